"""What is made of events and marks can be made again at any time, and is the same."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
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
from trainer.records.registry.lite import engine
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import SittingRow
from trainer.records.registry.rows.marks import RoundRow
from trainer.records.registry.rows.people import MemberRow, members, people
from trainer.records.registry.rows.review import comments, overrides
from trainer.records.registry.said import CommentRow, OverrideRow, RemedialRow
from trainer.records.registry.tables import ACTED, ROLLED_UP
from trainer.records.registry.tallies import item_scopes, kind_tallies, tallies
from trainer.records.registry.where import where
from trainer.school.records_care import school_doctor
from trainer.school.records_care.school_doctor import mend_school

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
    monkeypatch.setattr(engine, "_PATIENCE_S", 0.1)
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


def test_what_is_put_in_place_of_another_row_is_missing_at_no_time(
    busy_desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A doctor that was killed between two steps left neither."""
    monkeypatch.setattr(rebuilt_tables, "STEP", 1)
    registry = busy_desk.registry
    with registry.transaction() as db:
        db.execute(overrides.update().values(reason="another"))
        db.execute(members.update().values(since_ms=1))
    there = [registry.count(OverrideRow), registry.count(MemberRow)]
    for _ in put_right(registry):
        assert [registry.count(OverrideRow), registry.count(MemberRow)] == there
    assert unlike(registry.where) == {}


def test_what_acts_kept_from_being_put_right_is_not_said_to_be_mended(
    busy_desk: Desk, place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def acted_upon(registry: Registry) -> Iterator[int]:
        for number, rows in enumerate(put_right(registry)):
            if not number:
                live = {"account": busy_desk.trainee}
                busy_desk.registry.act(busy_desk.supervisor, ActKind.LIVE_PAUSED, live)
            yield rows

    monkeypatch.setattr(rebuilt_tables, "STEP", 1)
    monkeypatch.setattr(rebuilt_tables, "_PASSES", 1)
    monkeypatch.setattr(school_doctor, "put_right", acted_upon)
    with busy_desk.registry.transaction() as db:
        db.execute(overrides.delete())
        db.execute(tallies.update().values(rounds=tallies.c.rounds + 3))
    done = mend_school(where(place), clock())
    assert [each.invariant.value for each in done.mended] == ["sums"]
    left = {each.invariant.value: each.some for each in done.examined.findings}
    assert left == {"projections": ("overrides: 1",)}
    assert mend_school(where(place), clock()).examined.findings == ()


def test_an_account_erased_between_the_steps_gets_no_sums_back(
    busy_desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its sums are nobody's then, and wrong by the same."""
    monkeypatch.setattr(rebuilt_tables, "STEP", 1)
    monkeypatch.setattr(engine, "_PATIENCE_S", 0.1)
    registry = busy_desk.registry
    with registry.transaction() as db:
        db.execute(tallies.delete().where(tallies.c.account == busy_desk.trainee))
        db.execute(kind_tallies.delete().where(kind_tallies.c.grain == "a"))
    steps = 0
    for steps, _ in enumerate(put_right(registry), 1):
        if steps == 2:
            with suppress(NotSwept):
                registry.erase(busy_desk.admin, busy_desk.trainee)
    assert steps > 4
    assert unlike(registry.where) == {}


def test_sums_that_a_marker_begins_anew_between_the_steps_are_right(
    busy_desk: Desk, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was wrong with them is gone with them."""
    monkeypatch.setattr(rebuilt_tables, "STEP", 1)
    registry, attempt = busy_desk.registry, finish_round(log, 1)
    with registry.transaction() as db:
        db.execute(tallies.update().values(rounds=tallies.c.rounds + 3))
        db.execute(kind_tallies.delete())
    for number, _ in enumerate(put_right(registry)):
        if number == 1:
            registry.unmark()
            busy_desk.submit(log, marks_of(attempt))
    assert number > 2
    assert unlike(registry.where) == {}


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
