"""The changes from one snapshot to the next, so that motion can explain them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from trainer.game.money import Money
from trainer.ui.table.snapshot import HandFace, HandShown, SeatShown, SpotShown, TableShown
from trainer.ui.table.touches import AtHand, AtWager


class WithChips(Struct, frozen=True):
    chips: tuple[Money, ...]


class StakeTaken(AtWager, frozen=True):
    """A wager's chips went to the tray."""


class StakePutBack(AtWager, frozen=True):
    """A wager's chips came out of the tray again."""


class StakeLaid(AtWager, frozen=True):
    """The player laid a wager."""


class StakeReturned(AtWager, frozen=True):
    """A wager's chips went back to the player."""


class PayoutPlaced(AtWager, frozen=True):
    """The cut went beside a wager; ``onto``: onto what lay there."""

    onto: bool = False


class PayoutTakenBack(AtWager, frozen=True):
    """A payout went back in front of the bank."""


class HandTurned(AtHand, frozen=True):
    """A hand was turned over."""


class HandTucked(Struct, frozen=True):
    """A hand went under its last wager, or came out again."""

    seat: int


class HandGone(AtHand, frozen=True):
    """A hand went to the discard rack."""


class HandBack(AtHand, frozen=True):
    """A hand came back from the discard rack."""

    cards: int


class CardsDealt(AtHand, frozen=True):
    """A number of cards that came out of the shuffler."""

    cards: int


class CardsTakenBack(AtHand, frozen=True):
    """Cards that were dealt went back into the shuffler."""


class ChipCut(Struct, frozen=True):
    """One chip came out of the tray."""

    value: Money


class ChipsCut(WithChips, frozen=True):
    """Several chips came out of the tray at once."""


class ChipsPutBack(WithChips, frozen=True):
    """Chips that were cut went back into the tray."""


class StubRacked(Struct, frozen=True):
    """The rest of the deck went from the shuffler to the discard rack; or ``back`` again."""

    back: bool = False


class CutCardLaid(Struct, frozen=True):
    """The cut card went onto the dealer's hand; or ``back`` to its place."""

    back: bool = False


OfStakes = StakeTaken | StakePutBack | StakeLaid | StakeReturned
OfPayouts = PayoutPlaced | PayoutTakenBack
OfHands = HandTurned | HandTucked | HandGone | HandBack | CardsDealt | CardsTakenBack
OfCut = ChipCut | ChipsCut | ChipsPutBack
Change = OfStakes | OfPayouts | OfHands | OfCut | StubRacked | CutCardLaid


def changes(old: TableShown, new: TableShown) -> tuple[Change, ...]:
    """Everything that moves between the two, if they are of one round."""
    if len(old.seats) != len(new.seats) or old.words != new.words:
        return ()
    found: list[Change] = list(_hand(None, old.dealer, new.dealer))
    for before, after in zip(old.seats, new.seats, strict=True):
        # Snapshots share the seats that stayed as they were, so that nothing is compared in depth.
        if before is not after:
            found += _seat(before, after)
    # Chips that became a payout left the cut with it: one motion, not two.
    if not any(isinstance(change, OfPayouts) for change in found):
        found += _cut(old.cut.chips, new.cut.chips)
    return (*found, *_deck(old, new))


def _seat(old: SeatShown, new: SeatShown) -> Iterator[Change]:
    yield from _hand(new.number, old.hand, new.hand)
    for before, after in zip(old.spots, new.spots, strict=False):
        if before.wager is after.wager:
            yield from _stake(new.number, before, after)
            yield from _payout(new.number, before, after)


def _stake(seat: int, old: SpotShown, new: SpotShown) -> Iterator[OfStakes]:
    if _stands(old) and not _stands(new):
        yield (StakeTaken if new.taken else StakeReturned)(seat, new.wager)
    elif _stands(new) and not _stands(old):
        yield (StakePutBack if old.taken else StakeLaid)(seat, new.wager)


def _stands(spot: SpotShown) -> bool:
    return bool(spot.chips) and not spot.taken


def _payout(seat: int, old: SpotShown, new: SpotShown) -> Iterator[OfPayouts]:
    if len(new.payout) > len(old.payout):
        yield PayoutPlaced(seat, new.wager, onto=bool(old.payout))
    elif len(new.payout) < len(old.payout):
        yield PayoutTakenBack(seat, new.wager)


def _hand(seat: int | None, old: HandShown, new: HandShown) -> Iterator[OfHands]:
    before, after = old.state, new.state
    if before.on_table and after in _RACKED:
        yield HandGone(seat)
    elif before in _RACKED and after.on_table:
        yield HandBack(seat, len(new.cards))
    elif HandFace.OPEN in (before, after) and before is not after and _lay(old) and _lay(new):
        yield HandTurned(seat)
    elif seat is not None and before is not after and (before.under_wager or after.under_wager):
        yield HandTucked(seat)
    elif after in _MAY_GROW and before in _MAY_GROW:
        yield from _dealt(seat, len(new.cards) - len(old.cards))


def _dealt(seat: int | None, more: int) -> Iterator[OfHands]:
    if more > 0:
        yield CardsDealt(seat, more)
    elif more < 0:
        yield CardsTakenBack(seat)


def _lay(hand: HandShown) -> bool:
    return hand.state.on_table


_RACKED = (HandFace.COLLECTED, HandFace.CLEARED)
_MAY_GROW = (HandFace.NONE, HandFace.CLOSED)


def _cut(old: tuple[Money, ...], new: tuple[Money, ...]) -> Iterator[OfCut]:
    more, fewer = _beyond(new, old), _beyond(old, new)
    if fewer:
        yield ChipsPutBack(fewer)
    if len(more) == 1 and not fewer:
        yield ChipCut(more[0])
    elif more:
        yield ChipsCut(more)


def _beyond(chips: tuple[Money, ...], others: tuple[Money, ...]) -> tuple[Money, ...]:
    return tuple((Counter(chips) - Counter(others)).elements())


def _deck(old: TableShown, new: TableShown) -> Iterator[Change]:
    if old.stub and new.stub == 0 and new.racked > old.racked:
        yield StubRacked()
    elif new.stub and old.stub == 0 and new.racked < old.racked:
        yield StubRacked(back=True)
    if old.cut_card is not new.cut_card:
        yield CutCardLaid(back=new.cut_card)
