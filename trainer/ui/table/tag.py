"""A small dark tag with a word or two: whose seats these are, or that a hand is played closed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from trainer.ui.colours import DEEP
from trainer.ui.table.lettering import fit_line
from trainer.ui.theme import INK, tint


def draw_tag(painter: QPainter, words: str, at: QPointF, u: float) -> None:
    """Draw the tag with its middle there."""
    fitted = fit_line(words, max(0.2 * u, 10.2), 10, 0.0, 1.5 * u)
    width = max(0.36 * u, QFontMetricsF(fitted.type).horizontalAdvance(fitted.lines[0]) + 0.22 * u)
    tag = QRectF(at.x() - width / 2, at.y() - 0.17 * u, width, 0.34 * u)
    painter.setPen(QPen(tint(INK, 0.7), max(1.0, 0.02 * u)))
    painter.setBrush(tint(DEEP, 0.86))
    painter.drawRoundedRect(tag, 0.17 * u, 0.17 * u)
    painter.setPen(tint(INK, 0.95))
    painter.setFont(fitted.type)
    painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, fitted.lines[0])
