"""Pale words across a page, so that no picture of it passes for a signed one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.painted import Painted
from trainer.ui.kit.theme import felt_font
from trainer.ui.kit.widgets import worn

PIXELS, SHARE, INK = 150, 0.86, 0.055


class Across(Painted, QWidget):
    """Lies over a page and lets every click through."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._words = ""
        self.setObjectName(f"{over.objectName()}.across")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        over.installEventFilter(self)

    def tell(self, words: str) -> None:
        """Lay these words across the page; none if they are empty."""
        self._words = words
        self.setVisible(bool(words))
        self.update()

    def eventFilter(self, over: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and isinstance(over, QWidget):
            self.setGeometry(over.rect())
        return False

    def paint(self, painter: QPainter) -> None:
        """Draw the words as a shape and not as text: nobody has to read them against the page."""
        chosen = felt_font(PIXELS, bold=True)
        wide = QFontMetricsF(chosen).horizontalAdvance(self._words)
        smaller = min(1.0, SHARE * self.width() / wide)
        shape = QPainterPath()
        shape.addText(QPointF(0, 0), felt_font(PIXELS * smaller, bold=True), self._words)
        ink = QColor(worn().text)
        ink.setAlphaF(INK)
        painter.translate(self.rect().center() - shape.boundingRect().center().toPoint())
        painter.fillPath(shape, ink)
