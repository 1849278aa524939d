"""How an exam ended, as it goes to the school with what was done."""

from __future__ import annotations

import json

from trainer.records.event import Event, Kind
from trainer.records.exam import Outcome, result
from trainer.records.registry.marks import ExamMarked

ENDED, DISCONTINUED = "ended", "discontinued"


def exam_marked(event: Event) -> ExamMarked:
    """What the end of an exam says, for the school's tables."""
    assert event.kind is Kind.EXAM_ENDED, "an exam is marked at its end"
    told = result(event.facts)
    return ExamMarked(
        sitting=event.attempt,
        state=DISCONTINUED if told.outcome is Outcome.DISCONTINUED else ENDED,
        outcome=told.outcome.value,
        decisions=told.decisions,
        errors=told.errors,
        critical=told.critical,
        failed_areas=json.dumps(list(told.failed_areas)),
        ended_at_ms=event.at_ms,
    )
