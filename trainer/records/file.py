"""The records' file: opened by itself, written by us alone, durable at every commit."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.pool import NullPool, StaticPool

from trainer.atomic_file import folder_to_disk, move
from trainer.network_share import share_of
from trainer.records.faults import (
    EMPTY,
    NETWORK_SHARE,
    NEWER,
    NO_FILE,
    NOT_A_FOLDER,
    NOT_RECORDS,
    OLDER,
    OUT_OF_PLACE,
    RecordsFault,
    below_a_file,
    named,
)
from trainer.records.hold import Hold
from trainer.records.read_only import SHARED
from trainer.wording import say_phrase

# The step that made the tables of the first release; those before it are no more.
FIRST = 6

SCHEMA = 6
"""The number of the last migration; kept in the file as SQLite's user_version."""

OURS = 0x33434450
"""SQLite's application_id of our files."""

# Records are one window's alone: a second one is told so, and does not wait.
_PATIENCE_S = 0.5


class LogFile(Protocol):
    """The home of a log: a file of our own, or one that is only read."""

    @property
    def path(self) -> Path: ...

    def transaction(self) -> AbstractContextManager[Connection]: ...

    def close(self) -> None: ...


class RecordsFile:
    """One open file with one connection. Use it from one thread at a time. Others may read it
    while it is open; no other may write.

    ``durable``: what was recorded outlives a machine that loses its power; else the last of it may
    be lost then, and the rest is whole. Raises RecordsFault, on opening and at every use, for what
    a person can mend.
    """

    def __init__(self, path: Path, *, durable: bool = True) -> None:
        self.path, self._durable = path, durable
        if kind := share_of(path):
            code, message = NETWORK_SHARE
            raise RecordsFault(path, code, say_phrase(message, kind=kind))
        if os.path.exists(path) and not os.path.isfile(path):
            raise RecordsFault(path, *NO_FILE)
        if below_a_file(path):
            raise RecordsFault(path, *NOT_A_FOLDER)
        with named(path), ExitStack() as undone:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._hold = Hold(path)
            undone.callback(self._hold.close)
            _made_or_not_empty(path)
            self._opened = os.stat(path)
            self._db = _engine(path).connect()
            undone.callback(self._db.close)
            self._prepare()
            undone.pop_all()

    def close(self) -> None:
        """Give the file back. Whatever was recorded is in it already."""
        try:
            self._db.close()
        finally:
            self._hold.close()

    def transaction(self) -> AbstractContextManager[Connection]:
        """All or nothing of what is done inside, durable at its end. Within another: part of it."""
        return nullcontext(self._db) if self._db.in_transaction() else self._begun()

    @contextmanager
    def _begun(self) -> Iterator[Connection]:
        with named(self.path):
            # On POSIX SQLite goes on writing into a file that was moved or deleted.
            self._still_in_place()
            with self._db.begin():
                yield self._db

    def _still_in_place(self) -> None:
        """Raise a fault where what is recorded would go into a file that nobody finds again."""
        try:
            there = os.stat(self.path)
        except FileNotFoundError as error:
            raise RecordsFault(self.path, *OUT_OF_PLACE) from error
        if not os.path.samestat(there, self._opened):
            raise RecordsFault(self.path, *OUT_OF_PLACE)

    def _prepare(self) -> None:
        version = self._version()
        if version > SCHEMA:
            raise RecordsFault(self.path, *NEWER)
        if 0 < version < FIRST:
            raise RecordsFault(self.path, *OLDER)
        # FULL waits for the disk at each commit: 0.35 ms a round, twice an fdatasync; 300 kills.
        synchronous = "FULL" if self._durable else "NORMAL"
        for pragma in ("journal_mode=WAL", f"synchronous={synchronous}", "foreign_keys=ON"):
            self._pragma(pragma)
        if version < SCHEMA:
            with self._db.begin():
                _migrate(self._db)

    def _version(self) -> int:
        """The schema of the file; 0 for a file that is new. Nothing is changed by looking."""
        if self._pragma("application_id") == OURS:
            return self._pragma("user_version")
        if self._pragma("schema_version") or self._pragma("user_version"):
            raise RecordsFault(self.path, *NOT_RECORDS)
        return 0

    def _pragma(self, text: str) -> int:
        cursor = self._db.connection.cursor()
        try:
            cursor.execute(f"PRAGMA {text}")
            row = cursor.fetchone()
        finally:
            cursor.close()
        return row[0] if row and isinstance(row[0], int) else 0


def _migrate(db: Connection) -> None:
    # Late: it loads alembic, 145 ms, and only a file of another step needs it.
    from trainer.records.migrate import migrate

    migrate(db)
    db.exec_driver_sql(f"PRAGMA application_id={OURS}")
    db.exec_driver_sql(f"PRAGMA user_version={SCHEMA}")


def _made_or_not_empty(path: Path) -> None:
    """The file is there, and holds something. A new one comes into its place whole, whenever the
    program is killed: so one that is empty was not left so by us, and is no new one."""
    real = Path(os.path.realpath(path))
    if os.path.lexists(real):
        if not real.stat().st_size:
            raise RecordsFault(path, *EMPTY)
        return
    draft = real.with_name(f"{real.name}.new")
    with draft.open("wb") as file:
        file.write(_new_file())
        file.flush()
        os.fsync(file.fileno())
    move(draft, real)
    folder_to_disk(real.parent)


@cache
def _new_file() -> bytes:
    """The bytes of a file with nothing recorded in it."""
    # Kept: it takes 40 ms to be made.
    with sqlite3.connect(":memory:", isolation_level=None) as made:
        engine = create_engine("sqlite://", creator=lambda: made, poolclass=StaticPool)
        with engine.begin() as db:
            _migrate(db)
        return made.serialize()


def _engine(path: Path) -> Engine:
    """An engine whose transactions are SQLite's own. The driver's would leave DDL outside."""
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        poolclass=NullPool,
        connect_args={"timeout": _PATIENCE_S, "check_same_thread": False},
        execution_options=SHARED,
    )

    @event.listens_for(engine, "connect")
    def connected(driver: Any, _record: object) -> None:
        # Else sqlite3 begins transactions by itself, and only before it writes.
        driver.isolation_level = None

    @event.listens_for(engine, "begin")
    def begun(db: Connection) -> None:
        driver: Any = db.connection.dbapi_connection
        # One that reads first and writes later cannot wait for its turn: SQLite refuses it at once.
        driver.execute("BEGIN IMMEDIATE")

    return engine
