"""A registry that is read and never changed, whoever else writes it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, text
from sqlalchemy.schema import CreateTable

from trainer.records.read_only import opened, read_only_engine
from trainer.records.registry.derived.views import view_statements
from trainer.records.registry.faults import (
    ABSENT,
    EMPTY,
    NEWER,
    NOT_REGISTRY,
    NOT_WRITABLE,
    RegistryRefused,
)
from trainer.records.registry.lite.engine import lite_faults
from trainer.records.registry.lite.schema import OURS
from trainer.records.registry.migrate import SCHEMA
from trainer.records.registry.postgres.engine import server_engine, server_faults
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
        """The rows that the database answers."""
        return [tuple(row) for row in self.db.execute(text(sql))]


@contextmanager
def looking(at: Where, beside: Sequence[Table] = ()) -> Iterator[Looking]:
    """Look at the registry there. ``beside``: empty tables that only this look has, which hide the
    registry's own of those names, for its views too. Raises RegistryFault."""
    if isinstance(at, File):
        with lite_faults(at.path), _file(at, beside) as look:
            yield look
    else:
        with _server(at, beside) as look:
            yield look


def left_behind(look: Looking) -> tuple[str, ...]:
    """The remedies of a server's superuser for transactions that hold locks without a connection,
    and so that no login leaves more; nothing where the registry is a file."""
    if look.is_file:
        return ()
    ((allowed, held),) = look.asked(
        "SELECT current_setting('max_prepared_transactions')::int, (SELECT count(*) "
        "FROM pg_prepared_xacts WHERE database = current_database())"
    )
    told = {
        f"{held} hold locks: end each that pg_prepared_xacts lists by ROLLBACK PREPARED": held,
        f"max_prepared_transactions is {allowed}: set it to 0 and start the server anew": allowed,
    }
    return tuple(each for each, holds in told.items() if holds)


def is_registry(path: Path) -> bool:
    """True if that file is a registry's, whatever its version."""
    if not path.is_file():
        return False
    try:
        with closing(opened(path)) as driver:
            return bool(driver.execute("PRAGMA application_id").fetchone() == (OURS,))
    except sqlite3.DatabaseError:
        return False


def _made(db: Connection, beside: Sequence[Table]) -> None:
    tables = (str(CreateTable(each).compile(dialect=db.dialect)) for each in beside)
    for statement in (*tables, *view_statements()):
        db.execute(text(statement.strip().replace("CREATE", "CREATE TEMPORARY", 1)))


@contextmanager
def _file(at: File, beside: Sequence[Table]) -> Iterator[Looking]:
    if not at.path.exists():
        raise RegistryRefused(str(at), *ABSENT)
    if not at.path.is_file() or not os.access(at.path, os.R_OK):
        raise RegistryRefused(str(at), *NOT_WRITABLE)
    if not at.path.stat().st_size:
        raise RegistryRefused(str(at), *EMPTY)
    engine = read_only_engine(at.path)
    with engine.connect() as db, db.begin():
        if db.scalar(text("PRAGMA application_id")) != OURS:
            raise RegistryRefused(str(at), *NOT_REGISTRY)
        if beside:
            # The file itself is open for reading alone.
            db.execute(text("PRAGMA query_only=OFF"))
            _made(db, beside)
        yield _looked(at, db, int(db.scalar(text("PRAGMA user_version")) or 0))


@contextmanager
def _server(at: Server, beside: Sequence[Table]) -> Iterator[Looking]:
    with server_faults(at):
        engine = server_engine(at, patience_ms=0)
        try:
            with engine.connect() as connected:
                if beside:
                    # In a transaction before: one that reads alone makes none.
                    with connected.begin():
                        connected.execute(text("SET search_path = pg_temp, school"))
                        _made(connected, beside)
                # With a cursor on the server: else the driver would hold all rows of a school at
                # once.
                db = connected.execution_options(writes=False, stream_results=not beside)
                with db.begin():
                    found = db.scalar(text("SELECT version_num FROM alembic_version"))
                    yield _looked(at, db, int(found or 0))
        finally:
            engine.dispose()


def _looked(at: Where, db: Connection, schema: int) -> Looking:
    if schema > SCHEMA:
        raise RegistryRefused(str(at), *NEWER)
    return Looking(at, db, schema)
