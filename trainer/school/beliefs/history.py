"""The evidence of everything recorded at a house, in order of time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import groupby

from msgspec import Struct, ValidationError

from trainer.marking.belief_evidence import Case, Place, Shown, Sights
from trainer.marking.belief_inference import (
    ROUNDS_CONFIRMED,
    Diagnosis,
    Explanation,
    diagnose_beliefs,
    may_be_confirmed,
)
from trainer.marking.belief_words import is_about_money
from trainer.marking.exposures import Seen, WagerAct
from trainer.marking.rule_shown import RuleShown
from trainer.records.results import ExposureSeen
from trainer.school.skills.round_evidence import ANSWER, TABLE

# Older rounds are left out: what was believed before shows in these, or is believed no more.
WINDOW = 200


class BeliefSight(Struct, frozen=True, gc=False):
    """One exposure, as the records have it."""

    misreading: str
    cell: Hashable
    seen: Seen


class LookAnswer(Struct, frozen=True, gc=False):
    """One answered wager, as the records have it."""

    cell: Hashable
    act: WagerAct
    traits: int


class BeliefLook(Struct, frozen=True, dict=True):
    """One round, or one item of a quick drill, with its evidence."""

    attempt: str
    at_ms: int
    exposures: tuple[BeliefSight, ...]
    answers: tuple[LookAnswer, ...] = ()

    @cached_property
    def wrong(self) -> frozenset[Hashable]:
        seen = {each.cell for each in self.exposures if each.seen is not Seen.CLEAN}
        return frozenset(
            seen | {each.cell for each in self.answers if each.act is not WagerAct.RIGHT}
        )

    @cached_property
    def shown(self) -> Shown:
        """The same as the inference of beliefs reads it."""
        return Shown.of(self)


class History(Struct, frozen=True):
    """The beliefs at a house. Those about money and those about conduct are kept apart, because a
    wrong order explains no wrong payment. Habits of conduct have no rivals, so each is judged
    alone."""

    money: tuple[BeliefLook, ...]
    conduct: tuple[BeliefLook, ...]
    about_money: Diagnosis
    about_conduct: Diagnosis

    @property
    def shown_of_money(self) -> Mapping[str, RuleShown]:
        """The showing of each wrong rule about money that is stated, or was and is cleared."""
        about, looks = self.about_money, self.money
        found: list[Explanation | Past] = [*about.explanations, *held_before(looks, about)]
        return {each.misreading: rule_shown(looks, each) for each in found}

    @classmethod
    def of(cls, rows: Iterable[ExposureSeen]) -> History:
        """The rows by attempt, the oldest first."""
        return cls.of_attempts([LooksOfOne.of(rows)])

    @classmethod
    def of_attempts(cls, attempts: Iterable[LooksOfOne]) -> History:
        """The history of these attempts, the oldest first."""
        kept = list(attempts)
        money = tuple(look for each in kept for look in each.money)
        conduct = tuple(look for each in kept for look in each.conduct)
        case = Case.of_shown([each.shown for each in money], ROUNDS_CONFIRMED)
        return cls(money, conduct, diagnose_beliefs(case), _each_by_itself(conduct))


class LooksOfOne(Struct, frozen=True):
    """The evidence of one attempt, of money and of conduct."""

    money: tuple[BeliefLook, ...]
    conduct: tuple[BeliefLook, ...]

    @classmethod
    def of(cls, rows: Iterable[ExposureSeen]) -> LooksOfOne:
        money: list[ExposureSeen] = []
        conduct: list[ExposureSeen] = []
        for row in rows:
            about_money = row.misreading.startswith(ANSWER) or is_about_money(row.misreading)
            (money if about_money else conduct).append(row)
        return cls(_looks(money), _looks(conduct))


class KnownLooks:
    """The evidence of attempts, cached while their records stay the same: after another round only
    that round is read."""

    def __init__(self) -> None:
        self._prints: Mapping[str, object] = {}
        self._looks: Mapping[str, LooksOfOne] = {}

    def brought_up(self, prints: Mapping[str, object], read: Read) -> tuple[LooksOfOne, ...]:
        """The evidence of these attempts; only those whose print has changed are read."""
        # Only what is new is read: a fifth of the time after each round.
        other = [each for each, text in prints.items() if self._prints.get(each) != text]
        rows = read(other) if other else ()
        fresh = {
            attempt: LooksOfOne.of(shown)
            for attempt, shown in groupby(rows, key=lambda row: row.attempt)
        }
        known = {**self._looks, **fresh}
        self._prints, self._looks = prints, {each: known[each] for each in prints}
        return tuple(self._looks.values())


Read = Callable[[Collection[str]], "Iterable[ExposureSeen]"]
"""Everything that these attempts showed, by attempt."""


class Past(Struct, frozen=True):
    """A belief that was cleared: the looks at which it had shown, and its count up to then."""

    misreading: str
    hits: frozenset[Place]
    clean: int

    @classmethod
    def of(cls, looks: Sequence[BeliefLook], misreading: str) -> Past:
        seen = [
            ((number, each.cell), each.seen)
            for number, look in enumerate(looks)
            for each in look.exposures
            if each.misreading == misreading
        ]
        last = max(at for at, (_, how) in enumerate(seen) if how is Seen.HIT)
        hits = frozenset(place for place, how in seen if how is Seen.HIT)
        return cls(misreading, hits, sum(how is Seen.CLEAN for _, how in seen[:last]))

    @property
    def since(self) -> int:
        """The look at which it last showed."""
        return max(number for number, _ in self.hits)


def held_before(looks: Sequence[BeliefLook], found: Diagnosis) -> Iterator[Past]:
    """The beliefs that were held once and are cleared."""
    return (Past.of(looks, name) for name in found.cleared)


def rule_shown(looks: Sequence[BeliefLook], found: Explanation | Past) -> RuleShown:
    """The showing of that wrong rule at these looks, hand by hand."""
    past = isinstance(found, Past)
    explains = found.hits if isinstance(found, Past) else found.explains
    hands = [
        hand
        for look in looks
        if found.misreading in look.shown.by_rule
        for hand in _hands(look.shown.by_rule[found.misreading])
    ]
    first, last = hands.index(True), len(hands) - 1 - hands[::-1].index(True)
    hits = sum(hands)
    return RuleShown(
        per_cent=100 if isinstance(found, Past) else round(100 * found.probability),
        hits=hits,
        clean=last + 1 - first - hits,
        since=len(hands) - 1 - last,
        wagers=sum(not str(cell).isdigit() for _, cell in explains),
        until_ms=looks[found.since].at_ms if past else None,
    )


def _hands(sights: Sights) -> Iterable[bool]:
    """True of each hand at which the rule answered, False of one that was right."""
    hands: dict[str, bool] = {}
    for cell, how in zip(*sights, strict=True):
        if how is not Seen.OTHER:
            hand = str(cell).partition(" ")[0]
            hands[hand] = hands.get(hand, False) or how is Seen.HIT
    return hands.values()


# A wrong order has no rivals that explain it too, so two rounds are enough.
HABIT_AFTER = 2


def _each_by_itself(looks: Sequence[BeliefLook]) -> Diagnosis:
    shown = [look.shown for look in looks]
    names = sorted(frozenset().union(*(each.hit for each in shown)))
    found = [diagnose_beliefs(Case.of_rule(name, shown, HABIT_AFTER)) for name in names]
    return Diagnosis(
        tuple(explained for each in found for explained in each.explanations),
        tuple(cleared for each in found for cleared in each.cleared),
        frozenset(),
    )


def can_be_sure(attempts: Sequence[LooksOfOne], attempt: str) -> bool:
    """False if no rule that showed in that attempt can be confirmed by all of these."""
    money = [look for each in attempts for look in each.money]
    conduct = [look for each in attempts for look in each.conduct]
    return any(
        may_be_confirmed(Case.of_rule(name, [each.shown for each in looks], after))
        for looks, after in ((money, ROUNDS_CONFIRMED), (conduct, HABIT_AFTER))
        for name in frozenset().union(*(e.shown.hit for e in looks if e.attempt == attempt))
    )


def _looks(rows: Sequence[ExposureSeen]) -> tuple[BeliefLook, ...]:
    """The rounds and items of these rows."""
    found = sorted(rows, key=_when)
    looks = []
    for (attempt, _), together in groupby(found, key=_when):
        listed = list(together)
        sights = tuple(
            BeliefSight(each.misreading, each.cell, _SEEN[each.seen])
            for each in listed
            if not each.misreading.startswith(ANSWER)
        )
        looks.append(BeliefLook(attempt, listed[0].at_ms, sights, tuple(_answers(listed))))
    return tuple(looks)


def _answers(rows: Iterable[ExposureSeen]) -> Iterator[LookAnswer]:
    for row in rows:
        if row.misreading.startswith(ANSWER):
            yield LookAnswer(row.cell, _ACTS[row.seen], _traits(row.misreading))


def _traits(answer: str) -> int:
    try:
        return int(answer.removeprefix(ANSWER), 16)
    except ValueError as error:
        raise ValidationError("a damaged file") from error


_SEEN = {each.value: each for each in Seen}
_ACTS = {each.value: each for each in WagerAct}


def _when(row: ExposureSeen) -> tuple[str, int]:
    """The look of a row: a round is one look however many cells it has, a quick drill has one an
    item."""
    is_item = row.cell.isdigit() and row.cell != TABLE
    return row.attempt, int(row.cell) if is_item else 0
