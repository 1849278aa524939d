"""The reports' reads of mistakes that a wrong rule explains, made away from the house taught at."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from sqlalchemy import BindParameter, Connection, Select, bindparam, cast, func, select, tuple_
from sqlalchemy.types import BigInteger

from trainer.records.registry.reads.report_sums import Slice, Sum, narrowed, narrowing
from trainer.records.registry.tallies import kind_tallies, tallies

_HOMES: BindParameter[Any] = bindparam("homes", expanding=True)


def misread_away(db: Connection, of: Slice, taught: Mapping[str, str]) -> tuple[Sum, ...]:
    """The number of mistakes that wrong rules explain, by account, house and wrong rule; but for
    those at the house at which the account was taught."""
    if not taught:
        return ()
    values = narrowed(of)
    given = {"accounts": of.accounts, "grain": of.grain, "homes": list(taught.items()), **values}
    rows = db.execute(_away(tuple(values)), given).all()
    return tuple(Sum(row[:3], {"mistakes": row[3]}) for row in rows)


@cache
def _away(narrowed: tuple[str, ...]) -> Select[Any]:
    """Most work is at the house taught at: its rows are passed over by the key, for the weeks and
    houses that there are stand in the sums of rounds."""
    key = tallies.c.account, tallies.c.at, tallies.c.house
    where = (narrowing(tallies, name) for name in ("accounts", "grain", *narrowed))
    away = tuple_(tallies.c.account, tallies.c.house).not_in(_HOMES)
    done = select(*key).where(*where, away).distinct().subquery()
    of = kind_tallies.c
    same = (of.account == done.c.account, of.at == done.c.at, of.house == done.c.house)
    made = select(
        of.account,
        of.house,
        of.misreading,
        cast(func.sum(of.mistakes), BigInteger).label("mistakes"),
    )
    by = (of.account, of.house, of.misreading)
    drill = (narrowing(kind_tallies, name) for name in narrowed if name == "drill")
    query = made.select_from(done.join(kind_tallies, same[0] & same[1] & same[2]))
    query = query.where(narrowing(kind_tallies, "grain"), of.misreading != "", *drill)
    return query.group_by(*by).order_by(*by)
