"""A reason why a bet may not stand: a row with its key, and the seats marked for it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from trainer.ui.theme import font
from trainer.ui.widgets import tip, worn, write_fitted
from trainer.wording import say, say_list

HIGH = 32


class ReasonKey(QAbstractButton):
    """Marks the present seat for this reason, or unmarks it."""

    def __init__(self, key: str, words: str, name: str) -> None:
        super().__init__()
        self.key, self._words = key, words
        self._seats: tuple[int, ...] = ()
        self._here = 0
        self.setObjectName(name)
        self.setToolTip(tip(words))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_marked((), here=0)

    def show_marked(self, seats: tuple[int, ...], *, here: int) -> None:
        """Show the seats marked for it; the trainee is at ``here``."""
        self._seats, self._here = seats, here
        name = say("{words}, key {key}", words=self._words, key=self.key)
        if seats:
            listed = say_list([str(seat) for seat in seats], "")
            name = say("{reason}, seats {seats}", reason=name, seats=listed)
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(260, HIGH)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, marked = worn(), self._here in self._seats
        edge = theme.here_edge if self.hasFocus() else theme.critical if marked else theme.line
        painter.setPen(QPen(QColor(edge), 2 if marked or self.hasFocus() else 1))
        painter.setBrush(QColor(theme.well if self.underMouse() else theme.surface))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        cap = QRectF(6, (HIGH - 22) / 2, 23, 22)
        painter.setPen(QPen(QColor(theme.outline), 1))
        painter.drawRoundedRect(cap, 5, 5)
        painter.setPen(QColor(theme.text))
        painter.setFont(font(13, bold=True))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self.key)
        seats = " ".join(map(str, self._seats))
        type_ = font(13, bold=marked)
        taken = QFontMetricsF(font(13, bold=True)).horizontalAdvance(seats) + 10
        room = QRectF(37, 0, self.width() - 45 - taken, HIGH)
        painter.setFont(type_)
        write_fitted(painter, self._words, room)
        painter.setPen(QColor(theme.critical))
        painter.setFont(font(13, bold=True))
        right = QRectF(0, 0, self.width() - 10, HIGH)
        painter.drawText(right, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, seats)
        painter.end()
