"""An exam by corrected rules: changed only where the supervisor says so, told on its sheet."""

from __future__ import annotations

from dataclasses import replace as replace_all
from pathlib import Path
from typing import NoReturn

import pytest
from msgspec.structs import replace

from tests.school.exam.days import Day
from tests.school.exam.sat import SMALL
from tests.school.exam.schools import School
from tests.school.re_marking.corrected import HOUSE, correct, curriculum
from tests.school.tables import Ticking
from trainer.drills.exam.blueprint import PassRule
from trainer.errors import InputError, Problem
from trainer.records.exam import ExamOutcome
from trainer.records.registry.rows.exams import SittingRow
from trainer.school.exam import forms
from trainer.school.exam.office import ExamOffice
from trainer.school.exam.sheet import ExamSheet, sheet_of, weight_in
from trainer.school.practice import Practice
from trainer.school.re_marking.re_marking import ReMarker

STRICT = replace(SMALL, rulings=0, passing=PassRule(errors=0, critical=0))
WHY = "An Ante that wins is paid 2 to 1."


@pytest.fixture
def day(school: School, practice: Practice, clock: Ticking, home: Path) -> Day:
    """An exam in which an Ante wins, passed and delivered."""
    made = Day(school, practice, clock, home, STRICT)
    made.open()
    made.sit()
    return made


def _row(day: Day) -> SittingRow:
    (row,) = day.school.registry.rows(SittingRow)
    return row


def test_an_exam_changes_only_where_the_supervisor_says_so_too(day: Day, tmp_path: Path) -> None:
    sitting, supervisor = _row(day).sitting, day.school.supervisor
    day.office.sign(sitting, "Well done.")
    today = curriculum(correct(tmp_path / "houses"))
    marking = ReMarker(day.school.registry, supervisor, today)
    changes = marking.look(HOUSE)
    (exam,) = changes.exams
    assert (exam.was.outcome, exam.now.outcome, exam.title) == ("passed", "failed", "A small exam")
    before = _row(day)
    marking.apply(changes, WHY)
    assert _row(day) == before, "its rounds are marked again, and it is not"
    office = ExamOffice(day.school.registry, supervisor, today, day.clock.wall)
    assert office.signing(sitting).re_marked == ()

    day.clock.now_ms += 1000
    left = marking.look(HOUSE)
    assert (left.changes, len(left.exams)) == ((), 1)
    assert marking.apply(left, WHY, with_exams=True) == 1
    after = _row(day)
    assert (after.outcome, after.errors) == ("failed", exam.now.errors)
    assert (after.state, after.ended_at_ms) == (before.state, before.ended_at_ms)
    assert not marking.look(HOUSE)

    signing = office.signing(sitting)
    (told,) = signing.re_marked
    assert (told.by, told.reason) == (supervisor.id, WHY)
    assert (told.was.outcome, told.was.errors, told.now.outcome) == ("passed", 0, "failed")
    assert told.now.errors == after.errors
    (signature,) = signing.signatures
    assert (signature.outcome, signature.at_ms < told.at_ms) == ("passed", True)


def test_marked_back_by_the_first_rules_both_acts_are_told_in_their_order(
    day: Day, tmp_path: Path
) -> None:
    registry, supervisor = day.school.registry, day.school.supervisor
    for at in (curriculum(correct(tmp_path / "houses")), day.practice.curriculum):
        marking = ReMarker(registry, supervisor, at)
        marking.apply(marking.look(HOUSE), WHY, with_exams=True)
    first, second = day.office.signing(_row(day).sitting).re_marked
    assert [each.was.outcome for each in (first, second)] == ["passed", "failed"]
    assert [each.now.outcome for each in (first, second)] == ["failed", "passed"]
    assert _row(day).outcome == "passed"


def test_a_whole_exam_has_its_sheet_where_its_forms_cannot_be_dealt_today(
    day: Day, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_forms(*_: object) -> NoReturn:
        raise InputError([Problem(("rounds",), "does_not_fit", "no such forms")])

    monkeypatch.setattr(forms, "forms_of", no_forms)
    sheet = _sheet(day)
    assert (sheet.grade.passed, sheet.re_marked) == (True, False)
    assert weight_in(replace_all(sheet, edition="of before"), day.practice.curriculum) is None


def test_a_grade_that_fails_what_was_told_as_passed_is_another(day: Day) -> None:
    """A wrong rule that always answered fails an exam that it once did not fail."""
    sheet = _sheet(day)
    told = replace_all(sheet.result, outcome=ExamOutcome.FAILED)
    assert replace_all(sheet, result=told).re_marked
    told = replace_all(sheet.result, outcome=ExamOutcome.DISCONTINUED)
    assert not replace_all(sheet, result=told).re_marked


def _sheet(day: Day) -> ExamSheet:
    evidence = day.office.evidence(_row(day).sitting)
    assert evidence is not None
    sheet = sheet_of(evidence, day.practice.curriculum)
    assert sheet is not None
    return sheet
