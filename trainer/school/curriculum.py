"""The material of practice: the houses and their drills."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities
from trainer.drills.house_drills import serving
from trainer.drills.recipe import Exercise, Recipe
from trainer.errors import Problem
from trainer.library.house_files.clauses_file import CLAUSES_FILE, load_clauses
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE, load_irregularities
from trainer.library.houses import HouseShelf
from trainer.library.workshop_file import WORKSHOP_FILE, read_notes
from trainer.school.skills.house_skills import Books
from trainer.wording import say


class NothingToDeal(LookupError):
    """No such house, drill or round to deal, in words for people."""


def no_drill(drill: str, house: str, known: str) -> str:
    """The message that the house has no such drill, and the drills that it has."""
    return say(
        "no drill {drill} at {house}; known: {known}", drill=repr(drill), house=house, known=known
    )


def must_be_dealt(shelf: HouseShelf, house: str) -> None:
    """Do nothing for a house in force. Raises NothingToDeal for a withdrawn one."""
    if house in shelf.withdrawn:
        title = shelf[house].title
        raise NothingToDeal(say("{house} is withdrawn. Nothing new begins by it.", house=title))


@dataclass(frozen=True, slots=True)
class HouseFault:
    """A house with unusable files, by the name of its folder."""

    house: str
    problems: tuple[Problem, ...]


def drills_of(shelf: HouseShelf, house: str, recipes: Iterable[Recipe]) -> tuple[Recipe, ...]:
    """Every drill of a house on the shelf, unordered. Raises KeyError."""
    folder = shelf.folder(house)
    clauses = load_clauses(folder) if (folder / CLAUSES_FILE).is_file() else ()
    like = read_notes(folder / WORKSHOP_FILE).copied_from
    return serving(shelf[house], recipes, clauses, like)


_EXERCISES = tuple(Exercise)


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
        """The houses with unusable files, each with all its problems."""
        found = self.shelf.problems
        return tuple(HouseFault(house, problems) for house, problems in found.items())

    def drills(self, house: str) -> tuple[Recipe, ...]:
        """The drills of that house that deal rounds: the main ones first, then by level."""
        fit = [each for each in self.serving(house) if each.exercise.at_table]
        return tuple(
            sorted(fit, key=lambda each: (_EXERCISES.index(each.exercise), each.level, each.title))
        )

    def serving(self, house: str) -> tuple[Recipe, ...]:
        """Every drill of that house, unordered. Raises KeyError."""
        return drills_of(self.shelf, house, self.recipes.values())

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
        return load_irregularities(folder, house.rules.spoken) if has else None
