"""Whoever writes to a school's file gets a turn beside those who write without a pause."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest

from trainer.records.registry.lite.engine import begin_to_write


class Crowded:
    """A file that others write to all the time: it is free at the third look."""

    def __init__(self, taken: int, code: int = sqlite3.SQLITE_BUSY) -> None:
        self.asked: list[str] = []
        self._taken, self._code = taken, code

    def execute(self, statement: str) -> None:
        self.asked.append(statement)
        if statement.startswith("BEGIN") and self._taken:
            self._taken -= 1
            fault = sqlite3.OperationalError("database is locked")
            fault.sqlite_errorcode = self._code
            raise fault


def test_a_turn_to_write_is_asked_for_until_it_comes(tmp_path: Path) -> None:
    """SQLite alone gave up beside somebody who wrote without a pause."""
    file = Crowded(taken=2)
    begin_to_write(file, tmp_path)
    short, *begun, long = file.asked
    assert begun == ["BEGIN IMMEDIATE"] * 3
    assert (short, long) == ("PRAGMA busy_timeout=20", "PRAGMA busy_timeout=5000")


def test_a_file_that_is_damaged_is_not_asked_again(tmp_path: Path) -> None:
    file = Crowded(taken=2, code=sqlite3.SQLITE_CORRUPT)
    with pytest.raises(sqlite3.OperationalError):
        begin_to_write(file, tmp_path)
    assert file.asked.count("BEGIN IMMEDIATE") == 1
    assert file.asked[-1] == "PRAGMA busy_timeout=5000"


def test_a_folder_that_cannot_be_opened_keeps_nobody_from_writing(tmp_path: Path) -> None:
    """As one that may not be listed; or any, with Windows' manners."""
    file = Crowded(taken=1)
    begin_to_write(file, tmp_path / "closed")
    assert file.asked.count("BEGIN IMMEDIATE") == 2


class Writer:
    """A connection to a file, and whether it was told that another writes there."""

    def __init__(self, path: Path) -> None:
        self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self.told = Event()

    def execute(self, statement: str) -> None:
        try:
            self._db.execute(statement)
        except sqlite3.OperationalError:
            self.told.set()
            raise

    def close(self) -> None:
        self._db.close()


@pytest.fixture
def writers(tmp_path: Path) -> Iterator[tuple[Writer, Writer]]:
    made = Writer(tmp_path / "school.sqlite3"), Writer(tmp_path / "school.sqlite3")
    yield made
    for each in made:
        each.close()


@pytest.mark.posix
def test_who_waits_writes_before_another_writes_again(
    writers: tuple[Writer, Writer], tmp_path: Path
) -> None:
    """Up to 23 deliveries of another went before, each as long as the disk takes."""
    greedy, patient = writers
    wrote: list[Writer] = []

    def write(by: Writer) -> None:
        begin_to_write(by, tmp_path)
        wrote.append(by)
        by.execute("COMMIT")

    with ThreadPoolExecutor(1) as others:
        for _ in range(TURNS):
            begin_to_write(greedy, tmp_path)
            waits = others.submit(write, patient)
            assert patient.told.wait(30)
            greedy.execute("COMMIT")
            write(greedy)
            waits.result()
            patient.told.clear()
    assert wrote == [patient, greedy] * TURNS


TURNS = 5
"""Without a queue the patient one has luck at every third."""
