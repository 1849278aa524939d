"""The trainee's times of practice."""

from __future__ import annotations

from dataclasses import dataclass
from uuid import UUID

from sqlalchemy import select, union_all

from trainer.records.log import Log
from trainer.records.tables import quick_results, results


@dataclass(frozen=True, slots=True)
class Practised:
    """A finished round or sitting: when it began, by the clock on the wall, and what it took."""

    at_ms: int
    elapsed_ms: int


def practised_since(log: Log, since_ms: int) -> tuple[Practised, ...]:
    """The attempts begun since then and finished, the oldest first."""
    from_ = str(UUID(int=max(since_ms, 0) << 80))
    rounds = select(results.c.attempt, results.c.dealt_at_ms, results.c.elapsed_ms)
    quick = select(quick_results.c.attempt, quick_results.c.begun_at_ms, quick_results.c.elapsed_ms)
    both = union_all(
        rounds.where(results.c.attempt >= from_), quick.where(quick_results.c.attempt >= from_)
    )
    with log.transaction() as db:
        rows = sorted(tuple(row) for row in db.execute(both).all())
    return tuple(Practised(at_ms, elapsed_ms) for _, at_ms, elapsed_ms in rows)
