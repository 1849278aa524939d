"""A day of a simulated trainee at a station: rounds with wrong beliefs, and questions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from trainer.dealing.action import Action, Verb
from trainer.dealing.procedure import Step, StepKind
from trainer.dealing.script import Script, script_for
from trainer.drills.drill_options import Feedback
from trainer.drills.questions.question import AnswerKind
from trainer.drills.skills.decisions import Asks, Touch, touched
from trainer.game.money import NOTHING, Money
from trainer.game.settle import settle
from trainer.marking.predict import Misread
from trainer.marking.wager_handling import PUSH, TAKE, Cell, Done, due_in, pay, spot_of
from trainer.records.log import Log
from trainer.school.clock import Clock
from trainer.school.demo.cast import COURSE_DAYS, Mind
from trainer.school.one_question.screens import (
    Answer,
    BetsShown,
    IncidentShown,
    OrderShown,
    QuestionShown,
    SeatAsked,
)
from trainer.school.practice import Practice
from trainer.school.questions.sitting import QuickSitting
from trainer.school.sitting import Sitting
from trainer.school.skills.skill_store import Skills

JITTER = 30
"""How much slower or faster an act may be, in per cent."""
LOOKS_OVER_MS, PAUSE_MS = 1_500, 25_000
SEEDS = 1_000_000_000


class MovedClock:
    """A clock that moves only when it is told to."""

    def __init__(self, now_ms: int, zone_min: int = 0) -> None:
        self.now_ms, self.zone_min = now_ms, zone_min

    def wall(self) -> int:
        return self.now_ms

    @property
    def clock(self) -> Clock:
        return Clock(self.wall, self.wall, lambda: self.zone_min)


class DemoDesk(Struct):
    """One trainee at one station: the practice with its log, the mind, and the wall clock. Days
    count from the first of the course."""

    practice: Practice
    log: Log
    mind: Mind
    time: MovedClock

    def rounds(self, house: str, drill: str, day: int, count: int) -> None:
        """Some rounds of a drill."""
        for _ in range(count):
            seed = self.mind.chance.below(SEEDS)
            # One transaction a round: a demo school has thousands, and each waits for the disk.
            with self.log.transaction():
                sitting = self.practice.start(house, drill, seed, feedback=Feedback.AT_THE_END)
                sitting.record(self.work(sitting, day))
            self.time.now_ms += PAUSE_MS

    def questions(self, house: str, drill: str, day: int) -> None:
        """One sitting of questions, where the house has that drill."""
        if drill not in {each.name for each in self.practice.quick.drills(house)}:
            return
        with self.log.transaction():
            sitting = self.practice.quick.start(house, drill, self.mind.chance.below(SEEDS))
            spent = SimulatedAnswers(self.mind, self.practice.skills).work(sitting, day)
        self.time.now_ms += spent + PAUSE_MS

    def work(self, sitting: Sitting, day: int, *, careful: bool = False) -> int:
        """Work the round to its end; the time that it took, in ms."""
        house = sitting.house
        misread = self.practice.skills.wrong_rules(house.id)
        settlement = settle(house.rules, sitting.round_)
        script = script_for(house, sitting.round_, settlement, sitting.part)
        acts = SimulatedHands(self.mind, misread).acts(script, day, careful=careful)
        begun, spent = self.time.now_ms, 0
        took = self._paces(len(acts), len(sitting.round_.seats), day)
        for action, each in zip(acts, took, strict=True):
            spent += each
            self.time.now_ms = begun + spent
            sitting.act(action, spent)
        self.time.now_ms += LOOKS_OVER_MS
        return spent + LOOKS_OVER_MS

    def _paces(self, acts: int, hands: int, day: int) -> Sequence[int]:
        """The time of each act, in ms, so that the hands come to the trainee's pace."""
        hour = 3_600_000 * hands / self.mind.character.hands_per_hour(day, COURSE_DAYS)
        each = (hour - LOOKS_OVER_MS) / max(1, acts)
        below = self.mind.chance.below
        return [round(each * (100 - JITTER + below(2 * JITTER + 1)) / 100) for _ in range(acts)]


LEAST_MS, MOST_MS = 900, 7_000


class SimulatedAnswers(Struct):
    """Answers the items of a sitting from a mind. ``day`` counts from the first of the course."""

    mind: Mind
    skills: Skills

    def work(self, sitting: QuickSitting, day: int) -> int:
        """Answer every item; the time that it took in all, in ms."""
        spent = 0
        while True:
            elapsed_ms = LEAST_MS + self.mind.chance.below(MOST_MS)
            sitting.answer(self._answer(sitting, day), elapsed_ms)
            spent += elapsed_ms
            if not sitting.next():
                return spent

    def _answer(self, sitting: QuickSitting, day: int) -> Answer | None:
        asked = self.skills.book(sitting.house.id).quick(sitting.asked.skill)
        if self.mind.answers(asked or sitting.drill.name, day):
            return sitting.asked.mark(sitting.number, None, 0).due_answer
        return self._wrong(sitting)

    def _wrong(self, sitting: QuickSitting) -> Answer | None:
        chance = self.mind.chance
        match sitting.shown:
            case QuestionShown(kind=AnswerKind.CHOICE, choices=choices):
                return chance.choice(choices).id
            case QuestionShown(kind=AnswerKind.AMOUNT):
                return Money(500 * (1 + chance.below(30)))
            case OrderShown(steps=steps):
                return tuple(chance.shuffle(range(len(steps))))
            case BetsShown():
                return frozenset()
            case IncidentShown():
                return ("rule void",)
            case QuestionShown() | SeatAsked():
                return None


