"""A drag: the thing in the hand, and the places where it may be put down."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from trainer.game.wagers import Wager
from trainer.ui.table.calls import MOVE
from trainer.ui.table.drawing.chip_stacks import Pile, draw_pile
from trainer.ui.table.drawing.pixmap_cache import CachedPicture, bake
from trainer.ui.table.motion import Floating
from trainer.ui.table.pieces.cut_zone import CutPiece
from trainer.ui.table.pieces.hand import HandPiece
from trainer.ui.table.pieces.piece import Look
from trainer.ui.table.pieces.pieces import Pieces
from trainer.ui.table.pieces.spot import PayoutPiece, SpotPiece
from trainer.ui.table.pieces.tray import TrayPiece, in_tray
from trainer.ui.table.snapshot import HandFace
from trainer.ui.table.touches import (
    Asked,
    ChipAdded,
    Cleared,
    Collected,
    CutEmptied,
    Followed,
    Paid,
    Took,
    Touch,
    Tucked,
)

Held = SpotPiece | CutPiece | HandPiece


def picture_of_pile(pile: Pile, lift: float = 0.0) -> CachedPicture:
    wide, high = 5.4 * pile.radius, 4.8 * pile.radius

    def draw(painter: QPainter) -> None:
        draw_pile(painter, pile, QRectF(0, 0, wide, high), lift)

    return bake(wide, high, pile.dpr, draw, margin=4)


def picture_of_hand(hand: HandPiece, look: Look) -> CachedPicture:
    corner = hand.geometry().topLeft()

    def draw(painter: QPainter) -> None:
        painter.translate(-corner.x(), -corner.y())
        hand.draw(painter, look)

    return bake(hand.width(), hand.height(), look.dpr, draw, margin=4)


def picture_of(held: Held, look: Look) -> CachedPicture:
    """The picture that floats under the hand."""
    if isinstance(held, HandPiece):
        return picture_of_hand(held, look)
    return picture_of_pile(held.pile(look), lift=0.06 * look.places.u)


def put_down(held: Held, where: QPointF, pieces: Pieces, look: Look) -> Touch | None:
    """The touch that letting go there means; None if it means nothing."""
    if isinstance(held, SpotPiece):
        return _chips_down(held, where, pieces, look)
    if isinstance(held, CutPiece):
        return _cut_down(where, pieces, look)
    return _hand_down(held, where, pieces)


def _chips_down(held: SpotPiece, where: QPointF, pieces: Pieces, look: Look) -> Touch | None:
    """Chips at the tray are taken; at the seat's plaque they go back to the player."""
    if in_tray(where, look):
        return Took(held.seat, held.wager)
    back = pieces.plaques[held.seat].geometry().contains(where.toPoint())
    return Followed("return", held.seat, held.wager) if back else None


def _cut_down(where: QPointF, pieces: Pieces, look: Look) -> Touch | None:
    """A cut beside a wager is paid; in the tray it is chips of the bank again."""
    at = where.toPoint()
    if in_tray(where, look, beyond=0.0):
        return CutEmptied()
    found = _under(at, pieces.payouts) or _under(at, pieces.spots)
    return Paid(*found) if found else None


def _under(
    at: QPoint, places: Mapping[tuple[int, Wager], PayoutPiece | SpotPiece]
) -> tuple[int, Wager] | None:
    return next((key for key, piece in places.items() if piece.geometry().contains(at)), None)


def _hand_down(held: HandPiece, where: QPointF, pieces: Pieces) -> Touch | None:
    racked = pieces.rack.geometry().contains(where.toPoint())
    if held.seat is None:
        return Asked("rack dealer") if racked else None
    if racked:
        closed = held.shown.state is not HandFace.OPEN
        return Collected(held.seat) if closed else Cleared(held.seat)
    for place, hand in pieces.hands.items():
        if place != held.seat and hand.isVisible() and hand.geometry().contains(where.toPoint()):
            return Followed(MOVE, held.seat, to=place or 0)
    spots = [piece for (seat, _), piece in pieces.spots.items() if seat == held.seat]
    return Tucked(held.seat) if spots[-1].geometry().contains(where.toPoint()) else None


# Not a QDrag: it runs an event loop of its own, and no test can press, pull and let go in it.
class Grip(QObject):
    """Holds one thing at a time, which floats under the hand and leaves its place bare."""

    put = Signal(object)
    changed = Signal()

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._floating: Floating | None = None
        self.held: Held | None = None

    def allow(self, piece: Held, pieces: Pieces) -> None:
        piece.pulled.connect(lambda where: self._lift(piece, where))
        piece.moved.connect(self._carry)
        piece.dropped.connect(lambda where: self._drop(piece, where, pieces))

    def allow_well(self, well: TrayPiece, pieces: Pieces) -> None:
        """Let a chip be pulled out of this well: it joins the cut, and the whole cut is in the
        hand."""
        well.taken_out.connect(lambda where: self._take_out(well, where, pieces))
        well.moved.connect(self._carry)
        well.dropped.connect(lambda where: self._drop(pieces.cut, where, pieces))

    def _take_out(self, well: TrayPiece, where: QPointF, pieces: Pieces) -> None:
        """Take a chip out, unless chips were gathered, which are cut already; a cut that may not
        grow stays where it is."""
        before = pieces.cut.shown
        if not well.gathered:
            self.put.emit(ChipAdded(well.value))
        cut = pieces.cut.shown
        if well.gathered or (cut.chips, cut.back) != (before.chips, before.back):
            self._lift(pieces.cut, where)

    def _lift(self, piece: Held, where: QPointF) -> None:
        if piece.look is None or (isinstance(piece, SpotPiece) and not piece.pile_chips):
            return
        self._floating = Floating(picture_of(piece, piece.look), self._table)
        self._floating.be_at(where)
        self._floating.show()
        self._hold(piece, held=True)

    def _carry(self, where: QPointF) -> None:
        if self._floating is not None:
            self._floating.be_at(where)

    def _drop(self, piece: Held, where: QPointF, pieces: Pieces) -> None:
        if self._floating is None or piece.look is None:
            return
        self._floating.hide()
        self._floating.deleteLater()
        self._floating = None
        self._hold(piece, held=False)
        touch = put_down(piece, where, pieces, piece.look)
        if touch is not None:
            self.put.emit(touch)

    def _hold(self, piece: Held, *, held: bool) -> None:
        self.held = piece if held else None
        piece.held = held
        piece.changed()
        self.changed.emit()
