"""The result sheet of an exam: a supervisor signs it, and a trainee may keep it. It has the result
told at the end, and every later re-marking of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

from msgspec import Struct

from trainer.drills.exam.areas import ExamArea
from trainer.errors import InputError
from trainer.game.house_words import PlaceWord
from trainer.game.wagers import Wager
from trainer.marking.words import sentence, spot
from trainer.records.exam import Break, ExamOutcome, ExamResult
from trainer.records.registry.re_marks import EXAMS
from trainer.records.registry.reads.marked_otherwise import exam_re_marked
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import SittingRow
from trainer.records.registry.rows.marks import ExamMarked
from trainer.school.curriculum import Curriculum
from trainer.school.exam.exam_evidence import ExamEvidence, exam_house
from trainer.school.exam.forms import FormWeight, decisions_left, weight_of
from trainer.school.exam.grading import Grade, Missed, grade
from trainer.school.exam.opening import OpeningDifference
from trainer.school.words.date_words import in_ms
from trainer.wording import say, say_list


class CameTo(Struct, frozen=True):
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


class ExamReMarked(Struct, frozen=True):
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
            reason=as_sentence(self.reason),
            was=self.was.words,
            now=self.now.words,
        )


def re_markings_of(registry: Registry, row: SittingRow) -> tuple[ExamReMarked, ...]:
    """The re-markings, the first one first; none if it was never marked again."""
    acts = registry.ask(exam_re_marked, row.sitting)
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


def as_sentence(typed: str) -> str:
    """The typed words with the full stop that people leave out."""
    return typed if typed.endswith(tuple(".!?…。！？")) else sentence(typed)


@dataclass(frozen=True, slots=True)
class ExamSheet:
    """One sitting that has ended. ``told`` is what the trainee was told then, ``result`` the
    present result: as told, or derived anew if an older program told it. ``grade`` is that of
    today's rules, which differs only if a rule was corrected since. ``attempts`` are its rounds,
    for replays; ``unlike`` are differences between its station and the opening; ``alone``: it was
    sat without a server. ``longer_ms`` is how much longer it took by the school's clock than its
    station counted on the screen and in breaks. ``spots`` are the house's words for wagers."""

    sitting: str
    title: str
    house_title: str
    edition: str
    currency: str
    ended: datetime
    result: ExamResult
    told: ExamResult
    grade: Grade
    breaks: tuple[Break, ...]
    attempts: tuple[str, ...]
    unlike: tuple[OpeningDifference, ...] = ()
    alone: bool = False
    longer_ms: int = 0
    place: PlaceWord = PlaceWord.SEAT
    spots: Mapping[Wager, str] = field(default_factory=dict, hash=False)

    @property
    def re_marked(self) -> bool:
        """True if today's rules grade it differently from its result."""
        before, now = self.result, self.grade
        return (before.errors, before.critical, before.outcome) != (
            now.errors,
            now.critical,
            as_graded(before, now).outcome,
        )

    @property
    def derived_anew(self) -> bool:
        """True if an older program told another outcome."""
        return is_older(self.told) and self.told.outcome is not self.result.outcome


def is_older(result: ExamResult) -> bool:
    """True if a program told it that knew neither stars wager by wager nor wrong rules."""
    return result.wrong_rules is None


def sheet_of(evidence: ExamEvidence, curriculum: Curriculum) -> ExamSheet | None:
    """The sheet of a sitting that has ended; None if today's rules cannot read it."""
    sat = evidence.sat
    assert sat.ended is not None, "a sheet is made of what has ended"
    assert sat.result is not None, "what has ended has its result"
    try:
        at = exam_house(curriculum, evidence.blueprint.house)
        graded = grade(evidence, at, curriculum, _missed(evidence, curriculum))
    except (InputError, KeyError):
        return None
    zone = timezone(timedelta(minutes=sat.begun.zone_min))
    return ExamSheet(
        sitting=sat.id,
        title=graded.blueprint.heading,
        house_title=at.house.title,
        edition=sat.begun.edition,
        currency=at.house.rules.currency,
        ended=datetime.fromtimestamp(sat.ended.at_ms / 1000, UTC).astimezone(zone),
        result=as_graded(sat.result, graded) if is_older(sat.result) else sat.result,
        told=sat.result,
        grade=graded,
        breaks=sat.breaks,
        attempts=tuple(round_.id for round_ in evidence.handed_in),
        alone=sat.begun.alone,
        place=at.house.rules.words.place,
        spots={each: spot(at.house.rules, each) for each in Wager},
    )


def longer_at_school(sheet: ExamSheet, opened_at_ms: int, ended_at_ms: int) -> int:
    """The time from the opening until the school heard of the end, beyond what the station
    counted."""
    ended = in_ms(sheet.ended)
    away = sum(max(0, (each.until_ms or ended) - each.since_ms) for each in sheet.breaks)
    # All clocks of a station can be set, or stand while it sleeps.
    return ended_at_ms - opened_at_ms - sheet.told.elapsed_ms - away


def weight_in(sheet: ExamSheet, curriculum: Curriculum) -> FormWeight | None:
    """The common weight of all forms of its exam; None if they differ, or cannot be dealt today, or
    not as they were: by another edition."""
    blueprint = sheet.grade.blueprint
    try:
        at = exam_house(curriculum, blueprint.house)
        return weight_of(at, blueprint) if at.house.rules.edition == sheet.edition else None
    except InputError:
        return None


def as_graded(result: ExamResult, now: Grade) -> ExamResult:
    """The result by this grade; a discontinued one stays discontinued."""
    if result.outcome is ExamOutcome.DISCONTINUED:
        return result
    return replace(
        result,
        outcome=ExamOutcome.PASSED if now.passed else ExamOutcome.FAILED,
        decisions=now.decisions,
        errors=now.errors,
        critical=now.critical,
        failed_areas=tuple(area.value for area in now.failed_areas),
        starred=now.starred,
        wrong_rules=tuple(id_ for rule in now.wrong_rules for id_ in rule.ids),
    )


def _missed(evidence: ExamEvidence, curriculum: Curriculum) -> Missed:
    """The decisions that were not reached."""
    # A discontinued exam counts none: the trainee did not end it.
    result = evidence.sat.result
    if result is not None and result.outcome is ExamOutcome.DISCONTINUED:
        return {}
    at = exam_house(curriculum, evidence.blueprint.house)
    return decisions_left(at, evidence)


def outcome_words(result: ExamResult) -> str:
    """``Passed``, ``Failed: Ties, Folded hands``, ``Discontinued: fire alarm``."""
    if result.outcome is ExamOutcome.DISCONTINUED:
        return say("Discontinued: {reason}", reason=result.reason)
    return result.outcome.words


def areas_words(result: ExamResult) -> tuple[str, ...]:
    """The areas that failed it, as the sheet names them."""
    return tuple(ExamArea(area).words for area in result.failed_areas)
