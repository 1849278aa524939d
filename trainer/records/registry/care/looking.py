"""A registry that is read and never changed, whoever else writes it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.pool import NullPool

from trainer.records.registry.faults import (
    ABSENT,
    NEWER,
    NOT_REGISTRY,
    NOT_WRITABLE,
    RegistryRefused,
)
from trainer.records.registry.lite.engine import PATIENCE_S, lite_faults
from trainer.records.registry.lite.schema import OURS
from trainer.records.registry.migrate import SCHEMA
from trainer.records.registry.where import File, Server, Where


@dataclass(frozen=True, slots=True)
class Looking:
    """The registry as it stood when the look began; ``schema`` is its tables' version."""

    where: Where
    db: Connection
    schema: int

    @property
    def is_file(self) -> bool:
        return isinstance(self.where, File)

    def asked(self, sql: str) -> list[tuple[Any, ...]]:
        """What the database answers."""
        return [tuple(row) for row in self.db.execute(text(sql))]


@contextmanager
def looking(at: Where) -> Iterator[Looking]:
    """Look at the registry there. Raises RegistryFault."""
    if isinstance(at, File):
        with lite_faults(at.path), _file(at) as look:
            yield look
    else:
        with _server(at) as look:
            yield look


def is_registry(path: Path) -> bool:
    """Whether that file is a registry's, whatever its version."""
    if not path.is_file():
        return False
    try:
        with closing(_opened(path)) as driver:
            return bool(driver.execute("PRAGMA application_id").fetchone() == (OURS,))
    except sqlite3.DatabaseError:
        return False


@contextmanager
def _file(at: File) -> Iterator[Looking]:
    if not at.path.exists():
        raise RegistryRefused(str(at), *ABSENT)
    if not at.path.is_file() or not os.access(at.path, os.R_OK):
        raise RegistryRefused(str(at), *NOT_WRITABLE)
    engine = _engine(at.path)
    with engine.connect() as db, db.begin():
        if db.scalar(text("PRAGMA application_id")) != OURS:
            raise RegistryRefused(str(at), *NOT_REGISTRY)
        yield _looked(at, db, int(db.scalar(text("PRAGMA user_version")) or 0))


@contextmanager
def _server(at: Server) -> Iterator[Looking]:
    from trainer.records.registry.postgres.engine import server_engine, server_faults

    with server_faults(at):
        engine = server_engine(at, patience_ms=0)
        try:
            with engine.connect() as connected:
                db = connected.execution_options(writes=False, stream_results=True)
                with db.begin():
                    found = db.scalar(text("SELECT version_num FROM alembic_version"))
                    yield _looked(at, db, int(found or 0))
        finally:
            engine.dispose()


def _looked(at: Where, db: Connection, schema: int) -> Looking:
    if schema > SCHEMA:
        raise RegistryRefused(str(at), *NEWER)
    return Looking(at, db, schema)


def _engine(path: Path) -> Engine:
    engine = create_engine("sqlite://", poolclass=NullPool, creator=lambda: _opened(path))

    @event.listens_for(engine, "begin")
    def begun(db: Connection) -> None:
        driver: Any = db.connection.dbapi_connection
        driver.execute("BEGIN")

    return engine


def _opened(path: Path) -> sqlite3.Connection:
    """A text that is none is read all the same; that it was altered, its hash will tell."""
    driver = sqlite3.connect(_uri(path), uri=True, timeout=PATIENCE_S, isolation_level=None)
    driver.text_factory = lambda text: text.decode(errors="replace")
    driver.execute("PRAGMA query_only=ON")
    return driver


def _uri(path: Path) -> str:
    """A file without a journal beside it is read as it is; with one, as SQLite's readers do."""
    beside = (path.with_name(f"{path.name}{end}") for end in ("-wal", "-shm", "-journal"))
    alone = not any(each.exists() for each in beside)
    return f"{path.resolve().as_uri()}?mode=ro{'&immutable=1' if alone else ''}"
