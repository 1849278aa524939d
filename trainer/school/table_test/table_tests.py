"""The use cases of the table test: set one up, watch it, judge it, decide, record it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from trainer.dealing.action import Action
from trainer.dealing.house import House
from trainer.dealing.procedure import Step
from trainer.drills.table_form import RoundWanted, TableForm
from trainer.errors import Problem
from trainer.library.scenarios.table_tests import sound_forms
from trainer.records.exam import ExamOutcome
from trainer.records.uuid7 import Uuid7
from trainer.school.clock import SYSTEM, Clock, Stopwatch
from trainer.school.curriculum import Curriculum
from trainer.school.debrief.debrief import Debrief
from trainer.school.table_test.board import TapBoard, board_of
from trainer.school.table_test.drafts import FOLDER, Broken, Drafts
from trainer.school.table_test.outcome import Proposal, Tally, debriefs, propose, tally
from trainer.school.table_test.record import (
    CriterionJudged,
    Dealer,
    LaidRound,
    RoundSeen,
    RoundWatched,
    TableTest,
    TableTestDecision,
    lay,
)
from trainer.school.table_test.watch import Watching


class Recorded(Struct, frozen=True):
    """One test in the school's records."""

    test: str
    dealer: str
    house: str
    outcome: ExamOutcome
    examiner: str
    at_ms: int


class Office(Protocol):
    """The records for tests: the school's, for the supervisor who is signed in there."""

    @property
    def examiner(self) -> str:
        """The name of the signed-in supervisor."""

    def dealers(self) -> Sequence[Dealer]:
        """The people who can be tested."""

    def name_of(self, account: str) -> str:
        """The name of that account."""

    def record(self, test: TableTest, rounds: Sequence[Debrief]) -> str:
        """Put the test in the school's records; the hash of their head with it. Recording it twice
        changes nothing. Raises InputError."""

    def recorded(self) -> Sequence[Recorded]:
        """The tests recorded of those dealers, the latest first."""

    def read(self, test: str, houses: Mapping[str, House]) -> TableTest | None:
        """That test as recorded; None if it is not there."""


class TableTestWanted(Struct, frozen=True):
    """The order for a test: a form at a house, and its rounds, edited or not."""

    house: str
    form: TableForm
    dealer: Dealer
    seed: str
    rounds: tuple[RoundWanted, ...]


class TableTests:
    """The open tests on this machine. Each method that changes one saves it first; if it cannot, it
    raises DraftFault and nothing has changed."""

    def __init__(
        self,
        curriculum: Curriculum,
        forms: Mapping[str, TableForm],
        folder: Path,
        new_id: Callable[[], str],
        clock: Clock = SYSTEM,
    ) -> None:
        self.curriculum, self.forms = curriculum, forms
        self.problems: tuple[Problem, ...] = ()  # of the forms' files
        self._drafts = Drafts(folder)
        self._new_id, self._clock = new_id, clock

    @classmethod
    def at(cls, home: Path, curriculum: Curriculum, clock: Clock = SYSTEM) -> TableTests:
        """The tests kept in that folder, with the bundled forms."""
        forms, problems = sound_forms()
        made = cls(curriculum, forms, home / FOLDER, Uuid7(clock.wall), clock)
        made.problems = tuple(problems)
        return made

    # ------------------------------------------------------------------ what there is

    def house(self, test: TableTest) -> House:
        """The house of the test, by today's rules. Raises KeyError if it no longer exists."""
        return self.curriculum.shelf[test.house]

    def forms_for(self, house: str) -> tuple[TableForm, ...]:
        """The forms that serve that house."""
        return tuple(form for form in self.forms.values() if form.serves(house))

    def every(self) -> tuple[tuple[TableTest, ...], tuple[Broken, ...]]:
        """The saved tests, the latest first, and files that hold none."""
        return self._drafts.every(dict(self.curriculum.shelf))

    # ------------------------------------------------------------------------- set up

    def set_up(self, wanted: TableTestWanted) -> TableTest:
        """Set up and save a new test. Raises NothingToDeal and InputError if a round cannot be
        dealt."""
        house = self.curriculum.shelf[wanted.house]
        rounds = tuple(
            RoundWatched(self._laid(house, each, f"{wanted.seed}:{number}"))
            for number, each in enumerate(wanted.rounds, 1)
        )
        return self.keep(
            TableTest(
                id=self._new_id(),
                form=wanted.form,
                house=house.id,
                edition=house.rules.edition,
                fingerprint=house.fingerprint,
                dealer=wanted.dealer,
                seed=wanted.seed,
                made_at_ms=self._clock.wall(),
                rounds=rounds,
            )
        )

    def deal_anew(self, test: TableTest, at: int, wanted: RoundWanted, seed: str) -> TableTest:
        """Replace that round, which has not begun."""
        assert test.decided is None, "what is signed stays"
        assert not test.rounds[at].seen, "a round that has begun stays as it is"
        laid = self._laid(self.house(test), wanted, seed)
        return self.keep(test.with_round(at, RoundWatched(laid)))

    def add_round(self, test: TableTest, wanted: RoundWanted, seed: str) -> TableTest:
        """Add a round at the end."""
        assert test.decided is None, "what is signed stays"
        laid = self._laid(self.house(test), wanted, seed)
        return self.keep(replace(test, rounds=(*test.rounds, RoundWatched(laid))))

    def remove_round(self, test: TableTest, at: int) -> TableTest:
        """Remove that round, which has not begun and is not the only one."""
        assert test.decided is None, "what is signed stays"
        assert len(test.rounds) > 1, "a test has a round"
        assert not test.rounds[at].seen, "a round that has begun stays"
        return self.keep(replace(test, rounds=test.rounds[:at] + test.rounds[at + 1 :]))

    def throw_away(self, test: str) -> None:
        """Delete the test."""
        self._drafts.drop(test)

    def _laid(self, house: House, wanted: RoundWanted, seed: str) -> LaidRound:
        drills = {each.name: each for each in self.curriculum.drills(house.id)}
        return lay(house, drills, wanted, seed)

    # ---------------------------------------------------------------------- watch

    def watching(self, test: TableTest, at: int) -> Watching:
        """That round after the acts seen so far."""
        watched = test.rounds[at]
        return Watching.of(self.house(test), watched.round_, test.part, watched.trace)

    def round_at_table(self, test: TableTest, at: int) -> RoundAtTable:
        """That round, to watch further."""
        return RoundAtTable(self, test, at, self._clock)

    # ------------------------------------------------------------------ judge, decide

    def judge(self, test: TableTest, criterion: str, judged: CriterionJudged) -> TableTest:
        """Record the judgement of that criterion."""
        assert test.decided is None, "what is signed stays"
        return self.keep(test.with_judged(criterion, judged))

    def debriefs(self, test: TableTest) -> tuple[Debrief, ...]:
        """Each round that is over, marked."""
        return debriefs(test, self.house(test))

    def tally(self, test: TableTest) -> Tally:
        """The tally of the rounds that are over."""
        return tally(self.debriefs(test))

    def proposal(self, test: TableTest) -> Proposal:
        """The proposal of the form's rule."""
        return propose(test, self.tally(test))

    def decide(
        self,
        test: TableTest,
        outcome: ExamOutcome,
        examiner: str,
        reason: str = "",
        comment: str = "",
    ) -> TableTest:
        """Sign the outcome. ``reason`` is required if it differs from the rule's proposal."""
        assert test.decided is None, "what is signed stays"
        assert examiner.strip(), "somebody signs"
        assert reason.strip() or outcome is self.proposal(test).outcome, "a change has a reason"
        said = reason.strip(), comment.strip()
        decided = TableTestDecision(outcome, *said, self._clock.wall(), examiner.strip())
        return self.keep(replace(test, decided=decided))

    def record(self, test: TableTest, office: Office) -> TableTest:
        """Put the signed test in the school's records. If that raises InputError, it stays saved
        here, signed, to be recorded later."""
        assert test.decided is not None, "only what is signed is recorded"
        assert test.dealer.account, "a result is somebody's"
        if test.decided.recorded:
            return test
        head = office.record(test, self.debriefs(test))
        return self.keep(replace(test, decided=replace(test.decided, head=head)))

    def keep(self, test: TableTest) -> TableTest:
        """Save the test."""
        self._drafts.keep(test)
        return test