MONEY = (StepKind.TAKE, StepKind.PAY)


class SimulatedHands(Struct):
    """Works rounds as a mind would. ``day`` counts from the first of the course."""

    mind: Mind
    misread: Misread

    def acts(self, script: Script, day: int, *, careful: bool = False) -> list[Action]:
        """The acts in that round, in order."""
        due = due_in(script.settlement)
        done = due | self._believed(script, day)
        left_out: set[int] = set()
        out_of_order = False
        for touch in touched(script):
            if self.mind.answers(touch.skill, day, careful=careful):
                continue
            out_of_order |= touch.asks is Asks.ORDER
            left_out |= set(touch.steps[:1])
            cell = self._cell(touch, due)
            if cell is not None:
                done[cell] = self._wrong(script, cell, due[cell])
        acts = list(_in_order(script, due, done, left_out))
        return self._swapped(acts) if out_of_order else acts

    def _believed(self, script: Script, day: int) -> dict[Cell, Done]:
        """The acts that wrong rules held on that day ask for."""
        held = self.mind.character.believes(day)
        if not held:
            return {}
        dealt = self.misread.look(script.round_, script.settlement)
        done: dict[Cell, Done] = {}
        for offered in self.misread.offered(script.round_.placard):
            if offered.id in held:
                done |= dealt.predicted(offered)
        return done

    def _cell(self, touch: Touch, due: dict[Cell, Done]) -> Cell | None:
        """The wager on which a wrong decision shows."""
        seats = [touch.seat] if touch.seat is not None else [seat for seat, _ in due]
        wagers = {spot_of(wager) for wager in touch.wagers}
        asked = touch.asks not in (Asks.STEP, Asks.ORDER)
        fitting = [
            cell for cell in due if asked and cell[0] in seats and (not wagers or cell[1] in wagers)
        ]
        return self.mind.chance.choice(fitting) if fitting else None

    def _wrong(self, script: Script, cell: Cell, due: Done) -> Done:
        """Some act other than the due one there."""
        seat, wager = cell
        found = script.round_.seat(seat)
        stake = found.stakes.get(wager, NOTHING) if found is not None else NOTHING
        ways = [each for each in _ways(due, stake) if each != due]
        return self.mind.chance.choice(ways)

    def _swapped(self, acts: list[Action]) -> list[Action]:
        """The acts with two of them swapped."""
        if len(acts) < 4:
            return acts
        at = 1 + self.mind.chance.below(len(acts) - 2)
        return [*acts[: at - 1], acts[at], acts[at - 1], *acts[at + 1 :]]


def _ways(due: Done, stake: Money) -> Iterator[Done]:
    """Acts in place of the due one; the likelier ones stand here more often."""
    if due.paid:
        yield from (pay(due.paid + stake), pay(due.paid + stake))
        yield from (pay(Money(due.paid.cents - stake.cents)) if due.paid > stake else PUSH, TAKE)
    elif due.taken:
        yield from (PUSH, PUSH, pay(stake) if stake else PUSH)
        yield pay(Money(500))
    else:
        yield from (TAKE, TAKE, pay(stake) if stake else pay(Money(500)))


def _in_order(
    script: Script, due: dict[Cell, Done], done: dict[Cell, Done], left_out: set[int]
) -> Iterator[Action]:
    """The acts in the script's order. An act other than the due one comes in its place, or else
    before the seat is cleared."""
    other = {cell: act for cell, act in done.items() if act != due.get(cell)}
    waiting = dict(other)
    for at, step in enumerate(script.steps):
        cell = _cell_of(step)
        if step.kind is StepKind.CLEAR:
            yield from _settled(waiting, [each for each in waiting if each[0] == step.seat])
        if cell in other:
            yield from _settled(waiting, [cell] if cell in waiting else [])
        elif at not in left_out:
            yield step.action
    yield from _settled(waiting, list(waiting))


def _cell_of(step: Step) -> Cell | None:
    """The wager that the step settles."""
    if step.kind not in MONEY or step.seat is None or step.wager is None:
        return None
    return step.seat, spot_of(step.wager)


def _settled(waiting: dict[Cell, Done], cells: Iterable[Cell]) -> Iterator[Action]:
    for seat, wager in cells:
        done = waiting.pop((seat, wager))
        if done.taken:
            yield Action(Verb.TAKE, seat, wager)
        if done.paid:
            yield Action(Verb.PAY, seat, wager, done.paid)
