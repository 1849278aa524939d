"""The one lit thing: a brass ring about the place where the trainee is."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from trainer.game.wagers import Wager
from trainer.ui.table.baked import rounded
from trainer.ui.table.geometry import Box
from trainer.ui.table.outlines import outline
from trainer.ui.theme import HERE, tint

GROW_MS = 90


class HereRing(QWidget):
    """Drawn over a spot or a hand. Touches pass through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setObjectName("here.ring")
        self.hide()
        self._path = QPainterPath()
        self._u = 1.0
        self._grow = QVariantAnimation(self)
        self._grow.setDuration(GROW_MS)
        self._grow.setStartValue(0.93)
        self._grow.setEndValue(1.0)
        self._grow.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._grow.valueChanged.connect(self.update)

    def about_spot(self, wager: Wager, box: Box, u: float, *, motion: bool) -> None:
        """The ring lies about a betting spot, in its own shape."""
        shape = outline(wager, 0.49 * u * 1.16)
        self._lie(shape.translated(QPointF(*box.centre)), u, motion=motion)

    def about_box(self, box: Box, u: float, *, motion: bool) -> None:
        """The ring lies about a hand."""
        shape = rounded(QRectF(box.x, box.y, box.w, box.h), 0.14 * u)
        self._lie(shape, u, motion=motion)

    def _lie(self, path: QPainterPath, u: float, *, motion: bool) -> None:
        reach = 0.09 * u + 2
        room: QRect = path.boundingRect().adjusted(-reach, -reach, reach, reach).toAlignedRect()
        self._u = u
        self._path = path.translated(-room.x(), -room.y())
        self.setGeometry(room)
        self.raise_()
        self.show()
        if motion:
            self._grow.start()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._grow.state() is QVariantAnimation.State.Running:
            scale = float(self._grow.currentValue())
            middle = QRectF(self.rect()).center()
            painter.translate(middle)
            painter.scale(scale, scale)
            painter.translate(-middle)
        painter.setPen(QPen(tint("#04120E", 0.85), max(3.0, 0.12 * self._u)))
        painter.drawPath(self._path)
        painter.setPen(QPen(QColor(HERE), max(2.0, 0.062 * self._u)))
        painter.drawPath(self._path)
        painter.end()
