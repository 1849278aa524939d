"""The material of practice: the houses, and the drills of each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities
from trainer.drills.recipe import Exercise, Recipe
from trainer.errors import Problem
from trainer.library.houses import HouseShelf
from trainer.library.irregularities_file import IRREGULARITIES_FILE, load_irregularities
from trainer.school.seed import NothingToDeal, no_drill
from trainer.school.skills.house_skills import Books
from trainer.wording import say


@dataclass(frozen=True, slots=True)
class HouseFault:
    """A house whose files cannot be used, by the name of its folder."""

    house: str
    problems: tuple[Problem, ...]


@dataclass(frozen=True)
class Curriculum:
    """The houses on the shelf, and the recipes of all drills by name."""

    shelf: HouseShelf
    recipes: Mapping[str, Recipe]

    @cached_property
    def books(self) -> Books:
        """The skills and the wrong rules of each house."""
        return Books(self.shelf)

    def houses(self) -> tuple[House, ...]:
        """The houses whose files are sound, in the order of their documents."""
        return tuple(sorted(self.shelf.values(), key=lambda house: house.rules.document))

    def faults(self) -> tuple[HouseFault, ...]:
        """The houses whose files are not, with all their problems."""
        found = self.shelf.problems
        return tuple(HouseFault(house, problems) for house, problems in found.items())

    def drills(self, house: str) -> tuple[Recipe, ...]:
        """The drills of that house that deal rounds: the main ones first, then by level."""
        every = self.recipes.values()
        fit = [each for each in every if each.serves(house) and each.exercise.at_table]
        main = Exercise.SETTLE
        return tuple(
            sorted(fit, key=lambda each: (each.exercise is not main, each.level, each.title))
        )

    def drill(self, house: str, name: str) -> Recipe:
        """The drill of that name. Raises NothingToDeal where the house or its drill is unknown."""
        if house not in self.shelf:
            known = ", ".join(self.shelf)
            raise NothingToDeal(
                say("no house {house}; known: {known}", house=repr(house), known=known)
            )
        drills = {recipe.name: recipe for recipe in self.drills(house)}
        if name not in drills:
            known = ", ".join(drills)
            raise NothingToDeal(no_drill(name, house, known))
        return drills[name]

    def ruled(self, house: House) -> Irregularities | None:
        """The house's rulings on irregularities; None if its files do not say."""
        folder = self.shelf.folder(house.id)
        has = folder.joinpath(IRREGULARITIES_FILE).is_file()
        return load_irregularities(folder) if has else None
