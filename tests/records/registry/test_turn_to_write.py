"""Whoever writes to a school's file gets a turn beside those who write without a pause."""

from __future__ import annotations

import sqlite3

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


def test_a_turn_to_write_is_asked_for_until_it_comes() -> None:
    """SQLite alone gave up beside somebody who wrote without a pause."""
    file = Crowded(taken=2)
    begin_to_write(file)
    short, *begun, long = file.asked
    assert begun == ["BEGIN IMMEDIATE"] * 3
    assert (short, long) == ("PRAGMA busy_timeout=20", "PRAGMA busy_timeout=5000")


def test_a_file_that_is_damaged_is_not_asked_again() -> None:
    file = Crowded(taken=2, code=sqlite3.SQLITE_CORRUPT)
    with pytest.raises(sqlite3.OperationalError):
        begin_to_write(file)
    assert file.asked.count("BEGIN IMMEDIATE") == 1
    assert file.asked[-1] == "PRAGMA busy_timeout=5000"
