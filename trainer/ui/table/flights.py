"""Motion that explains: what slides where, when one snapshot follows another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from trainer.game.wagers import Wager
from trainer.ui.table.baked import Baked
from trainer.ui.table.cards import Cut, back
from trainer.ui.table.changes import (
    CardsDealt,
    Change,
    ChipCut,
    HandGone,
    HandTurned,
    PayoutPlaced,
    StakeTaken,
)
from trainer.ui.table.geometry import Box
from trainer.ui.table.holding import picture_of, picture_of_pile
from trainer.ui.table.motion import Motion
from trainer.ui.table.piece import Look, Piece
from trainer.ui.table.pieces import Pieces
from trainer.ui.table.snapshot import TableShown
from trainer.ui.table.stacks import Pile


@dataclass(frozen=True, slots=True)
class Flight:
    """A picture on its way; ``leave`` when it starts, ``land`` when it is there."""

    picture: Baked
    start: QPointF
    end: QPointF
    leave: Callable[[], None]
    land: Callable[[], None]

    def begin(self, motion: Motion) -> None:
        """The picture slides."""
        self.leave()
        motion.slide(self.picture, self.start, self.end, self.land)


def turned(found: tuple[Change, ...]) -> frozenset[int | None]:
    """The hands that turn over; None is the dealer's."""
    return frozenset(change.seat for change in found if isinstance(change, HandTurned))


def flights(
    found: tuple[Change, ...], new: TableShown, pieces: Pieces, look: Look
) -> tuple[Flight, ...]:
    """What slides. Ask before the pieces show the new snapshot: the pictures are of the old."""
    flying = []
    for change in found:
        match change:
            case StakeTaken(seat, wager):
                flying.append(_taken(pieces, look, seat, wager))
            case PayoutPlaced(seat, wager):
                flying.append(_paid(new, pieces, look, (seat, wager)))
            case HandGone(seat):
                flying.append(_gone(pieces, look, seat))
            case CardsDealt(seat, cards):
                flying.append(_dealt(pieces, look, seat, cards))
            case ChipCut():
                flying.append(_cut(pieces, look, change))
            case HandTurned():
                pass
    return tuple(flying)


def _taken(pieces: Pieces, look: Look, seat: int, wager: Wager) -> Flight:
    spot = pieces.spots[seat, wager]
    end = _middle(look.places.tray)
    return Flight(picture_of_pile(spot.pile(look)), _centre(spot), end, _nothing, _nothing)


def _paid(new: TableShown, pieces: Pieces, look: Look, key: tuple[int, Wager]) -> Flight:
    payout = pieces.payouts[key]
    spot = next(each for each in new.seat(key[0]).spots if each.wager is key[1])
    pile = Pile(spot.payout, look.values, look.places.chip_radius, look.dpr, spot.stacks)
    return Flight(
        picture_of_pile(pile),
        _centre(pieces.cut),
        _centre(payout),
        lambda: payout.arrive(arriving=True),
        lambda: payout.arrive(arriving=False),
    )


def _gone(pieces: Pieces, look: Look, seat: int | None) -> Flight:
    hand = pieces.hands[seat]
    end = _middle(look.places.rack)
    return Flight(picture_of(hand, look), _centre(hand), end, _nothing, _nothing)


def _dealt(pieces: Pieces, look: Look, seat: int | None, cards: int) -> Flight:
    hand = pieces.hands[seat]
    wide = look.places.card_width if seat is not None else look.places.dealer_cards[0].w
    return Flight(
        back(Cut(wide, look.dpr)),
        _middle(look.places.shuffler),
        _centre(hand),
        lambda: hand.arrive(cards),
        lambda: hand.arrive(0),
    )


def _cut(pieces: Pieces, look: Look, change: ChipCut) -> Flight:
    well = next(piece for piece in pieces.tray if piece.value == change.value)
    pile = Pile((change.value,), look.values, look.places.cut_radius, look.dpr)
    cut = pieces.cut
    return Flight(
        picture_of_pile(pile),
        _centre(well),
        cut.landing(look, change.value),
        lambda: cut.arrive(change.value),
        lambda: cut.arrive(None),
    )


def _middle(box: Box) -> QPointF:
    return QPointF(*box.centre)


def _centre(piece: Piece) -> QPointF:
    return QRectF(piece.geometry()).center()


def _nothing() -> None:
    """Nothing happens at this end of the slide."""
