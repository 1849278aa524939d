"""A login may take back whatever it did: nothing is told in what can be taken back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.records.exams import begun, dealt_in
from tests.records.registry.desks import OTHER_PROOF, PROOF, STATION, Desk
from tests.records.registry.server import Server, database_in
from trainer.records.event import written
from trainer.records.exam import ExamLog
from trainer.records.log import Log
from trainer.records.registry.acts import ActKind
from trainer.records.registry.proofs import Shown, badge_of, proof_of, sign_in_said
from trainer.records.registry.rows.exams import ExamTaskRow, SittingRow
from trainer.records.registry.rows.people import PersonRow

pytestmark = pytest.mark.parametrize("prepared", ["postgres"], indirect=True)

Session = psycopg.Connection[Any]
TRY = "SELECT begin_try(%s, %s, %s, %s)"
TOLD = "SELECT sign_in(%s, %s, %s, %s)"


@pytest.fixture
def session(server: Server, place: Path | str) -> Iterator[Session]:
    """A station's login with nothing but a session of its own."""
    login = "taker1"
    with psycopg.connect(server.url("postgres"), autocommit=True) as db:
        db.execute(
            f"DO $$ BEGIN CREATE ROLE {login} LOGIN; EXCEPTION WHEN OTHERS THEN NULL; END $$"
        )
        db.execute(f"GRANT school_station TO {login}")
    name = database_in(place)
    with psycopg.connect(server.url(name, login), autocommit=True) as db:
        db.execute("SET search_path = school")
        yield db


def _proved(session: Session, login: str, which: str, key: bytes) -> tuple[str, str, str, bytes]:
    (nonce,) = session.execute("SELECT fresh_nonce()").fetchone() or ("",)
    return login, which, nonce, proof_of(key, sign_in_said(login, which, nonce))


def _signed_in(session: Session, login: str, which: str) -> bytes:
    """The badge of that person, who signed in here."""
    shown = _proved(session, login, which, PROOF)
    session.execute(TRY, shown)
    session.execute(TOLD, shown)
    return badge_of(PROOF, shown[2])


def _person(desk: Desk) -> PersonRow:
    found = desk.registry.person(desk.trainee)
    assert found is not None
    return found


@pytest.mark.parametrize("key", [PROOF, OTHER_PROOF])
@pytest.mark.parametrize("savepoint", [False, True])
def test_of_a_try_that_can_be_taken_back_nothing_is_told(
    session: Session, desk: Desk, key: bytes, savepoint: bool
) -> None:
    """By ROLLBACK a million PINs could be tried in an hour, and none was counted."""
    shown = _proved(session, "tim", "password", key)
    session.execute("BEGIN")
    if savepoint:
        session.execute("SAVEPOINT one")
    session.execute(TRY, shown)
    if savepoint:
        session.execute("RELEASE one")
    with pytest.raises(psycopg.DatabaseError, match="proof_spent"):
        session.execute(TOLD, shown)
    session.execute("ROLLBACK")
    with pytest.raises(psycopg.DatabaseError, match="proof_spent"):
        session.execute(TOLD, shown)


def test_a_try_that_stands_is_told_again_and_again_and_never_of_another_key(
    session: Session, desk: Desk
) -> None:
    shown = _proved(session, "tim", "password", OTHER_PROOF)
    session.execute(TRY, shown)
    assert _person(desk).tries == 1
    for _ in range(3):
        session.execute("BEGIN")
        (told,) = session.execute(TOLD, shown).fetchone() or ({},)
        session.execute("ROLLBACK")
        assert told == {"tries_left": 4, "locked_until_ms": 0}
        session.execute("BEGIN")
        with pytest.raises(psycopg.DatabaseError, match="proof_spent"):
            session.execute(
                TOLD, _proved(session, "tim", "password", PROOF)[:2] + shown[2:3] + (PROOF,)
            )
        session.execute("ROLLBACK")
    assert _person(desk).tries == 1


def test_five_tries_that_stand_lock_whatever_is_taken_back(session: Session, desk: Desk) -> None:
    for _ in range(5):
        shown = _proved(session, "tim", "password", OTHER_PROOF)
        session.execute(TRY, shown)
    assert _person(desk).locked_until_ms > 0
    right = _proved(session, "tim", "password", PROOF)
    session.execute(TRY, right)
    (told,) = session.execute(TOLD, right).fetchone() or ({},)
    assert "account" not in told


@pytest.fixture
def sitting(session: Session, desk: Desk, log: Log) -> str:
    """An exam of the trainee's, begun, with its first round handed in."""
    _set(desk)
    badge, sitting = _signed_in(session, "sam", "pin"), desk.registry.new_id()
    body = _opening(desk, sitting)
    first = _opened(session, desk, badge, body)
    ExamLog(log).begun(replace(begun(sitting), exam="e", seed=first))
    round_ = log.dealt(replace(dealt_in(sitting, 1), seed=first))
    log.finished(round_, 9000)
    desk.submit(log)
    return sitting


def test_no_task_is_told_in_the_transaction_that_draws_it(
    session: Session, desk: Desk, sitting: str
) -> None:
    """By ROLLBACK one drew until an easy task came."""
    badge = _signed_in(session, "tim", "password")
    session.execute("BEGIN")
    assert [_next(session, desk, badge, sitting) for _ in range(3)] == [None] * 3
    session.execute("ROLLBACK")
    assert desk.registry.count(ExamTaskRow) == 0
    assert _next(session, desk, badge, sitting) is None
    (row,) = desk.registry.rows(ExamTaskRow)
    assert _next(session, desk, badge, sitting) == row.seed


def test_an_exam_that_is_opened_again_has_the_same_first_task(session: Session, desk: Desk) -> None:
    _set(desk)
    badge, seeds = _signed_in(session, "sam", "pin"), set()
    for _ in range(3):
        session.execute("BEGIN")
        seeds.add(_opened(session, desk, badge, _opening(desk, desk.registry.new_id())))
        session.execute("ROLLBACK")
    _opened(session, desk, badge, _opening(desk, desk.registry.new_id()))
    (row,) = desk.registry.rows(SittingRow)
    assert seeds == {row.seed}


def _set(desk: Desk) -> None:
    facts = {"exam": "e", "title": "Final", "house": "mbs", "blueprint": "{}"}
    desk.registry.act(desk.supervisor, ActKind.EXAM_SET, facts)
    assigned = {"exam": "e", "account": desk.trainee, "due_ms": 9}
    desk.registry.act(desk.supervisor, ActKind.EXAM_ASSIGNED, assigned)


def _opening(desk: Desk, sitting: str) -> str:
    who = {"by": desk.supervisor, "account": desk.trainee}
    return written({"sitting": sitting, "exam": "e", "station": STATION, **who})


def _opened(session: Session, desk: Desk, badge: bytes, body: str) -> int:
    shown = str(Shown.of(badge, desk.supervisor, "pin"))
    asked = "SELECT body::json ->> 'seed' FROM open_exam(%s, %s, %s, 0)"
    (seed,) = session.execute(asked, [desk.supervisor, shown, body]).fetchone() or (0,)
    return int(seed)


def _next(session: Session, desk: Desk, badge: bytes, sitting: str) -> int | None:
    shown = str(Shown.of(badge, desk.trainee, "password"))
    asked = "SELECT next_task(%s, %s, %s, 2)"
    found = session.execute(asked, [desk.trainee, shown, sitting]).fetchone()
    assert found is not None
    seed: int | None = found[0]
    return seed
