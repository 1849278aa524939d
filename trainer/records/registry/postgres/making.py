"""A school's database made on a server, or brought up to date: all of it, or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, select, text

from trainer.records.registry.derived.views import drop_views, make_views
from trainer.records.registry.faults import (
    BEFORE_FIRST,
    FOREIGN,
    LEAVES_BEHIND,
    NEWER,
    TOO_OLD_SERVER,
    RegistryRefused,
)
from trainer.records.registry.migrate import FIRST, HEAD, MACHINERY, MadeBeside, furnish, migrate
from trainer.records.registry.postgres.engine import server_engine, server_faults
from trainer.records.registry.postgres.machinery import (
    functions,
    pinned,
    print_of_functions,
    without_functions,
)
from trainer.records.registry.postgres.roles import ROLES, closed_to_all, grants, roles
from trainer.records.registry.rows.log import settings
from trainer.records.registry.where import Server
from trainer.wording import say_phrase

OLDEST, SCHEMA = 15, "school"
# The number of the lock: any would do that nothing else of this program uses.
_MAKING = 9
_SOME = 3


def make_school(where: Server, *, anew: bool = False) -> MadeBeside:
    """The database has today's registry. What is in it stays; doing it again changes nothing.
    ``anew``: functions and guards are made again, whatever became of them. Raises RegistryRefused
    for an older server, or a database that holds anything else."""
    engine = server_engine(where, patience_ms=0)
    try:
        with server_faults(where), engine.begin() as db:
            version = _server(db, where)
            _one_at_a_time(db)
            before = _there(db, where)
            _make(db, before, anew=anew)
            return MadeBeside(where, f"PostgreSQL {version}", before, HEAD, ROLES)
    finally:
        engine.dispose()


def _server(db: Connection, where: Server) -> str:
    number = int(db.scalar(text("SELECT current_setting('server_version_num')")) or 0)
    version = str(db.scalar(text("SELECT current_setting('server_version')")))
    if number < OLDEST * 10_000:
        said = say_phrase(TOO_OLD_SERVER[1], version=version)
        raise RegistryRefused(str(where), TOO_OLD_SERVER[0], said)
    if db.scalar(text("SELECT current_setting('max_prepared_transactions')")) != "0":
        raise RegistryRefused(str(where), *LEAVES_BEHIND)
    return version


def _one_at_a_time(db: Connection) -> None:
    """Nobody else makes this school meanwhile. Where it is there already, what is locked is a table
    that no login may lock: an advisory lock anybody could hold. Where a superuser has taken those
    from the owner already, the first who makes the schema is the only one."""
    if db.scalar(text(f"SELECT to_regclass('{SCHEMA}.alembic_version') IS NULL")):
        locks = "pg_advisory_xact_lock(integer, integer)"
        if db.scalar(text(f"SELECT has_function_privilege('{locks}', 'EXECUTE')")):
            db.execute(text("SELECT pg_advisory_xact_lock(:made, 0)"), {"made": _MAKING})
    else:
        db.execute(text(f"LOCK TABLE {SCHEMA}.alembic_version IN EXCLUSIVE MODE"))


def _there(db: Connection, where: Server) -> str:
    """The schema of the registry that is there; empty where nothing is."""
    found = db.scalars(
        text(
            "SELECT schemaname || '.' || tablename FROM pg_tables "
            "WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1"
        )
    ).all()
    if f"{SCHEMA}.alembic_version" in found and f"{SCHEMA}.settings" in found:
        return _version(db, where)
    if found:
        raise _foreign(where, found)
    if db.scalar(text("SELECT to_regnamespace(:name) IS NOT NULL"), {"name": SCHEMA}):
        raise _foreign(where, (f"{SCHEMA}.*",))
    return ""


def _version(db: Connection, where: Server) -> str:
    version = str(db.scalar(text(f"SELECT version_num FROM {SCHEMA}.alembic_version")))
    if version > HEAD:
        raise RegistryRefused(str(where), *NEWER)
    if int(version) < FIRST:
        raise RegistryRefused(str(where), *BEFORE_FIRST)
    return version


def _foreign(where: Server, found: Sequence[str]) -> RegistryRefused:
    tables = ", ".join(found[:_SOME]) + (", ..." if len(found) > _SOME else "")
    return RegistryRefused(str(where), FOREIGN[0], say_phrase(FOREIGN[1], tables=tables))


def _make(db: Connection, before: str, *, anew: bool) -> None:
    if not before:
        db.execute(text(f"CREATE SCHEMA {SCHEMA}"))
    if before == HEAD and _is_of_today(db) and not anew:
        _grant(db)
        return
    _run(db, *without_functions())
    drop_views(db)
    migrate(db)
    make_views(db)
    _run(db, *functions(), pinned())
    furnish(db, print_of_functions())
    _grant(db)


def _is_of_today(db: Connection) -> bool:
    kept = select(settings.c.value).where(settings.c.name == MACHINERY)
    return db.scalar(kept) == print_of_functions()


def _grant(db: Connection) -> None:
    database = str(db.scalar(text("SELECT quote_ident(current_database())")))
    _run(db, *roles(), *grants(database), closed_to_all())


def _run(db: Connection, *statements: str) -> None:
    """As they stand: nothing in them is a bound name."""
    driver: Any = db.connection.dbapi_connection
    for statement in statements:
        driver.execute(statement)
