"""An SQLite file that is read, whoever else has it open, and never changed but that a write which
was cut off is taken back."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Compiled, Dialect, Engine, create_engine, event
from sqlalchemy.pool import NullPool

_PATIENCE_S = 5.0
_MOST = 2000


class CompiledStatements(dict[Any, Compiled]):
    """A cache of compiled statements for ``create_engine(execution_options=...)``."""

    # SQLAlchemy keeps them by dialect object, and each engine has one of its own: a file that is
    # opened anew would compile all that another has, 2 ms a statement.

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get(_of_any_engine(key), default)

    def __setitem__(self, key: Any, compiled: Compiled) -> None:
        if len(self) >= _MOST:
            self.clear()
        super().__setitem__(_of_any_engine(key), compiled)


def _of_any_engine(key: Any) -> tuple[Any, ...]:
    return tuple(each for each in key if not isinstance(each, Dialect))


SHARED = {"compiled_cache": CompiledStatements()}
"""The execution options of every SQLite engine."""


def read_only_engine(path: Path) -> Engine:
    """Each transaction reads the file as it stood when it began. No file is kept open between."""
    engine = create_engine(
        "sqlite://",
        poolclass=NullPool,
        creator=lambda: opened(path),
        execution_options=SHARED,
    )

    @event.listens_for(engine, "begin")
    def begun(db: Any) -> None:
        db.connection.dbapi_connection.execute("BEGIN")

    return engine


def opened(path: Path) -> sqlite3.Connection:
    """A text that is none is read all the same; that it was altered, its hash will tell."""
    driver = sqlite3.connect(_uri(path), uri=True, timeout=_PATIENCE_S, isolation_level=None)
    driver.text_factory = lambda text: text.decode(errors="replace")
    # A second guard: whatever is asked of it, SQLite itself refuses to write.
    driver.execute("PRAGMA query_only=ON")
    return driver


def _uri(path: Path) -> str:
    """A file without a journal beside it is read as it is; with one, as SQLite's readers do."""
    wal, shm, rollback = (
        path.with_name(f"{path.name}{end}").exists() for end in ("-wal", "-shm", "-journal")
    )
    # Immutable: of a file in WAL mode a plain reader makes a -shm beside it, even where it may not.
    # For writing: what a killed program had begun has to be taken back before anything is read.
    how = "rw" if rollback else "ro" if wal or shm else "ro&immutable=1"
    return f"{path.resolve().as_uri()}?mode={how}"
