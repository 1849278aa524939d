"""Wrong rules about the Ante: when the dealer qualifies; when the Ante Bonus is due, on what stake,
from which table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from trainer.game.hands import Category, lowest
from trainer.game.money import NOTHING, Odds
from trainer.game.pay import Combination, PayTable
from trainer.game.rules import HouseRules, Result, Situation
from trainer.game.wagers import Wager
from trainer.marking.misreadings.misreading import Answer, AtSeat, AtTheSeat, Held, Rules, Stands
from trainer.marking.misreadings.rule_changes import (
    EVEN,
    at_least,
    award,
    bonus_due,
    bonus_paid,
    bonus_table,
    by_odds,
    decided,
    due_to_folded,
    effect,
    extra_row,
    hanging,
    not_due,
    outcome,
    qualifying,
    swapped,
    without,
)
from trainer.marking.wager_handling import TAKE, pay

_LOWER, _NO_GAME, _TIE = Situation.LOWER, Situation.NOT_QUALIFIED, Situation.TIE
_STRAIGHT, _FLUSH = Combination.STRAIGHT, Combination.FLUSH
_TRIPS, _RUN = Combination.THREE_OF_A_KIND, Combination.STRAIGHT_FLUSH


def _with_table(rules: HouseRules, table: PayTable) -> HouseRules:
    if effect(hanging(rules.ante_bonus.table)) == effect(table):
        return rules
    return replace(rules, ante_bonus=replace(rules.ante_bonus, table=table))


def _from_pair_plus(rules: HouseRules) -> HouseRules:
    pair_plus = rules.side(Wager.PAIR_PLUS)
    if pair_plus is None:
        return rules
    real, other = hanging(rules.ante_bonus.table), hanging(pair_plus.table)
    rows = [row for row in other.rows if award(real, row.hand) or row.hand not in _PLAIN]
    return _with_table(rules, replace(real, rows=tuple(rows)))


# Rows that stand for themselves: the others are kinds of straight flush.
_PLAIN = (_TRIPS, _STRAIGHT, _FLUSH, Combination.PAIR)


def _flush_counts(rules: HouseRules) -> HouseRules:
    table = hanging(rules.ante_bonus.table)
    if award(table, _FLUSH) is not None:
        return rules
    return _with_table(rules, extra_row(table, _FLUSH, EVEN))


def _only_with_pair_plus(at: AtSeat) -> Iterator[Answer]:
    if at.bonus and not at.stake(Wager.PAIR_PLUS):
        yield Wager.ANTE, at.with_bonus(NOTHING)


def _on_pair_plus_stake(at: AtSeat) -> Iterator[Answer]:
    if at.bonus and at.bonus.odds and at.stake(Wager.PAIR_PLUS):
        yield Wager.ANTE, at.with_bonus(at.bonus.odds.pays(at.stake(Wager.PAIR_PLUS)))


def other_bonus_table(others: Iterable[HouseRules]) -> Rules:
    """The first Ante Bonus of another house that pays otherwise than this."""
    tables = [each.ante_bonus.table for each in others]
    hung = [table for table in tables if isinstance(table, PayTable)]

    def believed(rules: HouseRules) -> HouseRules:
        real = hanging(rules.ante_bonus.table)
        differing = (each for each in hung if effect(each) != effect(real))
        other = next(differing, None)
        return rules if other is None else _with_table(rules, replace(real, rows=other.rows))

    return Rules(believed)


_EVENTS = ("not_qualified_with_ante_bonus", "straight_flush", "three_of_a_kind")
_HIGH = ("three_of_a_kind", "straight_flush", "beaten_with_ante_bonus")
_NONE = not_due(*Situation)
_DUE = bonus_due(Situation.HIGHER)

ANTE_BONUS = {
    "AB01": Held(not_due(_LOWER), bonus_due(_LOWER), ("beaten_with_ante_bonus",)),
    "AB02": Held(not_due(_NO_GAME), bonus_due(_NO_GAME), ("not_qualified_with_ante_bonus",)),
    "AB03": Held(bonus_paid(by_odds(lambda o: Odds(2 * o.num, o.den))), bonus_table, _EVENTS),
    "AB04": Held(
        Rules(due_to_folded), outcome(Wager.ANTE, Situation.FOLDED), ("fold_of_a_bonus_hand",)
    ),
    "AB05": Held(Rules(_from_pair_plus), bonus_table, _EVENTS),
    "AB06": Held(Rules(_flush_counts), bonus_table, ("flush_kicker", "straight_against_flush")),
    "AB07": Held(not_due(_TIE), bonus_due(_TIE), ("tie_with_ante_bonus",)),
    "AB08": Held(AtTheSeat(_only_with_pair_plus), _DUE, ("ante_bonus_without_pair_plus",)),
    "AB09": Held(_NONE, _DUE, _EVENTS),
    "AB10": Held(bonus_paid(without(_STRAIGHT)), bonus_table, _EVENTS[:1]),
    "AB11": Held(AtTheSeat(_on_pair_plus_stake), bonus_table, _EVENTS),
    "AB13": Held(bonus_paid(by_odds(lambda o: Odds(o.num + o.den, o.den))), bonus_table, _EVENTS),
    "AB14": Held(bonus_paid(swapped(_TRIPS, _RUN)), bonus_table, _HIGH),
}


def held_from_others(others: Iterable[HouseRules]) -> dict[str, Held]:
    """The wrong rule that needs another house's table."""
    return {"AB12": Held(other_bonus_table(others), bonus_table, _HIGH)}


