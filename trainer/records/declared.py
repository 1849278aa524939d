"""A table declared by the row that it holds, once, for both databases."""

from __future__ import annotations

import typing
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

from sqlalchemy import (
    REAL,
    BigInteger,
    Column,
    ColumnElement,
    Connection,
    Constraint,
    Double,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    func,
    select,
    text,
)
from sqlalchemy.types import TypeEngine

Row = typing.TypeVar("Row")

metadata = MetaData()

_TABLES: dict[type, Table] = {}
_READERS: dict[type, Mapping[str, Callable[[Any], Any]]] = {}
# A strict table of SQLite knows no SMALLINT, BIGINT or DOUBLE.
_TYPES: Mapping[type, TypeEngine[Any]] = {
    str: Text(),
    bytes: LargeBinary(),
    bool: SmallInteger().with_variant(Integer(), "sqlite"),
    int: BigInteger().with_variant(Integer(), "sqlite"),
    float: Double().with_variant(REAL(), "sqlite"),
}


_TRUTHS = (bool, bool | None)


def declare(
    row: type,
    name: str,
    key: tuple[str, ...],
    *indexes: tuple[str, ...],
    unique: tuple[tuple[str, ...], ...] = (),
    counts: tuple[str, ...] = (),
    rare: tuple[str, ...] = (),
    by_key: bool = False,
    part_of: str = "",
    kept_in: MetaData = metadata,
) -> Table:
    """The table of these rows. A field's name is its column's; ``class_`` is ``class``. ``counts``
    are columns of whole numbers, 0 where nothing is said, that the row does not have. By a ``rare``
    column only those rows are found that have it. ``by_key``: SQLite keeps the rows by their key
    alone, which is for short ones. ``part_of``: the rows go with the one of that table that has
    the first column of their key."""
    hints = typing.get_type_hints(row)
    rules: list[Constraint] = [
        UniqueConstraint(*columns, name=_called(name, columns, "only")) for columns in unique
    ]
    if part_of:
        whole = (key[:1], [f"{part_of}.{key[0]}"])
        rules.append(ForeignKeyConstraint(*whole, ondelete="CASCADE"))
    made = Table(
        name,
        kept_in,
        *(_column(name, hints[name], key) for name in sorted(hints, key=_place(key))),
        *(Column(each, _TYPES[int], nullable=False, server_default="0") for each in counts),
        *rules,
        *(Index(_called(name, columns, "by"), *columns) for columns in indexes),
        *(_where_there(name, each) for each in rare),
        sqlite_strict=True,
        sqlite_with_rowid=not by_key,
    )
    _TABLES[row] = made
    return made


def _place(key: tuple[str, ...]) -> Callable[[str], int]:
    """The columns of the key come first, for so it is searched."""
    return lambda name: key.index(column_of(name)) if column_of(name) in key else len(key)


def table(row: type) -> Table:
    """The table that holds these rows."""
    return _TABLES[row]


def plain(row: Any) -> dict[str, Any]:
    """A row's values by column."""
    return {column_of(each): _value(getattr(row, each)) for each in _readers(type(row))}


def read(kind: type[Row], values: Mapping[Any, Any]) -> Row:
    """The row of these values by column."""
    return kind(**{name: make(values[column_of(name)]) for name, make in _readers(kind).items()})


def _readers(kind: type) -> Mapping[str, Callable[[Any], Any]]:
    if kind not in _READERS:
        hints = typing.get_type_hints(kind)
        _READERS[kind] = {
            name: _truth if hint in _TRUTHS else lambda value: value for name, hint in hints.items()
        }
    return _READERS[kind]


def _truth(value: Any) -> bool | None:
    return None if value is None else bool(value)


def _column(name: str, hint: Any, key: tuple[str, ...]) -> Column[Any]:
    (held,) = [each for each in typing.get_args(hint) if each is not type(None)] or [hint]
    kind = next(kind for of, kind in _TYPES.items() if issubclass(held, of))
    optional = type(None) in typing.get_args(hint)
    primary = column_of(name) in key
    return Column(column_of(name), kind, primary_key=primary, nullable=optional)


def _where_there(name: str, column: str) -> Index:
    there = text(f"{column} IS NOT NULL")
    by = _called(name, (column,), "by")
    return Index(by, column, sqlite_where=there, postgresql_where=there)


def _called(name: str, columns: tuple[str, ...], how: str) -> str:
    # Three are enough: PostgreSQL cuts a name after 63 letters.
    return f"{name}_{how}_{'_'.join(columns[:3])}"


def column_of(field: str) -> str:
    """The column of that field."""
    return "class" if field == "class_" else field


def _value(value: Any) -> Any:
    return int(value) if isinstance(value, bool) else value


def rows(
    db: Connection,
    kind: type[Row],
    are: Mapping[str, Any],
    order: str | Sequence[str] = (),
    limit: int | None = None,
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
    # By the key at last: rows that are alike otherwise would come in any order.
    yield from of.primary_key.columns
