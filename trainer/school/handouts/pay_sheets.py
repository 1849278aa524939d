"""Pay tables with the payment of each row at the usual stakes."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from trainer.game.demands import OneOf, WithinLimits
from trainer.game.money import InexactPayout, Money, Odds
from trainer.game.pay import Award, Combination, PayTable, Source
from trainer.game.rules import HouseRules, SideWager, Situation
from trainer.game.wagers import Wager
from trainer.marking.words import spot
from trainer.school.house_book.tables import award_words, demand_entry, judged_words, row_words
from trainer.wording import say

MOST_STAKES = 3


class PayRow(Struct, frozen=True):
    """One hand: its payment in words, and at each stake; no amount where it is no whole number
    of cents."""

    hand: Combination
    name: str
    pays: str
    amounts: tuple[Money | None, ...]
    note: int = 0


class PaySheet(Struct, frozen=True):
    """A pay table. ``wager`` is the paid one; ``joined``: the Ante and its bonus together. Without
    stakes each row has its words alone."""

    wager: Wager
    title: str
    caption: str
    stakes: tuple[Money, ...]
    rows: tuple[PayRow, ...]
    joined: bool = False
    note: int = 0


def pay_sheets(rules: HouseRules, notes: ReadingNotes) -> tuple[PaySheet, ...]:
    """Every table of the house: its wagers', the Ante Bonus with and without the Ante, the Envy."""
    return tuple(_sheets(rules, notes))


def _sheets(rules: HouseRules, notes: ReadingNotes) -> Iterator[PaySheet]:
    for side in rules.sides:
        if isinstance(side.table, PayTable):
            yield _side(rules, side, side.table, notes)
    bonus = rules.ante_bonus.table
    if isinstance(bonus, PayTable):
        stakes = usual_stakes(rules, Wager.ANTE)
        caption, note = _limits(rules, Wager.ANTE, notes)
        rows = tuple(_rows(rules, bonus, stakes, notes))
        name = spot(rules, Wager.ANTE_BONUS)
        yield PaySheet(Wager.ANTE_BONUS, name, caption, stakes, rows, note=note)
        yield _joined(rules, bonus, stakes, notes)
    if rules.envy is not None:
        rows = tuple(_rows(rules, rules.envy.table, (), notes))
        needs = spot(rules, rules.envy.holder_needs)
        caption = say("for the hand of another player with {wager}", wager=needs)
        yield PaySheet(Wager.ENVY_BONUS, Wager.ENVY_BONUS.words, caption, (), rows)


def _side(rules: HouseRules, side: SideWager, table: PayTable, notes: ReadingNotes) -> PaySheet:
    limits, note = _limits(rules, side.wager, notes)
    by_odds = any(isinstance(row.award, Odds) for row in table.rows)
    stakes = usual_stakes(rules, side.wager) if by_odds else ()
    caption = " · ".join(each for each in (limits, judged_words(side)) if each)
    rows = tuple(_rows(rules, table, stakes, notes))
    return PaySheet(side.wager, spot(rules, side.wager), caption, stakes, rows, note=note)


def _rows(
    rules: HouseRules, table: PayTable, stakes: tuple[Money, ...], notes: ReadingNotes
) -> Iterator[PayRow]:
    for row in table.rows:
        amounts = tuple(_pays(row.award, stake) for stake in stakes)
        pays = award_words(rules, row.award)
        # With the usual name: one language's own alone tells readers of the others nothing.
        yield PayRow(row.hand, row_words(row), pays, amounts, notes.number(row.source))


def _joined(
    rules: HouseRules, bonus: PayTable, stakes: tuple[Money, ...], notes: ReadingNotes
) -> PaySheet:
    """The Ante of a winning hand and its bonus, paid as one."""
    title = say("{ante} paid with its bonus", ante=spot(rules, Wager.ANTE))
    even = rules.ante[Situation.HIGHER].odds
    rows = tuple(_joined_rows(bonus, even, stakes)) if even is not None else ()
    caption = say("one payment for both")
    return PaySheet(Wager.ANTE_BONUS, title, caption, stakes, rows, joined=True)


def _joined_rows(bonus: PayTable, even: Odds, stakes: tuple[Money, ...]) -> Iterator[PayRow]:
    for row in bonus.rows:
        if isinstance(row.award, Odds):
            both = [(even.pays(stake), _pays(row.award, stake)) for stake in stakes]
            amounts = tuple(one + other if other is not None else None for one, other in both)
            pays = f"{_short(even)} + {_short(row.award)}"
            yield PayRow(row.hand, row_words(row), pays, amounts)


def _short(odds: Odds) -> str:
    return str(odds.num) if odds.den == 1 else f"{odds.num}/{odds.den}"


def _pays(award: Award, stake: Money) -> Money | None:
    if not isinstance(award, Odds):
        return None
    try:
        return award.pays(stake)
    except InexactPayout:
        return None


def usual_stakes(rules: HouseRules, wager: Wager) -> tuple[Money, ...]:
    """Up to three stakes of this wager at the table, the Ante's among them where both allow
    them."""
    own = _dealt(rules, wager)
    shared = tuple(stake for stake in own if stake in _dealt(rules, Wager.ANTE))
    return (shared if len(shared) >= MOST_STAKES else own)[:MOST_STAKES]


def _dealt(rules: HouseRules, wager: Wager) -> tuple[Money, ...]:
    """The stakes that the drills deal, within the limits of the table."""
    equal = rules.equal_to.get(wager, wager)
    stakes = rules.stakes.get(wager) or rules.stakes.get(equal) or rules.stakes[Wager.ANTE]
    for each in (rule.demand for rule in rules.bets):
        if isinstance(each, WithinLimits) and each.wager is wager:
            stakes = tuple(s for s in stakes if each.holds(s)) or (each.low,)
    return stakes


def _limits(rules: HouseRules, wager: Wager, notes: ReadingNotes) -> tuple[str, int]:
    """The possible stakes in words, and the number of their reading."""
    for rule in rules.bets:
        if isinstance(rule.demand, OneOf | WithinLimits) and rule.demand.wager is wager:
            return demand_entry(rules, rule).says, notes.number(rule.source)
    return "", 0


class ReadingNotes:
    """Numbers each reading at its first appearance."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def number(self, source: Source) -> int:
        """The number of the reading; 0 if the house says so itself."""
        reason = source.reason
        if not reason:
            return 0
        return self._numbers.setdefault(reason, len(self._numbers) + 1)

    @property
    def words(self) -> tuple[str, ...]:
        """The readings in the order of their numbers."""
        return tuple(self._numbers)
