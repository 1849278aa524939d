"""Whatever is wrong with the file, the trainee is told where and what to do, and loses nothing."""

from __future__ import annotations

import ctypes
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.records.broken import broken_at
from tests.records.rounds import dealt
from trainer.records import faults
from trainer.records.copies import nothing_done
from trainer.records.faults import RecordsFault, named
from trainer.records.log import Log
from trainer.records.reading import reading
from trainer.records.registry.faults import RegistryDown
from trainer.records.registry.lite import engine


def _fault(path: Path) -> RecordsFault:
    with pytest.raises(RecordsFault) as caught:
        Log.open(path, lambda: 0)
    fault = caught.value
    assert str(fault).startswith(f"{path}: ")
    assert fault.file == path
    assert "TRAINER_HOME" in fault.message or "the last act again" in fault.message
    return fault


def test_a_second_window_is_told_to_close_the_first(log: Log, path: Path) -> None:
    attempt = log.dealt(dealt())
    assert _fault(path).code == "in_use"
    log.acted(attempt, "reveal dealer", 1)
    assert broken_at(log.events()) == ()


@pytest.mark.posix
@pytest.mark.usefixtures("log")
def test_a_second_window_by_a_link_is_told_too(path: Path) -> None:
    link = path.with_name("link.sqlite3")
    link.symlink_to(path)
    assert _fault(link).code == "in_use"


def test_a_second_window_may_open_when_the_first_is_closed(log: Log, path: Path) -> None:
    log.close()
    Log.open(path, lambda: 0).close()


