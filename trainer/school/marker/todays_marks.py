"""The marks of what the school keeps, made anew from its evidence by today's rules."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import fields
from typing import Any

from trainer.dealing.finding import Verdict
from trainer.drills.skills.registry import Skillbook
from trainer.errors import InputError
from trainer.marking.worked_part import unworked
from trainer.records.attempt import Attempt, AttemptState, Dealt
from trainer.records.event import Kind
from trainer.records.exam import ExamOutcome
from trainer.records.quick import QuickAttempt, replayed
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import SittingRow
from trainer.records.registry.rows.marks import (
    BeliefNow,
    ExamMarked,
    ItemRow,
    Marks,
    MistakeRow,
    QuickMarked,
    RoundMarked,
)
from trainer.records.results import (
    MistakeMade,
    Observed,
    QuickColumns,
    QuickResult,
    RoundColumns,
    RoundResult,
)
from trainer.school.clock import day_of
from trainer.school.curriculum import Curriculum
from trainer.school.debrief.briefing import PlayedRound, marking_of
from trainer.school.exam.exam_evidence import delivered
from trainer.school.exam.grading import Grade
from trainer.school.exam.sheet import sheet_of
from trainer.school.held_beliefs import BeliefHeld
from trainer.school.marks_stamp import GONE, GUIDED
from trainer.school.questions.item_houses import ItemHouses
from trainer.school.questions.result import derived
from trainer.school.recorded_rounds import derived_from, played
from trainer.school.reports.counts import (
    chances_of,
    counts_of_quick,
    counts_of_round,
    items_of,
    source_of,
)
from trainer.school.review.assignments import clean_round, clean_sitting
from trainer.school.skills.round_evidence import EvidenceMaker
from trainer.wording import in_english


class TodaysMarks:
    """Marks as a station would, had it worked everything today."""

    def __init__(self, registry: Registry, curriculum: Curriculum) -> None:
        self._registry, self._at = registry, curriculum
        self._showing = EvidenceMaker(curriculum.books, registry)
        self._rooms = ItemHouses(curriculum.shelf, curriculum.recipes, self._showing)

    def questions_marked_by(self, houses: Iterable[str]) -> str:
        """The mark of today's rules on questions of these houses."""
        return self._showing.questions_marked_by(tuple(houses))

    def marks(self, attempt: str, stood: Iterable[MistakeRow]) -> Marks | None:
        """The marks of that round; None where its evidence was erased, or today's rules cannot read
        it. ``stood``: its mistakes as they stand."""
        known = self._registry.attempt(attempt)
        if known is None or known.state is not AttemptState.FINISHED:
            return None
        found = played(known, self._at.shelf, self._at.recipes)
        try:
            return None if found is None else self._marks(known, found, stood)
        except InputError:
            return None

    def sitting(self, attempt: str) -> QuickMarked | None:
        """The marks of that sitting of questions; None where its evidence was erased, or its house
        or its drill is gone. An item that is asked otherwise today stays as it was told."""
        events = self._registry.events_of(attempt)
        if not events or events[0].kind is not Kind.QUICK_BEGUN:
            return None
        sat = replayed(events)
        try:
            return self._sitting(sat) if sat.finished else None
        except InputError:
            return None

    def exam(self, row: SittingRow) -> ExamMarked | None:
        """The marks of that exam, which has ended; None where its evidence was erased, or today's
        rules cannot read it."""
        evidence = delivered(self._registry, row)
        if evidence is None or evidence.sat.ended is None:
            return None
        sheet = sheet_of(evidence, self._at)
        return None if sheet is None else exam_marked(row, sheet.grade)

    def _marks(self, attempt: Attempt, found: PlayedRound, stood: Iterable[MistakeRow]) -> Marks:
        with in_english():
            marking = marking_of(found)
            made = derived_from(attempt, found, marking, self._showing)
        book = self._showing.book(found.house.id)
        known = {_same(each): each.misreading for each in stood}
        counted = tuple(mistakes_that_count(made.result, made.mistakes))
        marked, items = round_marked(
            made.result, attempt.dealt, made.observed, marking.verdict, book, counted
        )
        mistakes = tuple(mistake_marked(each, known.get(_same(each))) for each in counted)
        return Marks(rounds=(marked,), mistakes=mistakes, items=items)

    def _sitting(self, sat: QuickAttempt) -> QuickMarked | None:
        with in_english():
            made = derived(sat, self._rooms.asked_at(sat), self._showing)
        if made.result.marked_by == GONE:
            return None
        books = {house: self._showing.book(house) for house in sat.begun.houses}
        return sitting_marked(made.result, sat, counts_of_quick(made.observed.observations, books))


