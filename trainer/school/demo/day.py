"""A day of a simulated trainee at a station: some rounds, now and then some questions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from trainer.dealing.script import script_for
from trainer.drills.question import AnswerKind
from trainer.drills.recipe import Feedback
from trainer.game.money import Money
from trainer.game.settle import settle
from trainer.records.log import Log
from trainer.school.clock import Clock
from trainer.school.demo.cast import COURSE_DAYS
from trainer.school.demo.hands import SimulatedHands
from trainer.school.demo.mind import Mind
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


@dataclass
class DemoDesk:
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


@dataclass
class SimulatedAnswers:
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
