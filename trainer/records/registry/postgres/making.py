"""A school's database made on a server, or brought up to date: all of it, or nothing. With it the
group roles of a school."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, select, text

from trainer.records.registry.acts import OF_SOMEBODY, ActKind
from trainer.records.registry.derived.views import NAMES as VIEWS
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
from trainer.records.registry.rows.log import settings
from trainer.records.registry.tables import ALL, MARKED, NUMBERED, ROLLED_UP
from trainer.records.registry.where import Server
from trainer.wording import say_phrase

STATION, SUPERVISOR, AUTHOR, ADMIN, MARKER, BACKUP = (
    "school_station",
    "school_supervisor",
    "school_author",
    "school_admin",
    "school_marker",
    "school_backup",
)
ROLES = (STATION, SUPERVISOR, AUTHOR, ADMIN, MARKER, BACKUP)

_HOUSES = ("choices_made", "house_acts", "house_archive")
_SIGNING = (
    *("state", "challenge", "fresh_nonce", "begin_try", "sign_in", "change_secret", "sign_out"),
    *("account_now", *_HOUSES),
)

MAY_EXECUTE: Mapping[str, tuple[str, ...]] = {
    STATION: (
        *(*_SIGNING, "submit", "chain_head", "open_exam", "next_task"),
        *("assignments_of", "sittings_of", "said_to", "own_events", "begin_live", "show_live"),
    ),
    SUPERVISOR: (*_SIGNING, "act", "re_mark", "sign", "watch_live", "chain_head"),
    AUTHOR: (*_SIGNING, "act"),
    MARKER: ("state", "take_lock", "end_holders", *_HOUSES),
    ADMIN: (*_SIGNING, "act", "erase", "chain_head"),
    BACKUP: ("state", "chain_head", "note_backup"),
}
"""Functions by their names, of which there is one each."""

SECRET_COLUMNS = ("password_hash", "pin_hash", "digest_salt")
_KEPT_FROM_MOST = (
    "people",
    "strangers",
    "badges",
    "signed_in",
    "spent",
    "exam_locks",
    "settings",
    "live_tables",
    "live_watches",
)
_TABLES = tuple(table.name for table in ALL)

MAY_SELECT: Mapping[str, tuple[str, ...]] = {
    STATION: (),
    SUPERVISOR: (
        *(name for name in _TABLES if name not in _KEPT_FROM_MOST),
        *VIEWS,
        *("signed_in", "live_tables"),
    ),
    AUTHOR: ("houses_published",),
    MARKER: (
        *(name for name in _TABLES if name not in _KEPT_FROM_MOST),
        *VIEWS,
    ),
    ADMIN: (
        *("chains", "events", "erasures", "deliveries", "classes", "members", "exams"),
        *("houses_published", "people_shown", "alembic_version", "signed_in", "refused"),
    ),
    BACKUP: (*_TABLES, *VIEWS, "alembic_version"),
}
"""Whole tables; of ``events`` an administrator sees acts alone. Of ``people`` whoever sees any of
it sees all columns but the secret ones, and whoever copies it all."""

# Acts that say how somebody did.
_OF_RESULTS = (*OF_SOMEBODY, ActKind.RE_MARKED)

_MADE = tuple(table.name for table in (*MARKED, *ROLLED_UP, *NUMBERED))
MARKER_CHANGES: Mapping[str, str] = {
    **dict.fromkeys(_MADE, "INSERT, UPDATE, DELETE"),
    "review_requests": "INSERT",
    "remedials": "UPDATE (state, cleared_by, cleared_at_ms)",
    "exam_sittings": (
        "UPDATE (state, outcome, decisions, errors, critical, failed_areas, ended_at_ms)"
    ),
    "deliveries": "UPDATE (waits)",
}
"""What the marker writes: what is made of evidence, and nothing else."""


def roles() -> Iterator[str]:
    """The statements that make the roles, where the server has none of that name."""
    for role in ROLES:
        yield (
            f"DO $$ BEGIN CREATE ROLE {role} NOLOGIN; "
            "EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$"
        )


def grants(database: str) -> Iterator[str]:
    """The statements that give each role what it may do, and all others nothing."""
    everybody = ", ".join(("PUBLIC", *ROLES))
    yield f"REVOKE ALL ON DATABASE {database} FROM PUBLIC"
    yield f"GRANT CONNECT ON DATABASE {database} TO {', '.join(ROLES)}"
    yield f"GRANT TEMPORARY ON DATABASE {database} TO {BACKUP}"
    yield f"REVOKE ALL ON SCHEMA school, public FROM {everybody}"
    yield f"REVOKE ALL ON ALL TABLES IN SCHEMA school FROM {everybody}"
    yield f"REVOKE ALL ON ALL FUNCTIONS IN SCHEMA school FROM {everybody}"
    yield f"GRANT USAGE ON SCHEMA school TO {', '.join(ROLES)}"
    for role in ROLES:
        for name in MAY_EXECUTE[role]:
            yield f"GRANT EXECUTE ON FUNCTION school.{name} TO {role}"
        for name in MAY_SELECT[role]:
            yield f"GRANT SELECT ON school.{name} TO {role}"
    shown = ", ".join(shown_of_people())
    yield f"GRANT SELECT ({shown}) ON school.people TO {SUPERVISOR}, {MARKER}, {ADMIN}"
    yield from _rows_of_events()
    for name, changes in MARKER_CHANGES.items():
        yield f"GRANT {changes} ON school.{name} TO {MARKER}"


def closed_to_all() -> str:
    """The statement that takes functions of PostgreSQL itself from everybody but a superuser. It
    does nothing if the owner may not."""
    # With these any login fills the disk (large objects, exported snapshots, messages in the
    # server's log of changes) or the table of locks, and all others fail.
    return """DO $$ DECLARE f regprocedure; BEGIN
    FOR f IN SELECT oid FROM pg_proc WHERE pronamespace = 'pg_catalog'::regnamespace
        AND proname ~ '^(pg_(try_)?advisory_|lo_|lowrite$|pg_logical_emit_|pg_export_)' LOOP
        EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', f);
    END LOOP;
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$"""


def _rows_of_events() -> Iterator[str]:
    """The policies that hide acts at a table, and decisions on them, from administrators."""
    kinds = ", ".join(f"'{kind.value}'" for kind in _OF_RESULTS)
    yield "ALTER TABLE school.events ENABLE ROW LEVEL SECURITY"
    for name, to, which in (
        ("all_of_them", f"{SUPERVISOR}, {MARKER}, {BACKUP}", "true"),
        ("acts_alone", ADMIN, f"chain = 'school' AND kind NOT IN ({kinds})"),
    ):
        yield f"DROP POLICY IF EXISTS {name} ON school.events"
        yield f"CREATE POLICY {name} ON school.events FOR SELECT TO {to} USING ({which})"


def shown_of_people() -> tuple[str, ...]:
    """The columns of ``people`` that a supervisor sees."""
    (people,) = (table for table in ALL if table.name == "people")
    return tuple(
        f'"{column.name}"' for column in people.columns if column.name not in SECRET_COLUMNS
    )


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
    # A login could leave a prepared transaction behind: its locks outlive its session.
    if db.scalar(text("SELECT current_setting('max_prepared_transactions')")) != "0":
        raise RegistryRefused(str(where), *LEAVES_BEHIND)
    return version


def _one_at_a_time(db: Connection) -> None:
    """Nobody else makes this school meanwhile."""
    # Where it is there already, what is locked is a table that no login may lock: an advisory lock
    # anybody could hold. Where a superuser has taken those from the owner already, the first who
    # makes the schema is the only one.
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
