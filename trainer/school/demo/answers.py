"""The answers of a simulated trainee in a quick drill."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.drills.question import AnswerKind
from trainer.game.money import Money
from trainer.school.demo.mind import Mind
from trainer.school.one_question.screens import (
    Answer,
    BetsShown,
    IncidentShown,
    OrderShown,
    QuestionShown,
    SeatAsked,
)
from trainer.school.questions.sitting import QuickSitting
from trainer.school.skills.kept import Skills

LEAST_MS, MOST_MS = 900, 7_000


@dataclass
class SimulatedAnswers:
    """Answers the items of a sitting as a mind has it. ``day`` is that of the course."""

    mind: Mind
    skills: Skills

    def work(self, sitting: QuickSitting, day: int) -> int:
        """Answer every item; how long it took in all."""
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
