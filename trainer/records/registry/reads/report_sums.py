"""The reports' reads of kept sums: one question, by the key, for some hundred rows.

How many rounds there are is all the same to it. Questions are put together once for each of their
forms: that takes longer than to ask them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    FromClause,
    Label,
    Select,
    bindparam,
    cast,
    func,
    literal_column,
    select,
    text,
)
from sqlalchemy.sql.base import ReadOnlyColumnCollection

from trainer.records.event import Kind
from trainer.records.registry.rows.log import events
from trainer.records.registry.tallies import (
    ANSWERS,
    COSTS,
    EVERYBODY,
    FIGURES,
    SCOPE,
    item_scopes,
    item_tallies,
    kind_tallies,
    tallies,
)

Figure = tuple[str, ...]
"""One figure, or two that are added up as one number."""
Rows = Sequence[tuple[Any, ...]]

# Two counts are added up as the halves of one number: a view over a class adds up dozens of counts
# in thousands of rows, and what that costs is the number of sums and of values handed over; half as
# many take about two thirds of the time. Counts are never below zero and never come to two thousand
# million, so a half is never too small; money and times are added up alone.
_BITS = 32
_LOWER = (1 << _BITS) - 1
_TIMES: ColumnElement[int] = literal_column(str(1 << _BITS))
_COUNTS = frozenset(FIGURES) - {"players_short_cents", "house_short_cents", "elapsed_ms"}


def side_by_side(figures: Sequence[str]) -> tuple[Figure, ...]:
    """These figures in their order, each count together with the next one."""
    return tuple(_pairs(figures))


def _pairs(figures: Sequence[str]) -> Iterator[Figure]:
    left = tuple(figures)
    while left:
        two = len(left) > 1 and _COUNTS.issuperset(left[:2])
        yield left[: 1 + two]
        left = left[1 + two :]


def beside(*counts: ColumnElement[Any]) -> ColumnElement[Any]:
    """Two counts as one number; one figure as it is."""
    return counts[0] if len(counts) == 1 else counts[0] * _TIMES + counts[1]


def apart(rows: Rows, columns: Sequence[Figure]) -> Rows:
    """Rows of such columns with every figure in a column of its own."""
    return tuple(zip(*_each(zip(*rows, strict=True), columns), strict=True))


def _each(values: Iterator[tuple[Any, ...]], columns: Sequence[Figure]) -> Iterator[Sequence[Any]]:
    for of, column in zip(values, columns, strict=False):
        if len(column) == 1:
            yield of
        else:
            yield [each >> _BITS for each in of]
            yield [each & _LOWER for each in of]


Db = Connection
"""What is asked, for those who may not know what it is."""

ALL_TOGETHER = (EVERYBODY,)


@dataclass(frozen=True, slots=True)
class Slice:
    """A slice of sums: accounts, grain, first day or week, house, drill; None is any."""

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
    """The sums of rounds and sittings, by these columns."""
    return _named(sum_rows(db, of, by, figures), by, figures)


def sum_rows(db: Connection, of: Slice, by: Sequence[str], figures: Sequence[str]) -> Rows:
    """The same as plain rows of groups and figures, for those who read a thousand of them."""
    return _summed(db, tallies, of, by, figures)


def kind_sums(db: Connection, of: Slice) -> tuple[Sum, ...]:
    """The sums of mistakes, by kind and misreading."""
    by = ("kind", "misreading")
    return _named(_summed(db, kind_tallies, of, by, COSTS), by, COSTS)


def item_sums(db: Connection, of: Slice) -> tuple[Sum, ...]:
    """The sums of answers to items, by skill: of exams and of true chance."""
    return _named(_summed(db, _ITEMS, of, ("skill",), ANSWERS), ("skill",), ANSWERS)


# Sums of items, with what they are of.
_ITEMS = (
    select(*(item_scopes.c[name] for name in SCOPE), item_tallies)
    .join(item_tallies, item_tallies.c.scope == item_scopes.c.scope)
    .subquery("items")
)


def _named(rows: Rows, by: Sequence[str], figures: Sequence[str]) -> tuple[Sum, ...]:
    width = len(by)
    return tuple(Sum(row[:width], dict(zip(figures, row[width:], strict=True))) for row in rows)


def _summed(
    db: Connection, table: FromClause, of: Slice, by: Sequence[str], figures: Sequence[str]
) -> Rows:
    values = narrowed(of)
    columns = side_by_side(figures)
    query = _sums(table, tuple(by), columns, tuple(values))
    rows = db.execute(query, {"accounts": of.accounts, "grain": of.grain, **values}).all()
    return apart(rows, (*((each,) for each in by), *columns))


def narrowed(of: Slice) -> dict[str, int | str]:
    """By what a slice is narrowed beside its accounts and its grain."""
    given = {"since": of.since, "house": of.house, "drill": of.drill}
    return {name: value for name, value in given.items() if value is not None}


@cache
def _sums(
    table: FromClause, by: tuple[str, ...], figures: tuple[Figure, ...], narrowed: tuple[str, ...]
) -> Select[Any]:
    where = [narrowing(table, name) for name in ("accounts", "grain", *narrowed)]
    # Added up as they lie and sorted then, a learning curve asks half of the processor.
    first = _as_they_lie(table, by)
    keys, totals = [table.c[name] for name in by], [_total(table.c, each) for each in figures]
    if not first:
        return _grouped(keys, [_whole(each) for each in totals]).where(*where)
    lying = select(*(table.c[name] for name in first), *totals).where(*where)
    rows = lying.group_by(*(table.c[name] for name in first)).subquery()
    again = [_whole(func.sum(rows.c[each.name]).label(each.name)) for each in totals]
    return _grouped([rows.c[name] for name in by], again)


def _grouped(keys: Sequence[ColumnElement[Any]], totals: Sequence[Label[Any]]) -> Select[Any]:
    return select(*keys, *totals).group_by(*keys).order_by(*keys)


def _as_they_lie(table: FromClause, by: tuple[str, ...]) -> tuple[str, ...]:
    """By which columns rows are added up first, in the order in which the table keeps them: so few
    are left to be sorted. None where that is what is asked for, or would leave as many."""
    key = tuple(each.name for each in table.primary_key if each.name != "grain")
    if not {*by} <= {*key}:
        return ()
    last = max((key.index(name) for name in by), default=0)
    lying = key[: last + 1]
    return () if lying in (by, key) or not by else lying


def _total(columns: ReadOnlyColumnCollection[str, Any], figure: Figure) -> Label[Any]:
    return func.sum(beside(*(columns[name] for name in figure))).label(figure[0])


def _whole(total: Label[Any]) -> Label[int]:
    """A whole number in both databases."""
    # PostgreSQL adds up into another kind.
    return cast(func.coalesce(total.element, 0), BigInteger).label(total.name)


def narrowing(table: FromClause, by: str) -> ColumnElement[bool]:
    """That a row is of these accounts, at that grain, or the like; the value is given by name."""
    match by:
        case "accounts":
            return table.c.account.in_(bindparam(by, expanding=True))
        case "since":
            return table.c.at >= bindparam(by)
        case _:
            return table.c[by] == bindparam(by)


# ------------------------------------------------------------------- away from the house taught at

# Most work is at the house taught at: its rows are passed over by the key, for the weeks and houses
# that there are stand in the sums of rounds.
_AWAY = """SELECT k.account, k.house, k.misreading, CAST(sum(k.mistakes) AS bigint)
 FROM (SELECT DISTINCT account, at, house FROM tallies r WHERE account IN :accounts
 AND grain = :grain AND (account, house) NOT IN :homes{narrowed}) done
 JOIN kind_tallies k ON k.account = done.account AND k.at = done.at AND k.house = done.house
 WHERE k.grain = :grain AND k.misreading <> ''{drill} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3"""
# The people who passed, and the day before the last time, but not before the first day asked for;
# account by account from its own day on: most rows lie before it. The state is said so that it is
# not looked for among all that ended.
_DAYS = """SELECT r.account, r.at, CAST(sum(r.lines) AS bigint), CAST(sum(r."right") AS bigint)
 FROM (SELECT account, CASE WHEN max(ended_at_ms) / 86400000 - 1 > :since
 THEN max(ended_at_ms) / 86400000 - 1 ELSE :since END AS since FROM exam_sittings
 WHERE account IN :accounts AND coalesce(state, '') = 'ended' AND outcome = 'passed'
 GROUP BY account) passed JOIN tallies r ON r.account = passed.account AND r.at >= passed.since
 WHERE r.grain = :grain{narrowed} GROUP BY r.account, r.at ORDER BY r.account, r.at"""


def misread_away(db: Connection, of: Slice, taught: Mapping[str, str]) -> tuple[Sum, ...]:
    """The number of mistakes that wrong rules explain, by account, house and wrong rule; but for
    those at the house at which the account was taught."""
    if not taught:
        return ()
    rows = _asked(db, _AWAY, of, homes=list(taught.items()))
    return tuple(Sum(row[:3], {"mistakes": row[3]}) for row in rows)


def days_after_exam(db: Connection, of: Slice) -> Rows:
    """Account, day, wager decisions and right ones: the days of each account from the last exam on
    that it passed, in the order of both. The day before that exam may be among them: at which day
    it was told depends on the zone."""
    return _asked(db, _DAYS, of, since=of.since)


def _asked(db: Connection, sql: str, of: Slice, **more: Any) -> Rows:
    own = narrowed(of)
    where = {"since": "r.at >= :since", "house": "r.house = :house", "drill": "r.drill = :drill"}
    within = (f" AND {where[name]}" for name in own if not (name == "since" and "since" in more))
    drill = " AND k.drill = :drill" if "drill" in own else ""
    asked = text(sql.format(narrowed="".join(within), drill=drill))
    listed = [name for name in ("accounts", "homes") if f":{name}" in sql]
    asked = asked.bindparams(*(bindparam(name, expanding=True) for name in listed))
    given = {"accounts": of.accounts, "grain": of.grain, **own, **more}
    return tuple(map(tuple, db.execute(asked, given)))


def zones_of(db: Connection, sittings: Sequence[str]) -> Mapping[str, int]:
    """The zone of each that is there, as its station told: minutes east of Greenwich."""
    ended = select(events.c.attempt, events.c.body).where(
        events.c.attempt.in_(sittings), events.c.kind == Kind.EXAM_BEGUN.value
    )
    rows = db.execute(ended).all() if sittings else []
    return {sitting: int(json.loads(body).get("zone_min", 0)) for sitting, body in rows if body}
