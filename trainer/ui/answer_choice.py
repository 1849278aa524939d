"""A choice that drops down, with the chevron that the style sheet leaves out."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QComboBox

from trainer.ui.widgets import worn


class AnswerChoice(QComboBox):
    """One of several, by mouse or with the arrow keys. Letters, digits and signs are the page's
    keys."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().strip() and event.text().isprintable():
            event.ignore()
            return
        super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel moves the page, and changes nothing that it passes."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(worn().text_2), 1.6)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        x, y = self.width() - 17.0, self.height() / 2
        foot = QPointF(x, y + 2.5)
        painter.drawLine(QPointF(x - 4.5, y - 2), foot)
        painter.drawLine(foot, QPointF(x + 4.5, y - 2))
        painter.end()
