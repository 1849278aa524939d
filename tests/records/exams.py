"""Evidence of an exam for the tests."""

from __future__ import annotations

from dataclasses import replace

from tests.records.rounds import dealt
from trainer.records.attempt import Dealt
from trainer.records.exam import EXAM_MODE, ExamBegun, ExamOutcome, ExamResult, ExamRuled

PASSED = ExamResult(ExamOutcome.PASSED, 153, 2, 0, (), 1_800_000)
RULED = ExamRuled(
    1, "misdeal", "exam|7|1", {"told": ["Seat 2 has four cards."]}, ("rule void",), 9000
)


def begun(sitting: str) -> ExamBegun:
    return ExamBegun(sitting, "e1", '{"exam":"e"}', 7, "mbs", "1", "f1", "0.1.0", "supervisor")


def dealt_in(sitting: str, number: int = 1) -> Dealt:
    """A round of that exam."""
    return replace(dealt(number, sitting=sitting), drill="exam", mode=EXAM_MODE, exam=sitting)
