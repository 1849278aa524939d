"""Whatever is done to the records behind the program's back is found, and named by its place."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.records.broken import broken_at
from tests.records.tampering import (
    Change,
    both,
    made_anew,
    put_in,
    rehashed,
    shifted,
    sql,
    swapped,
    taken_out,
    tamper,
    two_rounds,
)
from trainer.records.faults import RecordsFault
from trainer.records.flaw import Wrong
from trainer.records.log import Log
from trainer.records.shape import GUARDS
from trainer.records.verified import LogVerified, verify

ACT = '{"action":"pay 3 ante 9","elapsed_ms":1500}'
OF_3 = "WHERE place = 3"

# What is done, what is found first, and at which place.
TAMPERED: dict[str, tuple[Change, Wrong, int]] = {
    "a body": (sql(f"UPDATE events SET body = ? {OF_3}", ACT), Wrong.ALTERED, 3),
    "a time": (sql(f"UPDATE events SET at_ms = at_ms + 1 {OF_3}"), Wrong.ALTERED, 3),
    "a kind": (sql(f"UPDATE events SET kind = 'round_finished' {OF_3}"), Wrong.ALTERED, 3),
    "an attempt's id": (
        sql("UPDATE events SET attempt = (SELECT attempt FROM events WHERE place = 7) " + OF_3),
        Wrong.ALTERED,
        3,
    ),
    "an event's id": (
        sql(f"UPDATE events SET id = '0199ffff-0000-7000-8000-000000000000' {OF_3}"),
        Wrong.ALTERED,
        3,
    ),
    "a hash": (sql(f"UPDATE events SET hash = zeroblob(32) {OF_3}"), Wrong.ALTERED, 3),
    "a link": (sql(f"UPDATE events SET before = zeroblob(32) {OF_3}"), Wrong.ALTERED, 3),
    "a body with its hash": (
        rehashed(f"UPDATE events SET body = ? {OF_3}", ACT, place=3),
        Wrong.UNLINKED,
        4,
    ),
    "an event deleted in the middle": (sql(f"DELETE FROM events {OF_3}"), Wrong.GAP, 4),
    "one deleted and the rest counted anew": (taken_out(3), Wrong.UNLINKED, 3),
    "the first deleted": (sql("DELETE FROM events WHERE place = 1"), Wrong.GAP, 2),
    "the first deleted and the rest counted anew": (taken_out(1), Wrong.UNLINKED, 1),
    "a whole round deleted": (sql("DELETE FROM events WHERE place < 7"), Wrong.GAP, 7),
    "two swapped": (swapped(3, 5), Wrong.UNLINKED, 3),
    "one put in with a hash that fits": (put_in(4), Wrong.INSERTED, 4),
    "one put in twice": (put_in(4, id="same"), Wrong.BAD_ID, 4),
    "counted with a gap": (shifted(5, 3), Wrong.GAP, 8),
    "all hashed anew, an unknown kind": (
        made_anew(sql(f"UPDATE events SET kind = 'bribed' {OF_3}")),
        Wrong.UNKNOWN_KIND,
        3,
    ),
    "all hashed anew, no body": (
        made_anew(sql(f"UPDATE events SET body = '[]' {OF_3}")),
        Wrong.BAD_BODY,
        3,
    ),
    "all hashed anew, the deal gone": (made_anew(taken_out(7)), Wrong.NOT_BEGUN, 7),
    "all hashed anew, an act gone that is taken back": (
        made_anew(both(taken_out(2), taken_out(2))),
        Wrong.NOTHING_UNDONE,
        2,
    ),
    "all hashed anew, acts after the end": (made_anew(swapped(5, 6)), Wrong.ID_ORDER, 6),
    "all hashed anew, a round that goes on after its end": (
        made_anew(
            sql(
                "UPDATE events SET attempt = (SELECT attempt FROM events WHERE place = 1) "
                "WHERE place = 12"
            )
        ),
        Wrong.AFTER_END,
        12,
    ),
    "all hashed anew, a round dealt twice": (
        made_anew(
            sql(
                "UPDATE events SET attempt = (SELECT attempt FROM events WHERE place = 1) "
                "WHERE place = 7"
            )
        ),
        Wrong.BEGUN_TWICE,
        7,
    ),
    "all hashed anew, an id twice": (
        made_anew(sql(f"UPDATE events SET id = (SELECT id FROM events WHERE place = 2) {OF_3}")),
        Wrong.SAME_ID,
        3,
    ),
    "all hashed anew, a round in a quick sitting": (
        made_anew(sql("UPDATE events SET kind = 'quick_finished', body = '{}' WHERE place = 5")),
        Wrong.OTHER_KIND,
        5,
    ),
}


@pytest.fixture
def whole(log: Log, path: Path) -> Path:
    two_rounds(log)
    log.close()
    return path


def _first(verified: LogVerified) -> tuple[Wrong, int | None]:
    assert verified.first_bad is not None
    return verified.first_bad.wrong, verified.first_bad.place


def test_records_as_they_were_written_are_sound(whole: Path) -> None:
    before = whole.read_bytes()
    verified = verify(whole)
    assert verified.sound
    assert verified.log_is_sound
    assert verified.events == 12
    assert whole.read_bytes() == before
    assert {each.name for each in whole.parent.iterdir()} == {whole.name, f"{whole.name}.lock"}


@pytest.mark.parametrize("done", TAMPERED)
def test_what_was_done_to_the_log_is_found_and_located(done: str, whole: Path) -> None:
    change, wrong, place = TAMPERED[done]
    tamper(whole, change)
    verified = verify(whole)
    assert not verified.sound
    assert not verified.log_is_sound
    assert _first(verified) == (wrong, place)
    named = verified.first_bad
    assert named is not None
    assert named.id
    assert named.kind


def test_it_is_named_by_its_own_id_and_kind(whole: Path) -> None:
    with closing(sqlite3.connect(whole)) as db:
        (id_,) = db.execute(f"SELECT id FROM events {OF_3}").fetchone()
    tamper(whole, sql(f"UPDATE events SET at_ms = 0 {OF_3}"))
    first = verify(whole).first_bad
    assert first is not None
    assert (first.place, first.id, first.kind) == (3, id_, "acted")


# --- what only a head that was noted can show


@pytest.mark.parametrize(
    "change",
    [
        sql("DELETE FROM events WHERE place > 9"),
        made_anew(sql(f"UPDATE events SET body = ? {OF_3}", ACT)),
    ],
    ids=["the tail cut off", "all hashed anew"],
)
def test_beyond_a_log_and_found_by_the_head_that_was_noted(change: Change, whole: Path) -> None:
    noted = verify(whole).head
    tamper(whole, change)
    assert verify(whole).sound
    verified = verify(whole, noted)
    assert [flaw.wrong for flaw in verified.flaws] == [Wrong.HEAD]


def test_a_head_that_was_noted_is_there_when_more_was_recorded(whole: Path) -> None:
    noted = verify(whole).head
    again = Log.open(whole, lambda: 1_790_000_100_000)
    two_rounds(again)
    again.close()
    verified = verify(whole, noted)
    assert verified.sound
    assert verified.since == 12


# --- the file


def _bare(change: str) -> Callable[[Path], None]:
    def do(path: Path) -> None:
        with closing(sqlite3.connect(path)) as db, db:
            db.executescript(change)

    return do


OF_FILES: dict[str, tuple[Callable[[Path], None], Wrong, str]] = {
    "a guard dropped": (
        _bare("DROP TRIGGER events_no_update"),
        Wrong.UNGUARDED,
        "events_no_update",
    ),
    "a guard that lets all pass": (
        _bare(
            "DROP TRIGGER events_no_delete; CREATE TRIGGER events_no_delete BEFORE DELETE ON events"
            " BEGIN SELECT 1; END"
        ),
        Wrong.UNGUARDED,
        "events_no_delete",
    ),
    "a trigger of another": (
        _bare("CREATE TRIGGER evil AFTER INSERT ON events BEGIN SELECT 1; END"),
        Wrong.SHAPE,
        "evil",
    ),
    "the log's table missing": (_bare("DROP TABLE events"), Wrong.TABLE, "events"),
    "the log's table otherwise": (
        _bare("ALTER TABLE events ADD COLUMN more TEXT"),
        Wrong.SHAPE,
        "events",
    ),
    "an index missing": (_bare("DROP INDEX events_by_attempt"), Wrong.SHAPE, "events"),
}


@pytest.mark.parametrize("done", OF_FILES)
def test_what_was_done_to_the_tables_is_named(done: str, whole: Path) -> None:
    do, wrong, detail = OF_FILES[done]
    do(whole)
    verified = verify(whole)
    assert (wrong, detail) in [(flaw.wrong, flaw.detail) for flaw in verified.flaws]


def test_a_damaged_page_is_found(whole: Path) -> None:
    again = Log.open(whole, lambda: 1_790_000_100_000)
    for _ in range(30):
        two_rounds(again)
    again.close()
    with whole.open("r+b") as file:
        file.seek(whole.stat().st_size - 6 * 4096)
        file.write(b"\xa5" * 4096)
    verified = verify(whole)
    assert Wrong.PAGES in [flaw.wrong for flaw in verified.flaws]


@pytest.mark.parametrize(
    ("change", "code"),
    [("PRAGMA user_version = 99", "newer"), ("PRAGMA application_id = 7", "not_records")],
)
def test_records_of_another_program_cannot_be_judged(change: str, code: str, whole: Path) -> None:
    _bare(change)(whole)
    with pytest.raises(RecordsFault) as caught:
        verify(whole)
    assert caught.value.code == code


@pytest.mark.posix
def test_what_is_no_file_of_records_cannot_be_read(tmp_path: Path) -> None:
    text = tmp_path / "diary.txt"
    text.write_text("Dear diary,\n" * 500)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    found = []
    for path in (text, tmp_path, pipe, tmp_path / "none"):
        with pytest.raises(RecordsFault) as caught:
            verify(path)
        found.append(caught.value.code)
    assert found == ["not_records", "not_readable", "not_readable", "absent"]


def test_records_that_were_cut_off_are_told_to_be_beyond_reading(whole: Path) -> None:
    """Not that `verify` would say more: it is what was asked."""
    whole.write_bytes(whole.read_bytes()[:4096])
    with pytest.raises(RecordsFault) as caught:
        verify(whole)
    assert caught.value.code == "damaged"
    assert "trainer verify" not in caught.value.message
    assert "trainer restore FILE" in caught.value.message


def test_records_are_verified_while_the_window_has_them_open(log: Log, path: Path) -> None:
    two_rounds(log)
    assert verify(path).events == 12
    two_rounds(log)
    assert verify(path).events == 24
    assert broken_at(log.events()) == ()


def test_records_of_a_killed_program_are_verified_with_its_journal(
    log: Log, path: Path, tmp_path: Path
) -> None:
    two_rounds(log)
    left = tmp_path / "left"
    left.mkdir()
    for each in path.parent.iterdir():
        if not each.name.endswith(("-shm", ".lock")):
            (left / each.name).write_bytes(each.read_bytes())
    before = {each: each.read_bytes() for each in left.iterdir()}
    assert verify(left / path.name).events == 12
    assert {each: each.read_bytes() for each in before} == before


def test_records_of_a_program_killed_as_it_put_a_copy_back_are_verified(
    whole: Path, tmp_path: Path
) -> None:
    """What it had begun to write is taken back first, as every other reader does."""
    left = tmp_path / "left"
    left.mkdir()
    with closing(sqlite3.connect(whole, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode=DELETE")
        db.execute("PRAGMA cache_size=1")
        db.execute("BEGIN")
        db.execute("CREATE TABLE half AS SELECT zeroblob(100000)")
        for each in (whole, whole.with_name(f"{whole.name}-journal")):
            (left / each.name).write_bytes(each.read_bytes())
    assert verify(left / whole.name).head == verify(whole).head


def test_the_guards_are_those_that_the_steps_make(whole: Path) -> None:
    with closing(sqlite3.connect(whole)) as db:
        made = {sql for (sql,) in db.execute("SELECT sql FROM sqlite_master WHERE type='trigger'")}
    assert made == set(GUARDS.values())
