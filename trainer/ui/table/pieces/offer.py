"""The question that a dealer asks a player, beside the empty Play spot of every closed hand."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from trainer.game.wagers import Wager
from trainer.ui.kit.theme import DEEP, INK, tint
from trainer.ui.table.drawing.lettering import fit_line
from trainer.ui.table.geometry import SeatPlace, around
from trainer.ui.table.pieces.piece import Look, Piece
from trainer.ui.table.snapshot import HandFace, SeatShown, TableShown


class OfferPiece(Piece):
    """A press offers the Play wager to the seat, in the house's own word."""

    def __init__(self, seat: int, parent: QWidget) -> None:
        super().__init__(f"seat{seat}.offer", parent)
        self.seat = seat
        self.words = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def stand_at(self, look: Look, place: SeatPlace) -> None:
        u = look.places.u
        self.words = f"{look.words.spots[0].label}?"
        self.stand(look, around(place.offer, 0.76 * u, 0.98 * u))

    def state(self) -> Hashable:
        return self.words, self.hasFocus(), self.underMouse()

    def draw(self, painter: QPainter, look: Look) -> None:
        u = look.places.u
        middle = QRectF(self.geometry()).center()
        box = QRectF(middle.x() - 0.37 * u, middle.y() - 0.23 * u, 0.74 * u, 0.46 * u)
        lit = self.underMouse() or self.hasFocus()
        painter.setPen(QPen(tint(INK, 0.95 if lit else 0.6), max(1.0, 0.022 * u)))
        painter.setBrush(tint(DEEP, 0.72))
        painter.drawRoundedRect(box, 0.23 * u, 0.23 * u)
        painter.setPen(tint(INK, 0.97))
        painter.setFont(fit_line(self.words, max(0.22 * u, 10), 10, 0.0, box.width() - 8).type)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.words)


def can_be_asked(shown: TableShown, seat: SeatShown) -> bool:
    """True if a closed hand lies there that has no Play wager and is not folded."""
    hand = seat.hand
    closed = hand.state is HandFace.CLOSED and bool(hand.cards) and not hand.squared
    play = next((spot for spot in seat.spots if spot.wager is Wager.PLAY), None)
    return shown.deals and closed and play is not None and not play.stake
