"""Rows written and looked up by the driver itself: several times as fast as statements that are
put together anew, where rows are many and small. Statements are written as SQLite's driver takes
them, and translated once for PostgreSQL's."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Any

from sqlalchemy import Column, Connection, Float, Table, Text


def insert(db: Connection, table: Table, rows: Sequence[object]) -> None:
    """Add rows whose fields are the columns of the table."""
    names, values = _way(table)
    add(db, table, names, list(map(values, rows)))


def add(db: Connection, table: Table, names: tuple[str, ...], rows: Sequence[Row]) -> None:
    """Add rows, whose values are in the order of those columns."""
    if rows:
        _driver(db).add(table, names, rows)


def delete(db: Connection, table: Table, attempt: str) -> bool:
    """Take out all rows of an attempt; whether there were any."""
    sql = f"DELETE FROM {table.name} WHERE attempt = ?"
    deleted: int = _driver(db).execute(sql, (attempt,)).rowcount
    return deleted > 0


def column(db: Connection, sql: str, values: tuple[Any, ...] = ()) -> list[Any]:
    """The first column of what that finds."""
    return [row[0] for row in _driver(db).execute(sql, values)]


def first(db: Connection, sql: str, *values: Any) -> tuple[Any, ...] | None:
    """The first row of what that finds."""
    row: tuple[Any, ...] | None = _driver(db).execute(sql, values).fetchone()
    return row


def every(db: Connection, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    """All rows of what that finds."""
    return list(_driver(db).execute(sql, values))


def among(
    db: Connection, sql: str, values: Iterable[str | int], *before: Any
) -> Iterator[tuple[Any, ...]]:
    """The rows of that, where ``()`` at its end is any of these values; none of no values."""
    wanted = tuple(values)
    if not wanted:
        return iter(())
    return iter(_driver(db).among(sql, before, wanted))


def run(db: Connection, sql: str, values: Mapping[str, Any]) -> int:
    """Do that with these values, whose names stand in it as ``:name``; how many rows it changed."""
    changed: int = _driver(db).execute(sql, values).rowcount
    return changed


def run_among(db: Connection, sql: str, wanted: Sequence[str], values: Mapping[str, Any]) -> None:
    """Do that once for all of these, of which any stands in it as ``IN ()``."""
    driver = _driver(db)
    driver.execute(sql.replace("IN ()", driver.any_of), {**values, "among": driver.listed(wanted)})


def run_all(db: Connection, sql: str, rows: Iterable[tuple[Any, ...] | Mapping[str, Any]]) -> None:
    """Do that for each of these rows, whose values stand in it as ``?``, or as ``:name``."""
    _driver(db).executemany(sql, rows)


def put(db: Connection, table: Table, rows: Sequence[Row]) -> None:
    """Add whole rows, in place of those by the same keys; of several by one key the last counts."""
    if rows:
        _driver(db).put(table, rows)


Row = tuple[Any, ...]


class _OfFile:
    """SQLite's driver, for rows that belong together."""

    def __init__(self, driver: sqlite3.Connection) -> None:
        self.execute, self.executemany = driver.execute, driver.executemany

    def among(self, sql: str, before: Row, wanted: Row, /) -> Any:
        places = ", ".join("?" * len(wanted))
        return self.execute(f"{sql.removesuffix('()')}({places})", (*before, *wanted))

    any_of = "IN (SELECT value FROM json_each(:among))"

    def listed(self, wanted: Sequence[str], /) -> str:
        return json.dumps(wanted)

    def add(self, table: Table, names: tuple[str, ...], rows: Sequence[Row], /) -> None:
        self.executemany(_insert(table.name, names), rows)

    def put(self, table: Table, rows: Sequence[Row], /) -> None:
        self.executemany(_put(table), rows)


