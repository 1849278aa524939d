"""The acts that a round requires of the dealer under its house, step by step, and which of them
must come before which."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from msgspec import Struct, structs

from trainer.dealing.action import DEALER, STAND_OFF, Action, Verb, act_in
from trainer.dealing.house import House
from trainer.dealing.order import Block, Mask, Order, mask_of, permitted, steps_in
from trainer.dealing.procedure import (
    DealBy,
    DealerPlays,
    Direction,
    Part,
    Precedence,
    Procedure,
    SeatOrder,
    Step,
    StepKind,
    WagerOrder,
    Within,
)
from trainer.errors import InputError, Problem
from trainer.game.pay import JudgedOn, Source
from trainer.game.round import Round, Seat
from trainer.game.rules import Result, Situation
from trainer.game.settle import Line, SeatSettlement, Settlement
from trainer.game.wagers import Wager


class Script(Struct, frozen=True):
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
    return structs.replace(script, steps=steps, order=order)


def as_worked(script: Script, trace: Sequence[str]) -> Script:
    """The script for what the house leaves open and this trace does: its way of dealing, and if
    the dealer's hand is opened where that is not due."""
    script = _as_dealt(script, trace)
    if not may_stay_closed(script) or Action(Verb.REVEAL, DEALER) in map(act_in, trace):
        return script
    return _closed(script)


def may_stay_closed(script: Script) -> bool:
    """True if the dealer's hand need not be opened: it decides no wager, and the house opens it
    only where it does."""
    conditions = script.house.procedure.only_when
    return StepKind.REVEAL_DEALER in conditions and not is_contested(script)


def _closed(script: Script) -> Script:
    """The script without the dealer's hand: no rule about what the dealer holds applies."""
    procedure, round_ = script.house.procedure, script.round_
    steps = tuple(step for step in script.steps if step.kind not in _DEALERS_HAND)
    free = structs.replace(procedure, order=tuple(_past_dealer(procedure.order)))
    order = Order.of(len(steps), required(free, round_, steps, None))
    return structs.replace(script, steps=steps, order=order)


def _past_dealer(order: Sequence[Precedence]) -> Iterator[Precedence]:
    """The order; what waits for the dealer's hand waits for the deal and the decisions."""
    yield from order
    for each in order:
        if each.then is StepKind.REVEAL_DEALER and each.first in (StepKind.DEAL, StepKind.OFFER):
            # Else one hand might be settled while another has not decided yet.
            waits = (one for one in order if one.first is StepKind.REVEAL_DEALER)
            yield from (structs.replace(one, first=each.first, source=each.source) for one in waits)


_DEALERS_HAND = (StepKind.REVEAL_DEALER, StepKind.CALL_DEALER)


def _as_dealt(script: Script, trace: Sequence[str]) -> Script:
    procedure = script.house.procedure
    if script.part is not Part.WHOLE or procedure.deal_by is not DealBy.EITHER:
        return script
    way = _way_of_dealing(script, [text for text in trace if text.startswith(f"{Verb.DEAL} ")])
    if way is DealBy.EITHER:
        return script
    house = replace(script.house, procedure=structs.replace(procedure, deal_by=way))
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


def is_contested(script: Script) -> bool:
    """True if a wager still in action after the folds is decided by the dealer's hand."""
    sides = script.house.rules.sides
    alone = {side.wager for side in sides if side.judged_on is JudgedOn.THREE_CARDS}
    lines = (line for seat in script.settlement.seats for line in in_action(seat))
    return any(line.wager not in alone and line.wager is not Wager.ENVY_BONUS for line in lines)


# After every seat.
_DEALERS_TURN = 99


def required(
    procedure: Procedure, round_: Round, steps: Sequence[Step], dealer: DealerPlays | None
) -> Iterator[Block]:
    """Everything that must come before something else among these steps, with its rule."""
    places = _Places(round_, steps)
    for precedence in procedure.order:
        yield from places.by_precedence(precedence)
    for wager_order in procedure.wager_order:
        yield from places.by_wager(wager_order)
    for seat_order in procedure.seat_order:
        if seat_order.when in (None, dealer):
            yield from places.by_seat(seat_order)


class _Places:
    """The places in the script of the steps of each kind, seat and gambler."""

    def __init__(self, round_: Round, steps: Sequence[Step]) -> None:
        self.steps = steps
        self.of_kind: dict[StepKind, Mask] = defaultdict(int)
        self.of_seat: dict[int | None, Mask] = defaultdict(int)
        for place, step in enumerate(steps):
            self.of_kind[step.kind] |= 1 << place
            self.of_seat[step.seat] |= 1 << place
        self.of_kind[StepKind.DEAL] |= self.of_kind[StepKind.DEAL_DEALER]
        self.of_gambler: dict[tuple[str, str], Mask] = defaultdict(int)
        for seat in round_.seats:
            self.of_gambler[seat.owner] |= self.of_seat[seat.number]

    def scopes(self, within: Within) -> list[Mask]:
        """The sets of steps within which a precedence holds."""
        match within:
            case Within.TABLE:
                return [(1 << len(self.steps)) - 1]
            case Within.SEAT:
                return [mask for seat, mask in self.of_seat.items() if seat is not None]
            case Within.GAMBLER:
                return list(self.of_gambler.values())

    def by_precedence(self, precedence: Precedence) -> Iterator[Block]:
        first, then = self.of_kind[precedence.first], self.of_kind[precedence.then]
        about = self.about(precedence)
        for scope in (each & about for each in self.scopes(precedence.within)):
            yield Block(first & scope, then & scope, precedence.source)

    def by_wager(self, order: WagerOrder) -> Iterator[Block]:
        """Inside each seat, each wager's step before those of all later wagers."""
        for scope in self.scopes(Within.SEAT):
            at: dict[Wager | None, int] = {
                self.steps[place].wager: place
                for place in steps_in(scope & self.of_kind[order.step])
            }
            ranked = [at[wager] for wager in order.wagers if wager in at]
            for turn, place in enumerate(ranked):
                yield Block(1 << place, mask_of(ranked[turn + 1 :]), order.source)

    def by_seat(self, order: SeatOrder) -> Iterator[Block]:
        """Every seat's steps before those of all seats that come later in the direction.

        Deliveries of a deal go around the table once for each card, the dealer last each time.
        """
        concerned = 0
        for kind in order.steps:
            concerned |= self.of_kind[kind]
        for scope in self.scopes(order.within):
            turns: dict[tuple[int, int], Mask] = defaultdict(int)
            for place in steps_in(concerned & scope & self.about(order)):
                turns[_turn(order, self.steps[place])] |= 1 << place
            yield from _in_turn(turns, order)

    def about(self, order: SeatOrder | Precedence) -> Mask:
        """The steps of the wagers that the order is about."""
        if not order.wagers:
            # All bits: an order about no wager in particular is about every step.
            return -1
        return mask_of(at for at, step in enumerate(self.steps) if step.wager in order.wagers)


def _turn(order: SeatOrder, step: Step) -> tuple[int, int]:
    if step.seat is None:
        return step.nth, _DEALERS_TURN
    return step.nth, -step.seat if order.direction is Direction.RIGHT_TO_LEFT else step.seat


def _in_turn(turns: dict[tuple[int, int], Mask], order: SeatOrder) -> Iterator[Block]:
    later = 0
    # From the last turn back, so that what comes later is there in one mask.
    for turn in sorted(turns, reverse=True):
        yield Block(turns[turn], later, order.source)
        later |= turns[turn]
