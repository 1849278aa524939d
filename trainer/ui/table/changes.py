"""What changed from one snapshot to the next, so that motion can explain it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from trainer.game.money import Money
from trainer.game.wagers import Wager
from trainer.ui.table.snapshot import HandShown, HandState, SeatShown, TableShown


@dataclass(frozen=True, slots=True)
class StakeTaken:
    """A wager's chips went to the tray."""

    seat: int
    wager: Wager


@dataclass(frozen=True, slots=True)
class PayoutPlaced:
    """The cut went beside a wager."""

    seat: int
    wager: Wager


@dataclass(frozen=True, slots=True)
class HandTurned:
    """A hand was turned face up."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class HandGone:
    """A hand went to the discard rack."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """So many cards came out of the shuffler."""

    seat: int | None
    cards: int


@dataclass(frozen=True, slots=True)
class ChipCut:
    """One chip came out of the tray."""

    value: Money


Change = StakeTaken | PayoutPlaced | HandTurned | HandGone | CardsDealt | ChipCut


def changes(old: TableShown, new: TableShown) -> tuple[Change, ...]:
    """Everything that moves between the two, if they are of one round."""
    if len(old.seats) != len(new.seats) or old.words != new.words:
        return ()
    found = list(_hand(None, old.dealer, new.dealer))
    for before, after in zip(old.seats, new.seats, strict=True):
        found += _seat(before, after)
    return (*found, *_cut(old.cut.chips, new.cut.chips))


def _seat(old: SeatShown, new: SeatShown) -> Iterator[Change]:
    yield from _hand(new.number, old.hand, new.hand)
    for before, after in zip(old.spots, new.spots, strict=False):
        if before.wager is not after.wager:
            continue
        if after.taken and not before.taken and before.chips:
            yield StakeTaken(new.number, after.wager)
        if after.payout and not before.payout:
            yield PayoutPlaced(new.number, after.wager)


def _hand(seat: int | None, old: HandShown, new: HandShown) -> Iterator[Change]:
    if old.state is HandState.CLOSED and new.state is HandState.OPEN:
        yield HandTurned(seat)
    if old.state.on_table and new.state in (HandState.COLLECTED, HandState.CLEARED):
        yield HandGone(seat)
    more = len(new.cards) - len(old.cards)
    if more > 0 and new.state is HandState.CLOSED and old.state in _MAY_GROW:
        yield CardsDealt(seat, more)


_MAY_GROW = (HandState.NONE, HandState.CLOSED)


def _cut(old: tuple[Money, ...], new: tuple[Money, ...]) -> Iterator[Change]:
    more = list(new)
    for chip in old:
        if chip not in more:
            return
        more.remove(chip)
    if len(more) == 1:
        yield ChipCut(more[0])