class _OfServer:
    """PostgreSQL's driver, asked as SQLite's is. Rows that belong together go in one statement:
    that takes the server and its driver a third of what a statement for each takes."""

    def __init__(self, driver: Any) -> None:
        self._driver = driver

    def among(self, sql: str, before: Row, wanted: Row, /) -> Any:
        # However many are wanted, the server knows the statement again.
        return self.execute(f"{sql.removesuffix('IN ()')}= ANY(?)", (*before, list(wanted)))

    any_of = "= ANY(:among)"

    def listed(self, wanted: Sequence[str], /) -> list[str]:
        return list(wanted)

    def execute(self, sql: str, values: Any = (), /) -> Any:
        return self._driver.execute(_of_server(sql), _plain(values))

    def executemany(self, sql: str, rows: Any, /) -> Any:
        plain = list(map(_plain, rows))
        if not plain:
            return None
        if len(plain) == 1:
            return self.execute(sql, plain[0])
        return self._driver.cursor().executemany(_of_server(sql), plain)

    def add(self, table: Table, names: tuple[str, ...], rows: Sequence[Row], /) -> None:
        if len(rows) == 1:
            self.execute(_insert(table.name, names), rows[0])
            return
        columns = ", ".join(f'"{name}"' for name in names)
        copied = f"COPY {table.name} ({columns}) FROM STDIN"
        with self._driver.cursor() as cursor, cursor.copy(copied) as copy:
            for each in rows:
                copy.write_row(_plain(each))

    def put(self, table: Table, rows: Sequence[Row], /) -> None:
        at = [place for place, column in enumerate(table.columns) if column.primary_key]
        last = {tuple(row[place] for place in at): row for row in map(_plain, rows)}
        columns = [list(each) for each in zip(*last.values(), strict=True)]
        self._driver.execute(_put_together(table), columns)


def _driver(db: Connection) -> _OfFile | _OfServer:
    """The driver's own connection, in the transaction that has begun."""
    driver: Any = db.connection.dbapi_connection
    is_file = isinstance(driver, sqlite3.Connection)
    return _OfFile(driver) if is_file else _OfServer(driver)


@cache
def _of_server(sql: str) -> str:
    """``?`` is ``%s`` there, and ``:name`` is ``%(name)s``."""
    return re.sub(r"(?<!:):([a-z_]+)", r"%(\1)s", sql.replace("%", "%%")).replace("?", "%s")


def _plain(values: Any) -> Any:
    """SQLite takes a truth for the number that a column of truths holds."""
    if isinstance(values, dict) or bool not in map(type, values):
        return values
    return tuple([int(each) if isinstance(each, bool) else each for each in values])


@cache
def _way(table: Table) -> tuple[tuple[str, ...], attrgetter[Row]]:
    """The columns of the table, and the getter that takes their values out of a row."""
    names = tuple(table.columns.keys())
    return names, attrgetter(*names)


@cache
def _put(table: Table) -> str:
    return f"{_insert(table.name, tuple(table.columns.keys()))} {_or_changed(table)}"


@cache
def _put_together(table: Table) -> str:
    """The statement of the server that puts rows told column by column."""
    columns = ", ".join(f'"{column.name}"' for column in table.columns)
    lists = ", ".join(f"%s::{_type_of(each)}[]" for each in table.columns)
    return (
        f"INSERT INTO {table.name} ({columns}) SELECT * FROM unnest({lists}) {_or_changed(table)}"
    )


def _type_of(column: Column[Any]) -> str:
    if isinstance(column.type, Text):
        return "text"
    return "double precision" if isinstance(column.type, Float) else "bigint"


def _or_changed(table: Table) -> str:
    key = ", ".join(column.name for column in table.primary_key)
    rest = (column.name for column in table.columns if not column.primary_key)
    changed = ", ".join(f'"{name}" = excluded."{name}"' for name in rest)
    return f"ON CONFLICT ({key}) DO UPDATE SET {changed}"


@cache
def _insert(table: str, names: tuple[str, ...]) -> str:
    columns, places = ", ".join(f'"{name}"' for name in names), ", ".join("?" * len(names))
    return f"INSERT INTO {table} ({columns}) VALUES ({places})"
