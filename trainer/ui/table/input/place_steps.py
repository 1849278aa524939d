"""The ways of the trainee's place over the table: moved by hand only, never by the program."""

from __future__ import annotations

from trainer.game.wagers import Wager
from trainer.ui.table.keys import KeyAct
from trainer.ui.table.snapshot import DEALER, Here, SeatShown, TableShown


def seats_in(shown: TableShown) -> tuple[int, ...]:
    """The numbers of the seats that play, or at which cards lie, left to right."""
    return tuple(seat.number for seat in shown.seats if seat.in_use)


def to_seat(shown: TableShown, here: Here, number: int) -> Here:
    """The first spot of that seat on which something lies; without one, or where something may have
    to be laid, the first stop. 0 is the dealer; an empty seat is not gone to."""
    if number == 0:
        return DEALER
    if number not in seats_in(shown):
        return here
    seat = shown.seat(number)
    lying = (spot.wager for spot in seat.spots if spot.lies and not _may_lay(shown))
    return Here(number, next(lying, _stops(shown, seat)[0]))


def step(shown: TableShown, here: Here, act: KeyAct) -> Here:
    """The next place the way of an arrow key."""
    if act in (KeyAct.LEFT, KeyAct.RIGHT):
        return _sideways(shown, here, 1 if act is KeyAct.RIGHT else -1)
    return _along(shown, here, 1 if act is KeyAct.DOWN else -1)


def _sideways(shown: TableShown, here: Here, by: int) -> Here:
    seats = seats_in(shown)
    if not seats:
        return here
    if here.seat is None:
        return to_seat(shown, here, seats[-1] if by > 0 else seats[0])
    beyond = [n for n in seats if (n - here.seat) * by > 0]
    if not beyond:
        return here
    seat = shown.seat(min(beyond) if by > 0 else max(beyond))
    stops = _stops(shown, seat)
    return Here(seat.number, here.wager if here.wager in stops else stops[0])


def _along(shown: TableShown, here: Here, by: int) -> Here:
    if here.seat is None:
        seats = seats_in(shown)
        middle = seats[len(seats) // 2] if seats else 0
        return Here(middle, None) if seats and by < 0 else here
    stops = _stops(shown, shown.seat(here.seat), here.wager)
    at = stops.index(here.wager) + by
    if at == len(stops):
        return DEALER
    return Here(here.seat, stops[max(at, 0)])


def _stops(shown: TableShown, seat: SeatShown, here: Wager | None = None) -> list[Wager | None]:
    """A seat's spots from the player down, then its hand. Empty ones are passed over, unless
    something may have to be laid there."""
    every = _may_lay(shown)
    spots = [spot.wager for spot in seat.spots if every or spot.is_stop or spot.wager is here]
    return [*spots, None]


def _may_lay(shown: TableShown) -> bool:
    """True at an irregularity, and before the deal: something may have to be laid on any spot."""
    return bool(shown.follows) or not shown.dealer.cards
