"""The exercises of the quick drills, each with the kind of item that it asks."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.drills.questions.lesson import Item, skills_at
from trainer.drills.recipe import Exercise
from trainer.drills.stream import Stream
from trainer.school.one_question.item import AskedItem, AskedQuestion, ItemHouse
from trainer.school.one_question.order_item import AskedOrder
from trainer.school.questions.bets_item import AskedBets
from trainer.school.questions.incidents import AskedIncident


@dataclass(frozen=True, slots=True)
class DrillHouse(ItemHouse):
    """A quick drill at a house."""

    def ask(self, item: Item) -> AskedItem:
        match self.drill.exercise:
            case Exercise.READING | Exercise.FLASH | Exercise.MANNER:
                return self._question(item)
            case Exercise.ORDER:
                return AskedOrder(self, item)
            case Exercise.BETS:
                return AskedBets(self, item)
            case Exercise.IRREGULARITIES:
                return AskedIncident.drawn(self, item)
            case _:
                raise AssertionError(f"{self.drill.exercise} is worked at the table")

    def _question(self, item: Item) -> AskedQuestion:
        stream = Stream(f"{self.drill.exercise}|{self.house.id}|{item.skill}|{item.seed}")
        made = skills_at(self.house.rules, self.drill, self.clauses)[item.skill](stream)
        return AskedQuestion(self.house, item.skill, made)
