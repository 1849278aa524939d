"""An act fits what it is about, or is refused by the registry itself, whoever does it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.records.registry.desks import (
    PROOF,
    STATION,
    Desk,
    exam_ended,
    finish_round,
    mark,
    marks_of,
    put,
)
from tests.records.registry.prepared import LATER
from tests.records.registry.server import Server, database_in
from trainer.records.log import Log
from trainer.records.registry.acts import SCHOOL, ActKind
from trainer.records.registry.derived.in_force import MISTAKE_TO, RESULT_TO
from trainer.records.registry.faults import ActRefused
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import SignatureRow, SittingRow
from trainer.records.registry.rows.marks import ExamMarked, Marks
from trainer.records.registry.said import OverrideRow
from trainer.records.registry.where import Server as At
from trainer.records.registry.where import where
from trainer.school.clock import SYSTEM
from trainer.school.records_care.school_doctor import examine_school

DAY_MS = 24 * 60 * 60 * 1000


def _refused(desk: Desk, kind: ActKind, by: str = "", **facts: Any) -> str:
    """The code of the refusal; empty where it was done."""
    try:
        desk.registry.act(by or desk.supervisor, kind, facts)
    except ActRefused as refused:
        return refused.code
    return ""


def _set(desk: Desk, exam: str = "e", blueprint: str = "{}") -> None:
    facts = {"exam": exam, "title": "Final", "house": "mbs", "blueprint": blueprint}
    desk.registry.act(desk.supervisor, ActKind.EXAM_SET, facts)
    assigned = {"exam": exam, "account": desk.trainee, "due_ms": 9}
    desk.registry.act(desk.supervisor, ActKind.EXAM_ASSIGNED, assigned)


def _open(desk: Desk, sitting: str, *, pin: bool = False, exam: str = "e") -> str:
    """The same by a supervisor's machine, and at a trainee's station by a PIN."""
    if not pin:
        seed = sum(map(ord, sitting))
        whose: dict[str, Any] = {"account": desk.trainee, "station": STATION, "seed": seed}
        return _refused(desk, ActKind.EXAM_OPENED, sitting=sitting, exam=exam, **whose)
    desk.registry.sign_in("sam", "pin", PROOF)
    try:
        desk.registry.open_exam(desk.supervisor, sitting, exam, desk.trainee, STATION)
    except ActRefused as refused:
        return refused.code
    return ""


def _end(desk: Desk, sitting: str, outcome: str, state: str = "ended", at_ms: int = 77) -> str:
    """It has ended so; the hash of the event that ended it."""
    chain = desk.registry.new_id()
    event = exam_ended(chain, sitting)
    ended = ExamMarked(sitting, state, outcome, 150, 9, 1, "[]", at_ms)
    put(desk.registry, desk.trainee, (event,))
    mark(desk.registry, Marks(exams=(ended,)))
    return event.hash.hex()


@pytest.mark.parametrize("pin", [False, True])
def test_only_what_is_assigned_and_set_is_opened(desk: Desk, pin: bool) -> None:
    _set(desk)
    assert _open(desk, "s0", pin=pin, exam="another") == "not_assigned"
    unassigned = {"exam": "e", "account": desk.trainee}
    desk.registry.act(desk.supervisor, ActKind.EXAM_UNASSIGNED, unassigned)
    assert _open(desk, "s1", pin=pin) == "not_assigned"
    desk.registry.act(desk.supervisor, ActKind.EXAM_ASSIGNED, {**unassigned, "due_ms": 9})
    desk.registry.act(desk.supervisor, ActKind.EXAM_WITHDRAWN, {"exam": "e"})
    assert _open(desk, "s2", pin=pin) == "not_assigned"
    assert desk.registry.count(SittingRow) == 0


@pytest.mark.parametrize("pin", [False, True])
def test_what_is_open_or_passed_is_not_opened_again(desk: Desk, pin: bool) -> None:
    _set(desk)
    assert _open(desk, "s1", pin=pin) == ""
    assert _open(desk, "s2", pin=pin) == "not_to_sit", "it is open"
    _end(desk, "s1", "failed")
    assert _open(desk, "s3", pin=pin) == ""
    _end(desk, "s3", "passed")
    assert _open(desk, "s4", pin=pin) == "not_to_sit", "it is passed"
    desk.registry.act(desk.supervisor, ActKind.EXAM_VOIDED, {"sitting": "s3", "reason": "noise"})
    assert _open(desk, "s5", pin=pin) == "", "what is voided is no try"


def test_tries_are_counted_as_the_exam_says(desk: Desk) -> None:
    _set(desk, blueprint='{"retake": {"tries": 2, "days": 0}}')
    heads = {}
    for sitting, state in (("s1", "ended"), ("s2", "discontinued")):
        assert _open(desk, sitting) == ""
        outcome = "failed" if state == "ended" else "discontinued"
        heads[sitting] = _end(desk, sitting, outcome, state)
    assert _open(desk, "s3") == "not_to_sit", "a station alone says that one was discontinued"
    signed = {"role": "first", "outcome": "discontinued", "comment": "", "head": heads["s2"]}
    assert _refused(desk, ActKind.EXAM_SIGNED, sitting="s2", **signed) == ""
    assert _open(desk, "s3") == ""
    _end(desk, "s3", "failed")
    assert _open(desk, "s4") == "not_to_sit", "two were made; what was discontinued is none"


def test_the_next_try_waits_for_its_day(desk: Desk) -> None:
    """The day is the trainee's: what cannot be one in any zone is refused here."""
    _set(desk, blueprint='{"retake": {"days": 3}}')
    now = _now(desk)
    assert _open(desk, "s1") == ""
    _end(desk, "s1", "failed", at_ms=now - 2 * DAY_MS + 600_000)
    assert _open(desk, "s2") == "not_to_sit"
    desk.registry.act(desk.supervisor, ActKind.EXAM_VOIDED, {"sitting": "s1", "reason": "x"})
    assert _open(desk, "s3") == ""
    _end(desk, "s3", "failed", at_ms=now - 2 * DAY_MS - 600_000)
    assert _open(desk, "s4") == ""


