"""Events that were recorded at other stations: what they end is derived here too."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass

from trainer.errors import InputError
from trainer.records.attempt import State
from trainer.records.event import Event, Kind
from trainer.records.exam import ExamLog
from trainer.records.log import Log
from trainer.records.quick import QuickLog
from trainer.records.quick_store import QuickStore
from trainer.records.store import Store
from trainer.school.curriculum import Curriculum
from trainer.school.evidence import as_dealt, derive
from trainer.school.quick.result import derived
from trainer.school.quick.rooms import Rooms
from trainer.school.trainee import Trainee
from trainer.wording import in_english

NO_EVIDENCE = (
    *(InputError, ValueError, TypeError, LookupError, AttributeError),
    *(AssertionError, ArithmeticError, RecursionError),
)
"""What marking raises for evidence that no station of ours recorded: that is then not marked, and
nobody else's waits for it."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The attempts that came to their end in some events: rounds, sittings of questions, exams."""

    rounds: tuple[str, ...] = ()
    sittings: tuple[str, ...] = ()
    exams: tuple[str, ...] = ()


class Derivation:
    """Derives what events in a log end. ``as_told``: an item of a sitting that is not asked so any
    more stays as its station told."""

    def __init__(
        self, curriculum: Curriculum, log: Log, trainee: Trainee, *, as_told: bool
    ) -> None:
        self._at, self._log, self._skills = curriculum, log, trainee.skills
        self._rooms = Rooms(curriculum.shelf, curriculum.recipes, trainee.skills)
        self._rounds = Store(log, trainee.skills.fold)
        self._quick = QuickStore(log, trainee.skills.fold)
        self._as_told = as_told

    def of(self, told: Iterable[Event]) -> Ended:
        """Derive everything that these events, which the log has, end."""
        fresh = tuple(told)
        ended = Ended(
            tuple(dict.fromkeys(self._ended_rounds(fresh))),
            tuple(e.attempt for e in fresh if e.kind is Kind.QUICK_FINISHED),
            tuple(e.attempt for e in fresh if e.kind is Kind.EXAM_ENDED),
        )
        with self._log.transaction(), ExitStack() as together:
            if fresh and self._skills.store.has_after(fresh[0].moment):
                together.enter_context(self._rounds.at_once())
            for attempt in ended.rounds:
                self._derive_round(attempt)
            for attempt in ended.sittings:
                self._derive_sitting(attempt)
        return ended

    def _ended_rounds(self, fresh: Iterable[Event]) -> Iterator[str]:
        """Finished rounds; those of an exam when it has ended, for nothing is told of it before."""
        sealed = self._log.sealed()
        for event in fresh:
            if event.kind is Kind.FINISHED and self._exam_of(event.attempt) not in sealed:
                yield event.attempt
            elif event.kind is Kind.EXAM_ENDED:
                exams = ExamLog(self._log)
                sat = exams.sat(event.attempt)
                rounds = exams.rounds(sat) if sat is not None else ()
                yield from (each.id for each in rounds if each.state is State.FINISHED)

    def _exam_of(self, attempt: str) -> str | None:
        found = self._log.attempt(attempt)
        return None if found is None else found.dealt.exam

    def _derive_round(self, id_: str) -> None:
        attempt = self._log.attempt(id_)
        if attempt is None:
            return
        try:
            made = derive(
                attempt, as_dealt(attempt, self._at.shelf), self._at.recipes, self._skills
            )
        except NO_EVIDENCE:
            return
        if made is not None:
            self._rounds.put(made)

    def _derive_sitting(self, id_: str) -> None:
        attempt = QuickLog(self._log).attempt(id_)
        if attempt is None:
            return
        try:
            with in_english():
                classes = self._rooms.classes(attempt)
                made = derived(attempt, classes, self._skills, as_told=self._as_told)
        except NO_EVIDENCE:
            return
        self._quick.put(made)
