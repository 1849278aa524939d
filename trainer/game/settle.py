"""The amount that every wager of a round is owed, and the rule that says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from msgspec import Struct, structs

from trainer.game.best_five import FiveCategory, Six, best_five, best_five_ace_high, five_category
from trainer.game.cards import Rank, Suit, Three
from trainer.game.hands import Category, Ranking, Strength
from trainer.game.money import NOTHING, Money, Odds, total
from trainer.game.pay import Combination, JackpotShare, JudgedOn, PayTable, Posted, Row, Source
from trainer.game.round import Round, Seat
from trainer.game.rules import (
    NO_SOURCE,
    EnvyBonus,
    HouseRules,
    Outcome,
    Result,
    SideWager,
    Situation,
)
from trainer.game.wagers import Wager


class Line(Struct, frozen=True):
    """The settlement of one wager, or of one due bonus.

    ``source`` is the clause of the result, ``table`` the pay table of the amount, ``because`` the
    path of the rule in the house's own file, ``in_doubt`` what another reading of the document
    would pay.
    """

    wager: Wager
    result: Result
    stake: Money | None
    pays: Money
    odds: Odds | None
    source: Source
    because: str
    table: Source | None = None
    forfeited: bool = False
    in_doubt: Money | None = None

    @property
    def rule(self) -> Source:
        """The clause of the result, or the reading that decides the amount."""
        read = self.table is not None and self.table.reading is not None
        return self.table if read and self.table and self.source.reading is None else self.source


class DealerHand(Struct, frozen=True):
    """The dealer's hand as it is declared."""

    cards: Three
    strength: Strength
    category: Category
    name: str
    qualifies: bool


class SeatSettlement(Struct, frozen=True):
    """One seat's lines, in the order of the wagers. ``situation`` is None without an Ante."""

    seat: int
    strength: Strength
    category: Category
    name: str
    situation: Situation | None
    lines: tuple[Line, ...]

    def line(self, wager: Wager) -> Line | None:
        for line in self.lines:
            if line.wager is wager:
                return line
        return None


class Settlement(Struct, frozen=True):
    """The whole table settled; seats in seat order."""

    dealer: DealerHand
    seats: tuple[SeatSettlement, ...]

    def seat(self, number: int | None) -> SeatSettlement | None:
        for seat in self.seats:
            if seat.seat == number:
                return seat
        return None


def settle(rules: HouseRules, round_: Round) -> Settlement:
    """The settlement of every seat under the house's rules. The round's bets must be sound."""
    posted = rules.at_table(round_.placard)
    dealer = read_dealer(posted, round_.dealer)
    seats = sorted(round_.seats, key=lambda seat: seat.number)
    return Settlement(dealer, tuple(_seat(posted, round_, dealer, seat) for seat in seats))


def read_dealer(rules: HouseRules, cards: Three) -> DealerHand:
    """The dealer's hand under the house's ranking, and whether it plays."""
    ranking, strength = rules.ranking, rules.ranking.strength(cards)
    return DealerHand(
        cards=cards,
        strength=strength,
        category=ranking.category(strength),
        name=ranking.name(strength),
        qualifies=rules.qualifying.met(ranking, strength),
    )


def _seat(rules: HouseRules, round_: Round, dealer: DealerHand, seat: Seat) -> SeatSettlement:
    strength = rules.ranking.strength(seat.cards)
    situation = _situation(dealer, seat, strength)
    lines = [*_against_dealer(rules, dealer, seat, situation)]
    staked = [side for side in rules.sides if side.wager in seat.stakes]
    lines += [_side(rules, round_, dealer, seat, side) for side in staked]
    lines += _envy(rules, round_, seat)
    return SeatSettlement(
        seat=seat.number,
        strength=strength,
        category=rules.ranking.category(strength),
        name=rules.ranking.name(strength),
        situation=situation,
        lines=tuple(lines),
    )