def _now(desk: Desk) -> int:
    """By the clock that the registry goes by: the server's own, or that of the test."""
    import time

    from tests.records.registry.prepared import LATER
    from trainer.records.registry.where import File

    return LATER if isinstance(desk.registry.where, File) else round(time.time() * 1000)


def test_nobody_signs_for_another_outcome_than_the_trainee_was_told(desk: Desk) -> None:
    _set(desk)
    signed = {"sitting": "s1", "role": "first", "outcome": "failed", "comment": "", "head": ""}
    _open(desk, "s1")
    kind = ActKind.EXAM_SIGNED
    assert _refused(desk, kind, **signed) == "not_as_it_ended", "it has not ended"
    signed["head"] = _end(desk, "s1", "failed")
    for wrong in ({"outcome": "passed"}, {"head": "00" * 32}, {"role": "second"}, {"role": "x"}):
        assert _refused(desk, kind, **{**signed, **wrong}) == "not_as_it_ended", wrong
    assert _refused(desk, kind, **signed) == ""
    assert _refused(desk, kind, **signed) == "not_as_it_ended", "the second one is the second"
    assert desk.registry.count(SignatureRow) == 1


@pytest.mark.parametrize("prepared", ["sqlite"], indirect=True)
def test_a_window_opens_none_and_signs_once_by_a_pin_in_a_file_too(
    desk: Desk, place: Path | str
) -> None:
    """As ``test_a_supervisors_login_opens_none_and_signs_once_by_a_pin`` on a server."""
    _set(desk)
    with closing(Registry.open(place, lambda: LATER)) as registry:
        theirs = replace(desk, registry=registry)
        assert _open(theirs, "s1") == "not_permitted", "its seed would be chosen"
        assert _open(theirs, "s1", pin=True) == ""
        head = _end(desk, "s1", "failed")
        signed = {"sitting": "s1", "role": "first", "outcome": "failed", "comment": ""}
        assert _refused(theirs, ActKind.EXAM_SIGNED, **signed, head=head) == "not_permitted"
        registry.sign_in("sam", "pin", PROOF)
        assert _refused(theirs, ActKind.EXAM_SIGNED, **signed, head=head) == ""
        assert desk.registry.count(SignatureRow) == 1