QUEEN = 12
NO_GAME = Situation.NOT_QUALIFIED
_PLAY, _ANTE = outcome(Wager.PLAY, NO_GAME), outcome(Wager.ANTE, NO_GAME)


def _needs(hand: str) -> Rules:
    """The dealer is thought to need that hand, which is better than the house asks for."""
    return Rules(lambda rules: at_least(rules, hand) if _plays_below(rules, hand) else rules)


def _plays_below(rules: HouseRules, hand: str) -> bool:
    return rules.qualifying.at_least < lowest(hand)


def _needs_better(rules: HouseRules) -> HouseRules:
    """The next line above the house's own: a Queen high, as nearly everywhere, or one rank more."""
    return next((at_least(rules, hand) for hand in _LINES if _plays_below(rules, hand)), rules)


def _needs_less(rules: HouseRules) -> HouseRules:
    """The next line below the house's own: one rank less, or any hand of its rank."""
    lines = [hand for hand in (*_LOW_LINES, *_LINES) if lowest(hand) < rules.qualifying.at_least]
    return at_least(rules, lines[-1]) if lines else rules


def _needs_nothing(rules: HouseRules) -> HouseRules:
    return at_least(rules, _ANY) if lowest(_ANY) < rules.qualifying.at_least else rules


_ANY = "5-3-2"
_LOW_LINES = ("9-3-2", "T-3-2", "J-3-2")
_LINES = ("Q-3-2", "K-3-2", "A-4-2")


def _needs_a_queen(at: AtSeat) -> Situation | None:
    without = at.dealer.category is not Category.HIGH_CARD and at.dealers_ranks[0] < QUEEN
    return NO_GAME if without else None


def _beaten_all_the_same(at: AtSeat) -> Iterator[Answer]:
    if at.situation is NO_GAME and at.strength <= at.dealer.strength:
        yield Wager.ANTE, TAKE._replace(paid=at.bonus.pays) if at.bonus else TAKE


def _fold_paid_too(at: AtSeat) -> Iterator[Answer]:
    if at.seat.folded and not at.dealer.qualifies:
        yield Wager.ANTE, pay(at.stake(Wager.ANTE))


_WIN, _LOSE, _PUSH = Result.WIN, Result.LOSE, Result.PUSH
_NO = ("dealer_not_qualified",)

_HIGH_CARD = ("dealer_queen_high", "top_two_equal", "same_category_kicker")

QUALIFYING = {
    "QL01": Held(Rules(lambda rules: at_least(rules, "3-2-2")), qualifying, _HIGH_CARD),
    "QL02": Held(_needs("A-K-2"), qualifying, _HIGH_CARD),
    "QL03": Held(Rules(_needs_better), qualifying, ("dealer_queen_high", "dealer_jack_high")),
    "QL04": Held(Rules(_needs_less), qualifying, ("dealer_jack_high", "dealer_queen_high")),
    "QL05": Held(Rules(_needs_nothing), qualifying, _NO),
    "QL06": Held(Stands(_needs_a_queen), qualifying, ("low_pair_qualifies",)),
    "QL07": Held(decided(NO_GAME, play=_WIN), _PLAY, _NO),
    "QL08": Held(decided(NO_GAME, play=_LOSE), _PLAY, _NO),
    "QL09": Held(decided(NO_GAME, ante=_PUSH), _ANTE, _NO),
    "QL10": Held(decided(NO_GAME, ante=_PUSH, play=_WIN), _ANTE, _NO),
    "QL11": Held(AtTheSeat(_beaten_all_the_same), _ANTE, ("not_qualified_not_beaten",)),
    "QL12": Held(
        AtTheSeat(_fold_paid_too),
        outcome(Wager.ANTE, Situation.FOLDED),
        ("fold_before_no_game",),
        or_left=True,
    ),
}
