"""Quizzes: what can be asked where, a quiz begun or printed, and where its items are asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from trainer.dealing.clause import Clause
from trainer.drills.skills.registry import Skillbook
from trainer.drills.skills.skill import Area
from trainer.library.houses import HouseShelf
from trainer.marking.predict import Misread
from trainer.records.quick import QuickAttempt
from trainer.school.one_question.item import Class
from trainer.school.questions.grounds import class_of
from trainer.school.questions.printed_quiz import Paper, paper_of
from trainer.school.questions.quiz_bank import Askable, bank
from trainer.school.questions.quiz_blueprint import MOST_ITEMS, QuizBlueprint, QuizDrawn, draw
from trainer.school.questions.quiz_kinds import ItemKind
from trainer.school.seed import NothingToDeal
from trainer.wording import say

Clauses = Callable[[str], tuple["Clause", ...]]
Books = Callable[[str], "Skillbook"]
WrongRules = Callable[[str], "Misread | None"]


def _none(_: str) -> None:
    """No wrong rules are looked for: a paper is not marked here."""


class Quizzes:
    """The use cases of quizzes that need no records."""

    def __init__(
        self, shelf: HouseShelf, books: Books, clauses: Clauses, wrong_rules: WrongRules = _none
    ) -> None:
        self._shelf, self._books = shelf, books
        self._clauses, self._wrong_rules = clauses, wrong_rules
        self._banks: dict[str, tuple[Askable, ...]] = {}

    def areas(self, houses: Sequence[str]) -> tuple[Area, ...]:
        """The areas that can be asked at some of these houses, in the order of areas."""
        there = {each.area for house in houses for each in self._bank(house)}
        return tuple(area for area in Area if area in there)

    def draw(self, blueprint: QuizBlueprint, seed: int) -> tuple[QuizDrawn, ...]:
        """The items of that seed. Raises NothingToDeal where there is nothing to ask."""
        if not 0 < blueprint.items <= MOST_ITEMS:
            raise NothingToDeal(say("A quiz has 1 to {most} questions.", most=MOST_ITEMS))
        banked = [each for house in blueprint.houses for each in self._bank(house)]
        drawn = draw(blueprint, banked, seed)
        if not drawn:
            raise NothingToDeal(say("Choose a house and an area first."))
        return drawn

    def classes(self, drawn: Sequence[QuizDrawn], seconds: int | None = None) -> tuple[Class, ...]:
        """The place of each of these items."""
        known = {(each.asked.house, each.asked.kind) for each in drawn}
        made = {key: self._class(*key, seconds) for key in known}
        return tuple(made[each.asked.house, each.asked.kind] for each in drawn)

    def classes_of(self, attempt: QuickAttempt) -> tuple[Class | None, ...]:
        """The place of each item of a recorded quiz; None if that house is gone."""
        begun = attempt.begun
        places = [(item.house, item.kind) for item in begun.items]
        made = {
            (house, kind): self._class(house, ItemKind(kind), begun.seconds)
            for house, kind in set(places)
            if house in self._shelf and kind in tuple(ItemKind)
        }
        return tuple(made.get(place) for place in places)

    def paper(self, blueprint: QuizBlueprint, seed: int) -> Paper:
        """The quiz of that seed to be printed, with its key."""
        drawn = self.draw(blueprint, seed)
        return paper_of(blueprint, seed, drawn, self.classes(drawn))

    def _bank(self, house: str) -> tuple[Askable, ...]:
        if house not in self._banks:
            self._banks[house] = bank(self._books(house))
        return self._banks[house]

    def _class(self, house: str, kind: ItemKind, seconds: int | None) -> Class:
        return class_of(
            kind,
            self._shelf[house],
            self._clauses(house),
            self._books(house),
            self._wrong_rules(house),
            seconds,
        )
