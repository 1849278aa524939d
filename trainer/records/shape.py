"""The check that a file of records has the pages, tables and guards that the program gave it; and
its derived tables row by row, to be held against those that the log gives."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DatabaseError

from trainer.records.elsewhere import Elsewhere
from trainer.records.file import LogFile
from trainer.records.flaw import Flaw, Wrong
from trainer.records.reading import Reader
from trainer.records.tables import elsewhere, events, metadata

_PAGES_TOLD, _DIALECT = 5, sqlite.dialect()
DERIVED: tuple[Table, ...] = tuple(
    table for table in metadata.sorted_tables if table not in (events, elsewhere)
)
"""The tables that can be made again from the log, those that others refer to first."""


def page_flaws(asked: Callable[[str], Sequence[tuple[Any, ...]]]) -> Iterator[Flaw]:
    """The flaws that SQLite, asked by that function, finds in the pages."""
    try:
        found = asked(f"PRAGMA integrity_check({_PAGES_TOLD})")
    except DatabaseError as error:
        found = [(str(error.orig),)]
    for (line,) in found:
        if line != "ok":
            yield Flaw(Wrong.PAGES, detail=" ".join(str(line).split()))


GUARDS = {
    f"events_no_{change}": f"CREATE TRIGGER events_no_{change} BEFORE {change.upper()} ON events "
    "BEGIN SELECT RAISE(ABORT, 'the log only grows'); END"
    for change in ("update", "delete")
}
"""The triggers that let nobody change the log, as they stand in a file."""
TRIGGERS = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"


def guard_flaws(rows: Iterable[Any], ours: Mapping[str, str] = GUARDS) -> Iterator[Flaw]:
    """The guards that are gone or others than ours, of those rows of names and what they are."""
    found = {str(name): is_so for name, is_so in rows}
    gone = (name for name, so in ours.items() if found.get(name) != so)
    yield from (Flaw(Wrong.UNGUARDED, detail=name) for name in gone)
    yield from (Flaw(Wrong.SHAPE, detail=name) for name in found.keys() - ours.keys())


def table_flaws(reader: Reader, tables: Iterable[Table]) -> Iterator[Flaw]:
    """The tables that are missing, or have other columns or indexes than ours."""
    query = "SELECT name, type, strict FROM pragma_table_list WHERE schema = 'main'"
    found = {name: (kind, strict) for name, kind, strict in reader.asked(query)}
    for table in tables:
        if table.name not in found:
            yield Flaw(Wrong.TABLE, detail=table.name)
        elif found[table.name] != ("table", 1) or not _as_ours(reader, table):
            yield Flaw(Wrong.SHAPE, detail=table.name)


def reference_flaws(reader: Reader) -> Iterator[Flaw]:
    """The rows that refer to none."""
    try:
        broken = reader.asked("PRAGMA foreign_key_check")
    # Pages that SQLite cannot read are told as a flaw of their own.
    except DatabaseError:
        return
    for table, row, other, _ in broken:
        yield Flaw(Wrong.REFERENCE, detail=f"{table} {row} {other}")


def _as_ours(reader: Reader, table: Table) -> bool:
    info = f"SELECT name, type, \"notnull\", pk FROM pragma_table_info('{table.name}')"
    found = {
        (name, kind, bool(must) or bool(key), bool(key))
        for name, kind, must, key in reader.asked(info)
    }
    ours = {
        (column.name, column.type.compile(_DIALECT), not column.nullable, column.primary_key)
        for column in table.columns
    }
    indexes = f"SELECT name FROM pragma_index_list('{table.name}') WHERE origin = 'c'"
    return found == ours and {name for (name,) in reader.asked(indexes)} == {
        index.name for index in table.indexes
    }


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