def _situation(dealer: DealerHand, seat: Seat, strength: Strength) -> Situation | None:
    if Wager.ANTE not in seat.stakes:
        return None
    # Before the dealer's hand is looked at: a fold loses, whatever that is.
    if seat.folded:
        return Situation.FOLDED
    if not dealer.qualifies:
        return Situation.NOT_QUALIFIED
    if strength > dealer.strength:
        return Situation.HIGHER
    return Situation.TIE if strength == dealer.strength else Situation.LOWER


def _against_dealer(
    rules: HouseRules, dealer: DealerHand, seat: Seat, situation: Situation | None
) -> Iterator[Line]:
    """Play, Ante and the Ante Bonus of a seat that has an Ante."""
    if situation is None:
        return
    stake = seat.stakes[Wager.ANTE]
    by_ace = _compared_by_ace(rules, dealer, seat, situation)
    if situation is not Situation.FOLDED:
        # Play equals the Ante unless the round names a stake of its own.
        play = rules.play[situation]
        yield _decided(Wager.PLAY, seat.play or stake, play, situation, by_ace)
    yield _decided(Wager.ANTE, stake, rules.ante[situation], situation, by_ace)
    if situation in rules.ante_bonus.due:
        yield from _ante_bonus(rules, seat, situation)


def _compared_by_ace(
    rules: HouseRules, dealer: DealerHand, seat: Seat, situation: Situation
) -> Source:
    """The reading by which the ace counts low, if the hands would compare otherwise with an ace
    that is high only."""
    hands = (seat.cards, dealer.cards)
    # Only A-2-3 may compare otherwise: nearly every seat ends here.
    if all(_ace_of_three(rules, hand) is NO_SOURCE for hand in hands):
        return NO_SOURCE
    # Else both hands are compared once more, under a ranking without that straight.
    straights = tuple(each for each in rules.ranking.straights if set(each) != _LOW_RUN)
    high_only = replace(rules.ranking, straights=straights)
    read_high = structs.replace(dealer, strength=high_only.strength(dealer.cards))
    same = _situation(read_high, seat, high_only.strength(seat.cards)) is situation
    return NO_SOURCE if same else rules.ranking_source


def _as_read(source: Source, by: Source) -> Source:
    """The clause of a line, as a reading if what it rests on is one."""
    return (
        source if by is NO_SOURCE else structs.replace(source, reading=source.reading or by.reading)
    )


def _decided(
    wager: Wager, stake: Money, outcome: Outcome, situation: Situation, by_ace: Source
) -> Line:
    return Line(
        wager=wager,
        result=outcome.result,
        stake=stake,
        pays=outcome.odds.pays(stake) if outcome.odds else NOTHING,
        odds=outcome.odds,
        source=_as_read(outcome.source, by_ace),
        because=f"{wager.value}.{situation.value}",
        table=outcome.table,
        forfeited=situation is Situation.FOLDED,
    )


def _ante_bonus(rules: HouseRules, seat: Seat, situation: Situation) -> Iterator[Line]:
    table = _pay_table(rules.ante_bonus.table)
    row = _row(table, three_card_combinations(rules.ranking, seat.cards))
    if row is None or not isinstance(row.award, Odds):
        return
    stake, ace = seat.stakes[Wager.ANTE], _ace_of_three(rules, seat.cards)
    yield Line(
        wager=Wager.ANTE_BONUS,
        result=Result.WIN,
        stake=stake,
        pays=row.award.pays(stake),
        odds=row.award,
        source=_as_read(rules.ante_bonus.due[situation], ace),
        because=f"ante_bonus.due.{situation.value}",
        table=_as_read(row.source, ace),
    )


