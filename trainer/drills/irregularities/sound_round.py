"""A sound round drawn from a stream, over which an irregularity or a wrong bet is laid."""

from __future__ import annotations

from dataclasses import replace

from trainer.drills.generate import generate
from trainer.drills.recipe import Recipe, Seats, WeighedEvents
from trainer.drills.stream import Stream
from trainer.game.money import Money
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager

_TABLE = Recipe(
    name="sound",
    title="A sound round",
    teaches="Nothing is wrong with it.",
    seats=Seats(3, 6),
    events=(WeighedEvents((), 1),),
)
_SEEDS = 1 << 64


def sound_round(rules: HouseRules, stream: Stream, *events: str) -> Round:
    """A true random deal at three to six seats, with valid bets and every decision made; with these
    events, if some are named."""
    table = replace(_TABLE, events=(WeighedEvents(events, 1),))
    return generate(rules, table, stream.below(_SEEDS))


def usual_stakes(rules: HouseRules, wager: Wager) -> tuple[Money, ...]:
    """The usual stakes on the wager, or on the one that it must equal."""
    # A wager that must equal another has no usual stakes of its own.
    return rules.stakes[rules.equal_to.get(wager, wager)]
