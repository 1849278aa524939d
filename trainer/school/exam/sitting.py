"""An exam being sat: task after task, with no feedback before its end.

The clock counts time on the screen: of the rounds handed in, of the rulings, and of the current
task. No time counts while the exam is left or the program is not running. After a note the current
task goes on at its time then; if the program ended without a note, at the time of the last recorded
act, so that later time is given back. The supervisor who resumes it sees since when it was away.

No task is known before it begins: the next seed is asked for when the finished task is recorded. If
it is not given yet, the clock stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from msgspec import structs

from trainer.drills.drill_options import Feedback
from trainer.drills.exam.form import RoundTask, RulingTask, Task
from trainer.game.round import Round
from trainer.game.serialize import round_to_plain
from trainer.records.attempt import Attempt, AttemptState, Dealt
from trainer.records.exam import (
    EXAM_MODE,
    SCHOOL_AWAY,
    SIGN_IN_ENDED,
    ExamLog,
    ExamOutcome,
    ExamResult,
    ExamRuled,
)
from trainer.records.log import Log
from trainer.records.store import Store
from trainer.school.clock import Clock, Stopwatch
from trainer.school.curriculum import EXAM, Curriculum
from trainer.school.exam.exam_evidence import ExamEvidence, ExamHouse
from trainer.school.exam.forms import AnyForms, decisions_left
from trainer.school.exam.grading import Grade, Missed, grade
from trainer.school.exam.opening import ExamRefused, ExamStuck, on_table
from trainer.school.exam.release import NotReleased, Seeds, Wait
from trainer.school.exam.sealed_round import SealedRound
from trainer.school.one_question.screens import IncidentShown
from trainer.school.program import program_version
from trainer.school.questions.incidents import AskedIncident
from trainer.school.recorded_rounds import derive
from trainer.school.sitting import Table
from trainer.school.skills.skill_store import Skills
from trainer.wording import in_english, say, speaking_of


class ExamSitting:
    """One sitting under seal. Methods that record raise RecordsFault; then nothing was done."""

    def __init__(
        self,
        sitting: str,
        forms: AnyForms,
        at: ExamHouse,
        curriculum: Curriculum,
        log: Log,
        clock: Clock,
        skills: Skills,
        seeds: Seeds | None = None,
    ) -> None:
        self.id, self.at, self.seeds = sitting, at, seeds
        self._drawing = forms.drawing()
        self.blueprint = self._drawing.blueprint
        self._curriculum, self._skills = curriculum, skills
        self._log, self._exams, self._clock = log, ExamLog(log), clock
        self.round: SealedRound | None = None
        self.scene: IncidentShown | None = None
        self._watch = Stopwatch(clock)
        self._watch.pause()
        self._done_ms = self._done = self._seed = 0
        self._task: Task | None = None
        self.held: NotReleased | None = None
        self._look()

    # --- where it stands

    @property
    def task(self) -> Task | None:
        """The current task; None if all are done, or the next one is awaited."""
        return self._task

    @property
    def waits(self) -> Wait | None:
        """The reason for the wait; None if there is none."""
        return self.held.wait if self.held is not None else None

    @property
    def number(self) -> int:
        """The number of the task among all of them, from 1."""
        return min(self._done + 1, self.of)

    @property
    def of(self) -> int:
        return self._drawing.of

    @property
    def watch(self) -> Stopwatch:
        """The time that the current task has been on the screen."""
        return self._watch

    @property
    def elapsed_ms(self) -> int:
        """The time that the exam has been on the screen, in ms."""
        return self._done_ms + self._watch.elapsed_ms

    @property
    def exam_left_ms(self) -> int | None:
        """The rest of the time for all of it, in ms; None without a limit."""
        limit = self.blueprint.clock.exam_ms
        return None if limit is None else limit - self.elapsed_ms

    @property
    def task_left_ms(self) -> int | None:
        """The rest of the time for this round, in ms; None without a limit. Rulings have only that
        of the exam."""
        limit = self.blueprint.clock.round_ms if self.round is not None else None
        return None if limit is None else limit - self._watch.elapsed_ms

    @property
    def time_is_up(self) -> bool:
        """True if the exam's time is over."""
        left = self.exam_left_ms
        return left is not None and left <= 0

    @property
    def task_time_is_up(self) -> bool:
        left = self.task_left_ms
        return left is not None and left <= 0

    # --- what happens

    def hand_in(self) -> None:
        """End the current round as it lies, and go to the next task."""
        assert self.round is not None, "a round is on the table"
        with self._log.transaction():
            self.round.hand_in(self._watch.elapsed_ms)
        self._look()
        self.go_to_next()

    def rule(self, acts: Sequence[str]) -> None:
        """Record the ruling and its consequences, and go to the next task."""
        assert isinstance(self._task, RulingTask), "an irregularity is at hand"
        # Records are in English, whatever the window speaks.
        with in_english():
            shown = self._ask(self._task).evidence
        task, spent = self._task, self._watch.elapsed_ms
        ruled = ExamRuled(task.number, task.line, task.seed, shown, tuple(acts), spent)
        with self._log.transaction():
            self._exams.ruled(self.id, ruled)
        self._look()
        self.go_to_next()

    def go_to_next(self) -> None:
        """Go to the next task, or set ``waits`` to the reason for waiting."""
        if self._done == self.of:
            return
        try:
            self._draw()
        except NotReleased as held:
            self._wait(held)
            return
        with self._log.transaction():
            if self._away:
                self._exams.resumed(self.id, "", self.elapsed_ms)
            self.sit()
        self.held = None

    def leave(self, note: str) -> None:
        """Take the exam off the screen; only a supervisor can resume it."""
        self._watch.pause()
        with self._log.transaction():
            if self._away:  # while the school is awaited: the trainee's note is another break
                self._exams.resumed(self.id, "", self.elapsed_ms)
            self._exams.left(self.id, note, self.elapsed_ms)

    def end(self) -> ExamResult:
        """End the exam: everything is marked and its seal is broken, in one step. Tasks that were
        not reached count as wrong. The result is recorded before it is returned."""
        graded = self._graded(hand_in=True)
        outcome = ExamOutcome.PASSED if graded.passed else ExamOutcome.FAILED
        return self._over(graded, outcome)

    def discontinue(self, reason: str, by: str) -> ExamResult:
        """End the exam, by a supervisor, for a reason that is not the trainee's. Tasks that were
        not reached do not count."""
        graded = self._graded(hand_in=False)
        return self._over(graded, ExamOutcome.DISCONTINUED, reason, by)

    # --- its end

    def _graded(self, *, hand_in: bool) -> Grade:
        """The grade so far, with the current round as it lies if it is handed in."""
        evidence = self._evidence()
        left_out: Missed = {}
        if hand_in:
            evidence = structs.replace(
                evidence, rounds=tuple(map(self._as_it_lies, evidence.rounds))
            )
            left_out = decisions_left(self.at, evidence)
        with in_english():
            return grade(evidence, self.at, self._curriculum, left_out)

    def _as_it_lies(self, round_: Attempt) -> Attempt:
        if round_.state is not AttemptState.OPEN:
            return round_
        return replace(round_, state=AttemptState.FINISHED, elapsed_ms=self._watch.elapsed_ms)

    def _over(
        self, graded: Grade, outcome: ExamOutcome, reason: str = "", by: str = ""
    ) -> ExamResult:
        done = outcome is not ExamOutcome.DISCONTINUED
        result = ExamResult(
            outcome=outcome,
            decisions=graded.decisions,
            errors=graded.errors,
            critical=graded.critical,
            failed_areas=tuple(area.value for area in graded.failed_areas) if done else (),
            elapsed_ms=self.elapsed_ms,
            reason=reason,
            by=by,
            starred=graded.starred,
            wrong_rules=(
                tuple(id_ for rule in graded.wrong_rules for id_ in rule.ids) if done else ()
            ),
        )
        self._watch.pause()
        with self._log.transaction():
            self._close_the_round(hand_in=done)
            self._exams.ended(self.id, result)
            self._break_the_seal()
        self.round = self.scene = self._task = self.held = None
        return result

    def _close_the_round(self, *, hand_in: bool) -> None:
        open_ = self._evidence().open_round
        if open_ is not None and hand_in:
            self._log.finished(open_.id, self._watch.elapsed_ms)
        elif open_ is not None:
            self._log.abandoned(open_.id, self._watch.elapsed_ms)

    def _break_the_seal(self) -> None:
        """Derive the evidence of its rounds, now and not before."""
        store = Store(self._log, self._skills.fold)
        house = {self.at.house.id: self.at.house}
        for round_ in self._evidence().handed_in:
            derived = derive(round_, house, self._curriculum.recipes, self._skills)
            if derived is not None:
                store.put(derived)

    # --- the next task

    def _evidence(self) -> ExamEvidence:
        sat = self._exams.sat(self.id)
        assert sat is not None, "an exam that was begun is in the log"
        return ExamEvidence(sat, self._exams.rounds(sat))

    def draw(self) -> None:
        """Find the current task. Raises ExamRefused if it is not given now."""
        try:
            self._draw()
        except NotReleased as held:
            refused = ExamStuck if held.wait is Wait.OVER else ExamRefused
            raise refused(held.why or say("The next task is not released yet.")) from held

    def sit(self) -> None:
        """Put the current task on the table, and deal its round if it was not dealt."""
        evidence = self._evidence()
        if isinstance(self._task, RoundTask):
            attempt = evidence.open_round or self._deal(self._task)
            self.round = self._seated(attempt, self._task)
        elif isinstance(self._task, RulingTask):
            with speaking_of(self.at.house.rules.spoken):
                self.scene = self._ask(self._task).shown

    def _draw(self) -> None:
        """Draw the current task, from the seeds of the begun tasks, or of the next one."""
        sat = self._evidence().sat
        for seed in self._exams.seeds(sat)[len(self._drawing.tasks) : self.of]:
            self._take(seed)
        if len(self._drawing.tasks) == self._done < self.of:
            self._take(self._released() if self._done else sat.begun.seed)
        if len(self._drawing.tasks) > self._done:
            self._task = self._drawing.tasks[-1]

    def _released(self) -> int:
        assert self.seeds is not None, "who goes on with an exam can be given its tasks"
        return self.seeds.seed(self._done + 1)

    def _take(self, seed: int) -> None:
        self._drawing.draw(seed)
        self._seed = seed

    def _wait(self, held: NotReleased) -> None:
        """Stop the clock, and record why the school gives no task."""
        if held.wait is not Wait.PIN and not self._away:
            note = SIGN_IN_ENDED if held.wait is Wait.SIGN_IN else SCHOOL_AWAY
            self._exams.left(self.id, note, self.elapsed_ms)
        self.held = held

    @property
    def _away(self) -> bool:
        return self._log.is_left(self.id)

    def _look(self) -> None:
        """Bring its progress up to date from the log."""
        evidence = self._evidence()
        self._done_ms, open_ = evidence.done_ms, evidence.open_round
        self._done = len(evidence.handed_in) + len(evidence.sat.rulings)
        self._task = self.round = self.scene = None
        left = evidence.sat.seen_ms - self._done_ms
        acted = open_.elapsed_ms if open_ is not None else 0
        self._watch = self._paused_at(max(0, left, acted))

    def _paused_at(self, spent_ms: int) -> Stopwatch:
        """No time counts before the task is on the screen."""
        watch = Stopwatch(self._clock, spent_ms)
        watch.pause()
        return watch

    def _seated(self, attempt: Attempt, task: RoundTask) -> SealedRound:
        round_ = self._on_table(task)
        if attempt.dealt.round != round_to_plain(round_):
            raise ExamStuck(
                say(
                    "This round does not match its seed. The program or the records changed. "
                    "The exam can only be discontinued."
                )
            )
        table = Table(self.at.house, round_, None)
        return SealedRound(table, attempt, self._log, self._watch, self._skills)

    def _on_table(self, task: RoundTask) -> Round:
        return on_table(self.at.house, self.blueprint.part, task, self._seed)

    def _deal(self, task: RoundTask) -> Attempt:
        attempt = self._log.attempt(self._log.dealt(self._dealt(task)))
        assert attempt is not None, "what was recorded can be read"
        return attempt

    def _dealt(self, task: RoundTask) -> Dealt:
        house = self.at.house
        return Dealt(
            round=round_to_plain(self._on_table(task)),
            house=house.id,
            edition=house.rules.edition,
            fingerprint=house.fingerprint,
            drill=EXAM,
            seed=self._seed,
            mode=EXAM_MODE,
            feedback=Feedback.AT_THE_END.value,
            sitting=self.id,
            number=task.number,
            of=self.blueprint.rounds,
            program=program_version(),
            seats=self.blueprint.seats,
            part=self.blueprint.part.value,
            zone_min=self._clock.zone(),
            exam=self.id,
        )

    def _ask(self, task: RulingTask) -> AskedIncident:
        assert self.at.ruled is not None, "rulings are asked where there are irregularities"
        return AskedIncident(self.at.house, self.at.ruled, task.seed, task.line)
