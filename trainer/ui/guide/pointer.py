"""An outline around the thing that is to be touched next."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from trainer.ui.widgets import worn

GAP, ROUND, PULSE_MS = 4, 12, 1400
"""The ring is close about the thing: it lies over nothing that is printed beside it."""


class Pointer(QWidget):
    """Points at one thing of the page; the mouse and the keys go through it."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setObjectName("guide.pointer")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._glow = 1.0
        self._pulse = QVariantAnimation(self)
        self._pulse.setDuration(PULSE_MS)
        self._pulse.setLoopCount(-1)
        for at, value in ((0.0, 1.0), (0.5, 0.35), (1.0, 1.0)):
            self._pulse.setKeyValueAt(at, value)
        self._pulse.valueChanged.connect(self._set_glow)
        self.hide()

    def point_at(self, thing: QWidget | None, *, still: bool) -> None:
        """The outline is around that thing, or away; ``still``: it does not pulse."""
        self._pulse.stop()
        page = self.parentWidget()
        if thing is None or page is None or not thing.isVisible():
            self.hide()
            return
        where = QRect(thing.mapTo(page, QPoint(0, 0)), thing.size())
        self.setGeometry(where.adjusted(-GAP, -GAP, GAP, GAP))
        self._set_glow(1.0)
        self.show()
        self.raise_()
        if not still:
            self._pulse.start()

    def _set_glow(self, value: float) -> None:
        self._glow = value
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        colour = QColor(worn().here)
        for wide, alpha in ((6.0, 0.3 * self._glow), (2.5, 0.4 + 0.6 * self._glow)):
            colour.setAlphaF(alpha)
            painter.setPen(QPen(colour, wide))
            painter.drawRoundedRect(box, ROUND, ROUND)
        painter.end()
