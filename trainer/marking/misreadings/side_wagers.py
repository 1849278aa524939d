"""Wrong rules about the side wagers: Pair Plus, Prime and the Six Card Bonus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import combinations

from msgspec.structs import replace

from trainer.game.best_five import FiveCategory
from trainer.game.cards import Card, Three
from trainer.game.demands import AnyOf
from trainer.game.hands import Category
from trainer.game.money import Odds
from trainer.game.pay import Award, Combination, JudgedOn, PayTable, Row
from trainer.game.rules import HouseRules, SideWager, Situation
from trainer.game.wagers import Wager
from trainer.marking.misreadings.misreading import (
    AtSeat,
    Held,
    OnWager,
    Rules,
    awarded,
    pays_as,
    taken_if,
)
from trainer.marking.misreadings.rule_changes import (
    EVEN,
    as_row,
    award,
    effect,
    extra_row,
    folded,
    forfeited,
    hanging,
    has_side,
    kept,
    loses,
    paid,
    pays,
    side,
    swapped,
    without,
)
from trainer.marking.wager_handling import PUSH, TAKE, Done, pay

PAIR_PLUS, JACK = Wager.PAIR_PLUS, 11
_TRIPS, _RUN = Combination.THREE_OF_A_KIND, Combination.STRAIGHT_FLUSH


def _held(believed: Callable[[AtSeat], Done | None], *shows: str) -> Held:
    return Held(OnWager(PAIR_PLUS, believed), pays(PAIR_PLUS), shows)


# ------------------------------------------------------------- from which table


def from_table(wager: Wager, other: PayTable) -> Rules:
    """The side wager paid from another house's table; not offered where it pays the same."""

    def believed(each: SideWager) -> SideWager:
        real = hanging(each.table)
        if _effect(wager, real) == _effect(wager, other):
            return each
        return replace(each, table=replace(real, rows=other.rows))

    return side(wager, believed)


def _effect(wager: Wager, table: PayTable) -> object:
    """What the table pays, whatever the order and sources of its rows."""
    if wager is PAIR_PLUS:
        return effect(table)
    return {row.hand: row.award for row in table.rows}


def held_from_others(others: Mapping[str, HouseRules]) -> dict[str, Held]:
    """A wrong rule for each table of Pair Plus or 6 Card Bonus that another house prints, by that
    house's id."""
    held = {}
    for house, rules in others.items():
        for name, wager, shows in (("PP01", PAIR_PLUS, _HANDS), ("SC12", SIX, _WINS)):
            known = rules.side(wager)
            if known is not None and isinstance(known.table, PayTable):
                held[f"{name}.{house}"] = Held(from_table(wager, known.table), pays(wager), shows)
    return held


def _from_bonus_table(rules: HouseRules) -> HouseRules:
    bonus = hanging(rules.ante_bonus.table)

    def awards(row: Row, table: PayTable) -> Award:
        kinds = (row.hand,) if row.hand in _PLAIN else (row.hand, _RUN)
        return award(bonus, *kinds) or row.award

    return paid(PAIR_PLUS, awards).believed(rules)


_PLAIN = (_TRIPS, Combination.STRAIGHT, Combination.FLUSH, Combination.PAIR)


def _misprint(rules: HouseRules) -> HouseRules:
    """A last row whose reading corrects a misprint, taken as it is printed."""
    pair_plus = rules.side(PAIR_PLUS)
    rows = hanging(pair_plus.table).rows if pair_plus else ()
    pair = next((row for row in rows if row.hand is Combination.PAIR), None)
    if pair is None or not pair.source.reading:
        return rules

    def awards(row: Row, table: PayTable) -> Award | None:
        if row.hand is Combination.PAIR:
            return None
        return EVEN if row.hand is _TRIPS else row.award

    return paid(PAIR_PLUS, awards).believed(rules)


# ------------------------------------------------------------ on what, and when


