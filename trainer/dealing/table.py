"""What lies on the table after some acts: chips, payouts and cards, whether right or wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from trainer.dealing.action import DEALER, STAND_OFF, Action, Verb
from trainer.game.money import NOTHING, Money
from trainer.game.round import Round, Seat
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager


class HandState(StrEnum):
    """Where a hand is: face down, face up, tucked under a wager, or in the discard rack."""

    CLOSED = "closed"
    OPEN = "open"
    TUCKED = "tucked"
    RACKED = "racked"


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as it lies. ``stakes`` are the wagers still there, ``paid`` what was put beside."""

    number: int
    folded: bool
    hand: HandState
    stakes: Mapping[Wager, Money]
    paid: Mapping[Wager, Money]
    taken: frozenset[Wager] = frozenset()
    called: str | None = None


@dataclass(frozen=True, slots=True)
class TableView:
    """The table as it lies; seats in the round's order."""

    seats: tuple[SeatView, ...]
    dealer: HandState = HandState.CLOSED
    dealer_called: str | None = None

    def seat(self, number: int) -> SeatView | None:
        return next((seat for seat in self.seats if seat.number == number), None)


def table_after(rules: HouseRules, round_: Round, acts: Iterable[Action]) -> TableView:
    """The table once these acts are done on the dealt round, all players having decided."""
    view = TableView(tuple(_dealt(seat) for seat in round_.seats))
    for act in acts:
        view = _after(rules, view, act)
    return view


def _dealt(seat: Seat) -> SeatView:
    stakes = {wager: stake for wager in Wager if (stake := seat.stake(wager)) is not None}
    return SeatView(seat.number, seat.folded, HandState.CLOSED, stakes, {})


def _after(rules: HouseRules, view: TableView, act: Action) -> TableView:
    if act.place == DEALER:
        return _dealers(view, act)
    seat = view.seat(act.place or DEALER)
    if seat is None or act.verb not in _CHANGES:
        return view
    after = _CHANGES[act.verb](rules, seat, act)
    seats = tuple(after if each.number == seat.number else each for each in view.seats)
    return replace(view, seats=seats)


def _dealers(view: TableView, act: Action) -> TableView:
    match act.verb:
        case Verb.REVEAL:
            return replace(view, dealer=HandState.OPEN)
        case Verb.CALL:
            return replace(view, dealer_called=act.word)
        case _:
            return view


def _take(rules: HouseRules, seat: SeatView, act: Action) -> SeatView:
    assert act.wager is not None, "a take names its wager"
    return _without(seat, frozenset({act.wager}))


def _without(seat: SeatView, wagers: frozenset[Wager]) -> SeatView:
    gone = wagers & seat.stakes.keys()
    left = {wager: stake for wager, stake in seat.stakes.items() if wager not in gone}
    return replace(seat, stakes=left, taken=seat.taken | gone)


def _pay(rules: HouseRules, seat: SeatView, act: Action) -> SeatView:
    assert act.wager is not None, "a payment names its wager"
    sum_paid = seat.paid.get(act.wager, NOTHING) + (act.amount or NOTHING)
    return replace(seat, paid={**seat.paid, act.wager: sum_paid})


def _collect(rules: HouseRules, seat: SeatView, act: Action) -> SeatView:
    """Take what a fold forfeits; the cards stay where a wager is still in action."""
    forfeits = {side.wager for side in rules.sides if side.folded.forfeits}
    after = _without(seat, frozenset(forfeits | {Wager.ANTE, Wager.PLAY}))
    return after if after.stakes else replace(after, hand=HandState.RACKED)


def _reveal(rules: HouseRules, seat: SeatView, act: Action) -> SeatView:
    return replace(seat, hand=HandState.OPEN) if seat.hand is not HandState.RACKED else seat


def _tuck(rules: HouseRules, seat: SeatView, act: Action) -> SeatView:
    return replace(seat, hand=HandState.TUCKED) if seat.hand is HandState.CLOSED else seat


def _clear(rules: HouseRules, seat: SeatView, act: Action) -> SeatView:
    return replace(seat, hand=HandState.RACKED)


def _call(rules: HouseRules, seat: SeatView, act: Action) -> SeatView:
    return replace(seat, called=act.word if act.word == STAND_OFF else seat.called)


_CHANGES: Mapping[Verb, Callable[[HouseRules, SeatView, Action], SeatView]] = {
    Verb.TAKE: _take,
    Verb.PAY: _pay,
    Verb.COLLECT: _collect,
    Verb.REVEAL: _reveal,
    Verb.TUCK: _tuck,
    Verb.CLEAR: _clear,
    Verb.CALL: _call,
}
