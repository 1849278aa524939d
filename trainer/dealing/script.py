"""The acts that a round requires of the dealer under its house, step by step."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from trainer.dealing.action import DEALER, STAND_OFF, Action, Verb
from trainer.dealing.house import House
from trainer.dealing.order import Order, permitted
from trainer.dealing.precedences import required
from trainer.dealing.procedure import (
    DealBy,
    DealerPlays,
    Direction,
    Part,
    Procedure,
    StepKind,
)
from trainer.dealing.step import Step
from trainer.errors import InputError, Problem
from trainer.game.pay import Source
from trainer.game.round import Round, Seat
from trainer.game.rules import Result, Situation
from trainer.game.settle import Line, SeatSettlement, Settlement
from trainer.game.wagers import Wager


@dataclass(frozen=True, slots=True)
class Script:
    """The steps in one right order, and the order that must be kept."""

    house: House
    round_: Round
    settlement: Settlement
    part: Part
    steps: tuple[Step, ...]
    order: Order


def script_for(
    house: House, round_: Round, settlement: Settlement, part: Part = Part.SETTLEMENT
) -> Script:
    """Everything that the house's procedure requires for this round and part. Raises InputError if
    no order of the steps keeps all of its rules."""
    listed = tuple(_Writer(house.procedure, round_, settlement).steps(part))
    dealer = _plays(settlement)
    blocks = tuple(required(house.procedure, round_, listed, dealer))
    places = permitted(len(listed), blocks)
    if len(places) < len(listed):
        raise _contradictory(listed, places)
    steps = tuple(listed[at] for at in places)
    if steps != listed:
        blocks = tuple(required(house.procedure, round_, steps, dealer))
    return Script(house, round_, settlement, part, steps, Order.of(len(steps), blocks))


def _contradictory(listed: Sequence[Step], places: Collection[int]) -> InputError:
    left = dict.fromkeys(step.kind for at, step in enumerate(listed) if at not in places)
    kinds = ", ".join(kind.value for kind in left)
    words = f"no order of these steps keeps every rule: {kinds}; change the order or the direction"
    return InputError([Problem(("procedure", "order"), "contradiction", words)])


def only(script: Script, places: Collection[int]) -> Script:
    """The script with the steps at these places alone."""
    steps = tuple(step for at, step in enumerate(script.steps) if at in places)
    dealer = _plays(script.settlement)
    procedure = script.house.procedure
    order = Order.of(len(steps), required(procedure, script.round_, steps, dealer))
    return replace(script, steps=steps, order=order)


def as_dealt(script: Script, trace: Sequence[str]) -> Script:
    """The script for the way in which this trace deals, if the house leaves that open."""
    procedure = script.house.procedure
    if script.part is not Part.WHOLE or procedure.deal_by is not DealBy.EITHER:
        return script
    way = _way_of_dealing(script, [text for text in trace if text.startswith(f"{Verb.DEAL} ")])
    if way is DealBy.EITHER:
        return script
    house = replace(script.house, procedure=replace(procedure, deal_by=way))
    return script_for(house, script.round_, script.settlement, script.part)


def _way_of_dealing(script: Script, deals: Sequence[str]) -> DealBy:
    """By single cards if most places have about three deliveries; place by place if most of them
    follow one at the same place."""
    places = [
        f"{Verb.DEAL} dealer",
        *(f"{Verb.DEAL} {seat.number}" for seat in script.round_.seats),
    ]
    counts = [deals.count(place) for place in places]
    if sum(abs(count - 3) for count in counts) >= sum(abs(count - 1) for count in counts):
        return DealBy.EITHER
    same = sum(one == other for one, other in pairwise(deals))
    return DealBy.PLACE if same > len(places) else DealBy.CARD


def _plays(settlement: Settlement) -> DealerPlays:
    qualifies = settlement.dealer.qualifies
    return DealerPlays.QUALIFIED if qualifies else DealerPlays.NOT_QUALIFIED


def faultless(script: Script) -> tuple[Action, ...]:
    """The acts of a dealer without fault."""
    return tuple(step.action for step in script.steps)


class _Writer:
    """Lists the due steps of a procedure in their usual order."""

    def __init__(self, procedure: Procedure, round_: Round, settlement: Settlement) -> None:
        self.procedure = procedure
        self.round = round_
        self.settlement = settlement
        self.seats = sorted(round_.seats, key=lambda seat: seat.number)

    def steps(self, part: Part) -> Iterator[Step]:
        if part is Part.WHOLE:
            yield from self.before_settlement()
        yield from self.folds()
        yield from self.dealers_hand()
        for seat in self.in_settling_order():
            yield from self.seat(seat)

    def due(self, kind: StepKind, action: Action, nth: int = 0) -> Iterator[Step]:
        if kind in self.procedure.steps:
            yield Step(kind, action, self.procedure.steps[kind], nth)

    def before_settlement(self) -> Iterator[Step]:
        said, checked = Verb.ANNOUNCE, Action(Verb.CHECK, word="bets")
        yield from self.due(StepKind.PLACE_YOUR_BETS, Action(said, word="place_your_bets"))
        yield from self.due(StepKind.CHECK_BETS, checked)
        yield from self.due(StepKind.NO_MORE_BETS, Action(said, word="no_more_bets"))
        yield from self.deal()
        yield from self.due(StepKind.RACK_STUB, Action(Verb.RACK, word="stub"))
        yield from self.due(StepKind.COVER_DEALER, Action(Verb.COVER, word="dealer"))
        yield from self.due(StepKind.RELEASE_CARDS, Action(Verb.RELEASE, word="cards"))
        for seat in self.seats:
            if Wager.ANTE in seat.stakes:
                yield from self.due(StepKind.OFFER, Action(Verb.OFFER, seat.number))

    def deal(self) -> Iterator[Step]:
        source = self.procedure.steps.get(StepKind.DEAL)
        if source is None:
            return
        to_dealer = self.procedure.steps.get(StepKind.DEAL_DEALER, source)
        by_place = self.procedure.deal_by is DealBy.PLACE
        for around in range(3 if self.procedure.deal_by is DealBy.CARD else 1):
            for seat in self.seats:
                for _ in range(3 if by_place else 1):
                    yield Step(StepKind.DEAL, Action(Verb.DEAL, seat.number), source, around)
            for _ in range(3 if by_place else 1):
                yield Step(StepKind.DEAL_DEALER, Action(Verb.DEAL, DEALER), to_dealer, around)

    def folds(self) -> Iterator[Step]:
        for seat in self.in_direction(StepKind.COLLECT):
            if seat.folded:
                yield from self.due(StepKind.COLLECT, Action(Verb.COLLECT, seat.number))
                if in_action(self.settled(seat)):
                    yield from self.due(StepKind.TUCK, Action(Verb.TUCK, seat.number))

    def dealers_hand(self) -> Iterator[Step]:
        category = self.settlement.dealer.category.value
        yield from self.due(StepKind.REVEAL_DEALER, Action(Verb.REVEAL, DEALER))
        yield from self.due(StepKind.CALL_DEALER, Action(Verb.CALL, DEALER, word=category))

    def in_settling_order(self) -> list[Seat]:
        return [seat for seat in self.in_direction(StepKind.TAKE) if in_action(self.settled(seat))]

    def in_direction(self, kind: StepKind) -> list[Seat]:
        """The seats in the house's direction for such steps; right to left if it has none."""
        directions = [order.direction for order in self.procedure.seat_order if kind in order.steps]
        leftwards = Direction.LEFT_TO_RIGHT not in directions
        return sorted(self.seats, key=lambda seat: seat.number, reverse=leftwards)

    def seat(self, seat: Seat) -> Iterator[Step]:
        settled = self.settled(seat)
        yield from self.due(StepKind.REVEAL, Action(Verb.REVEAL, seat.number))
        if settled.situation is Situation.TIE:
            said = Action(Verb.CALL, seat.number, word=STAND_OFF)
            yield from self.due(StepKind.CALL_STAND_OFF, said)
        yield from self.money(seat, StepKind.TAKE)
        yield from self.money(seat, StepKind.PAY)
        yield from self.due(StepKind.CLEAR, Action(Verb.CLEAR, seat.number))

    def money(self, seat: Seat, kind: StepKind) -> Iterator[Step]:
        result = Result.LOSE if kind is StepKind.TAKE else Result.WIN
        lines = [line for line in in_action(self.settled(seat)) if line.result is result]
        if len(lines) > 1:
            ranked = self.wagers_in_order(kind)
            lines.sort(key=lambda line: ranked.get(line.wager, len(ranked)))
        for line in lines:
            amount = line.pays if kind is StepKind.PAY else None
            action = Action(Verb(kind.value), seat.number, line.wager, amount)
            yield Step(kind, action, self.procedure.steps.get(kind, Source()), line=line)

    def wagers_in_order(self, kind: StepKind) -> dict[Wager, int]:
        order = next((each for each in self.procedure.wager_order if each.step is kind), None)
        return {wager: at for at, wager in enumerate(_WAGERS if order is None else order.wagers)}

    def settled(self, seat: Seat) -> SeatSettlement:
        settled = self.settlement.seat(seat.number)
        assert settled is not None, "every seat of the round is settled"
        return settled


_WAGERS = tuple(Wager)


def in_action(settled: SeatSettlement) -> list[Line]:
    """The lines that a fold has not forfeited."""
    return [line for line in settled.lines if not line.forfeited]
