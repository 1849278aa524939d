"""What a station tells of is what a trainee did: what is decided in a school stands elsewhere."""

from __future__ import annotations

from typing import Any

from sqlalchemy import text

from tests.records.registry.desks import (
    PROOF,
    STATION,
    Desk,
    as_another,
    exam_ended,
    finish_round,
    mark,
    put,
)
from trainer.records.event import Event, written
from trainer.records.log import Log
from trainer.records.registry.acts import ActKind
from trainer.records.registry.care.rebuilt_tables import unlike
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import SittingRow
from trainer.records.registry.rows.marks import ExamMarked, Marks


def _pretend(log: Log, desk: Desk, kind: ActKind, **facts: Any) -> None:
    """Deliver a log whose last event goes by the name of an act."""
    finish_round(log)
    *told, last = log.events()
    body = written({"by": desk.admin, **facts})
    false: Any = kind.value
    told.append(as_another(last, kind=false, body=body))
    desk.registry.submit(told[0].id, STATION, desk.trainee, tuple(told))


def _roles(registry: Registry) -> dict[str, str]:
    return {each.account: each.role for each in registry.people()}


def test_nobody_is_made_anything_by_what_a_station_delivers(desk: Desk, log: Log) -> None:
    before = _roles(desk.registry)
    _pretend(log, desk, ActKind.ROLE_GIVEN, account=desk.trainee, role="admin")
    assert _roles(desk.registry) == before
    assert unlike(desk.registry.where) == {}
    assert _roles(desk.registry) == before


def test_no_mark_is_changed_by_what_a_station_delivers(desk: Desk, log: Log) -> None:
    facts = {"attempt": "a", "number": 0, "code": "", "was": "failed", "to": "passed"}
    _pretend(log, desk, ActKind.OVERRIDDEN, reason="it was right", **facts)
    assert unlike(desk.registry.where) == {}
    with desk.registry.reading() as db:
        assert db.scalar(text("SELECT count(*) FROM overrides")) == 0


def _end_exam(desk: Desk, *events: Event) -> SittingRow | None:
    """A sitting is opened and marked as passed, with these events beside it."""
    registry, sam = desk.registry, desk.supervisor
    facts = {"exam": "e", "title": "Final", "house": "mbs", "blueprint": "{}"}
    registry.act(sam, ActKind.EXAM_SET, facts)
    registry.act(sam, ActKind.EXAM_ASSIGNED, {"exam": "e", "account": desk.trainee, "due_ms": 9})
    registry.sign_in("sam", "pin", PROOF)
    registry.open_exam(sam, "s", "e", desk.trainee, STATION)
    passed = Marks(exams=(ExamMarked("s", "ended", "passed", 150, 0, 0, "[]", 77),))
    if events:
        put(registry, desk.trainee, events)
    mark(registry, passed)
    return registry.row(SittingRow, sitting="s")


def test_no_exam_is_passed_by_marks_alone(desk: Desk) -> None:
    row = _end_exam(desk)
    assert row is not None
    assert (row.state, row.outcome) == ("open", None)


def test_an_exam_ends_with_the_event_that_ended_it(desk: Desk) -> None:
    row = _end_exam(desk, exam_ended(desk.registry.new_id(), "s"))
    assert row is not None
    assert (row.state, row.outcome) == ("ended", "passed")
