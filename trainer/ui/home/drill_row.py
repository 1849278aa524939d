"""A drill in the list: its key, its title, and below it what it teaches, in full."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QFontMetrics, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from trainer.ui.home.snapshot import DrillOffered
from trainer.ui.line_button import draw_ground, draw_keycap
from trainer.ui.theme import font, scaled
from trainer.ui.widgets import worn
from trainer.wording import say

LEFT, RIGHT, TOP, TITLE, FOOT = 44, 12, 8, 20, 9


class DrillRow(QAbstractButton):
    """One of the drills. As high as its words need. Pressed twice, it shall begin."""

    begun = Signal()
    heard_as = QAccessible.Role.RadioButton

    def __init__(self, drill: DrillOffered, key: str) -> None:
        super().__init__()
        self._drill, self.key = drill, key
        self.setObjectName(f"drill.{drill.id}")
        self.setAccessibleName(say("{name}: {value}", name=drill.title, value=drill.teaches))
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        room = QRect(0, 0, width - LEFT - RIGHT, 200)
        words = QFontMetrics(font(12)).boundingRect(room, _WRAPPED, self._drill.teaches)
        return TOP + scaled(TITLE) + words.height() + FOOT

    def sizeHint(self) -> QSize:
        return QSize(400, self.heightForWidth(400))

    def minimumSizeHint(self) -> QSize:
        return QSize(240, self.heightForWidth(max(self.width(), 240)))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.begun.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_ground(painter, self)
        draw_keycap(painter, self.key, 10, TOP + scaled(TITLE) / 2)
        wide = self.width() - LEFT - RIGHT
        painter.setPen(QColor(theme.text))
        painter.setFont(font(14, bold=True))
        painter.drawText(QRectF(LEFT, TOP, wide, scaled(TITLE)), _MIDDLE, self._drill.title)
        painter.setPen(QColor(theme.text_2))
        painter.setFont(font(12))
        below = QRectF(LEFT, TOP + scaled(TITLE), wide, self.height() - TOP - scaled(TITLE))
        painter.drawText(below, _WRAPPED, self._drill.teaches)
        painter.end()


_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_WRAPPED = int(Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
