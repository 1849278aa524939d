"""A round of a table test: the demands on it, and its cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from trainer.dealing.house import House
from trainer.drills.generate import check_recipe, generate
from trainer.drills.recipe import Recipe, Seats, WeighedEvents
from trainer.drills.table_form import RoundWanted
from trainer.game.round import Round
from trainer.school.curriculum import NothingToDeal
from trainer.wording import say

SEATS = Seats(5, 5)


@dataclass(frozen=True, slots=True)
class LaidRound:
    """One round, with its seed and demands."""

    wanted: RoundWanted
    seed: str
    round_: Round


def lay(house: House, drills: Mapping[str, Recipe], wanted: RoundWanted, seed: str) -> LaidRound:
    """The round of that seed. Raises NothingToDeal for a drill that the house does not have, and
    InputError if it cannot show anything demanded."""
    recipe = _recipe(drills, wanted)
    check_recipe(house.rules, recipe)
    return LaidRound(wanted, seed, generate(house.rules, recipe, seed))


def _recipe(drills: Mapping[str, Recipe], wanted: RoundWanted) -> Recipe:
    if not wanted.drill:
        return _showing(wanted)
    if wanted.drill not in drills:
        known = ", ".join(drills)
        raise NothingToDeal(
            say("no drill {drill} here; known: {known}", drill=repr(wanted.drill), known=known)
        )
    drill = drills[wanted.drill]
    return drill if wanted.seats is None else replace(drill, seats=wanted.seats)


def _showing(wanted: RoundWanted) -> Recipe:
    """A round with as many of the events as the house can show together."""
    return Recipe(
        name="table-test",
        title="Table test",
        teaches="What is wanted.",
        seats=wanted.seats or SEATS,
        events=tuple(WeighedEvents((event,), 1) for event in wanted.events),
        at_once=len(wanted.events),
    )
