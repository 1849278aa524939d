"""An item of the order drill: the steps of a round, to be put in order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from trainer.dealing.action import DEALER, Action
from trainer.dealing.check import check
from trainer.dealing.finding import Verdict
from trainer.dealing.house import House
from trainer.dealing.order import Mask, steps_in
from trainer.dealing.procedure import Part
from trainer.dealing.script import Script, faultless, script_for
from trainer.drills.generate import generate
from trainer.drills.questions.lesson import Item
from trainer.drills.recipe import Recipe, Seats, WeighedEvents
from trainer.drills.stream import Stream
from trainer.game.pay import Source
from trainer.game.settle import settle
from trainer.marking.mark import mark
from trainer.marking.words import at_seat, capital
from trainer.school.debrief.phrases import in_column
from trainer.school.one_question.item import ItemHouse, Plain, reason
from trainer.school.one_question.screens import (
    Answer,
    MarkedAnswer,
    MarkReason,
    OrderShown,
    ShuffledStep,
    places_in,
)
from trainer.wording import say

SKILL = "ord.round"
Constraint = tuple[tuple[int, ...], tuple[int, ...], Source]
"""Steps that come before others, by the rule that says so."""


class AskedOrder:
    """The shuffled steps. An answer is their places in the picked order, from 0."""

    def __init__(self, at: ItemHouse, item: Item) -> None:
        drill = at.drill
        lesson = drill if drill.events else LESSON
        self._house = at.house
        self._ordering: Ordering = ordering(at.house, item.seed, drill.part, lesson)

    @property
    def skill(self) -> str:
        return SKILL

    @property
    def shown(self) -> OrderShown:
        return OrderShown(
            ask=say("Put the steps in order."),
            steps=tuple(self._step(action) for action in self._ordering.offered),
        )

    @property
    def evidence(self) -> dict[str, Any]:
        return {"offered": [str(action) for action in self._ordering.offered]}

    def plain(self, answer: Answer | None) -> Plain:
        return {"order": list(answer)} if isinstance(answer, tuple) else None

    def read(self, plain: Plain) -> Answer | None:
        match plain:
            case {"order": list(order)}:
                return tuple(order)
            case _:
                return None

    def verdict(self, answer: Answer | None) -> Verdict:
        """The verdict of the house's precedences on the answer."""
        return self._ordering.verdict(self._ordering.put(places_in(answer)))

    def mark(self, number: int, answer: Answer | None, elapsed_ms: int) -> MarkedAnswer:
        places = places_in(answer)
        acts = self._ordering.put(places)
        marking = mark(self._ordering.script, [str(action) for action in acts])
        reasons = tuple(reason(each.why, each.source) for each in marking.mistakes)
        return MarkedAnswer(
            number=number,
            skill=SKILL,
            right=not marking.mistakes,
            given=self._listed(acts),
            due=self._listed(self._ordering.solution),
            reasons=reasons if answer is not None and reasons else (self._every(),),
            caught=None,
            belief="",
            elapsed_ms=elapsed_ms,
            due_answer=self._places(),
        )

    def _every(self) -> MarkReason:
        """The reason for a faultless answer, or for none."""
        source = self._ordering.script.steps[0].source
        return reason(say("Any order that the house's rules leave open is right."), source)

    @property
    def constraints(self) -> tuple[Constraint, ...]:
        """The required order, by places of the offered steps, each pair once and none that follows
        from others."""
        script, at = self._ordering.script, self._places()
        found: dict[tuple[tuple[int, ...], Source], list[int]] = {}
        for step in range(len(script.steps)):
            by_source: dict[Source, list[int]] = {}
            for follower in _next(script.order.after, step):
                by_source.setdefault(script.order.source(step, follower), []).append(at[follower])
            for source, then in by_source.items():
                found.setdefault((tuple(then), source), []).append(at[step])
        return tuple((tuple(first), then, source) for (then, source), first in found.items())

    def _places(self) -> tuple[int, ...]:
        """A right order, as places of the shown steps; equal steps in any order."""
        left = list(enumerate(self._ordering.offered))
        places = []
        for action in self._ordering.solution:
            found = next(each for each in left if each[1] == action)
            left.remove(found)
            places.append(found[0])
        return tuple(places)

    def _step(self, action: Action) -> ShuffledStep:
        rules, round_ = self._house.rules, self._ordering.script.round_
        where = capital(at_seat(rules, action.place)) if action.place else ""
        where = say("Dealer") if action.place == DEALER else where
        return ShuffledStep(where, in_column(rules, round_, action, ""))

    def _listed(self, acts: tuple[Action, ...]) -> str:
        rules, round_ = self._house.rules, self._ordering.script.round_
        return " · ".join(in_column(rules, round_, action, "") for action in acts)


def _next(after: Sequence[Mask], step: int) -> Iterator[int]:
    """The steps that must follow this one directly."""
    followers = after[step]
    between = 0
    for follower in steps_in(followers):
        between |= after[follower]
    yield from steps_in(followers & ~between)


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


class Ordering(Struct, frozen=True):
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
