"""A list to choose one value from, that drops down."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QComboBox, QStyleOptionComboBox, QWidget

from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import worn

# A longer entry is cut in the field and whole in the list: else one long title would push what
# stands beside it out of the window.
WIDEST = 240
# The padding and the arrow, less what a rounded width of words may lack.
EDGES = 40


class DropDown(QComboBox):
    """One of several values, chosen by mouse or with the arrow keys.

    Letters, digits and signs are keys of its page; while the list is open they look for an entry.
    While nothing is chosen, arrow keys open the list.
    ``narrow``: it may become narrower than its longest entry.
    """

    def __init__(self, name: str, spoken: str, *, narrow: bool = False) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(spoken)
        # Else the wheel would lead the keyboard here, and the next arrow key change the choice.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policies = QComboBox.SizeAdjustPolicy
        self.setSizeAdjustPolicy(
            policies.AdjustToMinimumContentsLengthWithIcon if narrow else policies.AdjustToContents
        )

    def offer(self, values: Iterable[tuple[object, str]], first: object = None) -> None:
        """Offer these values, each with its words. The chosen one stays; before any is, ``first``.

        Nothing is emitted about it.
        """
        before = self.currentData() if self.count() else first
        # Clearing and filling would each emit a choice that nobody made.
        with QSignalBlocker(self):
            self.clear()
            for value, words in values:
                self.addItem(words, value)
            self.choose(before)

    def choose(self, value: object) -> None:
        """Choose that value; the first if it is not offered."""
        self.setCurrentIndex(max(0, self.findData(value)))

    def sizeHint(self) -> QSize:
        return _not_too_wide(super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        return _not_too_wide(super().minimumSizeHint())

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """End words that have no room with an ellipsis."""
        super().initStyleOption(option)
        # The style sheet would cut a letter.
        words, room, metrics = option.currentText, self.width() - EDGES, option.fontMetrics
        if metrics.boundingRect(words).width() > room:  # a Chinese bracket ends in empty space
            option.currentText = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        arrows = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
        if event.text().strip() and event.text().isprintable():
            event.ignore()
        elif event.key() in arrows and self.currentIndex() < 0:
            self.showPopup()  # where nothing is chosen, a choice may add something at once
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        # Scrolling it must not change a choice on the way.
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        draw_arrow(self)


def _not_too_wide(hint: QSize) -> QSize:
    return QSize(min(hint.width(), scaled(WIDEST)), hint.height())


def draw_arrow(field: QWidget) -> None:
    """Draw the arrow of a field that opens, in the colour of its words. For its ``paintEvent``."""
    # The style sheet cannot: it takes arrows only as picture files, which know no theme.
    painter = QPainter(field)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(worn().text_2), 1.6))
    x, y = field.width() - 16.0, field.height() / 2 + 0.5
    painter.drawPolyline([QPointF(x - 4, y - 2), QPointF(x, y + 2), QPointF(x + 4, y - 2)])
    painter.end()
