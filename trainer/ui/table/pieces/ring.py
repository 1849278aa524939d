"""The ring: a brass line about the place where the trainee is."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from trainer.game.wagers import Wager
from trainer.ui.kit.colours import DEEP
from trainer.ui.kit.theme import HERE, tint
from trainer.ui.table.drawing.outlines import outline
from trainer.ui.table.drawing.pixmap_cache import CachedPicture, bake, rounded
from trainer.ui.table.geometry import Box

GROW_MS = 90


class RingShape(Struct, frozen=True):
    """The outline of the ring: about a wager's spot, or a box of that size if there is no wager."""

    u: float
    wager: Wager | None = None
    wide: float = 0.0
    high: float = 0.0

    def path(self) -> QPainterPath:
        """The ring's line about the origin."""
        if self.wager is not None:
            return outline(self.wager, 0.49 * self.u * 1.12)
        box = QRectF(-self.wide / 2, -self.high / 2, self.wide, self.high)
        return rounded(box, 0.14 * self.u)


class HereRing(QWidget):
    """The ring over a spot or a hand. Touches pass through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setObjectName("here.ring")
        self.hide()
        self._shape = RingShape(1.0)
        self._grow = QVariantAnimation(self)
        self._grow.setDuration(GROW_MS)
        self._grow.setStartValue(0.93)
        self._grow.setEndValue(1.0)
        self._grow.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._grow.valueChanged.connect(self.update)

    def about_spot(self, wager: Wager, box: Box, u: float, *, motion: bool) -> None:
        """Lie about a betting spot, in its own shape."""
        self._lie(RingShape(u, wager), box, motion=motion)

    def about_box(self, box: Box, u: float, *, motion: bool) -> None:
        self._lie(RingShape(u, None, box.w, box.h), box, motion=motion)

    def _lie(self, shape: RingShape, box: Box, *, motion: bool) -> None:
        picture = ring_picture(shape, self.devicePixelRatioF())
        size = picture.pixmap.deviceIndependentSize().toSize()
        room = QRect(0, 0, size.width(), size.height())
        room.moveTopLeft(
            QPointF(box.centre.x - size.width() / 2, box.centre.y - size.height() / 2).toPoint()
        )
        if shape == self._shape and room == self.geometry() and self.isVisible():
            return
        self._shape = shape
        self.setGeometry(room)
        if self.isHidden():
            self.raise_()
            self.show()
        if motion:
            self._grow.start()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        middle = QRectF(self.rect()).center()
        if self._grow.state() is QVariantAnimation.State.Running:
            scale = float(self._grow.currentValue())
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.translate(middle)
            painter.scale(scale, scale)
            painter.translate(-middle)
        painter.drawPixmap(0, 0, ring_picture(self._shape, self.devicePixelRatioF()).pixmap)
        painter.end()


@lru_cache(maxsize=16)
def ring_picture(shape: RingShape, dpr: float) -> CachedPicture:
    """The ring of that shape, in the middle of its picture."""
    path, u = shape.path(), shape.u
    reach = 0.09 * u + 2
    room = path.boundingRect().adjusted(-reach, -reach, reach, reach).toAlignedRect()

    def draw(painter: QPainter) -> None:
        painter.translate(QRectF(0, 0, room.width(), room.height()).center())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(tint(DEEP, 0.85), max(3.0, 0.12 * u)))
        painter.drawPath(path)
        painter.setPen(QPen(QColor(HERE), max(2.0, 0.062 * u)))
        painter.drawPath(path)

    return bake(room.width(), room.height(), dpr, draw)
