"""Ordering: the steps of a round, shuffled, to be put into an order that the house permits.

There is not one right list: ``dealing.check`` judges the order by the house's precedences, and
whatever they leave open is right.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from trainer.dealing.action import Action
from trainer.dealing.check import check
from trainer.dealing.finding import Verdict
from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.dealing.script import Script, faultless, script_for
from trainer.drills.generate import generate
from trainer.drills.recipe import Recipe, Seats, WeighedEvents
from trainer.drills.stream import Stream
from trainer.game.settle import settle

# Few seats, so that the steps can be held in mind; more folds, ties and bonuses than usual, so
# that their steps come up.
LESSON = Recipe(
    name="order",
    title="Order",
    teaches="What comes before what.",
    seats=Seats(1, 2),
    events=(
        WeighedEvents((), 2),
        WeighedEvents(("fold_with_live_wager",), 1),
        WeighedEvents(("tie",), 1),
        WeighedEvents(("beaten_with_ante_bonus",), 1),
    ),
)


@dataclass(frozen=True, slots=True)
class Ordering:
    """A round's steps as cards to be put in order. ``offered`` is the order in which they are
    shown."""

    script: Script
    offered: tuple[Action, ...]

    def put(self, places: Sequence[int]) -> tuple[Action, ...]:
        """The steps in the order in which their cards, counted from 0, were picked."""
        return tuple(self.offered[place] for place in places)

    def verdict(self, order: Sequence[Action]) -> Verdict:
        """The verdict of the house's precedences on that order; steps left out are missing."""
        return check(self.script, [str(action) for action in order])

    @property
    def solution(self) -> tuple[Action, ...]:
        """One order that is right."""
        return faultless(self.script)


def ordering(
    house: House, seed: int | str, part: Part = Part.SETTLEMENT, recipe: Recipe = LESSON
) -> Ordering:
    """The ordering of that seed; never shown in a right order."""
    stream = Stream(f"order|{house.id}|{part}|{seed}")
    while True:
        round_ = generate(house.rules, recipe, stream.below(1 << 64))
        script = script_for(house, round_, settle(house.rules, round_), part)
        made = Ordering(script, tuple(stream.shuffle(faultless(script))))
        if made.verdict(made.offered).findings:
            return made
