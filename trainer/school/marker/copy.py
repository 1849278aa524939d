"""An account's records as the school has them: all its chains in one log, in the order of delivery.

A copy is made of events alone by the code of the stations, and can be thrown away at any time."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from trainer.records import raw_rows
from trainer.records.event import Event
from trainer.records.exam import ExamLog
from trainer.records.faults import RecordsFault
from trainer.records.file import RecordsFile
from trainer.records.log import Log
from trainer.records.registry.marks import BeliefNow, Marks
from trainer.records.tables import events
from trainer.school.clock import SYSTEM
from trainer.school.curriculum import Curriculum
from trainer.school.derivation import NO_EVIDENCE, Derivation, Ended
from trainer.school.exam.drawn_again import dealt_otherwise
from trainer.school.exam.exam_evidence import ExamEvidence
from trainer.school.exam.opening import OpeningDifference
from trainer.school.exam.sheet import ExamSheet, sheet_of
from trainer.school.marker.marks import MarksOf
from trainer.school.trainee import Trainee


class Copy:
    """Takes events in, derives what they end, and tells the marks of it."""

    def __init__(self, path: Path, curriculum: Curriculum) -> None:
        self.log = Log(RecordsFile(path, durable=False), wall_ms=int, as_delivered=True)
        self._at = curriculum
        trainee = Trainee(curriculum, self.log, SYSTEM)
        self._derivation = Derivation(curriculum, self.log, trainee, as_told=False)
        self._marks = MarksOf(curriculum, trainee)
        self._last = self.log.own_last()

    def close(self) -> None:
        self.log.close()

    @property
    def last(self) -> Event | None:
        """The last event that was taken in; its place counts all of them."""
        return self._last

    def transaction(self) -> AbstractContextManager[Any]:
        """All or nothing of what is taken inside."""
        return self.log.transaction()

    def take(self, fresh: Sequence[Event]) -> Ended:
        """These events follow; what they end is derived. Where that fails, the copy is worth
        nothing any more."""
        after = self._last.place if self._last is not None else 0
        mine = [each.at(after + n) for n, each in enumerate(fresh, 1)]
        with self.log.transaction() as db:
            raw_rows.insert(db, events, mine)
            self._last = mine[-1] if mine else self._last
            return self._derivation.of(mine)

    def marks(self, ended: Ended) -> Marks:
        """The marks of what was just derived. What cannot be marked has none."""
        try:
            return self._marks.of(ended)
        except RecordsFault:
            raise
        except NO_EVIDENCE:
            return Marks()

    def beliefs(self, house: str) -> tuple[BeliefNow, ...]:
        """The beliefs at that house after all that was taken; none where it gives no answer."""
        try:
            return self._marks.beliefs(house)
        except RecordsFault:
            raise
        except NO_EVIDENCE:
            return ()

    def sheet(self, sitting: str, set_as: str) -> ExamSheet | None:
        """The sheet of an exam that has ended, by its evidence and the school's blueprint; None if
        it cannot be marked."""
        try:
            evidence = self._evidence(sitting, set_as)
            return None if evidence is None else sheet_of(evidence, self._at)
        except RecordsFault:
            raise
        except NO_EVIDENCE:
            return None

    def dealt_otherwise(
        self, sitting: str, set_as: str, seeds: Sequence[int]
    ) -> OpeningDifference | None:
        """The fault in the cards of a sitting that has a sheet, by the seeds given for it."""
        evidence = self._evidence(sitting, set_as)
        return None if evidence is None else dealt_otherwise(evidence, self._at, seeds)

    def _evidence(self, sitting: str, set_as: str) -> ExamEvidence | None:
        exams = ExamLog(self.log)
        sat = exams.sat(sitting)
        return None if sat is None else ExamEvidence(sat, exams.rounds(sat), set_as)
