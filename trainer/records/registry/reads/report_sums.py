"""What reports read of the sums that are kept: one question, by the key, for some hundred rows.

How many rounds there are is all the same to it. Questions are put together once for each of their
forms: that takes longer than to ask them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Select,
    Table,
    bindparam,
    cast,
    func,
    select,
)
from sqlalchemy.sql.base import ReadOnlyColumnCollection

from trainer.records.registry.derived.tallies import (
    EVERYBODY,
    item_tallies,
    kind_tallies,
    tallies,
)

Db = Connection
"""What is asked, for those who may not know what it is."""

ALL_TOGETHER = (EVERYBODY,)


@dataclass(frozen=True, slots=True)
class Slice:
    """Which sums: of these accounts, at that grain, since that day or week, at a house, in a drill;
    None is any."""

    accounts: tuple[str, ...] = ALL_TOGETHER
    grain: str = "a"
    since: int | None = None
    house: str | None = None
    drill: str | None = None


@dataclass(frozen=True, slots=True)
class Sum:
    """Figures of one group: ``of`` are those by which it was grouped."""

    of: tuple[Any, ...]
    figures: Mapping[str, int]

    def __getitem__(self, name: str) -> int:
        return self.figures[name]


def sums(db: Connection, of: Slice, by: Sequence[str], figures: Sequence[str]) -> tuple[Sum, ...]:
    """What rounds and sittings add up to, by these columns."""
    return _summed(db, tallies, of, by, figures)


def kind_sums(
    db: Connection, of: Slice, by: Sequence[str], *, only_misread: bool = False
) -> tuple[Sum, ...]:
    """What mistakes add up to, by these columns; only those that a wrong rule explains, if so."""
    more = "misreading" if only_misread else ""
    return _summed(db, kind_tallies, of, by, _COSTS, more)


def item_sums(
    db: Connection, of: Slice, by: Sequence[str], source: str | None = None
) -> tuple[Sum, ...]:
    """What answers to items add up to, by these columns: of exams, of true chance, or of both."""
    more = "" if source is None else "source"
    return _summed(db, item_tallies, of, by, _ANSWERS, more, source)


_COSTS = ("mistakes", "players_short_cents", "house_short_cents")
_ANSWERS = ("answers", "right", "clean_answers", "clean_right")


def _summed(
    db: Connection,
    table: Table,
    of: Slice,
    by: Sequence[str],
    figures: Sequence[str],
    more: str = "",
    source: str | None = None,
) -> tuple[Sum, ...]:
    given = {"since": of.since, "house": of.house, "drill": of.drill, "source": source}
    values = {name: value for name, value in given.items() if value is not None}
    query = _sums(table, tuple(by), tuple(figures), (*values, more))
    rows = db.execute(query, {"accounts": of.accounts, "grain": of.grain, **values}).all()
    width = len(by)
    return tuple(Sum(row[:width], dict(zip(figures, row[width:], strict=True))) for row in rows)


@cache
def _sums(
    table: Table, by: tuple[str, ...], figures: tuple[str, ...], narrowed: tuple[str, ...]
) -> Select[Any]:
    where = [_narrowing(table, name) for name in ("accounts", "grain", *narrowed) if name]
    first = _as_they_lie(table, by)
    if not first:
        return _added(table.c, by, figures).where(*where)
    lying = _added(table.c, first, figures).where(*where).order_by(None).subquery()
    return _added(lying.c, by, figures)


def _added(
    columns: ReadOnlyColumnCollection[str, Any], by: tuple[str, ...], figures: tuple[str, ...]
) -> Select[Any]:
    keys = [columns[name] for name in by]
    totals = (_total(columns[name]) for name in figures)
    return select(*keys, *totals).group_by(*keys).order_by(*keys)


def _as_they_lie(table: Table, by: tuple[str, ...]) -> tuple[str, ...]:
    """By which columns rows are added up first, in the order in which the table keeps them: so few
    are left to be sorted. None where that is what is asked for, or would leave as many."""
    key = tuple(each.name for each in table.primary_key if each.name != "grain")
    last = max((key.index(name) for name in by), default=0)
    lying = key[: last + 1]
    return () if lying in (by, key) or not by else lying


def _total(figure: ColumnElement[Any]) -> ColumnElement[int]:
    """A whole number in both databases: PostgreSQL adds up into another kind."""
    return cast(func.coalesce(func.sum(figure), 0), BigInteger).label(figure.name)


def _narrowing(table: Table, by: str) -> ColumnElement[bool]:
    match by:
        case "accounts":
            return table.c.account.in_(bindparam(by, expanding=True))
        case "since":
            return table.c.at >= bindparam(by)
        case "misreading":
            return table.c.misreading != ""
        case _:
            return table.c[by] == bindparam(by)
