"""Pen and ink of handouts, which are measured in tenths of a millimetre."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from trainer.ui.kit.colours import SHEET_INKS
from trainer.ui.kit.theme import felt_font

TENTHS_PER_POINT = 254 / 72
TABLE, NOTE, HEAD = 9.6, 7.2, 12.5
"""Sizes of type, in points; nothing is set smaller than a note."""
LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
MIDDLE = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
TOP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
WRAP = int(Qt.TextFlag.TextWordWrap)
_PAPER = 0.87


class Ink(Struct, frozen=True):
    """The colours of a handout: the house's own, or greys of the same depth."""

    deep: QColor
    text: QColor
    quiet: QColor
    line: QColor
    red: QColor

    @classmethod
    def of(cls, colour: str, *, grey: bool) -> Ink:
        """The ink of a house whose felt has this colour at its edge."""
        names = (colour, *SHEET_INKS)
        inks = [QColor(name) for name in names]
        return cls(*(_grey(ink) if grey else ink for ink in inks))

    @property
    def pale(self) -> QColor:
        """A tint of the house's colour that a copier still shows."""
        return _mixed(self.deep, _PAPER)


def _grey(ink: QColor) -> QColor:
    depth = round(0.299 * ink.red() + 0.587 * ink.green() + 0.114 * ink.blue())
    return QColor(depth, depth, depth)


def _mixed(ink: QColor, white: float) -> QColor:
    parts = (ink.red(), ink.green(), ink.blue())
    return QColor(*(round(part + (255 - part) * white) for part in parts))


class Pen(Struct, frozen=True):
    """A painter that writes and draws in tenths of a millimetre."""

    painter: QPainter
    ink: Ink

    def write(
        self,
        room: QRectF,
        words: str,
        points: float = TABLE,
        *,
        bold: bool = False,
        colour: QColor | None = None,
        side: int = LEFT,
    ) -> None:
        """Write the words in one line, set smaller if they do not fit, but never below a note."""
        size = points
        while size > NOTE and self.wide(words, size, bold=bold) > room.width():
            size = max(NOTE, size - 0.2)
        self._set(size, bold=bold, colour=colour)
        narrow = self.wide(words, size, bold=bold) > room.width()
        self.painter.drawText(room, side | (WRAP if narrow else 0), words)

    def wrap(
        self,
        room: QRectF,
        words: str,
        points: float = TABLE,
        *,
        bold: bool = False,
        colour: QColor | None = None,
    ) -> float:
        """Write the words in as many lines as they need, from the top; return their height."""
        self._set(points, bold=bold, colour=colour)
        self.painter.drawText(room.adjusted(0, 0, 0, 4000), TOP | WRAP, words)
        return self.high(words, room.width(), points, bold=bold)

    def wide(self, words: str, points: float = TABLE, *, bold: bool = False) -> float:
        """The width of the words in one line."""
        return QFontMetricsF(_type(points, bold=bold)).horizontalAdvance(words)

    def high(self, words: str, wide: float, points: float = TABLE, *, bold: bool = False) -> float:
        """The height of the words in a column so wide."""
        metrics = QFontMetricsF(_type(points, bold=bold))
        return metrics.boundingRect(QRectF(0, 0, wide, 9000), TOP | WRAP, words).height()

    def rule(self, x: float, y: float, wide: float, *, strong: bool = False) -> None:
        """Draw a hairline, or the strong line under a head."""
        colour, thick = (self.ink.deep, 5.0) if strong else (self.ink.line, 1.6)
        self.painter.setPen(QPen(colour, thick))
        self.painter.drawLine(QPointF(x, y), QPointF(x + wide, y))

    def box(
        self,
        room: QRectF,
        *,
        fill: QColor | None = None,
        edge: QColor | None = None,
        dashed: bool = False,
        round_by: float = 14,
        thick: float = 3.6,
    ) -> None:
        """Draw a rounded box: filled, framed, or framed by a dashed line."""
        line = QPen(edge, thick) if edge is not None else QPen(Qt.PenStyle.NoPen)
        if dashed:
            line.setDashPattern([3.0, 2.4])
        self.painter.setPen(line)
        self.painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
        self.painter.drawRoundedRect(room, round_by, round_by)

    def path(self, path: QPainterPath, *, thick: float = 4, fill: QColor | None = None) -> None:
        """Draw a path in the house's colour."""
        self.painter.setPen(QPen(self.ink.deep, thick))
        self.painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
        self.painter.drawPath(path)

    def number(self, x: float, y: float, number: int, size: float = 44) -> None:
        """Draw a number in a filled disc with its middle there."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(self.ink.deep)
        self.painter.drawEllipse(QPointF(x, y), size / 2, size / 2)
        room = QRectF(x - size, y - size, 2 * size, 2 * size)
        white = QColor("white")
        self.write(room, str(number), TABLE - 1, bold=True, colour=white, side=MIDDLE)

    def _set(self, points: float, *, bold: bool, colour: QColor | None) -> None:
        self.painter.setFont(_type(points, bold=bold))
        self.painter.setPen(colour or self.ink.text)


def _type(points: float, *, bold: bool) -> QFont:
    return felt_font(points * TENTHS_PER_POINT, bold=bold)
