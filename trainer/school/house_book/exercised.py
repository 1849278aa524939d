"""Which drills exercise which clause: each is dealt, and what its rounds rest on is noted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.dealing.script import Script, script_for
from trainer.drills.generate import generate
from trainer.drills.recipe import Recipe
from trainer.errors import InputError
from trainer.game.pay import Source
from trainer.game.round import Round
from trainer.game.settle import settle
from trainer.school.house_book.book import DrillNamed

SEEDS = (1, 2)
"""So many rounds of everything that a drill may show."""


def exercised(house: House, recipes: Iterable[Recipe]) -> Mapping[str, tuple[DrillNamed, ...]]:
    """By citation, the drills of this house in which that clause decides something."""
    drills: dict[str, dict[str, DrillNamed]] = {}
    for recipe in recipes:
        if recipe.serves(house.id):
            named = DrillNamed(recipe.name, recipe.title)
            for cite in cites_of(house, recipe):
                drills.setdefault(cite, {})[recipe.name] = named
    return {cite: tuple(named.values()) for cite, named in drills.items()}


def cites_of(house: House, recipe: Recipe) -> frozenset[str]:
    """The clauses on which rounds of that drill rest."""
    rests = {
        source.cite for round_ in _rounds(house, recipe) for source in _rests(house, recipe, round_)
    }
    return frozenset(rests - {""})


def _rounds(house: House, recipe: Recipe) -> Iterator[Round]:
    """Some rounds of each event that the drill weighs and this house can show."""
    for weighed in recipe.events:
        alone = replace(recipe, events=(replace(weighed, weight=1),), at_once=1)
        try:
            yield from (generate(house.rules, alone, seed) for seed in SEEDS)
        except InputError:
            continue


def _rests(house: House, recipe: Recipe, round_: Round) -> Iterator[Source]:
    """Every clause that decides what is owed in this round, or what is done and when."""
    rules = house.rules.at_table(round_.placard)
    settlement = settle(rules, round_)
    yield rules.ranking_source
    yield rules.qualifying.source
    for seat in settlement.seats:
        for line in seat.lines:
            yield line.source
            yield from () if line.table is None else (line.table,)
    yield from _of_script(script_for(house, round_, settlement, recipe.part))
    if recipe.part is Part.WHOLE:
        yield from (rule.source for rule in rules.bets)


def _of_script(script: Script) -> Iterator[Source]:
    yield from (step.source for step in script.steps)
    yield from (block.source for block in script.order.blocks)
