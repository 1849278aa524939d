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
    RowMapping,
    Select,
    bindparam,
    column,
    select,
    table,
    text,
)

from trainer.records.declared import read
from trainer.records.registry.rows.marks import MistakeRow


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


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkedMistake(MistakeRow):
    """One mistake as it was delivered; ``severity_now`` is None where it was lifted."""

    severity_now: str | None


# Of one attempt alone: a view as a whole is all that was ever marked.
_IN_FORCE = "LEFT JOIN (SELECT * FROM {} WHERE attempt = :attempt) f ON f.attempt = r.attempt"
_ROUND = f"""SELECT r.attempt, r.account, coalesce(p.name, '') AS name, r.house, r.drill,
 r.marked_by, r.dealt_at_ms AS at_ms, r."right", r.lines, r.passed, r.players_short_cents,
 r.house_short_cents, coalesce(f."right", r."right") AS right_now, f.passed AS passed_now,
 coalesce(f.players_short_cents, r.players_short_cents) AS players_short_now_cents,
 coalesce(f.house_short_cents, r.house_short_cents) AS house_short_now_cents, r.remedial, r.exam
 FROM rounds r LEFT JOIN people p ON p.account = r.account {_IN_FORCE.format("rounds_in_force")}
 WHERE r.attempt = :attempt"""
_QUICK = f"""SELECT r.attempt, r.account, coalesce(p.name, '') AS name, r.house, r.drill,
 r.marked_by, r.at_ms, r."right", r.items AS lines,
 CASE WHEN r."right" = r.items THEN 1 ELSE 0 END AS passed, 0 AS players_short_cents,
 0 AS house_short_cents, coalesce(f."right", r."right") AS right_now,
 CASE WHEN f."right" = r.items THEN 1 WHEN f.attempt IS NOT NULL THEN 0 END AS passed_now,
 0 AS players_short_now_cents, 0 AS house_short_now_cents, r.remedial, NULL AS exam
 FROM quick r LEFT JOIN people p ON p.account = r.account {_IN_FORCE.format("quick_in_force")}
 WHERE r.attempt = :attempt"""
_MISTAKES = """SELECT m.*, f.severity AS severity_now FROM round_mistakes m
 LEFT JOIN (SELECT * FROM mistakes_in_force WHERE attempt = :attempt) f ON f.number = m.number
 WHERE m.attempt = :attempt ORDER BY m.number"""


def owner_of(db: Connection, attempt: str) -> str | None:
    """The account whose attempt that is; None for one that no marks were delivered of."""
    found = marked(db, attempt)
    return None if found is None else found.account


def marked(db: Connection, attempt: str) -> Marked | None:
    """The marks of that round or sitting; None where none were delivered."""
    for sql in (_ROUND, _QUICK):
        row = db.execute(text(sql), {"attempt": attempt}).mappings().first()
        if row is not None:
            return read(Marked, row)
    return None


def mistakes(db: Connection, attempt: str) -> tuple[MarkedMistake, ...]:
    """The mistakes of that round as they were delivered, by number."""
    rows = db.execute(text(_MISTAKES), {"attempt": attempt}).mappings()
    return tuple(MarkedMistake(**{**row, "misreading": row["misreading"] or None}) for row in rows)


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
