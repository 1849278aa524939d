"""An SQLite file that is read and never changed, whoever else has it open."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.pool import NullPool

from trainer.records.compiled import SHARED

_PATIENCE_S = 5.0


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
    driver.execute("PRAGMA query_only=ON")
    return driver


def _uri(path: Path) -> str:
    """A file without a journal beside it is read as it is; with one, as SQLite's readers do."""
    beside = (path.with_name(f"{path.name}{end}") for end in ("-wal", "-shm", "-journal"))
    # Immutable: of a file in WAL mode a plain reader makes a -shm beside it, even where it may not.
    alone = not any(each.exists() for each in beside)
    return f"{path.resolve().as_uri()}?mode=ro{'&immutable=1' if alone else ''}"
