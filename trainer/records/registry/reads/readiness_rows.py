"""The reads for readiness: the trainees' latest rounds, and their answers skill by skill."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

from sqlalchemy import BindParameter, Connection, bindparam, func, select

from trainer.records.registry.rows.marks import rounds, standings

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
_OF = rounds.c
_COUNTED = (
    select(
        *(_OF.account, _OF.house, _OF.right, _OF.lines, _OF.dealt_at_ms),
        func.row_number()
        .over(partition_by=(_OF.account, _OF.house), order_by=_OF.dealt_at_ms.desc())
        .label("latest"),
    )
    .where(_OF.account.in_(_ANY_OF), _OF.dealt_at_ms >= bindparam("since_ms"), _OF.lines > 0)
    .subquery()
)
_ROUNDS = (
    select(_COUNTED.c.account, _COUNTED.c.house, _COUNTED.c.right, _COUNTED.c.lines)
    .where(_COUNTED.c.latest <= LATEST_ROUNDS)
    .order_by(_COUNTED.c.account, _COUNTED.c.dealt_at_ms)
)
_SKILLS = (
    select(*(standings.c[name] for name in SkillDone._fields))
    .where(standings.c.account.in_(_ANY_OF))
    .order_by(standings.c.account)
)


def rounds_done(
    db: Connection, accounts: Sequence[str], since_ms: int
) -> Iterator[tuple[str, list[RoundDone]]]:
    """The latest rounds of each of these accounts, the oldest first."""
    rows = db.execute(_ROUNDS, {"accounts": accounts, "since_ms": since_ms})
    return _by_account(map(RoundDone._make, rows))


def skills_done(db: Connection, accounts: Sequence[str]) -> Iterator[tuple[str, list[SkillDone]]]:
    """The answers of each of these accounts to each skill."""
    return _by_account(map(SkillDone._make, db.execute(_SKILLS, {"accounts": accounts})))


def _by_account(rows: Iterator[Any]) -> Iterator[tuple[str, list[Any]]]:
    return ((account, [*of]) for account, of in groupby(rows, attrgetter("account")))
