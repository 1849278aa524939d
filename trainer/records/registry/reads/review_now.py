"""Marks as they count now, of those attempts that somebody overrode."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnClause, Connection, RowMapping, Select, Table, column, select, table

from trainer.records.registry.rows import people


def now(db: Connection, view: str, attempts: Sequence[str], *more: str) -> Mapping[str, RowMapping]:
    """The marks in force of those that were overridden; none of what is void."""
    if not attempts:
        return {}
    columns: list[ColumnClause[Any]] = [
        column(name) for name in ("attempt", "right", "overridden", *more)
    ]
    query = select(*columns).select_from(table(view, *columns))
    query = query.where(columns[0].in_(attempts), columns[2] == 1)
    return {row["attempt"]: row for row in db.execute(query).mappings()}


def touched(db: Connection, attempts: Sequence[str]) -> Mapping[str, bool]:
    """The attempts with an override in force, and whether it makes them void."""
    at: list[ColumnClause[Any]] = [column(name) for name in ("attempt", "number", "to_")]
    query = select(*at).select_from(table("overrides_in_force", *at)).where(at[0].in_(attempts))
    found: dict[str, bool] = {}
    for attempt, number, to in db.execute(query):
        found[attempt] = found.get(attempt, False) or (number == 0 and to == "void")
    return found


def with_name(of: Table, *columns: str) -> Select[Any]:
    """Those columns of a table, with the name of whose each row is."""
    name = select(people.people.c.name).where(people.people.c.account == of.c.account)
    return select(*(of.c[each] for each in columns), name.scalar_subquery().label("name"))
