"""A banknote or a slip of paper on a betting spot, in place of chips, or beside it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from trainer.game.round import Tender
from trainer.ui.kit.colours import SLIP, SLIP_EDGE, SLIP_INK
from trainer.ui.kit.theme import felt_font
from trainer.ui.table.drawing.pixmap_cache import soft_shadow

PAPER, EDGE, INK = SLIP, SLIP_EDGE, SLIP_INK
OWED = "I.O.U."


def paper_words(tender: Tender, amount: str) -> str:
    """The words on the paper that lies in place of chips; empty if chips lie there."""
    if tender is Tender.CHIPS:
        return ""
    return amount if tender is Tender.CASH else OWED


def with_paper(spot: QPixmap, words: str, u: float) -> QPixmap:
    """Draw the paper over the spot's picture."""
    picture = spot.copy()
    picture.setDevicePixelRatio(spot.devicePixelRatio())
    size = spot.deviceIndependentSize()
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_paper(painter, QRectF(0, 0, size.width(), size.height()).center(), words, u)
    painter.end()
    return picture


def draw_paper(painter: QPainter, middle: QPointF, words: str, u: float) -> None:
    """Draw the paper, about a point."""
    box = QRectF(0, 0, 0.98 * u, 0.5 * u)
    box.moveCenter(middle)
    soft_shadow(painter, box, 2, drop=0.03 * u, blur=0.04 * u, strength=0.34)
    painter.setPen(QPen(QColor(EDGE), 1))
    painter.setBrush(QColor(PAPER))
    painter.drawRect(box)
    painter.drawRect(box.adjusted(0.05 * u, 0.05 * u, -0.05 * u, -0.05 * u))
    painter.setPen(QColor(INK))
    painter.setFont(felt_font(max(0.22 * u, 9), bold=True))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
