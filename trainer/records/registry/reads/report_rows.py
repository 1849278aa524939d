"""The reports' reads of people, classes and single accounts, and of waiting work.

Each function asks once, by an index, for some hundred rows at most.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from sqlalchemy import BindParameter, Connection, bindparam, text

from trainer.records import raw_rows
from trainer.records.declared import read, rows
from trainer.records.registry.rows.exams import SittingRow
from trainer.records.registry.rows.marks import BeliefRow, BeliefsDueRow
from trainer.records.registry.rows.people import ClassRow
from trainer.records.registry.rows.review import WAITS


@dataclass(frozen=True, slots=True)
class Listed:
    """A trainee by name. ``house`` is what the class is taught."""

    account: str
    name: str
    house: str = ""


_OPEN = """SELECT * FROM classes c WHERE state = 'open' AND (:by = '' OR EXISTS (SELECT 1
 FROM members m WHERE m.class = c.class AND m.account = :by AND m.until_ms IS NULL))
 ORDER BY title"""
_TRAINEES = """SELECT p.account, p.name, c.house FROM members m JOIN classes c ON c.class = m.class
 JOIN people p ON p.account = m.account WHERE m.class = :of AND m.until_ms IS NULL
 AND p.role = 'trainee' AND p.state = 'open' ORDER BY p.name, p.account"""


def open_classes(db: Connection, by: str = "") -> tuple[ClassRow, ...]:
    """The classes that are taught, by title: those that the account is in, or all of them."""
    rows = db.execute(text(_OPEN), {"by": by}).mappings()
    return tuple(read(ClassRow, row) for row in rows)


def trainees_of(db: Connection, class_: str) -> tuple[Listed, ...]:
    """The trainees in that class now, by name."""
    return tuple(Listed(*row) for row in db.execute(text(_TRAINEES), {"of": class_}).all())


# ------------------------------------------------------------------------------------- one account

_ANY_OF: BindParameter[Any] = bindparam("accounts", expanding=True)


# Both by the driver: to put such a question together took ten times as long as to ask it.
def beliefs_of(db: Connection, accounts: Sequence[str]) -> tuple[BeliefRow, ...]:
    """The wrong rules that these accounts go by."""
    found = raw_rows.among(db, "SELECT * FROM open_beliefs WHERE account IN ()", accounts)
    told = (BeliefRow(*row, account=account) for account, *row in found)
    return tuple(sorted(told, key=attrgetter("account", "since_ms", "house", "misreading")))


def beliefs_due_of(db: Connection, accounts: Sequence[str]) -> tuple[BeliefsDueRow, ...]:
    """The houses at which those do not know the last rounds of these accounts yet."""
    found = raw_rows.among(db, "SELECT * FROM beliefs_due WHERE account IN ()", accounts)
    return tuple(BeliefsDueRow(*row) for row in found)


def sittings_of(db: Connection, accounts: Sequence[str]) -> tuple[SittingRow, ...]:
    """The exams that these accounts sat to an end, the first one first."""
    sat = rows(db, SittingRow, {"account": accounts}, "ended_at_ms")
    return tuple(each for each in sat if each.ended_at_ms is not None)


# ---------------------------------------------------------------------------------- what is waiting


@dataclass(frozen=True, slots=True)
class Unsigned:
    """An exam that ended and that nobody has signed."""

    sitting: str
    name: str
    title: str
    ended_at_ms: int


@dataclass(frozen=True, slots=True)
class Requested:
    """A review that a trainee asks for, and nobody has answered."""

    event: str
    attempt: str
    name: str
    text: str
    at_ms: int


def unsigned(db: Connection, accounts: Sequence[str] | None) -> tuple[Unsigned, ...]:
    """The exams that wait for a signature, the last one first; those of these accounts."""
    return tuple(Unsigned(*row) for row in _asked(db, _UNSIGNED, accounts))


def requested(db: Connection, accounts: Sequence[str] | None) -> tuple[Requested, ...]:
    """The attempts of these accounts with the first request that waits, the last one first."""
    return tuple(Requested(*row) for row in _asked(db, _REQUESTED, accounts))


def _asked(db: Connection, sql: str, accounts: Sequence[str] | None) -> Sequence[Any]:
    if accounts is None:
        return db.execute(text(sql.format(whose=""))).all()
    theirs = text(sql.format(whose=" AND s.account IN :accounts")).bindparams(_ANY_OF)
    return db.execute(theirs, {"accounts": accounts}).all()


_UNSIGNED = """SELECT s.sitting, p.name, x.title, s.ended_at_ms FROM exam_sittings s
 JOIN exams x ON x.exam = s.exam JOIN people p ON p.account = s.account
 WHERE s.state IN ('ended', 'discontinued') AND s.ended_at_ms IS NOT NULL{whose}
 AND NOT EXISTS (SELECT 1 FROM signatures g WHERE g.sitting = s.sitting)
 ORDER BY s.ended_at_ms DESC"""
_REQUESTED = f"""SELECT s.event, s.attempt, p.name, substr(s.text, 1, 300), s.at_ms
 FROM review_requests s JOIN people p ON p.account = s.account
 WHERE s.event IN (SELECT min(event) FROM review_requests WHERE {WAITS} GROUP BY attempt){{whose}}
 ORDER BY s.at_ms DESC"""


# ------------------------------------------------------------------------------------- readiness

LATEST_ROUNDS = 150


# Asked for each account by itself: a window over all of them reads ten times as many rows.
_ROUNDS = f"""SELECT lines - "right", lines, dealt_at_ms FROM rounds
 WHERE account = ? AND house = ? AND dealt_at_ms >= ? AND lines > 0
 ORDER BY dealt_at_ms DESC LIMIT {LATEST_ROUNDS}"""
# All is worked out here: what each value costs is to be handed over.
_SKILLS = """SELECT account, skill, ema * observations, observations,
 CASE WHEN level = 'mastered' AND last_at_ms > ? THEN 1 ELSE 0 END, last_at_ms
 FROM standings WHERE account IN ()"""


def rounds_done(
    db: Connection, houses: Mapping[str, str], since_ms: int
) -> Iterator[tuple[str, list[Any]]]:
    """The latest rounds of each account at its house, the oldest first: how many wager decisions
    were wrong, of how many, and when it was dealt."""
    for account, house in houses.items():
        yield account, raw_rows.every(db, _ROUNDS, account, house, since_ms)[::-1]


def skills_done(
    db: Connection, accounts: Sequence[str], since_ms: int
) -> Mapping[str, list[tuple[Any, ...]]]:
    """By account, for each skill: the account, the skill, the right answers, all answers, 1 where
    it is mastered, and when it was last answered; what was not since then is mastered no more."""
    found: dict[str, list[tuple[Any, ...]]] = {each: [] for each in accounts}
    for row in raw_rows.among(db, _SKILLS, accounts, since_ms):
        found[row[0]].append(row)
    return found