def _without_game(at: AtSeat) -> Done | None:
    return None if at.dealer.qualifies else PUSH


def _on_dealers_hand(at: AtSeat) -> Done:
    row = at.row(PAIR_PLUS, at.dealer.cards)
    return pay(awarded(at, row.award, at.stake(PAIR_PLUS))) if row else TAKE


def _no_pair_pushes(at: AtSeat) -> Done | None:
    return PUSH if at.category is Category.HIGH_CARD else None


def _pair_pushes(at: AtSeat) -> Done | None:
    return PUSH if at.category is Category.PAIR else None


def _jacks_or_better(at: AtSeat) -> Done | None:
    return TAKE if at.category is Category.PAIR and at.ranks[1] < JACK else None


def _on_ante_stake(at: AtSeat) -> Done | None:
    row, stake = at.row(PAIR_PLUS, at.seat.cards), at.stake(Wager.ANTE)
    return pay(row.award.pays(stake)) if row and stake and isinstance(row.award, Odds) else None


def _tie_pushes(at: AtSeat) -> Done | None:
    return PUSH if at.situation is Situation.TIE else None


def _alone_and_lower(at: AtSeat) -> bool:
    return not at.stake(Wager.ANTE) and at.strength < at.dealer.strength


def _may_stand_alone(rules: HouseRules) -> bool:
    """True if a seat may have a Pair Plus and no Ante."""
    bases = [rule.demand.wagers for rule in rules.bets if isinstance(rule.demand, AnyOf)]
    return all(PAIR_PLUS in wagers for wagers in bases)


_HANDS = ("three_of_a_kind", "straight_flush", "beaten_with_pair_plus", "flush_kicker")
_HIGH = ("three_of_a_kind", "straight_flush")
_MIDDLE = ("flush_kicker", "straight_against_flush")
_FOLDED = ("fold_with_pair_or_better",)
_SWAP_MIDDLE = paid(PAIR_PLUS, swapped(Combination.FLUSH, Combination.STRAIGHT))

PAIR_PLUS_RULES = {
    "PP02": _held(taken_if(PAIR_PLUS, lambda at: at.lower), "beaten_with_pair_plus"),
    "PP03": Held(forfeited(PAIR_PLUS), folded(PAIR_PLUS), _FOLDED),
    "PP04": Held(kept(PAIR_PLUS), folded(PAIR_PLUS), _FOLDED),
    "PP05": _held(_without_game, "not_qualified_with_pair_plus", "dealer_not_qualified"),
    "PP06": Held(Rules(_from_bonus_table), pays(PAIR_PLUS), _HANDS),
    "PP07": Held(_SWAP_MIDDLE, pays(PAIR_PLUS), _MIDDLE),
    "PP08": Held(paid(PAIR_PLUS, swapped(_TRIPS, _RUN)), pays(PAIR_PLUS), _HIGH),
    "PP09": _held(_on_dealers_hand, "beaten_with_pair_plus", "low_pair_qualifies"),
    "PP10": Held(OnWager(PAIR_PLUS, _no_pair_pushes), loses(PAIR_PLUS)),
    "PP11": _held(_pair_pushes, "beaten_with_pair_plus", "not_qualified_with_pair_plus"),
    "PP12": _held(_jacks_or_better, "beaten_with_pair_plus", "not_qualified_with_pair_plus"),
    "PP13": _held(_on_ante_stake, "beaten_with_pair_plus", "not_qualified_with_pair_plus"),
    "PP14": Held(Rules(_misprint), pays(PAIR_PLUS), ("three_of_a_kind", "beaten_with_pair_plus")),
    "PP15": _held(_tie_pushes, "tie_with_pair_plus", "tie"),
    "PP16": Held(
        OnWager(PAIR_PLUS, taken_if(PAIR_PLUS, _alone_and_lower), _may_stand_alone),
        pays(PAIR_PLUS),
        ("pair_plus_below_dealer",),
    ),
}


