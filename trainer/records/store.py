"""The derived tables of the log: results and mistakes, which can always be made again."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager
from typing import Any
from uuid import UUID

from msgspec import ValidationError
from sqlalchemy import select, union_all

from trainer.records import raw_rows
from trainer.records.attempt import Attempt
from trainer.records.event import Event, Kind
from trainer.records.exam import counted_attempts
from trainer.records.log import Log
from trainer.records.observed_store import Fold, ResultStore
from trainer.records.results import Derived, MistakeMade, RoundResult
from trainer.records.tables import events, mistakes, quick_results, results

Derive = Callable[[Attempt], Derived | None]
"""Marks a round from its evidence; None where today's rules cannot read it."""


class Store(ResultStore[RoundResult]):
    """Results and mistakes of rounds. Of one that ended at several stations the first end counts:
    by the moments of the ends, or ``as_delivered`` by what was put in first."""

    def __init__(self, log: Log, fold: Fold | None = None, *, as_delivered: bool = False) -> None:
        super().__init__(log, fold, results, mistakes, _result)
        self._as_delivered = as_delivered

    def put(self, derived: Derived) -> bool:
        """Add a finished round, in place of what was derived from it before; False if the round had
        ended at another station, and does not count again."""
        attempt = derived.result.attempt
        with self._log.transaction():
            others = self._others(attempt)
            if others and (
                self._as_delivered or self._ended(attempt) > min(map(self._ended, others))
            ):
                return False
            if others:
                self.take_out(others)
            self._replace(derived.result, derived.mistakes, derived.observed)
        return True

    def _others(self, attempt: str) -> Collection[str]:
        """The results that count so far of the same round's other ends."""
        if not self._as_delivered and not self._log.elsewhere.any():
            return ()
        same = self._log.of_same_deal(attempt)
        return self.results_of(same) if same else ()

    def _ended(self, attempt: str) -> int:
        """The moment at which that round ended."""
        known = self._log.attempt(attempt)
        assert known is not None
        assert known.ended is not None, "only a finished round has a result"
        return known.ended.event

    def take_out(self, attempts: Iterable[str]) -> None:
        """Remove all that these rounds and sittings of questions gave."""
        with self._log.transaction() as db, self._observed.at_once():
            for attempt in attempts:
                self._observed.take_out(attempt)
                for table in (results, quick_results):
                    raw_rows.delete(db, table, attempt)

    def without_result(self) -> Iterator[Event]:
        """The ends of rounds of which there is no result."""
        known = select(results.c.attempt)
        ended = events.c.kind == Kind.FINISHED.value
        return self._log.read(ended, events.c.attempt.not_in(known))

    def at_once(self) -> AbstractContextManager[None]:
        """Many rounds are put in, and the states of skills are folded once."""
        return self._observed.at_once()

    def rebuild(self, derive: Derive) -> None:
        """Make all tables again from the log alone."""
        with self._log.transaction() as db, self._observed.at_once():
            db.execute(results.delete())
            self._observed.take_out_all(quick_results, other=True)
            for attempt in counted_attempts(self._log):
                if (derived := derive(attempt)) is not None:
                    self.put(derived)

    def refresh(self, stay: Mapping[str, Collection[str]], derive: Derive, at_most: int) -> None:
        """Mark again what other rules than these have marked, so many rounds from the last;
        ``stay`` has by house what marked the others."""
        with self._observed.at_once():
            for attempt in self.stale(stay, at_most):
                evidence = self._log.attempt(attempt)
                derived = derive(evidence) if evidence else None
                if derived is None:
                    self.take_out((attempt,))
                else:
                    self.put(derived)

    def results(
        self, limit: int | None = None, sitting: str | None = None, house: str | None = None
    ) -> tuple[RoundResult, ...]:
        """Finished rounds, the last dealt first; those of a sitting, of a house."""
        query = select(results).order_by(results.c.attempt.desc()).limit(limit)
        if sitting is not None:
            query = query.where(results.c.sitting == sitting)
        if house is not None:
            query = query.where(results.c.house == house)
        return self._found(query)

    def mistakes(self, limit: int | None = None) -> tuple[MistakeMade, ...]:
        """Mistakes of finished rounds, the last round first and inside it by number."""
        query = select(mistakes).order_by(mistakes.c.attempt.desc(), mistakes.c.number)
        with self._log.transaction() as db:
            rows = db.execute(query.limit(limit)).all()
        return tuple(MistakeMade(**row._asdict()) for row in rows)

    def mistakes_of(self, attempts: Iterable[str]) -> Mapping[str, tuple[MistakeMade, ...]]:
        """The mistakes of each of those rounds."""
        wanted = list(attempts)
        query = select(mistakes).where(mistakes.c.attempt.in_(wanted)).order_by(mistakes.c.number)
        made: dict[str, list[MistakeMade]] = {attempt: [] for attempt in wanted}
        with self._log.transaction() as db:
            for row in db.execute(query).all():
                # A damaged index leads SQLite to another row, without an error.
                if row.attempt not in made:
                    raise ValidationError("an index that names another row")
                made[row.attempt].append(MistakeMade(**row._asdict()))
        return {attempt: tuple(each) for attempt, each in made.items()}


def _result(row: Any) -> RoundResult:
    return RoundResult(**row._asdict() | {"passed": bool(row.passed)})


def practised_ms(log: Log, since_ms: int) -> int:
    """The time that the attempts took which were begun since then and finished."""
    # An attempt's id begins with the time it was made (UUID 7), so an index finds the latest.
    from_ = str(UUID(int=max(since_ms, 0) << 80))
    rounds = select(results.c.elapsed_ms).where(results.c.attempt >= from_)
    quick = select(quick_results.c.elapsed_ms).where(quick_results.c.attempt >= from_)
    with log.transaction() as db:
        return sum(db.scalars(union_all(rounds, quick)))
