"""The table after some acts: chips, payouts and cards, right or wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.action import DEALER, STAND_OFF, Action, Verb
from trainer.dealing.house import House
from trainer.dealing.procedure import Part, StepKind
from trainer.game.money import NOTHING, Money
from trainer.game.round import Round, Seat
from trainer.game.rules import HouseRules
from trainer.game.wagers import Wager


class HandState(StrEnum):
    """The state of a hand: face down, face up, tucked under a wager, or in the discard rack."""

    CLOSED = "closed"
    OPEN = "open"
    TUCKED = "tucked"
    RACKED = "racked"


class SeatView(Struct, frozen=True):
    """One seat as it lies. ``stakes`` are the wagers still there, ``paid`` the payments beside
    them, ``cards`` the number dealt to it; ``folded`` once the player has said so."""

    number: int
    folded: bool
    hand: HandState
    stakes: Mapping[Wager, Money]
    paid: Mapping[Wager, Money]
    taken: frozenset[Wager] = frozenset()
    called: str | None = None
    cards: int = 3
    offered: bool = True


class TableView(Struct, frozen=True):
    """The table as it lies; seats in the round's order. ``stub_racked``, ``covered`` and
    ``released``: the stub is racked, the cut card covers the dealer's hand, players may touch their
    cards."""

    seats: tuple[SeatView, ...]
    dealer: HandState = HandState.CLOSED
    dealer_called: str | None = None
    dealer_cards: int = 3
    stub_racked: bool = True
    covered: bool = False
    released: bool = True
    said: tuple[str, ...] = ()

    def seat(self, number: int) -> SeatView | None:
        return next((seat for seat in self.seats if seat.number == number), None)


def table_after(
    house: House, round_: Round, acts: Iterable[Action], part: Part = Part.SETTLEMENT
) -> TableView:
    """The table after these acts: from the decided round; for the whole, from the bets."""
    laying = Laying(house, round_, part)
    view = laying.first()
    for act in acts:
        view = laying.after(view, act)
    return view


class Laying:
    """The table of one round, act by act: ``first`` before any of them, ``after`` one more."""

    def __init__(self, house: House, round_: Round, part: Part = Part.SETTLEMENT) -> None:
        self.house = house
        self.round = round_
        self.whole = part is Part.WHOLE
        self.asks = StepKind.OFFER in house.procedure.steps
        self.delivery = 1 if house.procedure.deal_by.deliveries == 3 else 3

    def first(self) -> TableView:
        if not self.whole:
            return TableView(tuple(_decided(seat) for seat in self.round.seats))
        seats = tuple(_staked(seat) for seat in self.round.seats)
        return TableView(seats, dealer_cards=0, stub_racked=False, released=False)

    def after(self, view: TableView, act: Action) -> TableView:
        if act.place == DEALER:
            return self.dealers(view, act)
        if act.place is None:
            return _tables(view, act)
        seat = view.seat(act.place)
        # Cards to a place without a wager are for the check to tell: here they change nothing.
        if seat is None:
            return view
        after = self.seats(seat, act)
        seats = tuple(after if each is seat else each for each in view.seats)
        return replace(view, seats=seats)

    def dealers(self, view: TableView, act: Action) -> TableView:
        match act.verb:
            case Verb.DEAL:
                return replace(view, dealer_cards=min(3, view.dealer_cards + self.delivery))
            case Verb.REVEAL:
                return replace(view, dealer=HandState.OPEN, covered=False)
            case Verb.CALL:
                return replace(view, dealer_called=act.word)
            case _:
                return view

    def seats(self, seat: SeatView, act: Action) -> SeatView:
        match act.verb:
            case Verb.DEAL:
                dealt = replace(seat, cards=min(3, seat.cards + self.delivery))
                # Where the house has no step of asking, players answer once they have their hand.
                return dealt if self.asks or dealt.cards < 3 else self.offered(dealt)
            case Verb.OFFER:
                return self.offered(seat)
            case Verb.COLLECT:
                return _collect(self.house.rules, seat)
            case _:
                change = _CHANGES.get(act.verb)
                return change(seat, act) if change else seat

    def offered(self, seat: SeatView) -> SeatView:
        """The player answers: a Play wager on the table, or a fold."""
        dealt = self.round.seat(seat.number)
        assert dealt is not None, "every seat shown is in the round"
        if seat.offered or Wager.ANTE not in seat.stakes:
            return seat
        play = dealt.stake(Wager.PLAY)
        stakes = {**({Wager.PLAY: play} if play else {}), **seat.stakes}
        return replace(seat, offered=True, folded=dealt.folded, stakes=stakes)


def _decided(seat: Seat) -> SeatView:
    stakes = {wager: stake for wager in Wager if (stake := seat.stake(wager)) is not None}
    return SeatView(seat.number, seat.folded, HandState.CLOSED, stakes, {})


def _staked(seat: Seat) -> SeatView:
    # The layout's order, whatever the order in which the round was written.
    stakes = {wager: seat.stakes[wager] for wager in Wager if wager in seat.stakes}
    return SeatView(
        number=seat.number,
        folded=False,
        hand=HandState.CLOSED,
        stakes=stakes,
        paid={},
        cards=0,
        offered=False,
    )


def _tables(view: TableView, act: Action) -> TableView:
    match act.verb:
        case Verb.RACK:
            return replace(view, stub_racked=True)
        case Verb.COVER:
            return replace(view, covered=True)
        case Verb.RELEASE:
            return replace(view, released=True)
        case _:
            return replace(view, said=(*view.said, act.word or ""))


def _take(seat: SeatView, act: Action) -> SeatView:
    assert act.wager is not None, "a take names its wager"
    return _without(seat, frozenset({act.wager}))


def _without(seat: SeatView, wagers: frozenset[Wager]) -> SeatView:
    gone = wagers & seat.stakes.keys()
    left = {wager: stake for wager, stake in seat.stakes.items() if wager not in gone}
    return replace(seat, stakes=left, taken=seat.taken | gone)


def _pay(seat: SeatView, act: Action) -> SeatView:
    assert act.wager is not None, "a payment names its wager"
    sum_paid = seat.paid.get(act.wager, NOTHING) + (act.amount or NOTHING)
    return replace(seat, paid={**seat.paid, act.wager: sum_paid})


def _collect(rules: HouseRules, seat: SeatView) -> SeatView:
    """Take what a fold forfeits; the cards stay where a wager is still in action."""
    after = _without(seat, rules.forfeited_by_folding)
    return after if after.stakes else replace(after, hand=HandState.RACKED)


def _reveal(seat: SeatView, act: Action) -> SeatView:
    return replace(seat, hand=HandState.OPEN) if seat.hand is not HandState.RACKED else seat


def _tuck(seat: SeatView, act: Action) -> SeatView:
    return replace(seat, hand=HandState.TUCKED) if seat.hand is HandState.CLOSED else seat


def _clear(seat: SeatView, act: Action) -> SeatView:
    return replace(seat, hand=HandState.RACKED)


def _call(seat: SeatView, act: Action) -> SeatView:
    return replace(seat, called=act.word if act.word == STAND_OFF else seat.called)


_CHANGES: Mapping[Verb, Callable[[SeatView, Action], SeatView]] = {
    Verb.TAKE: _take,
    Verb.PAY: _pay,
    Verb.REVEAL: _reveal,
    Verb.TUCK: _tuck,
    Verb.CLEAR: _clear,
    Verb.CALL: _call,
}
