"""Marks as they count now, of those attempts that somebody overrode."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import (
    BindParameter,
    ColumnClause,
    Connection,
    RowMapping,
    Select,
    Table,
    bindparam,
    column,
    select,
    table,
)

from trainer.records.registry.rows import people

_ANY_OF: BindParameter[Any] = bindparam("attempts", expanding=True)


def now(db: Connection, view: str, attempts: Sequence[str], *more: str) -> Mapping[str, RowMapping]:
    """The marks in force of those that were overridden; none of what is void."""
    if not attempts:
        return {}
    found = db.execute(_now(view, more), {"attempts": attempts}).mappings()
    return {row["attempt"]: row for row in found}


@cache
def _now(view: str, more: tuple[str, ...]) -> Select[Any]:
    columns: list[ColumnClause[Any]] = [
        column(name) for name in ("attempt", "right", "overridden", *more)
    ]
    query = select(*columns).select_from(table(view, *columns))
    return query.where(columns[0].in_(_ANY_OF), columns[2] == 1)


_said: list[ColumnClause[Any]] = [column(name) for name in ("attempt", "number", "to_")]
_OVERRIDES = (
    select(*_said).select_from(table("overrides_in_force", *_said)).where(_said[0].in_(_ANY_OF))
)


def touched(db: Connection, attempts: Sequence[str]) -> Mapping[str, bool]:
    """The attempts with an override in force, and whether it makes them void."""
    found: dict[str, bool] = {}
    for attempt, number, to in db.execute(_OVERRIDES, {"attempts": attempts}).all():
        found[attempt] = found.get(attempt, False) or (number == 0 and to == "void")
    return found


def with_name(of: Table, *columns: str) -> Select[Any]:
    """The columns of that name of a table, with the name of each row's owner."""
    name = select(people.people.c.name).where(people.people.c.account == of.c.account)
    return select(*(of.c[each] for each in columns), name.scalar_subquery().label("name"))
