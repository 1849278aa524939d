"""The reads for readiness: the trainees' latest rounds, and their answers skill by skill."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection

from trainer.records import raw_rows

LATEST_ROUNDS = 150


class SkillDone(NamedTuple):
    """The answers to a skill: ``ema`` is the share of right ones."""

    account: str
    skill: str
    level: str
    ema: float
    observations: int
    last_at_ms: int


# Asked for each account by itself: a window over all of them reads ten times as many rows.
_ROUNDS = f"""SELECT lines - "right", lines FROM rounds
 WHERE account = ? AND house = ? AND dealt_at_ms >= ? AND lines > 0
 ORDER BY dealt_at_ms DESC LIMIT {LATEST_ROUNDS}"""
_SKILLS = f"SELECT {', '.join(SkillDone._fields)} FROM standings WHERE account IN ()"


def rounds_done(
    db: Connection, houses: Mapping[str, str], since_ms: int
) -> Iterator[tuple[str, list[tuple[int, int]]]]:
    """The latest rounds of each account at its house, the oldest first: how many wager decisions
    were wrong, of how many."""
    for account, house in houses.items():
        rows = raw_rows.every(db, _ROUNDS, account, house, since_ms)
        yield account, [(wrong, of) for wrong, of in reversed(rows)]


def skills_done(db: Connection, accounts: Sequence[str]) -> dict[str, list[SkillDone]]:
    """The answers of each of these accounts to each skill."""
    found: dict[str, list[SkillDone]] = {}
    for row in raw_rows.among(db, _SKILLS, accounts):
        found.setdefault(row[0], []).append(SkillDone._make(row))
    return found
