"""Marking again by corrected rules: openly, with what stood before kept in the act."""

from __future__ import annotations

import pytest

from tests.records.registry.busy import contents, keep_busy
from tests.records.registry.desks import Desk, marked, mistake
from trainer.records.log import Log
from trainer.records.registry.faults import ActRefused
from trainer.records.registry.marks import Marks
from trainer.records.registry.re_marks import ReMarking
from trainer.records.registry.rows.marks import MistakeRow, RoundRow
from trainer.records.registry.rows.review import ReMarkingRow
from trainer.records.registry.tables import ROLLED_UP

WHY = ReMarking("mbs", "2:f1", "2:f2", "the Ante Bonus was read wrongly")


def test_rounds_are_marked_again_and_the_old_figures_stay_in_the_act(desk: Desk, log: Log) -> None:
    first, second, _ = keep_busy(desk, log)
    again = Marks(
        rounds=(
            marked(first, marked_by="2:f2", right=3, tenths=1000, passed=True),
            marked(second, marked_by="2:f2", right=1),
        ),
        mistakes=(mistake(second),),
    )
    event = desk.registry.re_mark(desk.supervisor, WHY, again)
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
    desk.registry.re_mark(desk.supervisor, WHY, Marks(rounds=(marked(first, right=0),)))
    kept = contents(desk.registry, ROLLED_UP)
    desk.registry.rebuild()
    assert contents(desk.registry, ROLLED_UP) == kept


def test_what_was_never_marked_is_not_marked_again(desk: Desk, log: Log) -> None:
    first, *_ = keep_busy(desk, log)
    for rounds in ((), (marked(first), marked(desk.registry.new_id()))):
        with pytest.raises(ActRefused) as refused:
            desk.registry.re_mark(desk.supervisor, WHY, Marks(rounds=rounds))
        assert refused.value.code == "not_marked"
    for by in (desk.admin, desk.author, desk.trainee):
        with pytest.raises(ActRefused):
            desk.registry.re_mark(by, WHY, Marks(rounds=(marked(first),)))
