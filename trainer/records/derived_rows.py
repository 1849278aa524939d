"""The derived tables row by row, to be held against those that the log gives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.exc import DatabaseError

from trainer.records.elsewhere import Elsewhere
from trainer.records.file import LogFile
from trainer.records.reading import Reader
from trainer.records.shape import DERIVED
from trainer.records.tables import events

RowOf = tuple[Any, ...]
Rows = Mapping[str, frozenset[RowOf]]
"""By table, in the order of its columns."""

_AT_A_TIME = 500


def rows_in(db: Connection) -> Rows:
    """Every row of the derived tables."""
    return {each.name: frozenset(map(tuple, db.execute(each.select()))) for each in DERIVED}


def kept_rows(reader: Reader) -> Rows:
    """Every row of a file as it stands; none of a table that is missing or cannot be read."""
    return {table.name: _kept(reader, table) for table in DERIVED}


def _kept(reader: Reader, table: Table) -> frozenset[RowOf]:
    columns = ", ".join(f'"{column.name}"' for column in table.columns)
    try:
        return frozenset(reader.asked(f"SELECT {columns} FROM {table.name}"))
    except DatabaseError:
        return frozenset()


def with_events_of(reader: Reader, file: LogFile) -> None:
    """Give a new file the very same log, and what was fetched from other stations."""
    names = [column.name for column in events.columns]
    with file.transaction() as db:
        fresh: list[dict[str, Any]] = []
        for row in reader.rows():
            fresh.append({name: getattr(row, name) for name in names})
            if len(fresh) == _AT_A_TIME:
                db.execute(events.insert(), fresh)
                fresh = []
        if fresh:
            db.execute(events.insert(), fresh)
        Elsewhere(file.transaction).add(db, Elsewhere(reader.transaction).all())


def add_rows(file: LogFile, rows: Rows) -> None:
    """Put rows in that nothing has made again."""
    with file.transaction() as db:
        for table in DERIVED:
            names = [column.name for column in table.columns]
            fresh = [dict(zip(names, row, strict=True)) for row in rows.get(table.name, ())]
            if fresh:
                db.execute(table.insert(), fresh)
