"""Fresh cards with the same traps: what caught the trainee in a round, dealt anew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from trainer.drills.events import EVENTS
from trainer.drills.generate import generate
from trainer.drills.recipe import Recipe, Seats, WeighedEvents
from trainer.drills.scene import Scene
from trainer.errors import InputError
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.wording import phrase

AT_ONCE = 2
"""So many events one round is made to show; with more, dealing takes seconds."""


def like(
    rules: HouseRules, round_: Round, drill: Recipe | None, seats: Sequence[int], seed: int
) -> Round:
    """A round of as many seats that shows what happened at these seats, the first the most."""
    for recipe in _recipes(traps(rules, round_, seats)[:AT_ONCE], len(round_.seats), drill):
        try:
            return generate(rules, recipe, seed)
        except InputError:
            continue
    raise AssertionError("a round that asks for nothing can always be dealt")


def traps(rules: HouseRules, round_: Round, seats: Sequence[int] = ()) -> list[str]:
    """The names of the events that the round shows: first what one of these seats shows and not
    every other does too, seat by seat, then the rest."""
    alone = {seat.number: _seen(rules, replace(round_, seats=(seat,))) for seat in round_.seats}
    common = set.intersection(*map(set, alone.values())) if len(alone) > 1 else set()
    whole = _seen(rules, round_)
    own = [[name for name in alone.get(seat, ()) if name not in common] for seat in seats]
    first = [names[turn] for turn in range(len(EVENTS)) for names in own if turn < len(names)]
    return list(dict.fromkeys(name for name in (*first, *whole) if name in whole))


def _seen(rules: HouseRules, round_: Round) -> tuple[str, ...]:
    scene = Scene.of(rules, round_)
    return tuple(name for name, event in EVENTS.items() if event.seen(scene))


def _recipes(shown: Sequence[str], seats: int, drill: Recipe | None) -> Iterator[Recipe]:
    """Recipes for all of the events, for all but the last, and so on to none."""
    plain = plain_recipe(drill, seats)
    for count in range(len(shown), -1, -1):
        wanted = (WeighedEvents(tuple(shown[:count]), 1),)
        yield replace(plain, events=wanted, at_once=1)


def plain_recipe(drill: Recipe | None, seats: int) -> Recipe:
    """The drill's recipe for so many seats; one that asks for nothing, where the drill is gone."""
    plain = drill or Recipe("same-traps", phrase("Same traps"), "", Seats(seats, seats), ())
    return replace(plain, seats=Seats(seats, seats))
