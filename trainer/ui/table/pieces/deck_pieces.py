"""The pieces about the deck and the cut: the shuffler, the discard rack, and the cut's tools."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.colours import RACKED_EDGE, STUB_EDGE, WHITE
from trainer.ui.kit.theme import DEEP, HERE, INK, felt_font, tint
from trainer.ui.table.drawing.cards import cut_card
from trainer.ui.table.drawing.furniture import READY, LampLook, draw_cards_in, draw_shuffler, mouth
from trainer.ui.table.geometry import Box
from trainer.ui.table.keys import KeyAct
from trainer.ui.table.pieces.piece import Look, Piece

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
        _draw_edge(self, painter, u, lit=self.dealing)

    def _layers(self) -> int:
        if self._stub is None:
            return _USUAL_LAYERS
        # Rounded up: the last card is seen, too.
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

    def present(self, count: int) -> None:
        if count != self.count:
            self.count = count
            self.changed()

    def state(self) -> Hashable:
        return self.count, self.hasFocus(), self.underMouse()

    def draw(self, painter: QPainter, look: Look) -> None:
        place, u = look.places.rack, look.places.u
        layers = min((self.count + 2) // 3, _RACK_LAYERS)
        draw_cards_in(painter, mouth(place, u, left=False), u, layers, RACKED_EDGE)
        _draw_edge(self, painter, u)


def _draw_edge(piece: Piece, painter: QPainter, u: float, *, lit: bool = False) -> None:
    strong = lit or piece.hasFocus()
    if strong or piece.underMouse():
        painter.setPen(
            QPen(QColor(tint(HERE, 1.0) if strong else tint(WHITE, 0.35)), max(1.4, 0.03 * u))
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = QRectF(piece.geometry()).adjusted(2, 2, -2, -2)
        painter.drawRoundedRect(edge, 0.15 * u, 0.15 * u)


TOOLS = (KeyAct.SIZE_IN, KeyAct.CHANGE_DOWN, KeyAct.CHANGE_UP)


class CutTool(Piece):
    """One tool, with its sign and its key."""

    shows_focus = True

    def __init__(self, act: KeyAct, parent: QWidget) -> None:
        super().__init__(f"cut.{act.name.lower()}", parent)
        self.act = act
        self.key_shown = ""

    def hint(self, key: str) -> None:
        """Show this key below the sign; none if it is empty."""
        if key != self.key_shown:
            self.key_shown = key
            self.changed()

    def state(self) -> Hashable:
        return self.key_shown, self.isEnabled(), self.hasFocus(), self.underMouse()

    def draw(self, painter: QPainter, look: Look) -> None:
        u = look.places.u
        box = QRectF(self.geometry()).adjusted(0.04 * u, 0.04 * u, -0.04 * u, -0.04 * u)
        strong = 0.9 if self.isEnabled() else 0.4
        edge = QColor(HERE) if self.hasFocus() else tint(INK, 0.75 if self.underMouse() else 0.42)
        painter.setPen(QPen(edge, max(1.0, (0.04 if self.hasFocus() else 0.022) * u)))
        painter.setBrush(tint(DEEP, 0.5 if self.underMouse() else 0.32))
        painter.drawRoundedRect(box, 0.14 * u, 0.14 * u)
        sign, key = self._parts(box)
        size = min(sign.width() * 0.58, sign.height() * 1.05)
        _SIGNS[self.act](painter, sign.center(), size, tint(INK, strong))
        painter.setPen(tint(INK, strong))
        painter.setFont(felt_font(max(0.22 * u, 10), bold=True))
        painter.drawText(key, Qt.AlignmentFlag.AlignCenter, self.key_shown)

    def _parts(self, box: QRectF) -> tuple[QRectF, QRectF]:
        """The boxes of the sign and its key: the key below it, or to its right if the box is
        low."""
        if not self.key_shown:
            return box, QRectF()
        if box.height() < 0.8 * box.width():
            wide = 0.68 * box.width()
            sign = QRectF(box.x(), box.y(), wide, box.height())
            return sign, QRectF(sign.right(), box.y(), 0.9 * (box.width() - wide), box.height())
        high = 0.62 * box.height()
        sign = QRectF(box.x(), box.y() + 0.05 * box.height(), box.width(), high)
        return sign, QRectF(box.x(), sign.bottom(), box.width(), 0.28 * box.height())


def _disc(painter: QPainter, middle: QPointF, wide: float, ink: QColor) -> None:
    """Draw a chip from the side."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    high = max(2.0, 0.26 * wide)
    box = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
    painter.drawRoundedRect(box, high / 2, high / 2)


def _stack(painter: QPainter, foot: QPointF, wide: float, chips: int, ink: QColor) -> None:
    pitch = max(2.0, 0.26 * wide) + 1.2
    for k in range(chips):
        _disc(painter, foot - QPointF(0, k * pitch), wide, ink)


def _size_in(painter: QPainter, middle: QPointF, size: float, ink: QColor) -> None:
    """Draw two stacks of one height, and the line that levels them."""
    foot = middle + QPointF(0, 0.30 * size)
    for side in (-0.24, 0.24):
        _stack(painter, foot + QPointF(side * size, 0), 0.40 * size, 3, ink)
    top = foot.y() - 3 * (max(2.0, 0.104 * size) + 1.2) - 0.04 * size
    painter.setPen(QPen(ink, max(1.2, 0.06 * size)))
    painter.drawLine(QPointF(middle.x() - 0.5 * size, top), QPointF(middle.x() + 0.5 * size, top))


def _chip(painter: QPainter, middle: QPointF, radius: float, ink: QColor) -> None:
    painter.setPen(QPen(ink, max(1.2, 0.34 * radius)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, 0.83 * radius, 0.83 * radius)


def _changed(painter: QPainter, middle: QPointF, size: float, ink: QColor, *, down: bool) -> None:
    """Draw one large chip, three small ones, and the way between them."""
    one, many = middle - QPointF(0.42 * size, 0), middle + QPointF(0.42 * size, 0)
    _chip(painter, one, 0.26 * size, ink)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawEllipse(one, 0.08 * size, 0.08 * size)
    for x, y in ((0.0, -0.17), (-0.15, 0.13), (0.15, 0.13)):
        _chip(painter, many + QPointF(x * size, y * size), 0.13 * size, ink)
    left, right = middle - QPointF(0.10 * size, 0), middle + QPointF(0.12 * size, 0)
    painter.setPen(QPen(ink, max(1.2, 0.06 * size)))
    painter.drawLine(left, right)
    tip, back = (right, -1) if down else (left, 1)
    for side in (-1, 1):
        painter.drawLine(tip, tip + QPointF(back * 0.09 * size, side * 0.09 * size))


_SIGNS: dict[KeyAct, Callable[[QPainter, QPointF, float, QColor], None]] = {
    KeyAct.SIZE_IN: _size_in,
    KeyAct.CHANGE_DOWN: partial(_changed, down=True),
    KeyAct.CHANGE_UP: partial(_changed, down=False),
}
