"""A place to draw charts on: a widget, a picture or a sheet of paper."""

from __future__ import annotations

from functools import cache

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPolygonF
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.theme import LIGHT, Palette, felt_font, scaled
from trainer.ui.kit.widgets import SMALLEST_TYPE, worn

# WCAG 1.4.3 asks this of text.
LEAST_CONTRAST = 4.5
_STEP = 0.02
_LEAST_ON_PAPER = 4.0
LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
MIDDLE = Qt.AlignmentFlag.AlignHCenter


class Canvas(Struct, frozen=True):
    """A painter with its room. ``unit`` is the size of a pixel of the design. ``on_paper``: nothing
    may be cut, and grey must tell what colour does."""

    painter: QPainter
    theme: Palette
    unit: float = 1.0
    on_paper: bool = False

    @classmethod
    def of_widget(cls, widget: QWidget) -> Canvas:
        """A canvas for the paint event of a widget; the caller ends its painter."""
        painter = QPainter(widget)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        return cls(painter, worn(), scaled(100) / 100)

    @classmethod
    def of_paper(cls, painter: QPainter) -> Canvas:
        """A canvas for a picture or a sheet, in light colours whatever the window's theme is."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        return cls(painter, LIGHT, on_paper=True)

    def px(self, length: float) -> int:
        """A length of the design."""
        return round(length * self.unit)

    def font(self, px: float, *, bold: bool = False) -> QFont:
        """The program's type at a size of the design."""
        return felt_font(px * self.unit, bold=bold)

    def width_of(self, words: str, px: float, *, bold: bool = False) -> float:
        return QFontMetricsF(self.font(px, bold=bold)).horizontalAdvance(words)

    def write(
        self,
        room: QRectF,
        words: str,
        *,
        px: float = 13,
        bold: bool = False,
        quiet: bool = False,
        side: Qt.AlignmentFlag = LEFT,
    ) -> None:
        """Write the words in one line: cut on a screen too narrow for them, set smaller on
        paper."""
        if not words or room.width() <= 0:
            return
        chosen = self.font(px, bold=bold)
        wide = QFontMetricsF(chosen).horizontalAdvance(words)
        if wide > room.width() + 1 and self.on_paper:
            chosen = self.font(max(_LEAST_ON_PAPER, int(px * room.width() / wide)), bold=bold)
        elif wide > room.width() + 1:
            cut = Qt.TextElideMode.ElideRight
            words = QFontMetricsF(chosen).elidedText(words, cut, room.width() + 1)
        self.painter.setFont(chosen)
        self.painter.setPen(QColor(self.theme.text_2 if quiet else self.theme.text))
        self.painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, words)

    def write_wrapped(
        self, room: QRectF, words: str, *, px: float = 12, bold: bool = False, side: int
    ) -> None:
        """Write the words in as many lines as they need; smaller if a single word has no room."""
        self.painter.setFont(self.font(self.fitting(room, words, px, bold=bold), bold=bold))
        self.painter.drawText(room, side | Qt.TextFlag.TextWordWrap, words)

    def triangle(self, middle: QPointF) -> None:
        """Draw a small mark in the critical colour."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(self.theme.critical))
        corners = ((0.0, -4.0), (4.0, 3.0), (-4.0, 3.0))
        self.painter.drawPolygon(QPolygonF([middle + QPointF(*each) for each in corners]))

    def fitting(self, room: QRectF, words: str, px: float, *, bold: bool = False) -> float:
        """The size at which the longest word has room: ``px``, or less, down to the readable."""
        least = _LEAST_ON_PAPER if self.on_paper else min(px, (SMALLEST_TYPE - 2) / self.unit)
        longest = max(words.split(), key=len, default="")
        while px > least and self.width_of(longest, px, bold=bold) > room.width():
            px -= 0.5
        return px


@cache
def shade(full: float, theme: Palette) -> tuple[QColor, QColor]:
    """The ground of a cell filled by that share, and a readable ink for it."""
    full = min(1.0, max(0.0, full))
    while True:
        ground = _mixed(theme.surface, theme.accent, full)
        inks = (QColor(theme.text), QColor(theme.on_accent))
        ink = max(inks, key=lambda each: contrast(ground, each))
        if contrast(ground, ink) >= LEAST_CONTRAST or full >= 1.0:
            return ground, ink
        full = min(1.0, full + _STEP)


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours, from 1 to 21 (WCAG)."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _mixed(one: str, other: str, share: float) -> QColor:
    a, b = QColor(one), QColor(other)
    parts = zip((a.red(), a.green(), a.blue()), (b.red(), b.green(), b.blue()), strict=True)
    return QColor(*(round(low + (high - low) * share) for low, high in parts))


def _luminance(colour: QColor) -> float:
    red, green, blue = (_linear(each) for each in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
