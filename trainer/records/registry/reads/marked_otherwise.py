"""Which rounds were marked by other rules than today's, and how."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from sqlalchemy import Connection, select

from trainer.records.registry.declared import read
from trainer.records.registry.rows.marks import MistakeRow, RoundRow, round_mistakes, rounds


def houses(db: Connection) -> tuple[str, ...]:
    """The houses that any round was marked at."""
    return tuple(db.scalars(select(rounds.c.house).distinct().order_by(rounds.c.house)))


def marked_otherwise(db: Connection, house: str, today: str) -> tuple[RoundRow, ...]:
    """The rounds of that house that something else than ``today`` marked, by what did."""
    other = (rounds.c.house == house, rounds.c.marked_by != today)
    query = select(rounds).where(*other).order_by(rounds.c.marked_by, rounds.c.attempt)
    return tuple(read(RoundRow, row) for row in db.execute(query).mappings())


def mistakes_of(db: Connection, attempts: Sequence[str]) -> Mapping[str, tuple[MistakeRow, ...]]:
    """Their mistakes, by attempt, as they stand."""
    found: dict[str, list[MistakeRow]] = defaultdict(list)
    for some in _in_batches(attempts):
        query = select(round_mistakes).where(round_mistakes.c.attempt.in_(some))
        for row in db.execute(query.order_by(*round_mistakes.primary_key)).mappings():
            found[row["attempt"]].append(read(MistakeRow, row))
    return {attempt: tuple(made) for attempt, made in found.items()}


_AT_ONCE = 500


def _in_batches(attempts: Sequence[str]) -> Iterator[Sequence[str]]:
    return (attempts[at : at + _AT_ONCE] for at in range(0, len(attempts), _AT_ONCE))
