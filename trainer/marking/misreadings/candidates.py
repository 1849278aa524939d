"""The wrong rules that may lead elsewhere at a seat, told at a glance.

Of some ninety that a house offers, most change nothing that a seat shows: they name another row of
a pay table, or another situation. Trying them all takes longer than marking the round. What is told
here holds for every seat with the same signs, and is worked out once for a table.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from trainer.game.cards import Three
from trainer.game.hands import Strength, strength_of_ranks
from trainer.game.money import Odds
from trainer.game.pay import Award, Combination, JudgedOn
from trainer.game.rules import HouseRules, Outcome, Result, SideWager, Situation
from trainer.game.settle import combinations
from trainer.game.wagers import Wager
from trainer.marking.misreadings.catalogue import Offered
from trainer.marking.misreadings.misreading import AtSeat, AtTheSeat, OnWager, Rules, Stands, row_of
from trainer.marking.misreadings.rule_changes import hanging

COMPARED = (Situation.HIGHER, Situation.LOWER, Situation.TIE)

Shown = tuple[Combination, ...]
Wrong = tuple[Offered, ...]


class Candidates:
    """Picks from the wrong rules offered at one table; ``rules`` are its own, its placard's tables
    in place. None that leads elsewhere is left out."""

    def __init__(self, rules: HouseRules, offered: Iterable[Offered]) -> None:
        self._rules = rules
        self._stands: list[tuple[Offered, Stands]] = []
        self._on: dict[Wager, list[Offered]] = defaultdict(list)
        self._decided: list[Offered] = []
        self._paid: dict[Wager, list[tuple[Offered, SideWager]]] = defaultdict(list)
        self._compared: list[_Compared] = []
        self._of_odds: list[Offered] = []
        self._always: list[Offered] = []
        for each in offered:
            self._put(each)
        self._by_decision: dict[tuple[Situation, Shown], Wrong] = {}
        self._by_row: dict[tuple[Wager, bool, Shown], Wrong] = {}
        self._by_look: dict[int, tuple[_AsRanked, ...]] = {}

    def _put(self, each: Offered) -> None:
        match each.misreading.change:
            case Stands() as change:
                self._stands.append((each, change))
            case OnWager(wager):
                self._on[wager].append(each)
            case Rules() if each.parts.compared:
                self._compared.append(_Compared(each))
            case Rules():
                self._put_rules(each)
            case AtTheSeat(of_odds=True):
                self._of_odds.append(each)
            case _:
                self._always.append(each)

    def _put_rules(self, each: Offered) -> None:
        parts = each.parts
        if parts.against_dealer:
            self._decided.append(each)
        for side in each.rules.sides:
            if side.wager in parts.sides:
                self._paid[side.wager].append((each, side))
        if parts.envy:
            self._always.append(each)

    def at(self, seats: Sequence[AtSeat]) -> Iterator[tuple[AtSeat, Offered]]:
        """Each with a seat at which it may lead elsewhere, seat by seat."""
        compared = self._by_hands(seats) if seats else {}
        for at in seats:
            yield from ((at, each) for each in self._at_seat(at))
            yield from ((at, each) for each in compared[at.seat.number])

    def _at_seat(self, at: AtSeat) -> Iterator[Offered]:
        yield from self._always
        if at.pays_odds:
            yield from self._of_odds
        for wager in at.due:
            if wager in self._on and at.in_action(wager):
                yield from self._on[wager]
        if at.situation is not None:
            yield from self._decided_otherwise(at.situation, at.shown)
        if at.situation in COMPARED:
            for each, stands in self._stands:
                if stands.believed(at) not in (None, at.situation):
                    yield each
        for side in self._rules.sides:
            if side.wager in self._paid and side.wager in at.seat.stakes:
                yield from self._paid_otherwise(at, side)

    # --- what is decided, or paid, otherwise

    def _decided_otherwise(self, stands: Situation, shown: Shown) -> Wrong:
        known = self._by_decision.get((stands, shown))
        if known is None:
            real = _decision(self._rules, stands, shown)
            found = (each for each in self._decided if _decision(each.rules, stands, shown) != real)
            known = self._by_decision[stands, shown] = tuple(found)
        return known

    def _paid_otherwise(self, at: AtSeat, side: SideWager) -> Wrong:
        shown, folded = at.shown, at.seat.folded
        if side.judged_on is not JudgedOn.THREE_CARDS:
            shown = combinations(self._rules.ranking, side, at.seat.cards, at.dealer.cards)
        known = self._by_row.get((side.wager, folded, shown))
        if known is None:
            real = _award(side, shown, folded=folded)
            found = (
                each
                for each, other in self._paid[side.wager]
                if not _judged_alike(side, other) or _award(other, shown, folded=folded) != real
            )
            known = self._by_row[side.wager, folded, shown] = tuple(found)
        return known

    # --- hands that are read, or qualify, otherwise

    def _by_hands(self, seats: Sequence[AtSeat]) -> dict[int, list[Offered]]:
        """By seat the rules under which a hand is another, or stands otherwise."""
        dealer = seats[0].dealer
        dealers = self._as_ranked(dealer.cards)
        hands = [(at, self._as_ranked(at.seat.cards)) for at in seats]
        found: dict[int, list[Offered]] = {at.seat.number: [] for at in seats}
        for number, each in enumerate(self._compared):
            theirs, _ = dealers[number]
            plays = theirs >= each.line
            envied = each.envy and any(ranked[number][1] for _, ranked in hands)
            for at, ranked in hands:
                mine, another = ranked[number]
                stands = at.situation
                if (
                    another
                    or envied
                    or stands not in each.decided_alike
                    or (
                        stands not in (None, Situation.FOLDED)
                        and stands is not _standing(mine, theirs, plays=plays)
                    )
                ):
                    found[at.seat.number].append(each.offered)
        return found

    def _as_ranked(self, cards: Three) -> tuple[_AsRanked, ...]:
        look = look_of(cards)
        known = self._by_look.get(look)
        if known is None:
            real = self._rules.ranking
            category = real.category(real.strength(cards))
            strengths = ((each, each.ranking.strength(cards)) for each in self._compared)
            known = self._by_look[look] = tuple(
                (strength, each.ranking.category(strength) is not category)
                for each, strength in strengths
            )
        return known


_AsRanked = tuple[Strength, bool]
"""A hand's worth under a believed ranking, and if it is taken for one of another category."""


