"""What is made of events and marks can be made again at any time, and is the same."""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from tests.records.registry.busy import contents, keep_busy
from tests.records.registry.desks import PROOF, Desk, finish_round, marks_of
from tests.records.registry.prepared import clock
from trainer.records.log import Log
from trainer.records.registry.acts import ActKind
from trainer.records.registry.care import rebuilt_tables
from trainer.records.registry.care.rebuilt_tables import put_right, unlike
from trainer.records.registry.faults import NotSwept
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import SittingRow
from trainer.records.registry.rows.marks import RoundRow
from trainer.records.registry.rows.people import members, people
from trainer.records.registry.rows.review import comments, overrides
from trainer.records.registry.said import CommentRow, RemedialRow
from trainer.records.registry.tables import ACTED, ROLLED_UP
from trainer.records.registry.tallies import item_scopes, kind_tallies, tallies

MADE = (*ACTED, *ROLLED_UP, people)


def test_everything_that_is_made_is_the_same_when_it_is_made_again(desk: Desk, log: Log) -> None:
    keep_busy(desk, log)
    before = contents(desk.registry, MADE)
    assert [name for name, rows in before.items() if not rows] == ["erasures", "re_markings"]
    with desk.registry.transaction() as db:
        for table in (*ROLLED_UP, *ACTED):
            db.execute(table.delete())
        db.execute(people.update().values(role="nobody", state="gone"))
    deque(put_right(desk.registry), maxlen=0)
    assert contents(desk.registry, MADE) == before


def test_what_is_marked_between_the_steps_counts_once(
    busy_desk: Desk, place: Path | str, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever marks waits for no more than a step: in vain, it would give up."""
    monkeypatch.setattr(rebuilt_tables, "STEP", 1)
    registry = busy_desk.registry
    with registry.transaction() as db:
        db.execute(tallies.update().values(rounds=tallies.c.rounds + 3))
        db.execute(kind_tallies.delete())
        db.execute(item_scopes.delete())
        db.execute(overrides.delete())
    found = unlike(registry.where)
    assert {"tallies", "kind_tallies", "item_tallies", "overrides"} <= found.keys()
    another = Registry.open(place, clock())
    desk = replace(busy_desk, registry=another)
    steps = 0
    for steps, _ in enumerate(put_right(registry), 1):
        if steps % 4 == 1:
            attempt = finish_round(log, steps)
            desk.submit(log, marks_of(attempt))
            assert another.count(RoundRow, attempt=attempt) == 1
    assert steps > 20
    assert unlike(registry.where) == {}
    another.close()


def test_an_act_between_the_steps_stays(busy_desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rebuilt_tables, "STEP", 1)
    registry = busy_desk.registry
    with registry.transaction() as db:
        db.execute(comments.delete())
        db.execute(members.delete())
    stranger = {"class": busy_desk.class_, "account": busy_desk.stranger}
    for number, _ in enumerate(put_right(registry)):
        if not number:
            registry.act(busy_desk.admin, ActKind.JOINED_CLASS, stranger)
            with suppress(NotSwept):  # a file that is being read
                registry.erase(busy_desk.admin, busy_desk.trainee)
    assert unlike(registry.where) == {}
    assert busy_desk.stranger in {each.account for each in registry.members(busy_desk.class_)}
    assert registry.rows(CommentRow) == (), "of whom was erased meanwhile nothing comes back"


def test_a_busy_school_stands_as_it_should(desk: Desk, log: Log) -> None:
    _, second, _ = keep_busy(desk, log)
    (remedial,) = desk.registry.rows(RemedialRow)
    assert (remedial.state, remedial.cleared_by) == ("cleared", second)
    voided, ended = desk.registry.rows(SittingRow, order="-sitting")
    assert (ended.state, voided.state) == ("ended", "voided")
    assert (voided.outcome, voided.errors) == ("failed", 9)
    desk.registry.sign_in("tim", "password", PROOF)
    said = desk.registry.said_to(desk.trainee)
    assert [len(each) for each in (said.comments, said.overrides, said.requests)] == [1, 2, 1]
    assert said.comments[0].by_name == "Sam"
    ((sitting, _), (_, signed)) = desk.registry.sittings_of(desk.trainee)
    assert (sitting.sitting, [each.outcome for each in signed]) == (voided.sitting, ["failed"])
    ((assigned, exam),) = desk.registry.assignments_of(desk.trainee)
    assert (assigned.due_ms, exam.title, exam.blueprint) == (99, "Final", '{"areas":["pay",1.5]}')
