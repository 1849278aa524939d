"""The evidence of a finished round or sitting about the skills of its house, and about wrong
rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Protocol

from trainer.marking.mark import Marking
from trainer.records.attempt import Attempt
from trainer.records.observation import NOTHING_OBSERVED, ExposureSeen, Observed
from trainer.records.quick import QuickAttempt
from trainer.school.exposures import ExposureShown, shown_by_items, shown_by_round
from trainer.school.marked_by import GONE, GUIDED, questions_marked_by, questions_that_stay
from trainer.school.one_question.item import Classes
from trainer.school.one_question.screens import ItemDone
from trainer.school.skills.house_skills import Books
from trainer.school.skills.observed import observed_in_round
from trainer.school.skills.observed_quick import observed_in_quick

BESIDE = " "
"""Stands between the rules of several houses."""


class Attempts(Protocol):
    """The home of attempts: a station's log, or a school's registry."""

    def attempt(self, id_: str, /) -> Attempt | None:
        """That round; None where it is not told of."""


class Showing:
    """Makes what is shown, by today's houses. Earlier rounds are looked up where they are told
    of."""

    def __init__(self, books: Books, attempts: Attempts) -> None:
        self._shelf, self._attempts = books.shelf, attempts
        self.book, self.wrong_rules = books.book, books.wrong_rules

    def questions_marked_by(self, houses: Sequence[str]) -> str:
        """The mark of today's rules on questions of these houses; GONE if one is no longer
        there."""
        if any(house not in self._shelf for house in houses):
            return GONE
        today = {questions_marked_by(self._shelf, house) for house in houses}
        return BESIDE.join(sorted(today))

    def questions_that_stay(self, houses: Sequence[str]) -> frozenset[str]:
        """The marks that stand for questions of these houses: those of today's rules, and those of
        each choice among their readings that was in force; GONE if one house is no longer there."""
        if any(house not in self._shelf for house in houses):
            return frozenset({GONE})
        each = [sorted(questions_that_stay(self._shelf, house)) for house in houses]
        return frozenset(BESIDE.join(sorted(set(marks))) for marks in product(*each))

    def of_round(self, attempt: Attempt, marking: Marking) -> Observed:
        """The evidence of a finished round, about skills and wrong rules. A guided one shows
        nothing: the trainee was told what to do next."""
        if attempt.dealt.mode == GUIDED:
            return NOTHING_OBSERVED
        house, told = attempt.dealt.house, self._same_cards(attempt)
        verdict, book = marking.verdict, self.book(house)
        observations = observed_in_round(attempt, verdict, book, told_before=told)
        shown = shown_by_round(self.wrong_rules(house), marking, attempt)
        assert attempt.ended is not None, "only a finished round shows anything"
        return Observed(observations, _exposures(attempt.id, house, attempt.ended.at_ms, shown))

    def of_quick(
        self, attempt: QuickAttempt, items: Sequence[ItemDone], classes: Classes
    ) -> Observed:
        """The evidence of a finished quick sitting; none if its houses are gone."""
        houses = attempt.begun.houses
        if any(house not in self._shelf for house in houses):
            return NOTHING_OBSERVED
        books = {house: self.book(house) for house in houses}
        observations = observed_in_quick(attempt, items, classes, books)
        assert attempt.ended is not None, "only a finished sitting shows anything"
        at_ms = attempt.ended.at_ms
        exposures: list[ExposureSeen] = []
        for house in houses:
            asked = [item for item in items if attempt.house_of(item.marked.number) == house]
            exposures += _exposures(attempt.id, house, at_ms, shown_by_items(asked))
        return Observed(observations, tuple(exposures))

    def _same_cards(self, attempt: Attempt) -> bool:
        """True if the very same round had been worked and explained before."""
        repeats = attempt.dealt.repeats
        before = self._attempts.attempt(repeats) if repeats is not None else None
        return before is not None and before.dealt.round == attempt.dealt.round


def _exposures(
    attempt: str, house: str, at_ms: int, shown: Iterable[ExposureShown]
) -> tuple[ExposureSeen, ...]:
    return tuple(
        ExposureSeen(attempt, each.misreading, each.cell, each.seen.value, house, at_ms)
        for each in shown
    )