@pytest.fixture
def supervisors(server: Server, place: Path | str) -> Iterator[Registry]:
    """What a supervisor's login of the server can do."""
    with psycopg.connect(server.url("postgres"), autocommit=True) as db:
        db.execute("SELECT pg_advisory_lock(79)")
        if not db.execute("SELECT 1 FROM pg_roles WHERE rolname = 'signer'").fetchone():
            db.execute("CREATE ROLE signer LOGIN IN ROLE school_supervisor")
    name = database_in(place)
    opened = Registry.open(server.url(name, "signer"), lambda: LATER)
    yield opened
    opened.close()


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
def test_a_supervisors_login_opens_none_and_signs_once_by_a_pin(
    desk: Desk, supervisors: Registry
) -> None:
    """No seed of its choice, and no signature without the signer's own PIN just before."""
    _set(desk)
    theirs = replace(desk, registry=supervisors)
    assert _open(theirs, "s1") == "not_permitted"
    for sitting in ("s2", "s3"):
        assert _open(desk, sitting) == ""
        head = _end(desk, sitting, "failed")
        signed = {"role": "first", "outcome": "failed", "comment": "", "head": head}
        assert _refused(theirs, ActKind.EXAM_SIGNED, sitting=sitting, **signed) == "not_permitted"
    supervisors.sign_in("sam", "pin", PROOF)
    assert _refused(theirs, ActKind.EXAM_SIGNED, sitting="s3", **signed) == ""
    signed["role"] = "second"
    assert _refused(theirs, ActKind.EXAM_SIGNED, sitting="s3", **signed) == "not_permitted"
    assert desk.registry.count(SignatureRow) == 1


@pytest.mark.parametrize("prepared", ["postgres"], indirect=True)
def test_no_login_puts_its_acts_into_another_time(
    desk: Desk, supervisors: Registry, place: Path | str
) -> None:
    """Neither back, as if it had been signed in time, nor ahead, so that all later acts are too."""
    assert isinstance(supervisors.where, At)
    url = supervisors.where.url.render_as_string(hide_password=False)
    for at_ms in (0, 10**15):
        with closing(Registry.open(url, lambda at_ms=at_ms: at_ms)) as registry:  # type: ignore[misc]
            _set(replace(desk, registry=registry), f"e{at_ms}")
    now_ms = SYSTEM.wall()
    told = [each for each in desk.registry.events_in(SCHOOL) if each.kind.startswith("exam_")]
    assert len(told) == 4
    assert [each for each in told if abs(each.at_ms - now_ms) > 600_000] == []
    assert examine_school(where(place), lambda: now_ms).findings == ()


def test_what_is_voided_is_not_signed(desk: Desk) -> None:
    _set(desk)
    _open(desk, "s1")
    head = _end(desk, "s1", "failed")
    desk.registry.act(desk.supervisor, ActKind.EXAM_VOIDED, {"sitting": "s1", "reason": "x"})
    signed = {"sitting": "s1", "role": "first", "outcome": "failed", "comment": "", "head": head}
    assert _refused(desk, ActKind.EXAM_SIGNED, **signed) == "not_as_it_ended"


def _override(desk: Desk, attempt: str, number: int, to: str) -> str:
    place: dict[str, Any] = {"code": "wrong_amount", "seat": 3, "wager": "ante", "was": "critical"}
    if number == 0:
        place = {"code": "", "seat": 0, "wager": "", "was": "failed"}
    facts: dict[str, Any] = {"attempt": attempt, "number": number, "to": to, "reason": "seen"}
    return _refused(desk, ActKind.OVERRIDDEN, **facts, **place)


def test_a_mark_is_set_to_what_such_a_mark_can_be(desk: Desk, log: Log) -> None:
    attempt = finish_round(log)
    desk.submit(log, marks_of(attempt))
    words = {*MISTAKE_TO, *RESULT_TO, "rubbish", "", "right", "Critical"}
    found = {to for to in words if _override(desk, attempt, 1, to) == ""}
    assert found == set(MISTAKE_TO)
    assert {to for to in words if _override(desk, attempt, 0, to) == ""} == set(RESULT_TO)
    refused = {_override(desk, attempt, 1, to) for to in words - found}
    assert refused == {"no_such_mark"}
    assert {each.to_ for each in desk.registry.rows(OverrideRow)} <= {*MISTAKE_TO, *RESULT_TO}


def test_nobody_decides_about_himself(desk: Desk, log: Log) -> None:
    """TEACHING: nobody grades themselves. Who was a trainee and is a supervisor now is no other."""
    attempt = finish_round(log)
    desk.submit(log, marks_of(attempt))
    _set(desk)
    _open(desk, "s1")
    desk.registry.act(
        desk.admin, ActKind.ROLE_GIVEN, {"account": desk.trainee, "role": "supervisor"}
    )
    tim = desk.trainee
    facts: dict[ActKind, dict[str, Any]] = {
        ActKind.COMMENTED: {"attempt": attempt, "text": "Well done."},
        ActKind.EXAM_VOIDED: {"sitting": "s1", "reason": "I failed"},
        ActKind.EXAM_ASSIGNED: {"exam": "e", "account": tim, "due_ms": 1},
    }
    for kind, said in facts.items():
        assert _refused(desk, kind, by=tim, **said) == "own_results", kind
    assert _refused(desk, ActKind.COMMENTED, **facts[ActKind.COMMENTED]) == ""
