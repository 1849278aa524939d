"""Damage is found soon after the records are opened, not when somebody asks for the round."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.records.rounds import dealt
from trainer.records.faults import RecordsFault
from trainer.records.log import Log
from trainer.records.verified import AT_A_TIME, look_over

ROUNDS = AT_A_TIME


@pytest.fixture
def filled(path: Path) -> Path:
    """Closed records of so many rounds that they fill many pages."""
    log = Log.open(path, int)
    with log.transaction():
        for _ in range(ROUNDS):
            attempt = log.dealt(dealt())
            log.acted(attempt, "pay 3 ante 5", 1)
            log.finished(attempt, 9)
    log.close()
    return path


def fault_of(path: Path) -> str:
    with pytest.raises(RecordsFault) as caught:
        look_over(path, lambda: None)
    return caught.value.code


def test_sound_records_pass_and_whoever_looks_rests(filled: Path) -> None:
    rests: list[None] = []
    look_over(filled, lambda: rests.append(None))
    assert len(rests) == 3 * ROUNDS // AT_A_TIME


def test_records_in_use_are_looked_over(filled: Path) -> None:
    log = Log.open(filled, int)
    log.dealt(dealt())
    look_over(filled, lambda: None)
    log.close()


def test_an_altered_event_is_found(filled: Path) -> None:
    """No page is damaged, and the last event is sound: so the records open."""
    with closing(sqlite3.connect(filled)) as db:
        for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'"):
            db.execute(f"DROP TRIGGER {name}")
        db.execute("UPDATE events SET body = replace(body, 'ante 5', 'ante 6') WHERE place = 2")
        db.commit()
    Log.open(filled, int).close()
    assert fault_of(filled) == "damaged"


@pytest.mark.parametrize("left", [b"\0", b"\xff"])
def test_a_damaged_event_page_is_found(filled: Path, left: bytes) -> None:
    with closing(sqlite3.connect(filled)) as db:
        (size,) = db.execute("PRAGMA page_size").fetchone()
    page = filled.read_bytes().index(b"pay 3 ante 5") // size
    with filled.open("r+b") as file:
        file.seek(page * size)
        file.write(left * size)
    Log.open(filled, int).close()
    assert fault_of(filled) == "damaged"


@pytest.mark.parametrize(
    "left", ["body = '{\x01'", "body = CAST(x'7bff' AS TEXT)", "kind = '\x01'"]
)
def test_an_event_that_is_no_text_is_told_when_its_round_is_read(filled: Path, left: str) -> None:
    with closing(sqlite3.connect(filled)) as db:
        for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'"):
            db.execute(f"DROP TRIGGER {name}")
        db.execute(f"UPDATE events SET {left} WHERE place = 2")
        (attempt,) = db.execute("SELECT attempt FROM events WHERE place = 2").fetchone()
        db.commit()
    log = Log.open(filled, int)
    with pytest.raises(RecordsFault) as caught:
        log.attempt(attempt)
    log.close()
    assert caught.value.code == "damaged"


def test_a_schema_that_is_no_text_is_told_when_the_file_is_opened(filled: Path) -> None:
    whole = filled.read_bytes()
    filled.write_bytes(whole.replace(b"CREATE TABLE events", b"CREATE \xffABLE events"))
    with pytest.raises(RecordsFault) as caught:
        Log.open(filled, int)
    assert caught.value.code == "damaged"
