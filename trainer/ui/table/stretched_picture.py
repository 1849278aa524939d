"""The table's last picture, stretched over it while the window is being resized."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

SETTLED_MS = 150


class Stretched(QWidget):
    """Hides the table under a picture of it. Emits once the size has not changed for a moment."""

    settled = Signal()

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        # It covers the table: Qt need not paint every piece below it while the window is pulled.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()
        self._picture = QPixmap()
        self._quiet = QTimer(self, interval=SETTLED_MS)
        self._quiet.setSingleShot(True)
        self._quiet.timeout.connect(self.settle)

    def follow(self, table: QWidget, old: QSize) -> None:
        """Show the last picture at the table's new size, until the size settles."""
        if self.isHidden():
            self._picture = table.grab(QRect(QPoint(0, 0), old))
            self.show()
            self.raise_()
        self.setGeometry(table.rect())
        self._quiet.start()

    def settle(self) -> None:
        """Show the table itself again."""
        self._quiet.stop()
        if self.isHidden():
            return
        self.hide()
        self._picture = QPixmap()
        self.settled.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(self.rect(), self._picture)
        painter.end()
