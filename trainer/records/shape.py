"""The check that a file of records has the pages, tables and guards that the program gave it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from sqlalchemy import Table
from sqlalchemy.exc import DatabaseError

from trainer.records.flaw import Flaw, Wrong
from trainer.records.reading import Reader
from trainer.records.tables import elsewhere, events, metadata

_PAGES_TOLD = 5
_CHANGES = ("update", "delete")
DERIVED: tuple[Table, ...] = tuple(
    table for table in metadata.sorted_tables if table not in (events, elsewhere)
)
"""The tables that can be made again from the log, those that others refer to first."""


def guard(table: str, change: str) -> str:
    """The trigger that lets nobody change that table, as it stands in a file."""
    return (
        f"CREATE TRIGGER {table}_no_{change} BEFORE {change.upper()} ON {table} "
        f"BEGIN SELECT RAISE(ABORT, 'the log only grows'); END"
    )


def page_flaws(asked: Callable[[str], Sequence[tuple[Any, ...]]]) -> Iterator[Flaw]:
    """The flaws that SQLite, asked by that function, finds in the pages."""
    try:
        found = asked(f"PRAGMA integrity_check({_PAGES_TOLD})")
    except DatabaseError as error:
        found = [(str(error.orig),)]
    for (line,) in found:
        if line != "ok":
            yield Flaw(Wrong.PAGES, detail=" ".join(str(line).split()))


def guard_flaws(reader: Reader) -> Iterator[Flaw]:
    """The guards of the log that are gone or others than ours."""
    found = dict(reader.asked("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"))
    for change in _CHANGES:
        name = f"{events.name}_no_{change}"
        if found.pop(name, None) != guard(events.name, change):
            yield Flaw(Wrong.UNGUARDED, detail=name)
    for name in found:
        yield Flaw(Wrong.SHAPE, detail=str(name))


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
        (column.name, str(column.type), not column.nullable, column.primary_key)
        for column in table.columns
    }
    indexes = f"SELECT name FROM pragma_index_list('{table.name}') WHERE origin = 'c'"
    return found == ours and {name for (name,) in reader.asked(indexes)} == {
        index.name for index in table.indexes
    }