def _side(
    rules: HouseRules, round_: Round, dealer: DealerHand, seat: Seat, side: SideWager
) -> Line:
    stake = seat.stakes[side.wager]
    if seat.folded and side.folded.forfeits:
        because = f"{side.wager.value}.folded"
        return _lost(side.wager, stake, side.folded.source, because, forfeited=True)
    row = _row(_pay_table(side.table), combinations(rules.ranking, side, seat.cards, round_.dealer))
    if row is None:
        return _lost(side.wager, stake, side.loses, f"{side.wager.value}.loses")
    award, ace = _award(row, stake, round_), _ace_of_side(rules, side, seat.cards, dealer.cards)
    return Line(
        wager=side.wager,
        result=Result.WIN,
        stake=stake,
        pays=_less_stake(award, stake) if side.in_award else award,
        odds=row.award if isinstance(row.award, Odds) else None,
        source=_paid_by(side, row, seat, dealer, ace),
        because=f"{side.wager.value}.pays.{row.hand.value}",
        table=_as_read(row.source, ace),
        in_doubt=row.in_doubt.pays(stake) if isinstance(row.in_doubt, Odds) else None,
    )


def _paid_by(side: SideWager, row: Row, seat: Seat, dealer: DealerHand, ace: Source) -> Source:
    """The clause that keeps a folded hand's wager in play, or that pays it; else its row. Where
    another reading would only pay another amount, the row is no reading of whether it wins."""
    if seat.folded:
        return side.folded.source
    if row.in_doubt is not None and side.wins is None:
        return Source(row.source.cite)
    if side.wins is None or (row.source.reading is not None and row.in_doubt is None):
        return _as_read(row.source, ace)
    return _as_read(side.wins.qualified if dealer.qualifies else side.wins.not_qualified, ace)


def _ace_of_side(rules: HouseRules, side: SideWager, player: Three, dealer: Three) -> Source:
    """The reading by which the ace counts low, if the hand is a straight only by it."""
    match side.judged_on:
        case JudgedOn.THREE_CARDS:
            return _ace_of_three(rules, player)
        case JudgedOn.BEST_FIVE_OF_SIX:
            return ace_of_six(side, (*player, *dealer))
        case JudgedOn.COLOURS:
            return NO_SOURCE


def ace_of_six(side: SideWager, six: Six) -> Source:
    """The same for the best five of six cards."""
    low = side.ace_low and best_five(six) != best_five_ace_high(six)
    return side.readings[-1] if low and side.readings else NO_SOURCE


def _ace_of_three(rules: HouseRules, cards: Three) -> Source:
    if rules.ranking_source.reading is None or {each.rank for each in cards} != _LOW_RUN:
        return NO_SOURCE
    category = rules.ranking.category(rules.ranking.strength(cards))
    in_a_row = category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH)
    return rules.ranking_source if in_a_row else NO_SOURCE


def _lost(
    wager: Wager, stake: Money, source: Source, because: str, *, forfeited: bool = False
) -> Line:
    return Line(wager, Result.LOSE, stake, NOTHING, None, source, because, forfeited=forfeited)


def _pay_table(table: PayTable | Posted) -> PayTable:
    assert isinstance(table, PayTable), "a round of posted pay tables has a placard"
    return table


def _row(table: PayTable, shown: tuple[Combination, ...]) -> Row | None:
    # The first row that fits: a mini royal is a straight flush as well, and is paid as the better.
    return next((row for row in table.rows if row.hand in shown), None)


def _less_stake(award: Money, stake: Money) -> Money:
    """The payment beside the stake, for an award that includes the stake."""
    # A share of a small jackpot may be less than the stake: nothing is owed, and nothing taken.
    return Money(max(0, award.cents - stake.cents))


def _award(row: Row, stake: Money, round_: Round) -> Money:
    match row.award:
        case Odds() as odds:
            return odds.pays(stake)
        case Money() as fixed:
            return fixed
        case JackpotShare(percent):
            assert round_.jackpot is not None, "a round with a Progressive wager has a jackpot"
            return Odds(percent, 100).pays(round_.jackpot)


def _envy(rules: HouseRules, round_: Round, seat: Seat) -> list[Line]:
    """The Envy Bonus of a seat: the sum for all such hands of other players, if any."""
    envy = rules.envy
    if envy is None or envy.paid_with not in seat.stakes:
        return []
    due = envied_hands(rules, envy, seat, round_)
    if not due:
        return []
    rows = [row for _, row in due]
    line = Line(
        wager=Wager.ENVY_BONUS,
        result=Result.WIN,
        stake=None,
        pays=total(_award(row, NOTHING, round_) for row in rows),
        odds=None,
        source=_envy_source(envy, due),
        because=f"envy_bonus.pays.{rows[0].hand.value}",
        table=rows[0].source if len(rows) == 1 else None,
    )
    return [line]


