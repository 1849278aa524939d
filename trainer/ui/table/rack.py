"""The discard rack, where the pile grows as hands are picked up."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from trainer.ui.colours import RACKED_EDGE, WHITE
from trainer.ui.table.furniture import draw_cards_in, mouth
from trainer.ui.table.geometry import Box
from trainer.ui.table.piece import Look, Piece
from trainer.ui.theme import HERE, tint

_MOST_LAYERS = 13


class RackPiece(Piece):
    """The rack. A press puts the stub there."""

    shows_focus = True
    pressed_by_keys = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__("discard.rack", parent)
        self.count = 0
        self.wanted = False

    def stand_at(self, look: Look, place: Box) -> None:
        self.stand(look, place)

    def present(self, count: int) -> None:
        """Show that many cards in the rack."""
        if count != self.count:
            self.count = count
            self.changed()

    def want(self, *, wanted: bool) -> None:
        """Show that something held may be dropped here, or no longer."""
        self.wanted = wanted
        self.changed()

    def state(self) -> Hashable:
        return self.count, self.wanted, self.hasFocus(), self.underMouse()

    def draw(self, painter: QPainter, look: Look) -> None:
        place, u = look.places.rack, look.places.u
        layers = min((self.count + 2) // 3, _MOST_LAYERS)
        draw_cards_in(painter, mouth(place, u, left=False), u, layers, RACKED_EDGE)
        if self.wanted or self.hasFocus() or self.underMouse():
            strong = self.wanted or self.hasFocus()
            colour = tint(HERE, 1.0) if strong else tint(WHITE, 0.35)
            painter.setPen(QPen(QColor(colour), max(1.4, 0.03 * u)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            edge = QRectF(self.geometry()).adjusted(2, 2, -2, -2)
            painter.drawRoundedRect(edge, 0.15 * u, 0.15 * u)
