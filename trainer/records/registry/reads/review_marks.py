"""Attempts as their stations delivered them and as they count now: one with its mistakes, and the
lines of a supervisor's queue."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from sqlalchemy import Connection, RowMapping, Text, TextClause, bindparam, text

from trainer.records.declared import read
from trainer.records.registry.reads.review_queue import Key
from trainer.records.registry.rows.review import WAITS


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
    exam: str | None = None


# Of one attempt alone: a view as a whole is all that was ever marked.
_IN_FORCE = "LEFT JOIN (SELECT * FROM {} WHERE attempt = :attempt) f ON f.attempt = r.attempt"
_ROUND = f"""SELECT r.attempt, r.account, coalesce(p.name, '') AS name, r.house, r.drill,
 r.marked_by, r.dealt_at_ms AS at_ms, r."right", r.lines, r.passed, r.players_short_cents,
 r.house_short_cents, coalesce(f."right", r."right") AS right_now, f.passed AS passed_now,
 coalesce(f.players_short_cents, r.players_short_cents) AS players_short_now_cents,
 coalesce(f.house_short_cents, r.house_short_cents) AS house_short_now_cents, r.exam
 FROM rounds r LEFT JOIN people p ON p.account = r.account {_IN_FORCE.format("rounds_in_force")}
 WHERE r.attempt = :attempt"""
_QUICK = f"""SELECT r.attempt, r.account, coalesce(p.name, '') AS name, r.house, r.drill,
 r.marked_by, r.at_ms, r."right", r.items AS lines,
 CASE WHEN r."right" = r.items THEN 1 ELSE 0 END AS passed, 0 AS players_short_cents,
 0 AS house_short_cents, coalesce(f."right", r."right") AS right_now,
 CASE WHEN f."right" = r.items THEN 1 WHEN f.attempt IS NOT NULL THEN 0 END AS passed_now,
 0 AS players_short_now_cents, 0 AS house_short_now_cents, NULL AS exam
 FROM quick r LEFT JOIN people p ON p.account = r.account {_IN_FORCE.format("quick_in_force")}
 WHERE r.attempt = :attempt"""


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


def now(db: Connection, view: str, attempts: Sequence[str], *more: str) -> Mapping[str, RowMapping]:
    """The marks in force of those that were overridden; none of what is void."""
    if not attempts:
        return {}
    columns = ", ".join(("attempt", '"right"', "overridden", *more))
    asked = _of(f"SELECT {columns} FROM {view} WHERE attempt IN :of AND overridden = 1")
    return {row["attempt"]: row for row in db.execute(asked, {"of": attempts}).mappings()}


@cache
def _of(sql: str) -> TextClause:
    """That query of any of these texts."""
    return text(sql).bindparams(bindparam("of", expanding=True, type_=Text))


_OVERRIDES = _of("SELECT attempt, number, to_ FROM overrides_in_force WHERE attempt IN :of")


def touched(db: Connection, attempts: Sequence[str]) -> Mapping[str, bool]:
    """The attempts with an override in force, and whether it makes them void."""
    found: dict[str, bool] = {}
    for attempt, number, to in db.execute(_OVERRIDES, {"of": attempts}).all():
        found[attempt] = found.get(attempt, False) or (number == 0 and to == "void")
    return found


@dataclass(frozen=True, slots=True, kw_only=True)
class Line(Key):
    """One attempt in the queue: as it was marked, as it counts now, and what was said of it.

    ``asked`` are the words of a review that waits. Of an exam, ``attempt`` is the sitting,
    ``drill`` the exam's title and ``signed`` whether an examiner did. ``passed_now`` is None for
    what is void or has no outcome.
    """

    name: str
    right_now: int
    passed_now: bool | None
    overridden: bool = False
    void: bool = False
    comments: int = 0
    asked: str = ""


def lines(db: Connection, keys: Sequence[Key]) -> tuple[Line, ...]:
    """These lines with what was said of them, and as they count now."""
    if not keys:
        return ()
    beside = _Beside(db, keys)
    return tuple(_line(key, beside) for key in keys)


class _Beside:
    """The people and remarks of some attempts, by account and by attempt."""

    def __init__(self, db: Connection, keys: Sequence[Key]) -> None:
        attempts = [key.attempt for key in keys]
        self.touched = touched(db, attempts)
        overridden = list(self.touched)
        self.now = now(db, "rounds_in_force", overridden, "passed")
        self.quick_now = now(db, "quick_in_force", overridden)
        self.comments = _pairs(db, _COUNTED, attempts)
        self.asked = _pairs(db, _ASKED, attempts)
        self.names = _pairs(db, _NAMES, {key.account for key in keys})


_NAMES = _of("SELECT account, name FROM people WHERE account IN :of")
_COUNTED = _of("SELECT attempt, count(*) FROM comments WHERE attempt IN :of GROUP BY attempt")
_ASKED = _of(
    f"""SELECT attempt, text FROM review_requests WHERE event IN (SELECT min(event)
 FROM review_requests WHERE attempt IN :of AND {WAITS} GROUP BY attempt)"""
)


def _pairs(db: Connection, query: TextClause, of: Iterable[str]) -> Mapping[str, Any]:
    return {row[0]: row[1] for row in db.execute(query, {"of": list(of)})}


def _line(key: Key, beside: _Beside) -> Line:
    void = key.state == "voided" or beside.touched.get(key.attempt, False)
    right, passed = _in_force(key, beside)
    return Line(
        **{each.name: getattr(key, each.name) for each in fields(key)},
        name=beside.names.get(key.account) or "",
        right_now=right,
        passed_now=None if void else passed,
        overridden=key.attempt in beside.touched,
        void=void,
        comments=beside.comments.get(key.attempt, 0),
        asked=beside.asked.get(key.attempt, ""),
    )


def _in_force(key: Key, beside: _Beside) -> tuple[int, bool | None]:
    """The number of right lines now, and the passing."""
    if key.attempt in beside.now:
        row = beside.now[key.attempt]
        return row["right"], bool(row["passed"])
    if key.attempt in beside.quick_now:
        return beside.quick_now[key.attempt]["right"], None
    return key.right, key.passed