class RoundAtTable:
    """One round being watched: taps are saved before they show."""

    def __init__(self, tests: TableTests, test: TableTest, at: int, clock: Clock) -> None:
        self._tests, self._clock = tests, clock
        self.test, self.at = test, at
        seen = self.watched.seen
        self._watch = Stopwatch(clock, seen[-1].elapsed_ms if seen else 0)
        self.watching = tests.watching(test, at)

    @property
    def watched(self) -> RoundWatched:
        return self.test.rounds[self.at]

    @property
    def board(self) -> TapBoard:
        return board_of(self.watching)

    @property
    def elapsed_ms(self) -> int:
        """The time since the first act; none before it."""
        if self.watched.elapsed_ms is not None:
            return self.watched.elapsed_ms
        return self._watch.elapsed_ms if self.watched.seen else 0

    def tap(self, acts: Sequence[Action]) -> None:
        """Record these acts as done now, in this order."""
        if not acts or self.watched.over:
            return
        before = self.watched
        if not before.seen:
            self._watch = Stopwatch(self._clock)
        at_ms, tap = self._watch.elapsed_ms, max((each.tap for each in before.seen), default=0) + 1
        seen = (*before.seen, *(RoundSeen(str(act), at_ms, tap) for act in acts))
        begun = self._clock.wall() if before.begun_at_ms is None else before.begun_at_ms
        self._put(replace(before, seen=seen, begun_at_ms=begun))

    def undo(self) -> bool:
        """Take back the record of the last tap; False if there is none."""
        seen = self.watched.seen
        if not seen or self.watched.over:
            return False
        kept = tuple(each for each in seen if each.tap != seen[-1].tap)
        begun = self.watched.begun_at_ms if kept else None
        self._put(replace(self.watched, seen=kept, begun_at_ms=begun))
        return True

    def end(self, done: Sequence[Step] = ()) -> TableTest:
        """End the round. These steps were done, though nobody tapped them."""
        elapsed = self.elapsed_ms
        seen = [*self.watched.seen]
        for at, step in reversed(self.watching.put_in(done)):
            beside = seen[at - 1].elapsed_ms if at else 0
            seen.insert(at, RoundSeen(str(step.action), beside))
        begun = self._clock.wall() if self.watched.begun_at_ms is None else self.watched.begun_at_ms
        self._put(replace(self.watched, seen=tuple(seen), begun_at_ms=begun, elapsed_ms=elapsed))
        return self.test

    def open_again(self) -> None:
        """Reopen the round."""
        self._put(replace(self.watched, elapsed_ms=None))

    def _put(self, watched: RoundWatched) -> None:
        self.test = self._tests.keep(self.test.with_round(self.at, watched))
        self.watching = self.watching.after(watched.trace)
