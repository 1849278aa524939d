"""Pictures drawn once and shown many times, at the screen's own sharpness."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, floor

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from trainer.ui.kit.colours import SHADE as SHADE


class CachedPicture(Struct, frozen=True):
    """A picture with room for its shadow: ``margin`` lies outside the thing itself."""

    pixmap: QPixmap
    margin: float

    def draw(self, painter: QPainter, x: float, y: float) -> None:
        """Draw the thing with its top left at that place, on whole screen pixels."""
        sharp = self.pixmap.devicePixelRatio()
        # Halves always the same way: chips of a stack keep their distance.
        left, top = (floor((at - self.margin) * sharp + 0.5 + 1e-6) / sharp for at in (x, y))
        painter.drawPixmap(QPointF(left, top), self.pixmap)

    def draw_about(self, painter: QPainter, x: float, y: float) -> None:
        """Draw the thing centred about that place."""
        size = self.pixmap.deviceIndependentSize()
        self.draw(painter, x - size.width() / 2 + self.margin, y - size.height() / 2 + self.margin)


def bake(
    width: float,
    height: float,
    dpr: float,
    draw: Callable[[QPainter], None],
    margin: float = 0.0,
    *,
    ground: QColor | None = None,
) -> CachedPicture:
    """Draw a thing of that size once.

    The painter's origin is the thing's own top left. On a ``ground`` the picture has no holes, and
    is copied much faster than it is blended.
    """
    pixmap = QPixmap(ceil((width + 2 * margin) * dpr), ceil((height + 2 * margin) * dpr))
    if pixmap.isNull():  # a table that is not laid out yet has chips of no size
        return CachedPicture(pixmap, margin)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(ground or Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(margin, margin)
    try:
        draw(painter)
    finally:
        painter.end()  # Qt ends the program when a picture goes while it is painted
    return CachedPicture(pixmap, margin)


def soft_shadow(
    painter: QPainter, box: QRectF, radius: float, *, drop: float, blur: float, strength: float
) -> None:
    """Draw a soft shadow under a rounded box: a few fainter boxes, each larger than the last."""
    layers = 7
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    faint = QColor(0, 0, 0)
    faint.setAlphaF(1 - (1 - strength) ** (1 / layers))
    painter.setBrush(faint)
    for layer in range(layers):
        grow = blur * (2 * layer / (layers - 1) - 1)
        grown = box.translated(0, drop).adjusted(-grow, -grow, grow, grow)
        corner = max(radius + grow, 0.5)
        painter.drawRoundedRect(grown, corner, corner)
    painter.restore()


def rounded(box: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path
