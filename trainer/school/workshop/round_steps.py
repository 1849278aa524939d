"""The round of a draft as a line of steps: what each rests on, and what it waits for."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from msgspec import Struct

from trainer.dealing.procedure import Direction, Procedure, StepKind
from trainer.game.pay import Source
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager
from trainer.marking.words import capital, players, spot
from trainer.school.house_book.order_comparison import closure
from trainer.wording import phrase, say

_NAMES = {
    StepKind.PLACE_YOUR_BETS: phrase('"Place your bets"'),
    StepKind.CHECK_BETS: phrase("Check the bets"),
    StepKind.NO_MORE_BETS: phrase('"No more bets"'),
    StepKind.DEAL: phrase("Deal the cards"),
    StepKind.DEAL_DEALER: phrase("Deal the dealer's cards"),
    StepKind.RACK_STUB: phrase("Rack the stub"),
    StepKind.COVER_DEALER: phrase("Cover the dealer's hand"),
    StepKind.RELEASE_CARDS: phrase("{players} touch their cards"),
    StepKind.COLLECT: phrase("Collect the folds"),
    StepKind.TUCK: phrase("Tuck the folds"),
    StepKind.REVEAL_DEALER: phrase("Reveal the dealer's hand"),
    StepKind.CALL_DEALER: phrase("Call the dealer's hand"),
    StepKind.REVEAL: phrase("Reveal the hands"),
    StepKind.CALL_STAND_OFF: phrase("Call stand-off"),
    StepKind.TAKE: phrase("Take losing bets"),
    StepKind.PAY: phrase("Pay winning bets"),
    StepKind.CLEAR: phrase("Pick up the cards"),
}


class RoundStep(Struct, frozen=True):
    """A step of the round. ``strict``: it waits for the one before it; ``way``: its direction
    around the table; ``repeated``: it comes again for each hand in turn."""

    kind: StepKind
    name: str
    source: Source
    strict: bool
    way: Direction | None
    repeated: bool


def round_steps(rules: HouseRules, procedure: Procedure) -> tuple[RoundStep, ...]:
    """The steps of the round in turn."""
    kept = closure(procedure)
    repeated = _repeated(procedure)
    ways = {kind: each.direction for each in procedure.seat_order for kind in each.steps}
    before: StepKind | None = None
    found = []
    for kind in in_turn(procedure, procedure.steps):
        strict = before is not None and (before, kind) in kept
        source = procedure.steps[kind]
        way = ways.get(kind)
        found.append(RoundStep(kind, step_name(rules, kind), source, strict, way, kind in repeated))
        before = kind
    return tuple(found)


def _repeated(procedure: Procedure) -> frozenset[StepKind]:
    """The steps that one hand has in one go before the next."""
    longest = max((each.steps for each in procedure.seat_order), key=len, default=())
    return frozenset(longest if len(longest) > 1 else ())


def in_turn(procedure: Procedure, kinds: Iterable[StepKind]) -> list[StepKind]:
    """These steps in an order that the house allows, the usual one where it says nothing."""
    kept, left = closure(procedure), [each for each in StepKind if each in {*kinds}]
    found = []
    while left:
        free = (each for each in left if not any((other, each) in kept for other in left))
        found.append(next(free, left[0]))
        left.remove(found[-1])
    return found


def steps_before(procedure: Procedure) -> dict[StepKind, tuple[StepKind, bool]]:
    """For each step but the first the one before it, and if it waits for that."""
    steps, kept = in_turn(procedure, procedure.steps), closure(procedure)
    return {then: (first, (first, then) in kept) for first, then in pairwise(steps)}


def step_name(rules: HouseRules, kind: StepKind) -> str:
    """The step in two or three words of the floor."""
    if kind is StepKind.OFFER:
        return say("Offer {play}", play=spot(rules, Wager.PLAY))
    return rules.say(_NAMES[kind], players=capital(players(rules)))
