"""An exam graded again from its events alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from trainer.records.attempt import Attempt, replay
from trainer.records.chain import Row
from trainer.records.event import Event, Kind
from trainer.records.exam import ExamOutcome, replay_exam
from trainer.school.curriculum import Curriculum
from trainer.school.exam.evidence import ExamEvidence
from trainer.school.exam.sheet import sheet_of
from trainer.school.exports.bundle.evidence import Plain
from trainer.wording import in_english


def regraded(told: Sequence[Row], sitting: str, curriculum: Curriculum) -> Plain | None:
    """The due end of that sitting; None if today's rules are not those that it was sat by, or
    cannot read it."""
    sat = replay_exam(event_of(row) for row in told if row.attempt == sitting)
    house = sat.begun.house
    if house not in curriculum.shelf or sat.result is None:
        return None
    if curriculum.shelf[house].fingerprint != sat.begun.fingerprint:
        return None
    with in_english():
        sheet = sheet_of(ExamEvidence(sat, tuple(_rounds(told, sitting))), curriculum)
    if sheet is None:
        return None
    grade, discontinued = sheet.grade, sat.result.outcome is ExamOutcome.DISCONTINUED
    outcome = ExamOutcome.PASSED if grade.passed else ExamOutcome.FAILED
    return {
        "outcome": sat.result.outcome.value if discontinued else outcome.value,
        "decisions": grade.decisions,
        "errors": grade.errors,
        "critical": grade.critical,
        "failed_areas": [] if discontinued else [area.value for area in grade.failed_areas],
    }


def _rounds(told: Iterable[Row], sitting: str) -> list[Attempt]:
    """The rounds of that sitting, in the order in which they were dealt."""
    of: dict[str, list[Event]] = defaultdict(list)
    for row in told:
        if row.attempt != sitting:
            of[row.attempt].append(event_of(row))
    dealt = [events for events in of.values() if events[0].kind is Kind.DEALT]
    return [replay(events) for events in dealt if events[0].facts.get("exam") == sitting]


def event_of(row: Row) -> Event:
    """The event that stands in a bundle; its kind is one that the program knows."""
    values = {name: getattr(row, name) for name in Row.__slots__}
    return Event(**values | {"kind": Kind(row.kind)})
