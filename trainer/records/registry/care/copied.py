"""A registry copied whole: out of a file or a server into a file, and back into either."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, func, select, text
from sqlalchemy.exc import DBAPIError

from trainer.records.copies import to_disk
from trainer.records.registry.acts import SCHOOL, ActKind
from trainer.records.registry.care.looking import Looking, looking
from trainer.records.registry.care.verified import Verified, verify
from trainer.records.registry.faults import OLDER, RegistryFault, RegistryRefused
from trainer.records.registry.lite.door import LiteDoor
from trainer.records.registry.lite.engine import lite_faults
from trainer.records.registry.migrate import MACHINERY, SCHEMA
from trainer.records.registry.postgres.engine import server_engine, server_faults
from trainer.records.registry.rows.log import events, settings
from trainer.records.registry.rows.people import badges, people
from trainer.records.registry.tables import ALL
from trainer.records.registry.where import File, Server, Where
from trainer.wording import named_fault

_AT_A_TIME = 2000

NOT_SOUND = ("damaged", "this registry is not sound, so nothing was changed")
NOT_EMPTY = named_fault(
    "not_empty",
    "this database has a school already, and nothing was changed; make an empty one with "
    "`trainer school init URL`; then restore into that",
)

OTHER_SCHOOL = named_fault(
    "other_school",
    "this is a copy of another school, so nothing was changed; to restore it here, give this "
    "school's file another name first",
)


class Unsound(RegistryRefused):
    """A registry that is not as it was written, so that nothing was put anywhere."""

    def __init__(self, where: Where, verified: Verified) -> None:
        super().__init__(str(where), *NOT_SOUND)
        self.verified = verified


def sound_copy(at: Where, draft: Path, wall_ms: Callable[[], int]) -> Verified:
    """Copy a registry to a new file, durably, and verify the copy. Raises Unsound where it is not
    as it was written, RegistryFault where it cannot be read."""
    with looking(at) as look:
        _copy(look, draft, wall_ms)
    copied = verify(File(draft))
    if not copied.sound:
        raise Unsound(at, copied)
    stand_alone(draft)
    return copied


def fill_server(at: Server, copy: Path) -> Verified:
    """Put a copy, which is brought up to date, into the school's database, which has to be empty.
    Raises RegistryFault; then the database is as it was."""
    _bring_up_to_date(copy)
    with looking(File(copy)) as look, server_faults(at):
        engine = server_engine(at, patience_ms=0)
        try:
            with engine.begin() as db:
                _must_be_empty(db, at)
                _copy_rows(look.db, db)
                db.execute(text(_GO_ON))
        finally:
            engine.dispose()
    return verify(at)


# The next delivery is numbered after those that were copied.
_GO_ON = (
    "SELECT setval(pg_get_serial_sequence('school.deliveries', 'number'), "
    "(SELECT coalesce(max(number), 0) + 1 FROM deliveries), false)"
)


def _bring_up_to_date(copy: Path) -> None:
    LiteDoor(File(copy), lambda: 0, make=False).close()


def _copy(look: Looking, draft: Path, wall_ms: Callable[[], int]) -> None:
    if look.is_file:
        _copy_pages(look, draft)
        return
    if look.schema < SCHEMA:  # else a table that it lacks would be told as no school at all
        raise RegistryRefused(str(look.where), *OLDER)
    with closing(LiteDoor(File(draft), wall_ms, make=True)) as door, door.transaction() as db:
        db.execute(settings.delete().where(settings.c.name != MACHINERY))
        _copy_rows(look.db, db)


def _copy_pages(look: Looking, draft: Path) -> None:
    """As they stand, by SQLite's online backup."""
    source: Any = look.db.connection.dbapi_connection
    with lite_faults(draft), closing(sqlite3.connect(draft)) as made:
        source.backup(made)
        with made:
            if made.execute(f"PRAGMA table_info({badges.name})").fetchone():  # older ones have none
                made.execute(f"DELETE FROM {badges.name}")


def stand_alone(draft: Path) -> None:
    """The file needs no journal beside it, and outlives the machine."""
    with lite_faults(draft), closing(sqlite3.connect(draft)) as made:
        made.execute("PRAGMA journal_mode=DELETE")
    to_disk(draft)


def _copy_rows(source: Connection, target: Connection) -> None:
    for table in (each for each in ALL if each is not badges):
        for rows in _rows(source, table):
            target.execute(table.insert(), rows)


def _rows(source: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    query = select(table)
    if table is settings:
        query = query.where(settings.c.name != MACHINERY)
    found = source.execution_options(yield_per=_AT_A_TIME).execute(query)
    for part in found.mappings().partitions(_AT_A_TIME):
        yield [dict(row) for row in part]


def _must_be_empty(db: Connection, at: Server) -> None:
    for table in (events, people):
        if db.scalar(select(func.count()).select_from(table)):
            raise RegistryRefused(str(at), *NOT_EMPTY)
    db.execute(settings.delete().where(settings.c.name != MACHINERY))


def must_be_of_one_school(at: File, copy: File) -> None:
    """Raises RegistryRefused where the registry there and the copy do not begin with the same act.
    One that cannot be read is of any school."""
    begun = {hash_ for each in (at, copy) if (hash_ := _first_act(each)) is not None}
    if len(begun) > 1:
        raise RegistryRefused(str(at), *OTHER_SCHOOL)


def _first_act(at: File) -> bytes | None:
    asked = select(events.c.hash).where(events.c.chain == SCHOOL, events.c.place == 1)
    try:
        with looking(at) as look:
            return look.db.scalar(asked)
    except (RegistryFault, DBAPIError):
        return None


def erased_there(at: Where) -> Mapping[str, str]:
    """By account that was erased, who did it; nobody, as far as the registry cannot be read."""
    acts = select(events.c.body).where(
        events.c.chain == SCHOOL, events.c.kind == ActKind.ERASED.value
    )
    try:
        with looking(at) as look:
            erasures = [json.loads(body) for body in look.db.scalars(acts)]
    except (RegistryFault, DBAPIError, ValueError):
        return {}
    return {str(each["account"]): str(each["by"]) for each in erasures}
