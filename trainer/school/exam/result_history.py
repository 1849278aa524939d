"""The result told at the end of an exam, and every later re-marking of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from trainer.drills.exam.areas import ExamArea
from trainer.records.exam import ExamOutcome, ExamResult
from trainer.records.registry.re_marks import EXAMS
from trainer.records.registry.reads.marked_otherwise import exam_re_marked
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import SittingRow
from trainer.records.registry.rows.marks import ExamMarked
from trainer.school.exam.sheet import ExamSheet
from trainer.wording import say, say_list


@dataclass(frozen=True, slots=True)
class CameTo:
    """The result of an exam: ``outcome`` is passed or failed."""

    outcome: str
    errors: int
    critical: int
    failed_areas: tuple[str, ...]

    @property
    def words(self) -> str:
        """``failed in Ties (errors: 3, critical: 1)``."""
        areas = say_list([ExamArea(each).words for each in self.failed_areas], "")
        figures = {"errors": self.errors, "critical": self.critical}
        if self.outcome == "passed":
            return say("passed (errors: {errors}, critical: {critical})", **figures)
        if not areas:
            return say("failed (errors: {errors}, critical: {critical})", **figures)
        return say(
            "failed in {areas} (errors: {errors}, critical: {critical})",
            areas=areas,
            **figures,
        )


@dataclass(frozen=True, slots=True)
class ExamReMarked:
    """One act by which a supervisor had an exam marked by corrected rules."""

    by: str
    at_ms: int
    reason: str
    was: CameTo
    now: CameTo

    def words(self, name: str, when: str) -> str:
        """In a sentence or two; ``name`` is whose act it was."""
        return say(
            "Marked again on {when} by {name}: {reason} It was: {was}. It is: {now}.",
            when=when,
            name=name,
            reason=_ended(self.reason),
            was=self.was.words,
            now=self.now.words,
        )


def re_markings_of(registry: Registry, row: SittingRow) -> tuple[ExamReMarked, ...]:
    """The re-markings, the first one first; none if it was never marked again."""
    with registry.reading() as db:
        acts = exam_re_marked(db, row.sitting)
    was = [_came_to(_of_sitting(act.facts[EXAMS], row.sitting)) for act in acts]
    now = [*was[1:], present_result(row)]
    return tuple(
        ExamReMarked(act.facts["by"], act.at_ms, act.facts["reason"], then, since)
        for act, then, since in zip(acts, was, now, strict=False)
    )


def present_result(row: SittingRow) -> CameTo:
    """The present result."""
    figures = (row.errors or 0, row.critical or 0)
    return CameTo(row.outcome or "", *figures, tuple(json.loads(row.failed_areas or "[]")))


def result_by_marks(marked: ExamMarked) -> CameTo:
    """The result by these marks."""
    areas = tuple(json.loads(marked.failed_areas))
    return CameTo(marked.outcome, marked.errors, marked.critical, areas)


def as_it_stands(sheet: ExamSheet, row: SittingRow) -> ExamSheet:
    """The sheet with the present result in place of the one told at its end. If the school still
    has an older program's, it is derived anew."""
    if result_now(sheet.told, row) == sheet.told:
        return sheet
    return replace(sheet, result=result_now(sheet.result, row))


def result_now(result: ExamResult, row: SittingRow) -> ExamResult:
    """The result told at its end, or the one by now if it was marked again."""
    if row.state != "ended" or row.outcome is None:
        return result
    now = present_result(row)
    return replace(
        result,
        outcome=ExamOutcome(row.outcome),
        decisions=row.decisions or 0,
        errors=now.errors,
        critical=now.critical,
        failed_areas=now.failed_areas,
    )


def _of_sitting(listed: list[Mapping[str, Any]], sitting: str) -> Mapping[str, Any]:
    return next(each for each in listed if each["sitting"] == sitting)


def _came_to(plain: Mapping[str, Any]) -> CameTo:
    areas = tuple(json.loads(plain["failed_areas"] or "[]"))
    return CameTo(plain["outcome"], plain["errors"], plain["critical"], areas)


def _ended(reason: str) -> str:
    return reason if reason.endswith((".", "!", "?")) else f"{reason}."
