"""The tables in the registry's file: made where there are none, brought up to date, guarded."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, StaticPool, create_engine, select

from trainer.records.registry.derived.views import drop_views, make_views, view_statements
from trainer.records.registry.faults import (
    ABSENT,
    BEFORE_FIRST,
    EMPTY,
    NEWER,
    NOT_REGISTRY,
    RegistryRefused,
)
from trainer.records.registry.migrate import FIRST, MACHINERY, SCHEMA, furnish, migrate
from trainer.records.registry.rows.log import settings

OURS = 0x33434453
"""SQLite's application_id of a registry's file."""

# The one change that an event may see: what it says is gone, as a recorded act says.
_HOLE = (
    "NEW.body = '' AND NEW.chain IS OLD.chain AND NEW.place IS OLD.place AND NEW.id IS OLD.id "
    "AND NEW.attempt IS OLD.attempt AND NEW.kind IS OLD.kind AND NEW.at_ms IS OLD.at_ms "
    "AND NEW.before IS OLD.before AND NEW.hash IS OLD.hash "
    "AND NEW.received_at_ms IS OLD.received_at_ms AND EXISTS (SELECT 1 FROM erasures e "
    "WHERE e.chain = OLD.chain AND (e.place = OLD.place "
    "OR (e.place > OLD.place AND OLD.chain <> 'school')))"
)

GUARDS = {
    f"{table}_no_{change}": f"CREATE TRIGGER {table}_no_{change} BEFORE {change.upper()} "
    f"ON {table} {when}BEGIN SELECT RAISE(ABORT, 'the log only grows'); END"
    for table, change, when in (
        ("events", "update", f"WHEN NOT ({_HOLE}) "),
        *(("events", "delete", ""), ("chains", "update", ""), ("chains", "delete", "")),
    )
}
"""The triggers that let nobody change what was delivered, as they stand in the file."""


def prepare(engine: Engine, path: Path, *, make: bool) -> None:
    """The file has today's tables. Raises RegistryRefused if it is not ours, newer or missing."""
    if not make and path.is_file() and not path.stat().st_size:
        raise RegistryRefused(str(path), *EMPTY)
    if not make and not path.exists():
        raise RegistryRefused(str(path), *ABSENT)
    path.parent.mkdir(parents=True, exist_ok=True)
    with engine.connect() as db:
        version = _version(db, path)
        if version > SCHEMA:
            raise RegistryRefused(str(path), *NEWER)
        if 0 < version < FIRST:
            raise RegistryRefused(str(path), *BEFORE_FIRST)
        if version == SCHEMA and _is_of_today(db):
            return
    with engine.begin() as db:
        if _version(db, path) < SCHEMA or not _is_of_today(db):
            bring_up_to_date(db)


def version_of(path: Path) -> int:
    """The version of the tables in that file; 0 where there is none, or it is not a registry's."""
    if not path.is_file():
        return 0
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
        try:
            ours = db.execute("PRAGMA application_id").fetchone() == (OURS,)
            (version,) = db.execute("PRAGMA user_version").fetchone()
        except sqlite3.DatabaseError:
            return 0
    return int(version) if ours else 0


def _version(db: Connection, path: Path) -> int:
    if _pragma(db, "application_id") == OURS:
        return _pragma(db, "user_version")
    if _pragma(db, "schema_version") or _pragma(db, "user_version"):
        raise RegistryRefused(str(path), *NOT_REGISTRY)
    return 0


def _is_of_today(db: Connection) -> bool:
    kept = select(settings.c.value).where(settings.c.name == MACHINERY)
    return db.scalar(kept) == print_of_today()


def print_of_today() -> str:
    """A print of the views and guards: another one means that they are another version's."""
    return sha256("\n".join((*view_statements(), *GUARDS.values())).encode()).hexdigest()


def bring_up_to_date(db: Connection) -> None:
    """Today's tables, and its views and guards anew, whatever they were."""
    if _pragma(db, "schema_version"):
        _make(db)
    else:
        for statement in _as_new():
            db.exec_driver_sql(statement)
    furnish(db, print_of_today())
    db.exec_driver_sql(f"PRAGMA application_id={OURS}")
    db.exec_driver_sql(f"PRAGMA user_version={SCHEMA}")


def _make(db: Connection) -> None:
    drop_views(db)
    for name in _triggers(db):
        db.exec_driver_sql(f"DROP TRIGGER {name}")
    migrate(db)
    make_views(db)
    for guard in GUARDS.values():
        db.exec_driver_sql(guard)


# Alembic's steps take 80 ms, their statements 8.
@cache
def _as_new() -> tuple[str, ...]:
    """The statements that make a file in which there is nothing."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as made:
        engine = create_engine("sqlite://", creator=lambda: made, poolclass=StaticPool)
        with engine.begin() as db:
            _make(db)
        _begin, *statements, _commit = made.iterdump()
        return tuple(statements)


def _triggers(db: Connection) -> Iterator[str]:
    found = db.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'trigger'").all()
    return (str(name) for (name,) in found)


def _pragma(db: Connection, name: str) -> int:
    driver: Any = db.connection.dbapi_connection
    row = driver.execute(f"PRAGMA {name}").fetchone()
    return int(row[0])
