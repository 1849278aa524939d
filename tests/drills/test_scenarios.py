"""The bundled drills at the table: every house has its fill, and each deals what it says."""

from __future__ import annotations

import pytest

from tests.drills.shown import shows
from tests.some_houses import HOUSES, house
from trainer.drills.events.events import EVENTS
from trainer.drills.generate import check_recipe, generate
from trainer.drills.recipe import Recipe
from trainer.game.bets import breaches
from trainer.library.scenarios.recipes import load_recipes

RECIPES = {name: each for name, each in load_recipes().items() if each.exercise.at_table}
SERVED = [(name, recipe) for recipe in RECIPES.values() for name in HOUSES if recipe.serves(name)]


def test_there_are_enough_for_every_house() -> None:
    assert len(RECIPES) >= 14
    for name in HOUSES:
        assert sum(recipe.serves(name) for recipe in RECIPES.values()) >= 14


def test_they_go_from_two_seats_without_side_bets_to_seven_and_every_trap() -> None:
    first, last = RECIPES["two-seats"], RECIPES["every-trap"]
    assert (first.seats.most, first.wagers.pair_plus, first.wagers.own) == (2, 0, 0)
    assert (last.seats.least, last.level) == (7, 5)
    assert len(last.events) > len(EVENTS) // 3


@pytest.mark.parametrize(
    ("name", "recipe"), SERVED, ids=[f"{recipe.name}-{name}" for name, recipe in SERVED]
)
def test_a_drill_deals_what_it_weighs(name: str, recipe: Recipe) -> None:
    rules = house(name).rules
    check_recipe(rules, recipe)
    plain = any(not weighed.events for weighed in recipe.events)
    for number in range(4):
        round_ = generate(rules, recipe, f"scenario:{number}")
        assert not breaches(rules, round_)
        assert recipe.seats.least <= len(round_.seats) <= recipe.seats.most
        assert plain or any(
            all(shows(rules, round_, event) for event in weighed.events)
            for weighed in recipe.events
        )
