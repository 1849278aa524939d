"""The tools beside the cut: size into the stake, change down or up."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from trainer.ui.table.geometry import Box
from trainer.ui.table.keys import KeyAct
from trainer.ui.table.piece import Look, Piece
from trainer.ui.theme import DEEP, HERE, INK, felt_font, tint

TOOLS = (KeyAct.SIZE_IN, KeyAct.CHANGE_DOWN, KeyAct.CHANGE_UP)


class CutTool(Piece):
    """One tool, with its sign and its key."""

    shows_focus = True

    def __init__(self, act: KeyAct, parent: QWidget) -> None:
        super().__init__(f"cut.{act.name.lower()}", parent)
        self.act = act
        self.key_shown = ""

    def stand_at(self, look: Look, place: Box) -> None:
        self.stand(look, place)

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
    """A chip seen from the side."""
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
    """A chip seen from above."""
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


def _change_down(painter: QPainter, middle: QPointF, size: float, ink: QColor) -> None:
    _changed(painter, middle, size, ink, down=True)


def _change_up(painter: QPainter, middle: QPointF, size: float, ink: QColor) -> None:
    _changed(painter, middle, size, ink, down=False)


_SIGNS = {
    KeyAct.SIZE_IN: _size_in,
    KeyAct.CHANGE_DOWN: _change_down,
    KeyAct.CHANGE_UP: _change_up,
}
