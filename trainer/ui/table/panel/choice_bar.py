"""A small bar of words to choose from, each with its letter: calls and rulings."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QWidget

from trainer.ui.kit.painted import Painted
from trainer.ui.kit.theme import RADIUS_CARD, font, tint
from trainer.ui.kit.widgets import emptied, worn
from trainer.ui.table.calls import CallWord
from trainer.ui.table.panel.panel_parts import draw_focus

EDGE, FEW = 4, 9
"""The least room between the bar and the table's lower edge; so many words stand in four columns.
"""


class ChoiceBar(Painted, QWidget):
    """Emits the pressed word."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self.setObjectName("choices")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(10, 8, 10, 8)
        self._grid.setSpacing(2)
        self._words: tuple[CallWord, ...] = ()
        self.hide()

    def offer(self, words: tuple[CallWord, ...], middle: tuple[float, float]) -> None:
        """Offer these words near that place; none closes the bar."""
        if words != self._words:
            self._words = words
            self._fill()
        self.setVisible(bool(words))
        if words:
            self.adjustSize()
            lowest = self._table.height() - self.height() - EDGE
            top = min(round(middle[1] - self.height() / 2), lowest)
            self.move(round(middle[0] - self.width() / 2), top)
            self.raise_()

    def _fill(self) -> None:
        emptied(self._grid)
        face = QFontMetrics(font(13))
        wide = max((face.horizontalAdvance(word.words) + 44 for word in self._words), default=0)
        wide = max(wide, 138)
        columns = 4
        if len(self._words) > FEW:  # a long list is low and wide, to leave the felt in sight
            columns = max(4, min(6, (self._table.width() - 24) // (wide + 2)))
        for k, word in enumerate(self._words):
            button = _WordButton(word, self, wide)
            button.clicked.connect(lambda _=False, w=word.word: self.chosen.emit(w))
            self._grid.addWidget(button, k // columns, k % columns)
            button.show()  # before the bar is measured, which may be in sight with other words

    def paint(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(worn().outline), 1))
        painter.setBrush(QColor(worn().surface))
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, RADIUS_CARD, RADIUS_CARD)


class _WordButton(Painted, QAbstractButton):
    accessible_role = QAccessible.Role.Button

    def __init__(self, word: CallWord, bar: ChoiceBar, wide: int) -> None:
        super().__init__(bar)
        self.setObjectName(f"choice.{word.word}")
        self.setAccessibleName(word.words)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._word = word
        self.setFixedSize(wide, 32)

    def paint(self, painter: QPainter) -> None:
        theme = worn()
        box = QRectF(self.rect())
        if self.underMouse() or self.hasFocus():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.well))
            painter.drawRoundedRect(box, 6, 6)
        cap = QRectF(6, 6, 20, 20)
        painter.setPen(QPen(tint(theme.outline, 1), 1))
        painter.setBrush(QColor(theme.surface))
        painter.drawRoundedRect(cap, 4, 4)
        painter.setPen(QColor(theme.text))
        painter.setFont(font(12))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._word.letter)
        painter.setFont(font(13))
        words = box.adjusted(32, 0, 0, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self._word.words)
        if self.hasFocus():
            draw_focus(painter, box)
