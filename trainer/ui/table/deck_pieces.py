"""The pieces about the deck: the shuffler, the cut card beside it, and the discard rack."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from trainer.ui.colours import RACKED_EDGE, STUB_EDGE, WHITE
from trainer.ui.table.cards import cut_card
from trainer.ui.table.furniture import READY, LampLook, draw_cards_in, draw_shuffler, mouth
from trainer.ui.table.geometry import Box
from trainer.ui.table.piece import Look, Piece
from trainer.ui.theme import HERE, tint

_MOST_LAYERS, _USUAL_LAYERS = 8, 7
_DECK = 52


class ShufflerPiece(Piece):
    """The shuffler. A press starts dealing: pressed places are then dealt to, until it is pressed
    again."""

    shows_focus = True
    pressed_by_keys = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__("shuffler", parent)
        self._stub: int | None = None
        self._lamp, self._display = READY, ""
        self.dealing = False

    def stand_at(self, look: Look, place: Box) -> None:
        self.stand(look, place)

    def present(self, stub: int | None, *, lamp: LampLook = READY, display: str = "") -> None:
        """Show that many cards in it; None if nobody counts them. ``display`` are the words beside
        the lamp, if they are not the lamp's own."""
        if (stub, lamp, display) != (self._stub, self._lamp, self._display):
            self._stub, self._lamp, self._display = stub, lamp, display
            self.changed()

    def give(self, *, dealing: bool) -> None:
        """Show that cards are being dealt, or no longer."""
        if dealing != self.dealing:
            self.dealing = dealing
            self.changed()

    def state(self) -> Hashable:
        return (
            self._layers(),
            self._lamp,
            self._display,
            self.dealing,
            self.hasFocus(),
            self.underMouse(),
        )

    def draw(self, painter: QPainter, look: Look) -> None:
        place, u = look.places.shuffler, look.places.u
        draw_shuffler(painter, place, u, self._lamp, self._display)
        draw_cards_in(painter, mouth(place, u, left=True), u, self._layers(), STUB_EDGE)
        if self.dealing or self.hasFocus() or self.underMouse():
            strong = self.dealing or self.hasFocus()
            colour = tint(HERE, 1.0) if strong else tint(WHITE, 0.35)
            painter.setPen(QPen(QColor(colour), max(1.4, 0.03 * u)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            edge = QRectF(self.geometry()).adjusted(2, 2, -2, -2)
            painter.drawRoundedRect(edge, 0.15 * u, 0.15 * u)

    def _layers(self) -> int:
        if self._stub is None:
            return _USUAL_LAYERS
        return -(-self._stub * _MOST_LAYERS // _DECK)


class CutCardPiece(Piece):
    """The cut card beside the shuffler. A press covers the dealer's hand."""

    shows_focus = True
    pressed_by_keys = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__("cut.card", parent)

    def stand_at(self, look: Look, place: Box) -> None:
        self.stand(look, place.grown(0.1 * look.places.u))

    def state(self) -> Hashable:
        return self.hasFocus(), self.underMouse()

    def draw(self, painter: QPainter, look: Look) -> None:
        place = look.places.cut_card
        cut_card(place.w, look.dpr).draw(painter, place.x, place.y)
        if self.hasFocus() or self.underMouse():
            colour = tint(HERE, 1.0) if self.hasFocus() else tint(WHITE, 0.5)
            painter.setPen(QPen(QColor(colour), max(1.4, 0.03 * look.places.u)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(place.x, place.y, place.w, place.h), 6, 6)


_RACK_LAYERS = 13


class RackPiece(Piece):
    """The rack. A press puts the stub there."""

    shows_focus = True
    pressed_by_keys = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__("discard.rack", parent)
        self.count = 0

    def stand_at(self, look: Look, place: Box) -> None:
        self.stand(look, place)

    def present(self, count: int) -> None:
        """Show that many cards in the rack."""
        if count != self.count:
            self.count = count
            self.changed()

    def state(self) -> Hashable:
        return self.count, self.hasFocus(), self.underMouse()

    def draw(self, painter: QPainter, look: Look) -> None:
        place, u = look.places.rack, look.places.u
        layers = min((self.count + 2) // 3, _RACK_LAYERS)
        draw_cards_in(painter, mouth(place, u, left=False), u, layers, RACKED_EDGE)
        if self.hasFocus() or self.underMouse():
            colour = tint(HERE, 1.0) if self.hasFocus() else tint(WHITE, 0.35)
            painter.setPen(QPen(QColor(colour), max(1.4, 0.03 * u)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            edge = QRectF(self.geometry()).adjusted(2, 2, -2, -2)
            painter.drawRoundedRect(edge, 0.15 * u, 0.15 * u)