def exam_marked(was: SittingRow, grade: Grade) -> ExamMarked:
    """The marks by that grade of an exam that went to its end."""
    return ExamMarked(
        sitting=was.sitting,
        state=was.state,
        outcome=(ExamOutcome.PASSED if grade.passed else ExamOutcome.FAILED).value,
        decisions=grade.decisions,
        errors=grade.errors,
        critical=grade.critical,
        failed_areas=json.dumps([area.value for area in grade.failed_areas]),
        ended_at_ms=was.ended_at_ms or 0,
    )


def _same(mistake: MistakeMade | MistakeRow) -> tuple[object, ...]:
    """The identity of a mistake: an equal one keeps the wrong rule that its station found behind
    it."""
    # What explains another one is told by all that the trainee did, and so by the station alone.
    return mistake.code, mistake.seat, mistake.wager, mistake.money_cents, mistake.rule


def round_marked(
    result: RoundResult,
    dealt: Dealt,
    seen: Observed,
    verdict: Verdict,
    book: Skillbook,
    mistakes: Collection[MistakeMade],
) -> tuple[RoundMarked, tuple[ItemRow, ...]]:
    """A round, and the items that it asked. One in which no hand was worked, or that was guided,
    is told of and counts in no figure but for its ``mistakes`` that count, and their chances."""
    counts = result.hands > 0
    uncounted = {} if counts else {"right": 0, "lines": 0, "elapsed_ms": 0}
    marked = RoundMarked(
        **_columns(RoundColumns, result) | uncounted,
        day=day_of(result.dealt_at_ms, dealt.zone_min),
        exam=dealt.exam,
        remedial=dealt.remedial,
        clean=clean_round(dealt, seen, passed=result.passed, whole=not unworked(verdict)),
        source=source_of(dealt),
        counts=counts_of_round(verdict, seen.observations, book)
        if counts
        else chances_of(mistakes, verdict.script),
    )
    items = items_of(seen.observations, dealt)
    return marked, tuple(ItemRow(result.attempt, *each) for each in items)


def mistakes_that_count(result: RoundResult, made: Iterable[MistakeMade]) -> Iterator[MistakeMade]:
    """The mistakes of a round, also where no hand was come to; none where it was guided."""
    return iter(() if result.mode == GUIDED else made)


def mistake_marked(made: MistakeMade, misreading: str | None) -> MistakeRow:
    return MistakeRow(**_columns(MistakeMade, made), misreading=misreading)


def sitting_marked(
    result: QuickResult, attempt: QuickAttempt, counts: Mapping[str, int]
) -> QuickMarked:
    begun = attempt.begun
    return QuickMarked(
        **_columns(QuickColumns, result),
        at_ms=result.begun_at_ms,
        day=day_of(result.begun_at_ms, begun.zone_min),
        remedial=begun.remedial,
        clean=clean_sitting(begun.remedial, result.right, result.items),
        counts=counts,
    )


def _columns(kind: type, row: object) -> dict[str, Any]:
    """The values of that row in the columns that the school's row has too."""
    return {each.name: getattr(row, each.name) for each in fields(kind)}


def beliefs_now(held: Iterable[BeliefHeld]) -> Iterator[BeliefNow]:
    """The beliefs as rows: if several wrong rules explain the same, the first of them stands for
    all."""
    for each in held:
        since = 0 if each.since is None else round(each.since.timestamp() * 1000)
        shown = (None,) * 5 if each.shown is None else each.shown[:5]
        yield BeliefNow(each.house, each.id, each.sureness.value, since, *shown)
