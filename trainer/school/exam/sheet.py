"""The result sheet of an exam: a supervisor signs it, and a trainee may keep it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta, timezone

from trainer.drills.exam.areas import ExamArea
from trainer.errors import InputError
from trainer.game.house_words import PlaceWord
from trainer.game.wagers import Wager
from trainer.marking.words import spot
from trainer.records.exam import Break, ExamOutcome, ExamResult
from trainer.school.curriculum import Curriculum
from trainer.school.exam.exam_evidence import ExamEvidence, exam_house
from trainer.school.exam.forms import FormWeight, decisions_left, forms_of, weight_of
from trainer.school.exam.grading import Grade, Missed, grade
from trainer.school.exam.opening import OpeningDifference
from trainer.school.words.date_words import in_ms
from trainer.wording import say


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
        return (before.errors, before.critical) != (now.errors, now.critical)

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
    """The time from the opening until the school heard of the end, beyond what the station counted:
    all clocks of a station can be set, or stand while it sleeps."""
    ended = in_ms(sheet.ended)
    away = sum(max(0, (each.until_ms or ended) - each.since_ms) for each in sheet.breaks)
    return ended_at_ms - opened_at_ms - sheet.told.elapsed_ms - away


def weight_in(sheet: ExamSheet, curriculum: Curriculum) -> FormWeight | None:
    """The common weight of all forms of its exam; None if they differ, or cannot be dealt today."""
    blueprint = sheet.grade.blueprint
    try:
        return weight_of(exam_house(curriculum, blueprint.house), blueprint)
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
    return decisions_left(forms_of(at, evidence.blueprint), at, evidence)


def outcome_words(result: ExamResult) -> str:
    """``Passed``, ``Failed: Ties, Folded hands``, ``Discontinued: fire alarm``."""
    match result.outcome:
        case ExamOutcome.PASSED:
            return say("Passed")
        case ExamOutcome.DISCONTINUED:
            return say("Discontinued: {reason}", reason=result.reason)
        case ExamOutcome.FAILED:
            return say("Failed")


def areas_words(result: ExamResult) -> tuple[str, ...]:
    """The areas that failed it, as the sheet names them."""
    return tuple(ExamArea(area).words for area in result.failed_areas)
