"""A trainee's records: the work, and its evidence."""

from __future__ import annotations

from functools import cached_property

from trainer.records.log import Log
from trainer.records.observed_store import ObservedStore
from trainer.school.beliefs.beliefs import Beliefs
from trainer.school.clock import Clock
from trainer.school.curriculum import Curriculum
from trainer.school.questions.drills import QuickDrills
from trainer.school.questions.quick_log import WrongAnswer
from trainer.school.results import AttemptDone, MistakeLogged, Results
from trainer.school.session.sessions import PracticeSessions
from trainer.school.skills.skill_store import Skills


class Trainee:
    """One trainee's records. Each part is made at its first use; whatever reads records raises
    RecordsFault."""

    def __init__(self, curriculum: Curriculum, log: Log, clock: Clock) -> None:
        self.curriculum, self._log, self.clock = curriculum, log, clock

    @cached_property
    def skills(self) -> Skills:
        """The skills of the houses, and their evidence in the records."""
        return Skills(self.curriculum.books, self._log)

    @cached_property
    def results(self) -> Results:
        """The finished rounds."""
        at = self.curriculum
        return Results(at.shelf, at.recipes, self._log, self.skills)

    @cached_property
    def quick(self) -> QuickDrills:
        """The drills of questions, which deal no rounds."""
        at = self.curriculum
        return QuickDrills(at.shelf, at.recipes, self._log, self.clock, self.skills)

    @cached_property
    def observed(self) -> ObservedStore:
        """The store of evidence about skills and wrong rules, brought up to today's rules."""
        self.results.refresh()
        self.quick.refresh()
        return self.skills.store

    @cached_property
    def beliefs(self) -> Beliefs:
        """The trainee's beliefs at each house."""
        at = self.curriculum
        return Beliefs(at.books, self._log, self.observed, at.ruled)

    @cached_property
    def sessions(self) -> PracticeSessions:
        """Adaptive practice: today's plan, and the next round."""
        return PracticeSessions(self.skills, self.observed, self.beliefs, self._log, self.clock)

    def mistakes(self, limit: int | None = None) -> tuple[MistakeLogged | WrongAnswer, ...]:
        """Mistakes of finished rounds and wrong answers of quick sittings, the latest first."""
        both: list[MistakeLogged | WrongAnswer] = [*self.results.mistakes(limit)]
        both += self.quick.missed(limit)
        both.sort(key=lambda each: each.attempt_id, reverse=True)
        return tuple(both[:limit])

    def done(self, limit: int | None = None) -> tuple[AttemptDone, ...]:
        """Finished rounds and quick sittings, the latest first."""
        both = [*self.results.attempts(limit), *self.quick.done(limit)]
        both.sort(key=lambda attempt: attempt.attempt_id, reverse=True)
        return tuple(both[:limit])

    def rebuild(self) -> None:
        """Make all derived records again from the log alone."""
        results, quick = self.results, self.quick
        with self._log.transaction():
            results.rebuild()
            quick.rebuild()
