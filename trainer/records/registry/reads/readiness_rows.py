"""The reads for readiness: the trainees' latest rounds, and their answers skill by skill."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

from sqlalchemy import BindParameter, Connection, bindparam, select

from trainer.records import raw_rows
from trainer.records.registry.rows.marks import standings

LATEST_ROUNDS = 150


class RoundDone(NamedTuple):
    """The wager decisions of a round at a house, and how many of them were right."""

    account: str
    house: str
    right: int
    lines: int


class SkillDone(NamedTuple):
    """The answers to a skill: ``ema`` is the share of right ones."""

    account: str
    skill: str
    level: str
    ema: float
    observations: int
    last_at_ms: int


_ANY_OF: BindParameter[Any] = bindparam("accounts", expanding=True)
_ROUNDS = f"""SELECT account, house, "right", lines FROM rounds
 WHERE account = ? AND house = ? AND dealt_at_ms >= ? AND lines > 0
 ORDER BY dealt_at_ms DESC LIMIT {LATEST_ROUNDS}"""
"""Asked for each account by itself: a window over all of them reads ten times as many rows."""
_SKILLS = (
    select(*(standings.c[name] for name in SkillDone._fields))
    .where(standings.c.account.in_(_ANY_OF))
    .order_by(standings.c.account)
)


def rounds_done(
    db: Connection, houses: Mapping[str, str], since_ms: int
) -> Iterator[tuple[str, list[RoundDone]]]:
    """The latest rounds of each account at its house, the oldest first."""
    for account, house in houses.items():
        rows = raw_rows.every(db, _ROUNDS, account, house, since_ms)
        yield account, [RoundDone._make(row) for row in reversed(rows)]


def skills_done(db: Connection, accounts: Sequence[str]) -> Iterator[tuple[str, list[SkillDone]]]:
    """The answers of each of these accounts to each skill."""
    return _by_account(map(SkillDone._make, db.execute(_SKILLS, {"accounts": accounts})))


def _by_account(rows: Iterator[Any]) -> Iterator[tuple[str, list[Any]]]:
    return ((account, [*of]) for account, of in groupby(rows, attrgetter("account")))
