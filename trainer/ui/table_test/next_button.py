"""The button that records what comes next: where above, and what below, to be read at a glance."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton

from trainer.ui.theme import font, scaled
from trainer.ui.widgets import tip, worn
from trainer.wording import say

HIGH, BEARING = 66, 14


class NextButton(QPushButton):
    """One tap, or the space bar: it was done as due."""

    def __init__(self, name: str, key: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("kind", "primary")
        self.setProperty("finger", "broad")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(60)
        self.key, self._where, self._what = key, "", ""

    def tell(self, where: str, what: str) -> None:
        """It says that."""
        self._where, self._what = where, what
        spoken = say("{name}: {value}", name=where, value=what) if where else what
        self.setAccessibleName(spoken)
        self.setToolTip(tip(spoken))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, scaled(HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        ink = QColor(worn().on_accent if self.isEnabled() else worn().text_3)
        cap = self._draw_key(painter, ink)
        self._write(painter, ink, cap)
        painter.end()

    def _draw_key(self, painter: QPainter, ink: QColor) -> float:
        """Draw the key at the right and return its width."""
        wide = QFontMetricsF(font(12)).horizontalAdvance(self.key) + 12
        box = QRectF(self.width() - BEARING - wide, (self.height() - 20) / 2, wide, 20)
        painter.setPen(QPen(ink, 1))
        painter.drawRoundedRect(box, 4.5, 4.5)
        painter.setFont(font(12))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.key)
        return wide

    def _write(self, painter: QPainter, ink: QColor, cap: float) -> None:
        room = QRectF(self.rect()).adjusted(BEARING, 8, -2 * BEARING - cap, -8)
        upper = room.adjusted(0, 0, 0, -room.height() * 0.58)
        lower = room if not self._where else room.adjusted(0, room.height() * 0.42, 0, 0)
        painter.setPen(ink)
        painter.setFont(font(13))
        painter.drawText(upper, Qt.AlignmentFlag.AlignVCenter, self._where)
        size = 17.0
        while size > 13 and _wide(self._what, size) > lower.width():
            size -= 1
        painter.setFont(font(size, bold=True))
        elide = Qt.TextElideMode.ElideRight
        words = painter.fontMetrics().elidedText(self._what, elide, round(lower.width()))
        painter.drawText(lower, Qt.AlignmentFlag.AlignVCenter, words)


def _wide(text: str, size: float) -> float:
    return QFontMetricsF(font(size, bold=True)).horizontalAdvance(text)
