"""What a round requires of the dealer under its house, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from trainer.dealing.action import DEALER, STAND_OFF, Action, Verb
from trainer.dealing.house import House
from trainer.dealing.order import Block, Mask, Order, mask_of
from trainer.dealing.procedure import (
    DealBy,
    Direction,
    Part,
    Precedence,
    Procedure,
    SeatOrder,
    StepKind,
    WagerOrder,
    Within,
)
from trainer.game.pay import Source
from trainer.game.round import Round, Seat
from trainer.game.rules import Result, Situation
from trainer.game.settle import Line, SeatSettlement, Settlement
from trainer.game.wagers import Wager

Owner = tuple[str, str]

SEAT_SETTLING = (
    StepKind.REVEAL,
    StepKind.CALL_STAND_OFF,
    StepKind.TAKE,
    StepKind.PAY,
    StepKind.CLEAR,
)
"""The steps by which one seat is settled."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing due. ``nth`` counts deliveries to one place; ``line`` is what a wager is owed."""

    kind: StepKind
    action: Action
    source: Source
    nth: int = 0
    line: Line | None = None

    @property
    def seat(self) -> int | None:
        """The seat's number; None for what is done at the dealer's place or for the whole table."""
        return self.action.place or None

    @property
    def wager(self) -> Wager | None:
        return self.action.wager


@dataclass(frozen=True, slots=True)
class Script:
    """The steps in one order that is right, and the order that must be kept."""

    house: House
    round_: Round
    settlement: Settlement
    part: Part
    steps: tuple[Step, ...]
    order: Order


def script_for(
    house: House, round_: Round, settlement: Settlement, part: Part = Part.SETTLEMENT
) -> Script:
    """Everything that the house's procedure requires for this round and part."""
    steps = tuple(_Writer(house.procedure, round_, settlement).steps(part))
    order = Order.of(len(steps), _blocks(house.procedure, round_, steps))
    return Script(house, round_, settlement, part, steps, order)


def faultless(script: Script) -> tuple[Action, ...]:
    """What a dealer without fault does."""
    return tuple(step.action for step in script.steps)


class _Writer:
    """Lists the steps that a procedure makes due, in the order in which they usually come."""

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
        for nth in range(3 if self.procedure.deal_by is DealBy.CARD else 1):
            for seat in self.seats:
                yield Step(StepKind.DEAL, Action(Verb.DEAL, seat.number), source, nth)
            yield Step(StepKind.DEAL_DEALER, Action(Verb.DEAL, DEALER), to_dealer, nth)

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
        """The seats in the house's direction for such steps; right to left where it has none."""
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
        for line in sorted(lines, key=lambda line: self.wager_place(kind, line.wager)):
            amount = line.pays if kind is StepKind.PAY else None
            action = Action(Verb(kind.value), seat.number, line.wager, amount)
            yield Step(kind, action, self.procedure.steps.get(kind, Source()), line=line)

    def wager_place(self, kind: StepKind, wager: Wager) -> int:
        order = next((each for each in self.procedure.wager_order if each.step is kind), None)
        ranked = tuple(Wager) if order is None else order.wagers
        return ranked.index(wager) if wager in ranked else len(ranked)

    def settled(self, seat: Seat) -> SeatSettlement:
        settled = self.settlement.seat(seat.number)
        assert settled is not None, "every seat of the round is settled"
        return settled


def in_action(settled: SeatSettlement) -> list[Line]:
    """The lines that a fold has not forfeited."""
    return [line for line in settled.lines if not line.forfeited]


def _blocks(procedure: Procedure, round_: Round, steps: Sequence[Step]) -> Iterator[Block]:
    owners = {seat.number: seat.owner for seat in round_.seats}
    for precedence in procedure.order:
        yield from _precedence_blocks(precedence, steps, owners)
    for wager_order in procedure.wager_order:
        yield from _wager_blocks(wager_order, steps)
    for seat_order in procedure.seat_order:
        yield from _seat_blocks(seat_order, steps, owners)


def _precedence_blocks(
    precedence: Precedence, steps: Sequence[Step], owners: dict[int, Owner]
) -> Iterator[Block]:
    for within in _scopes(precedence.within, steps, owners):
        first = within & _mask(steps, lambda step: _is(step, precedence.first))
        then = within & _mask(steps, lambda step: _is(step, precedence.then))
        yield Block(first, then, precedence.source)


def _scopes(within: Within, steps: Sequence[Step], owners: dict[int, Owner]) -> list[Mask]:
    """The sets of steps inside which a precedence holds."""
    match within:
        case Within.TABLE:
            return [(1 << len(steps)) - 1]
        case Within.SEAT:
            return [_at(steps, [number]) for number in owners]
        case Within.GAMBLER:
            seats_of: dict[Owner, list[int]] = {}
            for number, owner in owners.items():
                seats_of.setdefault(owner, []).append(number)
            return [_at(steps, numbers) for numbers in seats_of.values()]


def _wager_blocks(order: WagerOrder, steps: Sequence[Step]) -> Iterator[Block]:
    """Inside each seat, each wager's step before those of all later wagers."""
    places: dict[tuple[int, Wager], int] = {
        (step.seat, step.wager): place
        for place, step in enumerate(steps)
        if step.kind is order.step and step.seat is not None and step.wager is not None
    }
    for (seat, wager), place in places.items():
        if wager in order.wagers:
            later = order.wagers[order.wagers.index(wager) + 1 :]
            then = mask_of(places[seat, each] for each in later if (seat, each) in places)
            yield Block(1 << place, then, order.source)


def _seat_blocks(
    order: SeatOrder, steps: Sequence[Step], owners: dict[int, Owner]
) -> Iterator[Block]:
    """Every seat's steps before those of all seats that come later in the direction.

    Deliveries of a deal go around the table once for each card, the dealer last each time.
    """
    concerned = [
        place
        for place, step in enumerate(steps)
        if any(_is(step, kind) for kind in order.steps) and (step.seat or _is_delivery(step))
    ]
    turns: dict[tuple[int, int], list[int]] = {}
    for place in concerned:
        turns.setdefault(_turn(order, steps[place]), []).append(place)
    for turn, places in turns.items():
        later = [place for other, rest in turns.items() if other > turn for place in rest]
        if order.within is Within.GAMBLER:
            later = [each for each in later if _same_owner(steps, owners, places[0], each)]
        yield Block(mask_of(places), mask_of(later), order.source)


def _turn(order: SeatOrder, step: Step) -> tuple[int, int]:
    if step.seat is None:
        return step.nth, 99
    leftwards = order.direction is Direction.RIGHT_TO_LEFT
    return step.nth, -step.seat if leftwards else step.seat


def _same_owner(steps: Sequence[Step], owners: dict[int, Owner], one: int, other: int) -> bool:
    first, second = steps[one].seat, steps[other].seat
    return first is not None and second is not None and owners[first] == owners[second]


def _is(step: Step, kind: StepKind) -> bool:
    """Whether the step is of the kind; ``deal`` stands for the dealer's deliveries too."""
    return step.kind is kind or (kind is StepKind.DEAL and step.kind is StepKind.DEAL_DEALER)


def _is_delivery(step: Step) -> bool:
    return step.kind in (StepKind.DEAL, StepKind.DEAL_DEALER)


def _at(steps: Sequence[Step], seats: Sequence[int]) -> Mask:
    return _mask(steps, lambda step: step.seat in seats)


def _mask(steps: Sequence[Step], wanted: Callable[[Step], bool]) -> Mask:
    return mask_of(place for place, step in enumerate(steps) if wanted(step))