class _Compared:
    """A wrong rule under which hands are read otherwise, or the dealer plays with others."""

    def __init__(self, offered: Offered) -> None:
        self.offered, self.ranking = offered, offered.rules.ranking
        self.line = strength_of_ranks(self.ranking, offered.rules.qualifying.at_least)
        parts = offered.parts
        assert parts.ranking or not parts.sides, "who qualifies otherwise pays no side otherwise"
        self.envy, self.decided_alike = parts.envy, parts.decided_alike


def look_of(cards: Three) -> int:
    """All that any ranking reads from a hand: its ranks, and whether it is of one suit or
    colour."""
    a, b, c = sorted(card.number for card in cards)
    suits = 1 << a % 4 | 1 << b % 4 | 1 << c % 4
    return (a // 4 << 8 | b // 4 << 4 | c // 4) << 2 | _SUITED.get(suits, 0)


# By the suits of a hand as bits: one suit, or one colour. Spades and clubs are black.
_SUITED = {0b0001: 2, 0b0010: 2, 0b0100: 2, 0b1000: 2, 0b1001: 1, 0b0110: 1}


def _standing(mine: Strength, theirs: Strength, *, plays: bool) -> Situation:
    if not plays:
        return Situation.NOT_QUALIFIED
    if mine > theirs:
        return Situation.HIGHER
    return Situation.TIE if mine == theirs else Situation.LOWER


def _decision(rules: HouseRules, stands: Situation, shown: Shown) -> tuple[object, ...]:
    """All that decides what Ante and Play are owed, but the stakes."""
    bonus = None
    if shown and stands in rules.ante_bonus.due:
        row = row_of(hanging(rules.ante_bonus.table), *shown)
        bonus = row.award if row and isinstance(row.award, Odds) else None
    play = None if stands is Situation.FOLDED else _outcome(rules.play[stands])
    return _outcome(rules.ante[stands]), play, bonus


def _outcome(outcome: Outcome) -> tuple[Result, Odds | None]:
    return outcome.result, outcome.odds


def _award(side: SideWager, shown: Shown, *, folded: bool) -> Award | None:
    """The award of a side wager's row; None where the wager is taken."""
    row = None if folded and side.folded.forfeits else row_of(hanging(side.table), *shown)
    return row.award if row else None


def _judged_alike(side: SideWager, other: SideWager) -> bool:
    """True if the same row is paid the same, of a wager whose stake is no part of the award."""
    alike = (side.judged_on, side.ace_low) == (other.judged_on, other.ace_low)
    return alike and not side.in_award
