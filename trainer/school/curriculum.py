"""The material of practice: the houses, and the drills that serve each: those meant for it and, at
a house of a school's own, those that it can show."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Mapping
from functools import cached_property

from msgspec import Struct

from trainer.dealing.clause import Clause
from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities
from trainer.drills.generate import check_recipe, shoe
from trainer.drills.questions.lesson import (
    RULINGS,
    asks_skills,
    check_lesson,
    matches,
    unknown_skills,
)
from trainer.drills.recipe import Exercise, Recipe
from trainer.errors import InputError, Problem
from trainer.library.house_files.clauses_file import CLAUSES_FILE, load_clauses
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE, load_irregularities
from trainer.library.houses import HouseShelf
from trainer.library.workshop_file import WORKSHOP_FILE, read_notes
from trainer.school.skills.house_skills import Books
from trainer.wording import Phrase, phrase, say, say_phrase

# Kept, because a shoe is built for each house and drill, which takes milliseconds.
_FOUND: dict[tuple[str, str, int, str, Recipe], bool] = {}


def serving(
    house: House, recipes: Iterable[Recipe], clauses: Collection[Clause] = (), like: str = ""
) -> tuple[Recipe, ...]:
    """The drills of that house in order; at a house of a school's own, those of the house that it
    is ``like``, and those about a wager that it offers."""
    every = tuple(recipes)
    named = {name for each in every for name in each.houses}
    if house.id in named:
        return tuple(each for each in every if each.serves(house.id))
    return tuple(each for each in every if _may(house, each, tuple(clauses), like))


def _may(house: House, recipe: Recipe, clauses: tuple[Clause, ...], like: str) -> bool:
    """True if a house that no drill names can show the drill's subject."""
    key = (house.id, house.fingerprint, len(clauses), like, recipe)
    if key not in _FOUND:
        meant = recipe.serves(like) or _is_about_a_wager(recipe)
        _FOUND[key] = meant and _can_show(house, recipe, clauses, recipe.serves(like))
    return _FOUND[key]


_OWN = ("six_card", "prime", "progressive", "envy")
"""The prefixes of events and skills of a wager that not every house has."""


def _is_about_a_wager(recipe: Recipe) -> bool:
    shown = (name for weighed in recipe.events for name in weighed.events)
    return recipe.exercise.value != "whole" and any(
        [bool(recipe.skills), *(name.startswith(_OWN) for name in shown)]
    )


def _can_show(house: House, recipe: Recipe, clauses: tuple[Clause, ...], some: bool) -> bool:
    """True if the house can show ``some`` of the drill's subject, else all of it."""
    if recipe.exercise in (Exercise.IRREGULARITIES, Exercise.BETS) and house.irregularities is None:
        return False
    every = [(house.rules, clauses)]
    if not some and asks_skills(recipe.exercise) and unknown_skills(every, recipe):
        return False
    try:
        if recipe.events:
            check_recipe(house.rules, recipe)
        check_lesson(house.rules, recipe, clauses)
    except InputError:
        return False
    return _shows(house, recipe, some) and _rulings_known(house, recipe)


def _shows(house: House, recipe: Recipe, some: bool) -> bool:
    """True if the drill's named subject can be shown; half of it if ``some`` is enough. A whole
    round is a subject without any event too."""
    whole = recipe.exercise is Exercise.WHOLE
    named = [each for each in recipe.events if each.events or whole]
    dealt = shoe(house.rules, recipe)
    shown = sum(each.weight for each in named if dealt.can_show(each))
    return shown * (2 if some else 1) >= sum(each.weight for each in named)


def _rulings_known(house: House, recipe: Recipe) -> bool:
    """True if the house knows every kind of irregularity that the drill names."""
    lines = house.irregularities.lines if house.irregularities is not None else ()
    known = [f"{RULINGS}{line.id}" for line in lines]
    asked = [each for each in recipe.skills if each.startswith(RULINGS)]
    return all(any(matches(name, each) for name in known) for each in asked)


class NothingToDeal(LookupError):
    """No such house, drill or round to deal, in words for people."""


def no_drill(drill: str, house: str, known: str) -> str:
    """The message that the house has no such drill, and the drills that it has."""
    return say(
        "no drill {drill} at {house}; known: {known}", drill=repr(drill), house=house, known=known
    )


def must_be_dealt(shelf: HouseShelf, house: str) -> None:
    """Do nothing for a house in force. Raises NothingToDeal for any other."""
    _must_be_known(shelf, house)
    if house in shelf.withdrawn:
        title = shelf[house].title
        raise NothingToDeal(say("{house} is withdrawn. It takes no new work.", house=title))


def _must_be_known(shelf: HouseShelf, house: str) -> None:
    if house not in shelf:
        known = ", ".join(shelf)
        raise NothingToDeal(say("no house {house}; known: {known}", house=repr(house), known=known))


class HouseFault(Struct, frozen=True):
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


class Curriculum(Struct, frozen=True, dict=True):
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
        _must_be_known(self.shelf, house)
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


ADAPTIVE = "adaptive"
"""A session: each round is chosen by the trainee's results so far."""
TEST_OUT = "test-out"
"""Full tables of the most telling rounds, to show whether a house is mastered."""
TEST_BELIEFS = "test-beliefs"
"""Rounds that show whether some wrong rules are held."""
CHOSEN_SKILLS = "chosen-skills"
"""Rounds for skills that the trainee chose."""
EXAM = "exam"
"""The rounds of an exam's form."""

CHOSEN: Mapping[str, Phrase] = {
    ADAPTIVE: phrase("Practice"),
    TEST_OUT: phrase("Test-out"),
    TEST_BELIEFS: phrase("Rounds that test a wrong rule"),
    CHOSEN_SKILLS: phrase("Rounds for chosen skills"),
    EXAM: phrase("Exam"),
}
"""The title of each, by the name under which its rounds are recorded."""


def drill_title(drill: str, recipes: Mapping[str, Recipe]) -> str:
    """The drill's title; its name if the drill no longer exists."""
    if drill in CHOSEN:
        return say_phrase(CHOSEN[drill])
    return recipes[drill].heading if drill in recipes else drill


def fresh_seed() -> int:
    """A random seed, short enough to be typed again."""
    return int.from_bytes(os.urandom(4), "big")
