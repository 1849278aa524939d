"""The derived tables of quick sittings: results and answers, which can always be made again."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import fields
from typing import Any

from sqlalchemy import select

from trainer.records.log import Log
from trainer.records.observed_store import Fold, ResultStore
from trainer.records.quick import QuickAttempt, QuickLog
from trainer.records.results import QuickAnswer, QuickDerived, QuickResult
from trainer.records.tables import quick_answers, quick_results

Derive = Callable[[QuickAttempt], QuickDerived | None]


class QuickStore(ResultStore[QuickResult]):
    """Results and answers of quick sittings."""

    def __init__(self, log: Log, fold: Fold | None = None) -> None:
        super().__init__(log, fold, quick_results, quick_answers, _result)

    def put(self, derived: QuickDerived) -> None:
        """Add a finished sitting, in place of what was derived from it before."""
        self._replace(derived.result, derived.answers, derived.observed)

    def rebuild(self, derive: Derive) -> None:
        """Make the tables again from the log alone."""
        with self._log.transaction() as db, self._observed.at_once():
            self._observed.take_out_all(quick_results)
            db.execute(quick_results.delete())
            for attempt in QuickLog(self._log).finished_attempts():
                if (derived := derive(attempt)) is not None:
                    self.put(derived)

    def refresh(self, stay: Mapping[str, Collection[str]], derive: Derive, at_most: int) -> None:
        """Mark again what other rules than these have marked, so many sittings from the last;
        ``stay`` has by house what marked the others."""
        with self._observed.at_once():
            for each in self.stale(stay, at_most):
                attempt = QuickLog(self._log).attempt(each)
                derived = derive(attempt) if attempt is not None else None
                if derived is not None:
                    self.put(derived)

    def results(self, limit: int | None = None, drill: str = "") -> tuple[QuickResult, ...]:
        """Finished sittings, of one drill or of all, the last begun first."""
        query = select(quick_results).order_by(quick_results.c.attempt.desc()).limit(limit)
        if drill:
            query = query.where(quick_results.c.drill == drill)
        return self._found(query)

    def wrong(self, limit: int | None = None) -> tuple[tuple[QuickResult, QuickAnswer], ...]:
        """Wrong answers with their sittings, the last sitting first and inside it by number."""
        joined = quick_answers.join(quick_results)
        query = (
            select(*_RESULT, *_ANSWER)
            .select_from(joined)
            .where(quick_answers.c.right == 0)
            .order_by(quick_answers.c.attempt.desc(), quick_answers.c.number)
            .limit(limit)
        )
        with self._log.transaction() as db:
            rows = db.execute(query).all()
        return tuple(
            (QuickResult(*row[: len(_RESULT)]), _answer(row[len(_RESULT) :])) for row in rows
        )

    def answers(self) -> tuple[QuickAnswer, ...]:
        """Answers of finished sittings, the last sitting first and inside it by number."""
        query = select(*_ANSWER).order_by(quick_answers.c.attempt.desc(), quick_answers.c.number)
        with self._log.transaction() as db:
            return tuple(map(_answer, db.execute(query)))


_RESULT = tuple(quick_results.c[each.name] for each in fields(QuickResult))
_ANSWER = tuple(quick_answers.c[each.name] for each in fields(QuickAnswer))


def _answer(row: Sequence[Any]) -> QuickAnswer:
    attempt, number, skill, right, caught, elapsed_ms = row
    return QuickAnswer(attempt, number, skill, bool(right), caught, elapsed_ms)


def _result(row: Any) -> QuickResult:
    return QuickResult(**row._asdict())
