"""One round at the table, from the deal to the debrief; every act is recorded before it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.action import Action, act_in
from trainer.dealing.house import House
from trainer.dealing.own_misdeal import OwnMisdeal, PlayedOn, played_on
from trainer.dealing.procedure import Part
from trainer.dealing.table import TableView, table_after
from trainer.drills.drill_options import ChipMarks, Feedback
from trainer.drills.recipe import Recipe
from trainer.game.chips import Stacks
from trainer.game.round import Round
from trainer.marking.mark import Marking
from trainer.marking.worked_part import unfinished
from trainer.records.attempt import Attempt, Dealt
from trainer.records.log import Log
from trainer.records.store import Store
from trainer.school.choice_reason import Why, why_of
from trainer.school.clock import Stopwatch
from trainer.school.curriculum import ADAPTIVE, TEST_OUT, drill_title
from trainer.school.debrief.briefing import PlayedRound, debrief_of, marking_of
from trainer.school.debrief.debrief import Debrief, DebriefAct
from trainer.school.debrief.feedback import ActFeedback, Watcher
from trainer.school.debrief.reasoning import Reasoned, WhyAsked, why_asked
from trainer.school.guide import Coaching, Guide
from trainer.school.interruptions import wishes_met
from trainer.school.live.table import LiveTable
from trainer.school.marks_stamp import GUIDED
from trainer.school.questions.sitting import example_for
from trainer.school.recorded_rounds import derived_from, laid_in
from trainer.school.skills.skill_store import Skills
from trainer.wording import in_english


class Table(Struct, frozen=True):
    """The setting of a sitting: a dealt round at its house, of a drill that may no longer exist."""

    house: House
    round_: Round
    drill: Recipe | None


class Sitting:
    """A round being worked, or only its settlement. Times are milliseconds since it was shown;
    without one, the sitting's own watch is read. Methods that record raise RecordsFault; then
    nothing was done."""

    def __init__(
        self,
        table: Table,
        attempt: Attempt,
        log: Log,
        watch: Stopwatch,
        follow: Callable[[], Sitting],
        skills: Skills,
        live: LiveTable | None = None,
    ) -> None:
        self.house = table.house
        self._round = table.round_
        self.drill = table.drill
        self.watch = watch
        self.attempt_id = attempt.id
        self.sitting_id = attempt.dealt.sitting
        self.number = attempt.dealt.number
        self.of = attempt.dealt.of
        self.seed = attempt.dealt.seed
        self.part = Part(attempt.dealt.part)
        self.feedback = Feedback(attempt.dealt.feedback)
        self._dealt = attempt.dealt
        self._log = log
        self._follow = follow
        self._skills, self.live = skills, live
        self._watcher: Watcher | None = None
        self._guide: Guide | None = None
        self._over = False
        self._reasoned: set[int] = set()
        self._view: TableView | None = None
        self._played_on: PlayedOn | None = None
        self._acts = [
            DebriefAct(act_in(act.action), act.action, act.elapsed_ms, laid_in(act))
            for act in attempt.acts
        ]

    @property
    def dealt(self) -> Dealt:
        """The record of the round's deal."""
        return self._dealt

    @property
    def first_round(self) -> Round:
        """The round of the first deal, before any redeal."""
        return self._round

    @property
    def drill_title(self) -> str:
        recipes = {self.drill.name: self.drill} if self.drill is not None else {}
        return drill_title(self._dealt.drill, recipes)

    @property
    def in_session(self) -> bool:
        """True if it is a round of a session that the program plans."""
        return self._dealt.drill in (ADAPTIVE, TEST_OUT) and self._dealt.repeats is None

    @property
    def why(self) -> Why | None:
        """Why the program chose the round; None if the trainee did."""
        return why_of(self._dealt.chosen)

    @property
    def example(self) -> str:
        """A worked example, with other cards, of the new skill that the round was dealt for; empty
        if it was dealt for something else."""
        return "" if self.why is None else example_for(self.house, self.why, self._dealt.seed)

    @property
    def acts(self) -> Sequence[DebriefAct]:
        """The acts so far, without those taken back."""
        return tuple(self._acts)

    @property
    def round_(self) -> Round:
        """The round as it lies: after a redeal, with other cards."""
        return self.played_on.round_ if self.can_misdeal else self._round

    @property
    def view(self) -> TableView:
        """The present table."""
        if self._view is None:
            done = [act_in(text) for text in self._on_table]
            acts = [action for action in done if action is not None]
            self._view = table_after(self.house, self.round_, acts, self.part)
        return self._view

    @property
    def can_misdeal(self) -> bool:
        """True if the dealer's own misdeal can be played out here."""
        whole = self.part is Part.WHOLE and not self.guided
        return whole and self.house.irregularities is not None

    @property
    def played_on(self) -> PlayedOn:
        """The dealer's own misdeals so far, and the acts around them."""
        if self._played_on is None:
            self._played_on = played_on(self.house, self._round, [act.text for act in self._acts])
        return self._played_on

    @property
    def misdeal(self) -> OwnMisdeal | None:
        """The misdeal on the table, while play has not gone on."""
        last = self.played_on.last if self.can_misdeal else None
        return None if last is None or last.over else last

    @property
    def _on_table(self) -> tuple[str, ...]:
        """The acts that made the table as it lies."""
        if self.can_misdeal:
            return self.played_on.on_table
        return tuple(act.text for act in self._acts)

    @property
    def guided(self) -> bool:
        """True if the drill tells each next act."""
        return self.drill is not None and self.drill.guided

    @property
    def coaching(self) -> Coaching | None:
        """The advice for the next act, in a drill that gives it; None if nothing is left to do."""
        if not self.guided:
            return None
        if self._guide is None:
            self._guide = Guide(self.house, self.round_, self.part)
        return self._guide.after(self._on_table)

    @property
    def is_over(self) -> bool:
        """True if the round was finished, handed in or left for good."""
        return self._over

    @property
    def last_stands(self) -> bool:
        """True if the last act can no longer be taken back."""
        return False

    @property
    def left(self) -> tuple[int, ...]:
        """The seats with unfinished work, as far as anyone can see it."""
        verdict = marking_of(self._played(self.watch.elapsed_ms)).verdict
        return tuple(sorted(unfinished(verdict)))

    @property
    def is_last(self) -> bool:
        """True if this is the last round of its sitting."""
        over = self.live is not None and self.live.over(self.watch.elapsed_ms)
        return over or self.number >= self.of

    def act(
        self, action: Action, elapsed_ms: int | None = None, chips: Stacks = ()
    ) -> ActFeedback | None:
        """Do one act. The mistakes that it made, if feedback comes at once; None for none.
        ``chips`` are the stacks of a payment, the nearest to the wager first."""
        assert not self._over, "a round that is over is not acted on"
        at = self._time(elapsed_ms)
        written = [[str(chip) for chip in stack] for stack in chips]
        # The clock stands while the disk is written: nobody is charged for that. One
        # transaction, so that a player's wish is never in the log without the act that it
        # followed.
        with self.watch.stopped(), self._log.transaction():
            self._log.acted(self.attempt_id, str(action), at, written)
            if self.live is not None:
                self.live.acted(at)
        self._acts.append(DebriefAct(action, str(action), at, chips))
        self._changed()
        if self.feedback is not Feedback.AT_ONCE:
            return None
        now = (str(action),) if self.misdeal is not None else ()
        found = self._watch_over().after((*self._on_table, *now))
        return found if found.mistakes else None

    def follow(self, text: str, elapsed_ms: int | None = None) -> None:
        """Do one act about the misdeal on the table: a ruling, a deed, or going on."""
        assert not self._over, "a round that is over is not acted on"
        at = self._time(elapsed_ms)
        self._log.acted(self.attempt_id, text, at, [])
        self._acts.append(DebriefAct(act_in(text), text, at, ()))
        self._changed()

    @contextmanager
    def stroke(self) -> Iterator[None]:
        """A context whose acts are recorded by one durable write: all of them, or none."""
        with ExitStack() as on_failure:
            on_failure.callback(self._back_to, list(self._acts))
            with self._log.transaction():
                yield
            on_failure.pop_all()

    def _back_to(self, acts: list[DebriefAct]) -> None:
        self._acts = acts
        self._changed()

    def _changed(self) -> None:
        self._view = self._played_on = None

    def why_asked(self, seat: int) -> WhyAsked | None:
        """A wager of that seat to ask the reason of, once a seat; None if there is none."""
        if self._over or self.guided or seat in self._reasoned:
            return None
        return why_asked(self.house, self.round_, seat, self.attempt_id)

    def say_why(self, asked: WhyAsked, said: str, sure: int) -> bool:
        """Record the chosen reason and its certainty; True if it is the right one."""
        reasoned = Reasoned(asked.seat, asked.wager, asked.reasons.all.index(said), sure)
        self._log.reasoned(self.attempt_id, reasoned.to_plain(), self.watch.elapsed_ms)
        self._reasoned.add(asked.seat)
        return reasoned.right

    def undo(self, elapsed_ms: int | None = None) -> bool:
        """Take back the last act; False if there is none."""
        if self._over or not self._acts:
            return False
        at = self._time(elapsed_ms)
        with self.watch.stopped():
            self._log.undone(self.attempt_id, at)
        self._acts.pop()
        self._changed()
        return True

    def finish(self, elapsed_ms: int | None = None) -> Debrief:
        """End the round and mark it. The result is recorded before it is returned."""
        return debrief_of(*self.record(elapsed_ms))

    def record(self, elapsed_ms: int | None = None) -> tuple[PlayedRound, Marking]:
        """End the round, marked and recorded: in English, whatever the trainee's language."""
        assert not self._over, "a round is finished once"
        at = self._time(elapsed_ms)
        played = self._played(at)
        marking = marking_of(played)
        with self._log.transaction(), in_english():
            if self.live is not None:
                self.live.end(at)
            self._log.finished(self.attempt_id, at)
            evidence = self._log.attempt(self.attempt_id)
            assert evidence is not None, "a round that was dealt is in the log"
            played = replace(played, interruptions=wishes_met(evidence, self.house))
            store = Store(self._log, self._skills.fold)
            store.put(derived_from(evidence, played, marking, self._skills))
        self._over = True
        return played, marking

    def next(self) -> Sitting:
        """Deal the next round of the sitting; after the last one a new sitting begins."""
        return self._follow()

    def _played(self, elapsed_ms: int) -> PlayedRound:
        return PlayedRound(
            attempt_id=self.attempt_id,
            house=self.house,
            round_=self._round,
            drill_title=self.drill_title,
            number=self.number,
            acts=tuple((act.text, act.elapsed_ms) for act in self._acts),
            elapsed_ms=elapsed_ms,
            part=self.part,
            laid=tuple(act.chips for act in self._acts),
            chip_marks=ChipMarks(self._dealt.chip_marks),
            guided=self._dealt.mode == GUIDED,
        )

    def _watch_over(self) -> Watcher:
        if self._watcher is None or self._watcher.round_ is not self.round_:
            self._watcher = Watcher(self.house, self.round_, self.part)
        return self._watcher

    def _time(self, elapsed_ms: int | None) -> int:
        return self.watch.elapsed_ms if elapsed_ms is None else elapsed_ms
