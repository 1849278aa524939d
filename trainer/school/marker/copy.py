"""An account's records as the school has them: all its chains in one log, in the order of delivery.

A copy is made of events alone by the code of the stations, and can be thrown away at any time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from trainer.errors import InputError
from trainer.records import driven
from trainer.records.attempt import State
from trainer.records.event import Event, Kind
from trainer.records.exam import ExamLog
from trainer.records.file import RecordsFile
from trainer.records.log import Log
from trainer.records.quick import QuickLog
from trainer.records.quick_store import QuickStore
from trainer.records.registry.marks import Marks
from trainer.records.store import Store
from trainer.records.tables import events
from trainer.school.clock import SYSTEM
from trainer.school.curriculum import Curriculum
from trainer.school.evidence import as_dealt, derive
from trainer.school.exam.evidence import Evidence
from trainer.school.exam.sheet import ExamSheet, sheet_of
from trainer.school.marker.marks import MarksOf
from trainer.school.marker.shown import shown
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
    """What came to its end in some events: rounds, sittings of questions, exams."""

    rounds: tuple[str, ...] = ()
    sittings: tuple[str, ...] = ()
    exams: tuple[str, ...] = ()


class Copy:
    """Takes events in, derives what they end, and tells the marks of it."""

    def __init__(self, path: Path, curriculum: Curriculum) -> None:
        self.log = Log(RecordsFile(path), wall_ms=int)
        self._at = curriculum
        self._trainee = Trainee(curriculum, self.log, SYSTEM)
        self._rooms = Rooms(curriculum.shelf, curriculum.recipes, self._trainee.skills)
        fold = self._trainee.skills.fold
        self._rounds, self._quick = Store(self.log, fold), QuickStore(self.log, fold)
        self._marks = MarksOf(curriculum, self._trainee, self.log)

    def close(self) -> None:
        self.log.close()

    @property
    def last(self) -> Event | None:
        """The last event that was taken in; its place counts all of them."""
        return self.log.last_event()

    def transaction(self) -> AbstractContextManager[Any]:
        """All or nothing of what is taken inside."""
        return self.log.transaction()

    def take(self, told: Sequence[Event]) -> Ended:
        """These events follow; what they end is derived."""
        last = self.last
        after = last.place if last is not None else 0
        mine = [replace(each, place=after + n) for n, each in enumerate(told, 1)]
        with self.log.transaction() as db:
            driven.insert(db, events, mine)
            ended = Ended(
                tuple(self._ended_rounds(mine)),
                tuple(e.attempt for e in mine if e.kind is Kind.QUICK_FINISHED),
                tuple(e.attempt for e in mine if e.kind is Kind.EXAM_ENDED),
            )
            for attempt in ended.rounds:
                self._derive_round(attempt)
            for attempt in ended.sittings:
                self._derive_sitting(attempt)
        return ended

    def marks(self, ended: Ended) -> Marks:
        """The marks of what was just derived. What cannot be marked has none."""
        try:
            return self._marks.of(ended.rounds, ended.sittings)
        except NO_EVIDENCE:
            return Marks()

    def shown(self, ended: Ended) -> dict[str, str]:
        """What is to be shown of them."""
        return dict(shown(self.log, ended.rounds, ended.sittings))

    def sheet(self, sitting: str) -> ExamSheet | None:
        """How an exam went that has ended, by its evidence; None where it cannot be marked."""
        exams = ExamLog(self.log)
        try:
            sat = exams.sat(sitting)
            return None if sat is None else sheet_of(Evidence(sat, exams.rounds(sat)), self._at)
        except NO_EVIDENCE:
            return None

    # --- what is derived

    def _ended_rounds(self, fresh: Iterable[Event]) -> Iterator[str]:
        """Finished rounds; those of an exam when it has ended, for nothing is told of it before."""
        for event in fresh:
            if event.kind is Kind.FINISHED and not self._of_exam(event.attempt):
                yield event.attempt
            elif event.kind is Kind.EXAM_ENDED:
                exams = ExamLog(self.log)
                sat = exams.sat(event.attempt)
                rounds = exams.rounds(sat) if sat is not None else ()
                yield from (each.id for each in rounds if each.state is State.FINISHED)

    def _of_exam(self, attempt: str) -> bool:
        found = self.log.attempt(attempt)
        return found is not None and found.dealt.exam is not None

    def _derive_round(self, id_: str) -> None:
        attempt = self.log.attempt(id_)
        if attempt is None:
            return
        try:
            houses, recipes = as_dealt(attempt, self._at.shelf), self._at.recipes
            made = derive(attempt, houses, recipes, self._trainee.skills)
        except NO_EVIDENCE:
            return
        if made is not None:
            self._rounds.put(made)

    def _derive_sitting(self, id_: str) -> None:
        attempt = QuickLog(self.log).attempt(id_)
        if attempt is None:
            return
        try:
            with in_english():
                classes, skills = self._rooms.classes(attempt), self._trainee.skills
                made = derived(attempt, classes, skills, as_told=False)
        except NO_EVIDENCE:
            return
        self._quick.put(made)
