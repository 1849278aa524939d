"""The outlines of betting spots: each wager's own shape, so that colour is never needed."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from trainer.game.wagers import Wager
from trainer.ui.kit.colours import BLACK
from trainer.ui.kit.theme import INK, tint
from trainer.ui.table.drawing.pixmap_cache import CachedPicture, bake, rounded

IDLE, EMPTY_SEAT, LIT = 0.88, 0.52, 0.97
FAINT = 0.14
"""The ink of an empty seat where only the bets of the others are looked at."""


def outline(wager: Wager, half: float) -> QPainterPath:
    """The spot's shape about the origin: Play square, Ante octagon, the others round."""
    if wager is Wager.PLAY:
        box = QRectF(-half * 0.96, -half * 0.96, half * 1.92, half * 1.92)
        return rounded(box, half * 0.27)
    if wager is Wager.ANTE:
        return _octagon(half * 0.97)
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), half, half)
    return path


def is_double(wager: Wager) -> bool:
    """True for the house's own wager, which has a second ring inside."""
    return wager not in (Wager.PLAY, Wager.ANTE, Wager.PAIR_PLUS)


def _octagon(half: float) -> QPainterPath:
    cut = half * 0.42
    points = (
        (-half + cut, -half),
        (half - cut, -half),
        (half, -half + cut),
        (half, half - cut),
        (half - cut, half),
        (-half + cut, half),
        (-half, half - cut),
        (-half, -half + cut),
    )
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


@lru_cache(maxsize=128)
def spot_outline(wager: Wager, u: float, dpr: float, ink: float, shade: float) -> CachedPicture:
    """Draw a spot's outline in felt ink, its inside shaded."""
    half = 0.49 * u

    def draw(painter: QPainter) -> None:
        painter.translate(half, half)
        painter.setPen(QPen(tint(INK, ink), max(1.2, 0.036 * u)))
        painter.setBrush(tint(BLACK, shade))
        painter.drawPath(outline(wager, half))
        if is_double(wager):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(tint(INK, ink * 0.9), max(0.9, 0.020 * u)))
            painter.drawPath(outline(wager, half * 0.88))

    return bake(2 * half, 2 * half, dpr, draw, margin=3)
