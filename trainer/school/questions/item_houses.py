"""The settings of items: houses with their drills, their clauses and their rulings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from trainer.dealing.clause import Clause
from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities
from trainer.drills.questions.lesson import asks_skills, skills_at
from trainer.drills.recipe import Exercise, Recipe
from trainer.drills.skills.registry import Skillbook
from trainer.library.house_files.clauses_file import CLAUSES_FILE, load_clauses
from trainer.library.house_files.irregularities_file import load_irregularities
from trainer.library.houses import HouseShelf
from trainer.records.quick import QuickAttempt
from trainer.school.curriculum import drills_of
from trainer.school.one_question.item import ItemHouse
from trainer.school.questions.exercises import DrillHouse
from trainer.school.questions.quiz_blueprint import QUIZ, ItemKind
from trainer.school.questions.quizzes import Quizzes
from trainer.school.skills.round_evidence import EvidenceMaker

_OF_RULINGS = (Exercise.BETS, Exercise.IRREGULARITIES)


class ItemHouses:
    """Finds the house of each item, and reads its files once."""

    def __init__(
        self, shelf: HouseShelf, recipes: Mapping[str, Recipe], skills: EvidenceMaker
    ) -> None:
        self._shelf, self._recipes, self._skills = shelf, recipes, skills
        self._ruled: dict[str, Irregularities] = {}
        self._told: dict[str, tuple[Clause, ...]] = {}

    def drills(self, house: str) -> tuple[Recipe, ...]:
        """The quick drills of that house, by exercise and from the easiest."""
        serving = drills_of(self._shelf, house, self._recipes.values())
        fit = [recipe for recipe in serving if self._is_asked(house, recipe)]
        order = list(Exercise)
        return tuple(sorted(fit, key=lambda r: (order.index(r.exercise), r.level, r.title)))

    def books(self, houses: Sequence[str]) -> tuple[Skillbook, ...]:
        """The skills of these houses, of those that still exist."""
        return tuple(self._skills.book(each) for each in houses if each in self._shelf)

    @cached_property
    def quizzes(self) -> Quizzes:
        """The quizzes that can be asked."""
        skills = self._skills
        return Quizzes(self._shelf, skills.book, self._clauses, skills.wrong_rules)

    def anew(self, before: QuickAttempt, number: int, skill: str | None) -> ItemHouse | None:
        """The drill in which an item of a quiz is asked; for any other item, its sitting's."""
        planned = before.begun.items[number - 1] if 0 < number <= len(before.begun.items) else None
        if before.begun.drill != QUIZ or planned is None or planned.house not in self._shelf:
            return self.item_house_at(before)
        return next(self._asking(planned.house, planned.kind, skill or ""), None)

    def _asking(self, house: str, kind: str, skill: str) -> Iterator[ItemHouse]:
        """The quick drills of the house that ask for that skill."""
        exercise = Exercise.IRREGULARITIES.value if kind == ItemKind.RULE else kind
        for recipe in self.drills(house):
            at = self.item_house(house, recipe)
            if recipe.exercise.value == exercise and is_known(at, skill):
                yield at

    def asked_at(self, attempt: QuickAttempt) -> tuple[ItemHouse | None, ...]:
        """The house of each of its items."""
        if attempt.begun.drill == QUIZ:
            return self.quizzes.asked_at_of(attempt)
        return (self.item_house_at(attempt),) * len(attempt.begun.items)

    def known(self, attempt: QuickAttempt) -> tuple[ItemHouse, ...]:
        """The settings if all still exist; else none."""
        found = self.asked_at(attempt)
        known = tuple(each for each in found if each is not None)
        return known if len(known) == len(found) else ()

    def item_house_at(self, attempt: QuickAttempt) -> ItemHouse | None:
        """The house of its items; None if it or the drill no longer exists."""
        recipe = self._recipes.get(attempt.begun.drill)
        house = attempt.begun.house
        if recipe is None or house not in self._shelf or recipe not in self.drills(house):
            return None
        if recipe.exercise.value != attempt.begun.exercise:
            return None
        return self.item_house(house, recipe)

    def item_house(self, house: str, recipe: Recipe) -> ItemHouse:
        """The place of that drill at that house."""
        at: House = self._shelf[house]
        ruled = self._irregularities(house) if recipe.exercise in _OF_RULINGS else None
        return DrillHouse(at, ruled, recipe, self._clauses(house))

    def _is_asked(self, house: str, recipe: Recipe) -> bool:
        if recipe.exercise.at_table:
            return False
        if recipe.exercise in _OF_RULINGS:
            return self._shelf.folder(house).joinpath("irregularities.yaml").is_file()
        return True

    def _clauses(self, house: str) -> tuple[Clause, ...]:
        """The clauses of the house's document; none if its folder has no such file."""
        if house not in self._told:
            folder = self._shelf.folder(house)
            there = folder.joinpath(CLAUSES_FILE).is_file()
            self._told[house] = load_clauses(folder) if there else ()
        return self._told[house]

    def _irregularities(self, house: str) -> Irregularities:
        if house not in self._ruled:
            self._ruled[house] = load_irregularities(
                self._shelf.folder(house), self._shelf[house].rules.spoken
            )
        return self._ruled[house]


def is_known(at: ItemHouse, skill: str) -> bool:
    """True if the skill can still be asked there; an exercise without skills accepts any."""
    exercise = at.drill.exercise
    return not asks_skills(exercise) or skill in skills_at(at.house.rules, at.drill, at.clauses)