def test_a_file_of_something_else_is_left_as_it_is(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("Dear diary,\n" * 500)
    before = path.read_bytes()
    assert _fault(path).code == "not_records"
    assert path.read_bytes() == before


def test_another_programs_database_is_left_as_it_is(path: Path) -> None:
    path.parent.mkdir()
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE diary (entry)")
    db.close()
    before = path.read_bytes()
    assert _fault(path).code == "not_records"
    assert path.read_bytes() == before


def test_a_newer_programs_records_are_left_as_they_are(log: Log, path: Path) -> None:
    log.close()
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 999")
    db.close()
    before = path.read_bytes()
    assert _fault(path).code == "newer"
    assert path.read_bytes() == before


def test_a_damaged_file_is_named(log: Log, path: Path) -> None:
    _fill(log, 200)
    log.close()
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(os.urandom(path.stat().st_size - 4096))
    with pytest.raises(RecordsFault) as caught:
        Log.open(path, lambda: 0)
    assert caught.value.code == "damaged"


def test_records_that_a_table_was_taken_from_are_named(log: Log, path: Path) -> None:
    _fill(log, 2)
    log.close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("DROP TABLE events")
    with pytest.raises(RecordsFault) as caught, reading(path) as reader:
        reader.row_at(1)
    assert caught.value.code == "damaged"


def test_a_last_event_that_was_altered_is_seen_at_once(log: Log, path: Path) -> None:
    _fill(log, 2)
    log.close()
    with sqlite3.connect(path) as db:
        db.execute("DROP TRIGGER events_no_update")
        db.execute("UPDATE events SET at_ms = 1 WHERE place = 2")
    db.close()
    with pytest.raises(RecordsFault) as caught:
        Log.open(path, lambda: 0)
    assert caught.value.code == "damaged"


def test_a_folder_in_the_files_place_is_named(path: Path) -> None:
    path.mkdir(parents=True)
    fault = _fault(path)
    assert fault.code == "not_readable"
    assert "is a folder" in fault.message


@pytest.mark.posix
def test_a_device_in_the_files_place_is_not_waited_for(path: Path) -> None:
    path.parent.mkdir()
    os.mkfifo(path)
    assert _fault(path).code == "not_readable"


@pytest.mark.posix
def test_a_link_that_leads_to_itself_cannot_be_opened(path: Path) -> None:
    path.parent.mkdir()
    path.symlink_to(path)
    assert _fault(path).code == "not_writable"


def test_a_file_in_the_folders_place_cannot_be_written(path: Path) -> None:
    path.parent.write_text("")
    fault = _fault(path)
    assert fault.code == "not_a_folder"
    assert "move that file away" in fault.message
    with pytest.raises(RecordsFault) as read, reading(path):
        pass
    assert read.value.code == "not_a_folder"


def test_an_empty_file_is_no_new_one(path: Path) -> None:
    """A disk or a copy cut it off: new records would begin in silence."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    fault = _fault(path)
    assert fault.code == "empty"
    assert "trainer restore" in fault.message
    assert path.stat().st_size == 0, "it is left as it is"
    with pytest.raises(RecordsFault) as read, reading(path):
        pass
    assert read.value.code == "empty"


def test_a_program_killed_while_it_makes_the_file_begins_anew(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file comes into its place whole, or not at all."""

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    path.parent.mkdir(parents=True, exist_ok=True)
    with monkeypatch.context() as at:
        at.setattr("trainer.records.file.os.replace", killed)
        with pytest.raises(KeyboardInterrupt):
            Log.open(path, int)
    assert not path.exists()
    log = Log.open(path, int)
    assert list(log.events()) == []
    log.close()
    assert not list(path.parent.glob("*.new"))


@pytest.fixture
def modes_hold() -> Iterator[None]:
    """Root, too, may only do what the modes of files allow, while the test runs."""
    if os.geteuid() != 0:
        yield
        return
    libc = ctypes.CDLL(None, use_errno=True)
    header, sets = (ctypes.c_uint32 * 2)(_CAPABILITY_VERSION_3, 0), (ctypes.c_uint32 * 6)()
    assert libc.capget(header, sets) == 0
    held = sets[0]
    sets[0] = held & ~_OVERRIDE_AND_SEARCH
    assert libc.capset(header, sets) == 0
    yield
    sets[0] = held
    assert libc.capset(header, sets) == 0


_CAPABILITY_VERSION_3, _OVERRIDE_AND_SEARCH = 0x20080522, 0b110


@pytest.mark.usefixtures("modes_hold")
def test_a_folder_that_may_not_be_written(path: Path) -> None:
    path.parent.mkdir(mode=0o500)
    assert _fault(path).code == "not_writable"
    deep = path.parent / "deep" / "below"
    below = _fault(deep / path.name)
    assert below.code == "not_writable"
    assert "the folder of the records is not there and cannot be made" in below.message
    said = "its folder is missing and cannot be made; nothing was put here"
    with pytest.raises(RecordsFault, match=said), nothing_done(deep / "table.csv"):
        deep.mkdir(parents=True)


@pytest.mark.posix
@pytest.mark.usefixtures("modes_hold")
def test_records_of_a_killed_program_in_a_folder_that_may_not_be_written(path: Path) -> None:
    """SQLite calls it a fault of the disk that it cannot make the file of its locks."""
    path.parent.mkdir()
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("CREATE TABLE event (id)")
        left = {each: each.read_bytes() for each in path.parent.iterdir()}
    db.close()
    for each, kept in left.items():
        if not each.name.endswith("-shm"):
            each.write_bytes(kept)
            each.chmod(0o400)
    path.parent.chmod(0o500)
    assert _fault(path).code == "not_writable"


@pytest.mark.parametrize("left", ["nothing", "another file"])
def test_nothing_is_recorded_in_a_file_that_is_not_in_its_place(
    log: Log, path: Path, left: str
) -> None:
    """Whatever was done after the file was deleted was recorded in no file, without a word."""
    attempt = log.dealt(dealt())
    away = path.with_name("away")
    try:
        path.rename(away)
    except PermissionError:
        pytest.skip("a file in use is not moved here, as on Windows")
    if left == "another file":
        path.write_bytes(away.read_bytes())
    with pytest.raises(RecordsFault, match="moved, deleted or replaced") as caught:
        log.acted(attempt, "reveal dealer", 1)
    assert caught.value.code == "out_of_place"
    away.replace(path)
    log.acted(attempt, "reveal dealer", 1)
    evidence = log.attempt(attempt)
    assert evidence is not None
    assert [act.action for act in evidence.acts] == ["reveal dealer"]


def test_a_full_disk_keeps_what_was_recorded_and_goes_on_when_there_is_room(log: Log) -> None:
    attempt = log.dealt(dealt())
    with log.transaction() as db:
        pages = db.exec_driver_sql("PRAGMA page_count").scalar()
        db.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    recorded, fault = _record_until_refused(log, attempt)
    assert fault.code == "disk_full"
    assert "the disk is full" in str(fault)
    with log.transaction() as db:
        db.exec_driver_sql("PRAGMA max_page_count = 1000000")
    log.acted(attempt, "reveal dealer", 2)
    evidence = log.attempt(attempt)
    assert evidence is not None
    assert len(evidence.acts) == recorded + 1
    assert broken_at(log.events()) == ()


def test_a_disk_that_fails_in_mid_write_leaves_nothing_half(log: Log, path: Path) -> None:
    """The system refuses every byte beyond a limit: the write itself fails."""
    attempt = log.dealt(dealt())
    grown = max(each.stat().st_size for each in path.parent.iterdir())
    import resource  # late: Windows has none

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (grown + 10_000, hard))
    try:
        recorded, fault = _record_until_refused(log, attempt)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert fault.code in ("disk_full", "disk_fault")
    log.acted(attempt, "reveal dealer", 2)
    log.close()
    again = Log.open(path, lambda: 0)
    evidence = again.attempt(attempt)
    assert evidence is not None
    assert len(evidence.acts) == recorded + 1
    assert broken_at(again.events()) == ()
    again.close()


def _record_until_refused(log: Log, attempt: str) -> tuple[int, RecordsFault]:
    """How many acts were recorded, and what was said of the one that was not."""
    for recorded in range(1000):
        try:
            log.acted(attempt, "pay 3 pair_plus 40", recorded)
        except RecordsFault as fault:
            return recorded, fault
    raise AssertionError("a thousand acts were recorded on a disk without room for them")


def _fill(log: Log, events: int) -> None:
    attempt = log.dealt(dealt())
    for number in range(events - 1):
        log.acted(attempt, "reveal dealer", number)


@pytest.mark.parametrize(("free", "code"), [(60_000, "disk_full"), (10**10, "disk_fault")])
def test_a_disk_without_room_for_shared_memory_is_told_as_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, code: str
) -> None:
    monkeypatch.setattr(faults, "disk_usage", lambda _: SimpleNamespace(free=free))
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    with pytest.raises(RecordsFault) as caught, named(tmp_path / "records.sqlite3"):
        raise error
    assert caught.value.code == code
    monkeypatch.setattr(engine, "disk_usage", lambda _: SimpleNamespace(free=free))
    with pytest.raises(RegistryDown) as down, engine.lite_faults(tmp_path / "school.sqlite3"):
        raise error
    assert down.value.code == code
