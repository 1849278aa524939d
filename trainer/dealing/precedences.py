"""A procedure's precedences as blocks over the steps of one round."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from trainer.dealing.order import Block, Mask, mask_of, steps_in
from trainer.dealing.procedure import (
    DealerPlays,
    Direction,
    Precedence,
    Procedure,
    SeatOrder,
    StepKind,
    WagerOrder,
    Within,
)
from trainer.dealing.step import Step
from trainer.game.round import Round
from trainer.game.wagers import Wager

_DEALERS_TURN = 99


def required(
    procedure: Procedure, round_: Round, steps: Sequence[Step], dealer: DealerPlays
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
            return -1
        return mask_of(at for at, step in enumerate(self.steps) if step.wager in order.wagers)


def _turn(order: SeatOrder, step: Step) -> tuple[int, int]:
    if step.seat is None:
        return step.nth, _DEALERS_TURN
    return step.nth, -step.seat if order.direction is Direction.RIGHT_TO_LEFT else step.seat


def _in_turn(turns: dict[tuple[int, int], Mask], order: SeatOrder) -> Iterator[Block]:
    later = 0
    for turn in sorted(turns, reverse=True):
        yield Block(turns[turn], later, order.source)
        later |= turns[turn]