PRIME = Wager.PRIME
_SIX, _EACH, _ONE = Combination.SIX_ONE_COLOUR, Combination.EACH_ONE_COLOUR, Combination.ONE_COLOUR


def _one_colour(cards: Three) -> bool:
    return len({card.suit.red for card in cards}) == 1


def _one_suit(at: AtSeat) -> Done | None:
    if not at.due[PRIME].paid:
        return None
    if not at.suited:
        return TAKE
    suits = {card.suit for card in (*at.seat.cards, *at.dealer.cards)}
    return None if len(suits) == 1 else pays_as(at, PRIME, _ONE)


def _dealers_colour(at: AtSeat) -> Done | None:
    paid_for = _one_colour(at.dealer.cards) and not at.due[PRIME].paid
    return pays_as(at, PRIME, _ONE) if paid_for else None


def _always_higher(row: Row, table: PayTable) -> Award:
    return award(table, _SIX) or row.award


def _both_rows(row: Row, table: PayTable) -> Award:
    one, six = award(table, _ONE), award(table, _SIX)
    both = row.hand is _SIX and isinstance(one, Odds) and isinstance(six, Odds)
    if not both or not isinstance(one, Odds) or not isinstance(six, Odds):
        return row.award
    return Odds(one.num * six.den + six.num * one.den, one.den * six.den)


def _either_colour(each: SideWager) -> SideWager:
    """Two hands each of one colour are paid as six of one."""
    table = hanging(each.table)
    six = award(table, _SIX)
    if six is None or award(table, _EACH, _ONE) == six:
        return each
    rows = [row for row in table.rows if row.hand is not _EACH]
    rows.insert(0, Row(_EACH, six, table.source))
    return replace(each, table=replace(table, rows=tuple(rows)))


def _taken(condition: Callable[[AtSeat], bool]) -> OnWager:
    return OnWager(PRIME, taken_if(PRIME, condition), has_side(PRIME))


_TABLE = pays(PRIME)
_ALL = ("prime_both", "prime_two_suits", "prime_colours_differ")

PRIME_RULES = {
    "PM01": Held(OnWager(PRIME, _one_suit, has_side(PRIME)), _TABLE, ("prime_two_suits",)),
    "PM02": Held(paid(PRIME, _always_higher), _TABLE, ("prime_two_suits", "prime_colours_differ")),
    "PM03": Held(paid(PRIME, as_row(_SIX, _ONE)), _TABLE, ("prime_both",)),
    "PM04": Held(paid(PRIME, _both_rows), _TABLE, ("prime_both",)),
    "PM05": Held(side(PRIME, _either_colour), _TABLE, ("prime_colours_differ",)),
    "PM06": Held(forfeited(PRIME), folded(PRIME), ("fold_with_winning_wager", *_ALL)),
    "PM07": Held(_taken(lambda at: at.lower), _TABLE, ("prime_beaten",)),
    "PM08": Held(OnWager(PRIME, _dealers_colour, has_side(PRIME)), _TABLE, ("prime_dealer_only",)),
}


SIX = Wager.SIX_CARD_BONUS
_SIX_CARD_TRIPS = Combination.THREE_OF_A_KIND


def _own_three(each: SideWager) -> SideWager:
    return replace(each, judged_on=JudgedOn.THREE_CARDS)


def _pair_plus_table(rules: HouseRules) -> HouseRules:
    pair_plus = rules.side(Wager.PAIR_PLUS)
    if pair_plus is None:
        return rules
    table = hanging(pair_plus.table)
    return side(SIX, lambda each: replace(_own_three(each), table=table)).believed(rules)


def _two_pair_paid(each: SideWager) -> SideWager:
    table = hanging(each.table)
    trips = award(table, _SIX_CARD_TRIPS)
    known = award(table, Combination.TWO_PAIR) is not None
    if trips is None or known:
        return each
    return replace(each, table=extra_row(table, Combination.TWO_PAIR, trips))


