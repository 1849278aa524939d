"""A file of records that is read and never changed, whoever else has it open."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, select

from trainer.records.chain import Row
from trainer.records.faults import (
    BEYOND_READING,
    EMPTY,
    NEWER,
    NO_FILE,
    NOT_A_FOLDER,
    NOT_READABLE,
    NOT_RECORDS,
    RecordsFault,
    below_a_file,
    named,
)
from trainer.records.file import OURS, SCHEMA
from trainer.records.read_only import read_only_engine
from trainer.records.tables import events
from trainer.wording import named_fault

_AT_A_TIME = 500
_COLUMNS = [events.c[name] for name in Row.__slots__]

ABSENT = named_fault(
    "absent", "there are no records here; name a file, or set TRAINER_HOME to their folder"
)


class Reader:
    """The records as they stood when they were opened, while others go on writing them.

    Raises RecordsFault for what a person can mend.
    """

    def __init__(self, path: Path, db: Connection) -> None:
        self.path = path
        self._db = db
        self.schema = self._schema()

    def rows(self) -> Iterator[Row]:
        """Every event as it stands, from the first."""
        query = select(*_COLUMNS).order_by(events.c.place)
        # Streamed: a log of years is never in memory as a whole.
        found = self._db.execution_options(yield_per=_AT_A_TIME).execute(query)
        for row in found:
            yield Row(*row)

    def rows_after(self, place: int, at_most: int) -> tuple[Row, ...]:
        """So many of the events after that place, as they stand."""
        query = select(*_COLUMNS).where(events.c.place > place).order_by(events.c.place)
        return tuple(Row(*row) for row in self._db.execute(query.limit(at_most)))

    def row_at(self, place: int) -> Row | None:
        """The event of that place as it stands."""
        row = self._db.execute(select(*_COLUMNS).where(events.c.place == place)).first()
        return Row(*row) if row is not None else None

    def count_after(self, place: int, kinds: Iterable[str]) -> int:
        """The number of events of these kinds after that place."""
        later = events.c.place > place, events.c.kind.in_(list(kinds))
        return self._db.scalar(select(func.count()).where(*later)) or 0

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """A transaction that only reads the file as it stood when it was opened."""
        with named(self.path):
            yield self._db

    def asked(self, sql: str) -> list[tuple[Any, ...]]:
        """The rows that SQLite answers."""
        return [tuple(row) for row in self._db.exec_driver_sql(sql)]

    def copy_into(self, path: Path) -> None:
        """Copy all pages, by SQLite's online backup, into a new file without a journal."""
        source: Any = self._db.connection.dbapi_connection
        with named(path), closing(sqlite3.connect(path)) as made:
            source.backup(made)
            # The backup takes over WAL, with which a copy would need two files beside it.
            made.execute("PRAGMA journal_mode=DELETE")

    def _schema(self) -> int:
        """The schema of the file. Raises RecordsFault for a file that is not ours, or newer."""
        if self.asked("PRAGMA application_id") != [(OURS,)]:
            raise RecordsFault(self.path, *NOT_RECORDS)
        ((schema,),) = self.asked("PRAGMA user_version")
        if schema > SCHEMA:
            raise RecordsFault(self.path, *NEWER)
        return int(schema)


@contextmanager
def reading(path: Path) -> Iterator[Reader]:
    """The records in that file. Nothing is written to it, and none is made. Raises RecordsFault."""
    with named(path, BEYOND_READING):
        if not path.exists():
            raise RecordsFault(path, *(NOT_A_FOLDER if below_a_file(path) else ABSENT))
        if not path.is_file():
            raise RecordsFault(path, *NO_FILE)
        # Not tried by opening it: closing that would let go of SQLite's locks on it in here.
        if not os.access(path, os.R_OK):
            raise RecordsFault(path, *NOT_READABLE)
        if not path.stat().st_size:
            raise RecordsFault(path, *EMPTY)
        db = _engine(path).connect()
        try:
            db.begin()
            yield Reader(path, db)
        finally:
            db.close()


# Kept: an engine knows what it has compiled.
_engine = lru_cache(maxsize=16)(read_only_engine)


class LookedAt:
    """Keeps no file open between looks, holds nobody up, and writes nothing: a thread of its own
    may use one. Within one look everything is as it stood when the look began.

    Raises RecordsFault for what a person can mend.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._reader: Reader | None = None

    @contextmanager
    def look(self) -> Iterator[Reader]:
        """The records as they stand now. Within another look: that one."""
        if self._reader is not None:
            yield self._reader
            return
        with reading(self.path) as self._reader:
            try:
                yield self._reader
            finally:
                self._reader = None

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """A look, for a log that reads."""
        with self.look() as reader, reader.transaction() as db:
            yield db

    def stamp(self) -> tuple[tuple[int, int], ...]:
        """Differs from the last one where something was written since."""
        beside = (self.path, self.path.with_name(f"{self.path.name}-wal"))
        return tuple(map(_stamp, beside))

    def close(self) -> None:
        """Nothing is open."""


def _stamp(path: Path) -> tuple[int, int]:
    try:
        found = path.stat()
    except OSError:
        return (0, 0)
    return found.st_mtime_ns, found.st_size
