"""The number of a seat, lit in brass while the trainee is there."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.colours import DEEP
from trainer.ui.kit.theme import HERE, INK, ON_HERE, felt_font, tint
from trainer.ui.table.geometry import SeatPlace, around
from trainer.ui.table.pieces.piece import Look, Piece
from trainer.ui.table.snapshot import SeatShown


class PlaquePiece(Piece):
    """A seat as a whole: a press goes there."""

    rings_focus = True
    pressed_by_keys = True

    def __init__(self, seat: int, parent: QWidget) -> None:
        super().__init__(f"seat{seat}", parent)
        self.seat = seat
        self.occupied = self.lit = False
        self.can_be_pulled = True

    def stand_at(self, look: Look, place: SeatPlace) -> None:
        u = look.places.u
        self.stand(look, around(place.plaque, 0.60 * u, 0.58 * u))

    def present(self, seat: SeatShown) -> None:
        """Show the plaque; that of an empty seat is only a number on the felt."""
        if (seat.occupied, seat.in_use) != (self.occupied, self.isEnabled()):
            self.occupied = seat.occupied
            self.setEnabled(seat.in_use)
            self.changed()

    def light(self, *, lit: bool) -> None:
        """Show that the trainee is at this seat, or no longer."""
        if lit != self.lit:
            self.lit = lit
            self.changed()

    def state(self) -> Hashable:
        return self.occupied, self.lit, self.underMouse()

    def draw(self, painter: QPainter, look: Look) -> None:
        u = look.places.u
        middle = QRectF(self.geometry()).center()
        radius = (0.26 if self.lit else 0.25) * u
        if self.lit:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(HERE))
            painter.drawEllipse(middle, radius, radius)
        elif self.occupied:
            painter.setPen(QPen(tint(INK, 0.9 if self.underMouse() else 0.55), max(1, 0.018 * u)))
            painter.setBrush(tint(DEEP, 0.62))
            painter.drawEllipse(middle, radius, radius)
        painter.setPen(
            QColor(ON_HERE) if self.lit else tint(INK, 0.95 if self.occupied else look.empty_ink)
        )
        painter.setFont(felt_font(max(0.28 * u, 11), bold=True))
        box = QRectF(middle.x() - u, middle.y() - u, 2 * u, 2 * u)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self.seat))
