"""Rows read as values, from any table."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Table, func, select

from trainer.records.declared import column_of, read, table

Row = TypeVar("Row")


def rows(
    db: Connection,
    kind: type[Row],
    are: Mapping[str, Any],
    order: str | Sequence[str],
    limit: int | None,
) -> tuple[Row, ...]:
    """The rows whose columns are these, in that order, and by their key."""
    of = table(kind)
    query = select(of).where(*_where(of, are)).order_by(*_order(of, order)).limit(limit)
    return tuple(read(kind, row) for row in db.execute(query).mappings())


def count(db: Connection, kind: type, are: Mapping[str, Any]) -> int:
    of = table(kind)
    return db.scalar(select(func.count()).select_from(of).where(*_where(of, are))) or 0


def _where(of: Table, are: Mapping[str, Any]) -> Iterator[ColumnElement[bool]]:
    for name, value in are.items():
        column = of.c[column_of(name)]
        if isinstance(value, Collection) and not isinstance(value, str | bytes):
            yield column.in_(list(value))
        elif value is None:
            yield column.is_(None)
        else:
            yield column == (int(value) if isinstance(value, bool) else value)


def _order(of: Table, order: str | Sequence[str]) -> Iterator[ColumnElement[Any]]:
    for name in (order,) if isinstance(order, str) else order:
        column = of.c[column_of(name.removeprefix("-"))]
        yield column.desc() if name.startswith("-") else column
    yield from of.primary_key.columns
