"""Marking again by corrected rules: openly, with what stood before kept in the act."""

from __future__ import annotations

from dataclasses import asdict, replace

import pytest

from tests.records.registry.busy import keep_busy
from tests.records.registry.desks import Desk, mark, marked, mistake
from trainer.records.event import Kind
from trainer.records.log import Log
from trainer.records.quick import QuickBegun
from trainer.records.registry.care.rebuilt_tables import unlike
from trainer.records.registry.faults import ActRefused
from trainer.records.registry.re_marks import Again, ReMarking
from trainer.records.registry.rows.exams import SittingRow
from trainer.records.registry.rows.log import EventRow
from trainer.records.registry.rows.marks import (
    ExamMarked,
    Marks,
    MistakeRow,
    QuickMarked,
    QuickRow,
    RoundRow,
)
from trainer.records.registry.rows.review import ReMarkingRow

WHY = ReMarking("mbs", "2:f1", "2:f2", "the Ante Bonus was read wrongly")


def again(desk: Desk, marks: Marks, by: str = "") -> EventRow:
    """A supervisor has these marked again, and the marker finds these marks."""
    asked = Again(
        tuple(each.attempt for each in marks.rounds),
        tuple(each.attempt for each in marks.quick),
        tuple(each.sitting for each in marks.exams),
    )
    event = desk.registry.re_mark(by or desk.supervisor, WHY, asked)
    mark(desk.registry, marks)
    return event


def test_rounds_are_marked_again_and_the_old_figures_stay_in_the_act(desk: Desk, log: Log) -> None:
    first, second, _ = keep_busy(desk, log)
    now = Marks(
        rounds=(
            marked(first, marked_by="2:f2", right=3, tenths=1000, passed=True),
            marked(second, marked_by="2:f2", right=1),
        ),
        mistakes=(mistake(second),),
    )
    event = again(desk, now)
    was = {each["attempt"]: each for each in event.facts["was"]}
    assert (was[first]["right"], was[first]["marked_by"], was[first]["critical"]) == (2, "2:f1", 1)
    row = desk.registry.row(RoundRow, attempt=first)
    assert row is not None
    assert (row.right, row.passed, row.marked_by, row.mistakes) == (3, True, "2:f2", 0)
    assert row.account == desk.trainee
    assert desk.registry.count(MistakeRow, attempt=second) == 1
    (listed,) = desk.registry.rows(ReMarkingRow)
    assert (listed.rounds, listed.reason, listed.event) == (2, WHY.reason, event.id)


def test_the_sums_are_those_of_the_new_marks(desk: Desk, log: Log) -> None:
    first, *_ = keep_busy(desk, log)
    again(desk, Marks(rounds=(marked(first, right=0),)))
    assert unlike(desk.registry.where) == {}


def test_what_was_never_marked_is_not_marked_again(desk: Desk, log: Log) -> None:
    first, *_ = keep_busy(desk, log)
    for rounds in ((), (marked(first), marked(desk.registry.new_id()))):
        with pytest.raises(ActRefused) as refused:
            again(desk, Marks(rounds=rounds))
        assert refused.value.code == "not_marked"
    for by in (desk.admin, desk.author, desk.trainee):
        with pytest.raises(ActRefused):
            again(desk, Marks(rounds=(marked(first),)), by)


def _answered(desk: Desk, log: Log) -> QuickMarked:
    """A sitting of questions, delivered with its marks."""
    attempt = log.new_id()
    begun = QuickBegun("mbs", "1", "f1", "rulings", "irregularities", 7, "at_the_end", (), "0.1.0")
    log.append(attempt, Kind.QUICK_BEGUN, asdict(begun))
    log.append(attempt, Kind.QUICK_FINISHED, {})
    given = QuickMarked(
        *(attempt, "2:f1", "mbs", "rulings", "irregularities", 6, 10, 1500, 15_000),
        *(1_790_000_000_000, 20_717),
        counts={"seen_rulings": 10, "right_rulings": 6},
    )
    desk.submit(log, Marks(quick=(given,)))
    return given


def test_a_sitting_of_questions_is_marked_again_like_a_round(desk: Desk, log: Log) -> None:
    keep_busy(desk, log)
    given = _answered(desk, log)
    corrected = {"seen_rulings": 10, "right_rulings": 9}
    now = replace(given, marked_by="2:f2", right=9, counts=corrected)
    event = again(desk, Marks(quick=(now,)))
    assert (event.facts["rounds"], event.facts["was"]) == (0, [])
    assert event.facts["was_quick"] == [
        {"attempt": given.attempt, "marked_by": "2:f1", "right": 6, "items": 10, "clean": None}
    ]
    row = desk.registry.row(QuickRow, attempt=given.attempt)
    assert row is not None
    assert (row.right, row.marked_by, row.account) == (9, "2:f2", desk.trainee)
    assert unlike(desk.registry.where) == {}


def test_what_an_exam_came_to_changes_by_that_act_and_stays_changed(desk: Desk, log: Log) -> None:
    """An exam that was voided, or is not there, is marked again by nobody."""
    keep_busy(desk, log)
    (ended,) = desk.registry.rows(SittingRow, state="ended")
    (voided,) = desk.registry.rows(SittingRow, state="voided")
    now = ExamMarked(ended.sitting, "ended", "passed", 150, 2, 0, "[]", 77)
    event = again(desk, Marks(exams=(now,)))
    (was,) = event.facts["was_exams"]
    assert (was["sitting"], was["outcome"], was["errors"]) == (ended.sitting, "failed", 9)
    for _ in range(2):
        row = desk.registry.row(SittingRow, sitting=ended.sitting)
        assert row is not None
        assert (row.outcome, row.errors, row.critical, row.failed_areas) == ("passed", 2, 0, "[]")
        assert (row.state, row.ended_at_ms) == (ended.state, ended.ended_at_ms)
        assert unlike(desk.registry.where) == {}
    for sitting in (voided.sitting, desk.registry.new_id()):
        marks = Marks(exams=(replace(now, sitting=sitting),))
        with pytest.raises(ActRefused) as refused:
            again(desk, marks)
        assert refused.value.code == "not_marked"
    for by in (desk.admin, desk.trainee):
        with pytest.raises(ActRefused):
            again(desk, Marks(exams=(now,)), by)
