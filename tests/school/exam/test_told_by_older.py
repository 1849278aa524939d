"""What an older program told of an exam is derived anew from its evidence; no event changes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec import structs

from tests.school.exam.sat import SEEDS, SMALL, opening, sit_all
from trainer.drills.exam.areas import ExamArea
from trainer.records.exam import ExamLog, ExamOutcome, ExamResult, ExamSat, result
from trainer.school.exam.exam_evidence import ExamEvidence
from trainer.school.exam.sheet import ExamSheet, is_older, sheet_of
from trainer.school.practice import Practice

OLDER = {
    "outcome": "failed",
    "decisions": 24,
    "errors": 1,
    "critical": 1,
    "failed_areas": ["ties"],
    "elapsed_ms": 9000,
    "reason": "",
    "by": "",
}
"""The end of an exam as it was written before stars stood on one wager and wrong rules failed."""


def sat(practice: Practice, left_out: int = 0) -> ExamEvidence:
    sitting = practice.exams.begin(opening(SMALL), SEEDS)
    sit_all(sitting, left_out)
    exams = ExamLog(practice._log)
    found = exams.sat(sitting.id)
    assert found is not None
    return ExamEvidence(found, exams.rounds(found))


def sheet(practice: Practice, evidence: ExamEvidence, told: ExamResult) -> ExamSheet:
    sat: ExamSat = replace(evidence.sat, result=told)
    made = sheet_of(structs.replace(evidence, sat=sat), practice.curriculum)
    assert made is not None
    return made


def test_an_older_end_is_read_and_known_as_such() -> None:
    told = result(OLDER)
    assert (told.starred, told.wrong_rules, is_older(told)) == (None, None, True)


def test_what_an_older_program_failed_passes_by_todays_rules(practice: Practice) -> None:
    """A pair that was paid wrongly at a starred seat failed where the star was on the Ante."""
    shown = sheet(practice, sat(practice), result(OLDER))
    assert (shown.told.outcome, shown.result.outcome) == (ExamOutcome.FAILED, ExamOutcome.PASSED)
    assert (shown.result.errors, shown.result.failed_areas) == (0, ())
    assert shown.derived_anew


def test_what_it_discontinued_stays_so(practice: Practice) -> None:
    told = replace(result(OLDER), outcome=ExamOutcome.DISCONTINUED, reason="fire alarm")
    assert sheet(practice, sat(practice), told).result == told


@pytest.mark.parametrize("left_out", [0, 3])
def test_what_todays_program_told_stands_as_it_was_told(practice: Practice, left_out: int) -> None:
    evidence = sat(practice, left_out)
    told = evidence.sat.result
    assert told is not None
    assert told.wrong_rules == ()
    shown = sheet(practice, evidence, told)
    assert shown.result == told == shown.told
    assert not shown.derived_anew
    assert sum(each.starred for each in shown.grade.areas) == shown.grade.starred == told.starred
    assert sum(each.stars for each in shown.grade.areas) == SMALL.starred
    assert {each.area for each in shown.grade.areas if each.stars} <= {ExamArea.NO_GAME}
