"""The memory that the plans of a drill take: they are kept for as long as the program runs."""

from __future__ import annotations

import tracemalloc

from trainer.drills.generate import Shoe
from trainer.library.houses import load_houses
from trainer.library.scenarios.recipes import sound_recipes

PLANS_MB = 4


def test_plans_hold_one_copy_of_the_hands_they_choose_from() -> None:
    """At one house the plans for Pair Plus name some ten million hands, a part of the same rows
    for each hand of the dealer's; as copies they took 27 MB."""
    rules, recipe = load_houses(None)["six-card-bonus"].rules, sound_recipes()[0]["pair-plus"]
    shoe = Shoe(rules, recipe)
    shoe.can_show(recipe.events[0])  # the house's rows of hands are made
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        assert all(shoe.showing(each.events, "a table") for each in recipe.events)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert (after - before) / 1e6 < PLANS_MB
