"""Fresh cards with the same traps: the events of a round, dealt anew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from trainer.drills.events import EVENTS
from trainer.drills.generate import generate
from trainer.drills.recipe import Recipe, Seats, WeighedEvents
from trainer.drills.scene import Scene
from trainer.errors import InputError
from trainer.game.round import Round
from trainer.game.rules import HouseRules


def like(rules: HouseRules, round_: Round, drill: Recipe | None, seed: int) -> Round:
    """A round of as many seats that shows what this one shows, as far as one deal can be made to:
    where it cannot, the last of the events are left to chance."""
    shown = traps(rules, round_)
    for recipe in _recipes(shown, len(round_.seats), drill):
        try:
            return generate(rules, recipe, seed)
        except InputError:
            continue
    raise AssertionError("a round that asks for nothing can always be dealt")


def traps(rules: HouseRules, round_: Round) -> tuple[str, ...]:
    """The names of all events that the round shows."""
    scene = Scene.of(rules, round_)
    return tuple(name for name, event in EVENTS.items() if event.seen(scene))


def _recipes(shown: tuple[str, ...], seats: int, drill: Recipe | None) -> Iterator[Recipe]:
    plain = drill or Recipe("same-traps", "Same traps", "", Seats(seats, seats), ())
    for count in range(len(shown), -1, -1):
        wanted = (WeighedEvents(shown[:count], 1),)
        yield replace(plain, seats=Seats(seats, seats), events=wanted, at_once=1)