Envied = tuple[Seat, Row]
"""A hand for which others are paid, and the row that it is."""


def envied_hands(rules: HouseRules, envy: EnvyBonus, seat: Seat, round_: Round) -> list[Envied]:
    """The hands for which this seat is paid; only the best of them where they do not add up."""
    found = []
    for other in round_.seats:
        own, needed = other.owner == seat.owner, envy.holder_needs in other.stakes
        if needed and (not own or envy.own_hand.yes) and (not other.folded or envy.folded.yes):
            row = _row(envy.table, three_card_combinations(rules.ranking, other.cards))
            found += [(other, row)] if row is not None else []
    if envy.several.yes:
        return found
    return sorted(found, key=lambda each: envy.table.rows.index(each[1]))[:1]


def _envy_source(envy: EnvyBonus, due: Sequence[Envied]) -> Source:
    """The reading that the payment rests on, where it is one."""
    if len(due) > 1 and envy.several.source.cite:
        return envy.several.source
    if due[0][0].folded and envy.folded.source.cite:
        return envy.folded.source
    return envy.table.source


def combinations(
    ranking: Ranking, side: SideWager, player: Three, dealer: Three
) -> tuple[Combination, ...]:
    """Every row name that the player's hand fits, for this wager."""
    if side.judged_on is JudgedOn.THREE_CARDS:
        return three_card_combinations(ranking, player)
    return six_card_combinations(side.judged_on, player, dealer, ace_low=side.ace_low)


def six_card_combinations(
    judged_on: JudgedOn, player: Three, dealer: Three, *, ace_low: bool
) -> tuple[Combination, ...]:
    """The same for a wager on both hands, which no house ranks in its own way."""
    if judged_on is JudgedOn.COLOURS:
        return _colours(player, dealer)
    return _five_card_combinations(player, dealer, ace_low=ace_low)


_TOP_RUN = {Rank.ACE, Rank.KING, Rank.QUEEN}
_LOW_RUN = {Rank.ACE, Rank.THREE, Rank.TWO}


def three_card_combinations(ranking: Ranking, cards: Three) -> tuple[Combination, ...]:
    """``(mini_royal_spades, mini_royal, straight_flush)`` for A-K-Q of spades, and so on."""
    category = ranking.category(ranking.strength(cards))
    if category is Category.HIGH_CARD:
        return ()
    plain = Combination(category.value)
    if category is not Category.STRAIGHT_FLUSH or {each.rank for each in cards} != _TOP_RUN:
        return (plain,)
    if cards[0].suit is Suit.SPADES:
        return (Combination.MINI_ROYAL_SPADES, Combination.MINI_ROYAL, plain)
    return (Combination.MINI_ROYAL, plain)


def _five_card_combinations(
    player: Three, dealer: Three, *, ace_low: bool
) -> tuple[Combination, ...]:
    best = best_five if ace_low else best_five_ace_high
    category = five_category(best((*player, *dealer)))
    if category is FiveCategory.HIGH_CARD:
        return ()
    if category is FiveCategory.ROYAL_FLUSH:
        return (Combination.ROYAL_FLUSH, Combination.STRAIGHT_FLUSH)
    return (Combination(category.value),)


def _colours(player: Three, dealer: Three) -> tuple[Combination, ...]:
    mine, dealers = ({each.suit.red for each in hand} for hand in (player, dealer))
    if len(mine) > 1:
        return ()
    if len(dealers) > 1:
        return (Combination.ONE_COLOUR,)
    if mine != dealers:
        return (Combination.EACH_ONE_COLOUR, Combination.ONE_COLOUR)
    return (Combination.SIX_ONE_COLOUR, Combination.EACH_ONE_COLOUR, Combination.ONE_COLOUR)