def _all_three_used(at: AtSeat) -> Done:
    """The best hand that holds all of the player's cards and two of the dealer's."""
    fives = [(*at.seat.cards, *pair) for pair in combinations(at.dealer.cards, 2)]
    best = min((_category(five) for five in fives), key=_ORDER.index)
    if best is FiveCategory.ROYAL_FLUSH:
        return pays_as(at, SIX, Combination.ROYAL_FLUSH, Combination.STRAIGHT_FLUSH) or TAKE
    known = best is not FiveCategory.HIGH_CARD
    return pays_as(at, SIX, Combination(best.value)) or TAKE if known else TAKE


_ORDER = tuple(FiveCategory)
_BY_COUNTS = {
    (4, 1): FiveCategory.FOUR_OF_A_KIND,
    (3, 2): FiveCategory.FULL_HOUSE,
    (3, 1, 1): FiveCategory.THREE_OF_A_KIND,
    (2, 2, 1): FiveCategory.TWO_PAIR,
    (2, 1, 1, 1): FiveCategory.PAIR,
}


def _category(five: tuple[Card, ...]) -> FiveCategory:
    ranks = sorted(int(card.rank) for card in five)
    counts = tuple(sorted(Counter(ranks).values(), reverse=True))
    if counts in _BY_COUNTS:
        return _BY_COUNTS[counts]
    flush = len({card.suit for card in five}) == 1
    run = ranks[4] - ranks[0] == 4 or ranks == [2, 3, 4, 5, 14]
    if flush and run:
        return FiveCategory.ROYAL_FLUSH if ranks[0] == 10 else FiveCategory.STRAIGHT_FLUSH
    if flush:
        return FiveCategory.FLUSH
    return FiveCategory.STRAIGHT if run else FiveCategory.HIGH_CARD


_ALL_THREE = OnWager(SIX, _all_three_used, has_side(SIX))
_NO_GAME = OnWager(SIX, taken_if(SIX, lambda at: not at.dealer.qualifies), has_side(SIX))
_BEATEN = OnWager(SIX, taken_if(SIX, lambda at: at.lower), has_side(SIX))
_FLUSH, _STRAIGHT = Combination.FLUSH, Combination.STRAIGHT
_WINS = ("six_card_three_of_a_kind", "six_card_straight", "six_card_flush", "six_card_full_house")
_SIX_CARD_TABLE = pays(SIX)

SIX_CARD = {
    "SC01": Held(side(SIX, _own_three), _SIX_CARD_TABLE, _WINS),
    "SC02": Held(Rules(_pair_plus_table), _SIX_CARD_TABLE, _WINS),
    "SC03": Held(forfeited(SIX), folded(SIX), ("fold_with_winning_wager", *_WINS)),
    "SC04": Held(paid(SIX, swapped(_FLUSH, _STRAIGHT)), _SIX_CARD_TABLE, _WINS[1:3]),
    "SC05": Held(paid(SIX, without(Combination.ROYAL_FLUSH)), _SIX_CARD_TABLE, ("six_card_royal",)),
    "SC06": Held(_ALL_THREE, _SIX_CARD_TABLE, _WINS),
    "SC07": Held(side(SIX, _two_pair_paid), _SIX_CARD_TABLE, ("six_card_two_pair",)),
    "SC08": Held(_NO_GAME, _SIX_CARD_TABLE, ("dealer_not_qualified", *_WINS[1:3])),
    "SC09": Held(
        paid(SIX, as_row(Combination.FULL_HOUSE, _SIX_CARD_TRIPS)),
        _SIX_CARD_TABLE,
        ("six_card_full_house",),
    ),
    "SC10": Held(
        side(SIX, lambda each: replace(each, ace_low=False)),
        _SIX_CARD_TABLE,
        ("six_card_ace_low_straight",),
    ),
    "SC11": Held(_BEATEN, _SIX_CARD_TABLE, ("six_card_beaten", *_WINS[:2])),
}
