"""The drills that serve a house: those meant for it and, at a house of a school's own, those that
it can show."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from trainer.dealing.clause import Clause
from trainer.dealing.house import House
from trainer.drills.generate import check_recipe, shoe
from trainer.drills.questions.lesson import (
    RULINGS,
    asks_skills,
    check_lesson,
    matches,
    unknown_skills,
)
from trainer.drills.recipe import Exercise, Recipe
from trainer.errors import InputError

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
