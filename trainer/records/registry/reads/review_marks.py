"""One attempt as its station delivered it: what was done, and how it was marked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import (
    BindParameter,
    ColumnClause,
    Connection,
    Row,
    RowMapping,
    Select,
    Table,
    bindparam,
    column,
    select,
    table,
)

from trainer.records.registry.rows import marks, people


@dataclass(frozen=True, slots=True)
class Marked:
    """The marks of a round or a sitting as its station delivered them, and as they count now.
    ``exam`` is the sitting of an exam that a round is part of."""

    attempt: str
    account: str
    name: str
    house: str
    drill: str
    marked_by: str
    at_ms: int
    right: int
    lines: int
    passed: bool
    players_short_cents: int
    house_short_cents: int
    right_now: int
    passed_now: bool | None
    players_short_now_cents: int
    house_short_now_cents: int
    remedial: str | None
    exam: str | None = None


@dataclass(frozen=True, slots=True)
class MarkedMistake:
    """One mistake as it was delivered; ``severity_now`` is None where it was lifted."""

    number: int
    code: str
    severity: str
    severity_now: str | None
    seat: int | None
    wager: str | None
    money_cents: int | None
    rule: str
    title: str
    where_: str
    misreading: str | None


_SHORT = ("players_short_cents", "house_short_cents")
_BOTH = ("attempt", "account", "house", "drill", "marked_by", "right", "remedial")
_OF_ROUND = (*_BOTH, *_SHORT, "dealt_at_ms", "lines", "passed", "exam")
_OF_QUICK = (*_BOTH, "at_ms", "items")


def owner_of(db: Connection, attempt: str) -> str | None:
    """The account whose attempt that is; None for one that no marks were delivered of."""
    for of in (marks.rounds, marks.quick):
        found = db.scalar(select(of.c.account).where(of.c.attempt == attempt))
        if found is not None:
            return str(found)
    return None


def marked(db: Connection, attempt: str) -> Marked | None:
    """The marks of that round or sitting; None where none were delivered."""
    at = marks.rounds.c
    row = db.execute(with_name(marks.rounds, *_OF_ROUND).where(at.attempt == attempt)).first()
    if row is not None:
        return _marked_round(db, row)
    row = db.execute(
        with_name(marks.quick, *_OF_QUICK).where(marks.quick.c.attempt == attempt)
    ).first()
    return None if row is None else _marked_quick(db, row)


def _marked_round(db: Connection, row: Row[Any]) -> Marked:
    more = ("passed", "players_short_cents", "house_short_cents")
    counted = now(db, "rounds_in_force", [row.attempt], *more).get(row.attempt)
    counted = counted if counted is not None else row._mapping
    void = touched(db, [row.attempt]).get(row.attempt, False)
    return Marked(
        attempt=row.attempt,
        account=row.account,
        name=row.name or "",
        house=row.house,
        drill=row.drill,
        marked_by=row.marked_by,
        at_ms=row.dealt_at_ms,
        right=row.right,
        lines=row.lines,
        passed=bool(row.passed),
        players_short_cents=row.players_short_cents,
        house_short_cents=row.house_short_cents,
        right_now=counted["right"],
        passed_now=None if void else bool(counted["passed"]),
        players_short_now_cents=counted["players_short_cents"],
        house_short_now_cents=counted["house_short_cents"],
        remedial=row.remedial,
        exam=row.exam,
    )


def _marked_quick(db: Connection, row: Row[Any]) -> Marked:
    counted = now(db, "quick_in_force", [row.attempt]).get(row.attempt)
    right = row.right if counted is None else counted["right"]
    void = touched(db, [row.attempt]).get(row.attempt, False)
    return Marked(
        attempt=row.attempt,
        account=row.account,
        name=row.name or "",
        house=row.house,
        drill=row.drill,
        marked_by=row.marked_by,
        at_ms=row.at_ms,
        right=row.right,
        lines=row.items,
        passed=row.right == row.items,
        players_short_cents=0,
        house_short_cents=0,
        right_now=right,
        passed_now=None if void else right == row.items,
        players_short_now_cents=0,
        house_short_now_cents=0,
        remedial=row.remedial,
    )


def mistakes(db: Connection, attempt: str) -> tuple[MarkedMistake, ...]:
    """The mistakes of that round as they were delivered, by number."""
    at: list[ColumnClause[Any]] = [column("attempt"), column("number"), column("severity")]
    now = select(*at).select_from(table("mistakes_in_force", *at)).where(at[0] == attempt)
    severities = {row.number: row.severity for row in db.execute(now)}
    own = marks.round_mistakes
    rows = db.execute(select(own).where(own.c.attempt == attempt).order_by(own.c.number))
    return tuple(
        MarkedMistake(
            number=row.number,
            code=row.code,
            severity=row.severity,
            severity_now=severities.get(row.number),
            seat=row.seat,
            wager=row.wager,
            money_cents=row.money_cents,
            rule=row.rule,
            title=row.title,
            where_=row.where_,
            misreading=row.misreading or None,
        )
        for row in rows
    )


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
