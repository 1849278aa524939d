"""The chance of passing the exam: a number, its interval, and what would raise it most."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from trainer.school.progress.readiness import READY_AT, per_cent_of_chance
from trainer.ui.home.snapshot import ChanceShown
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import (
    Button,
    column,
    emptied,
    frame,
    hairline,
    label,
    row,
    worn,
    wrapped,
)
from trainer.wording import say


class ChanceCard(QFrame):
    """Shows how likely the exam is passed. Emits the skills that are to be practised."""

    practise = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self.setObjectName("chance")
        self.setAccessibleName(say("Chance of passing the exam"))
        self._skills: tuple[str, ...] = ()
        self._unknown = wrapped("", tone="quiet", name="chance.unknown")
        self.chance = label("", "figure", name="chance.figure")
        self._between = label("", "secondary", name="chance.between")
        self._bar = ChanceBar()
        self._raises = column(gap=4)
        self._head = wrapped(say("Chance of passing the exam"), "section")
        self._begin = Button(say("Practise"), "chance.practise")
        self._begin.clicked.connect(lambda: self.practise.emit(self._skills))
        self._put_together()

    def present(self, shown: ChanceShown) -> None:
        self._skills = shown.skills
        self._unknown.setText(shown.known)
        self._unknown.setVisible(bool(shown.known))
        self._known.setVisible(not shown.known)
        self._raise.setVisible(bool(shown.raises) and not shown.known)
        self._begin.setVisible(bool(shown.skills))
        # What is not known needs no room.
        high = QSizePolicy.Policy.Maximum if shown.known else QSizePolicy.Policy.Expanding
        self.setSizePolicy(QSizePolicy.Policy.Preferred, high)
        low = shown.high < 1
        self.chance.setText(per_cent_of_chance(shown.chance))
        between = say("between {low}% and {high}%", low=shown.low, high=shown.high)
        self._between.setText("" if low else between)
        self._bar.present(shown)
        rises = any(reached for _, reached in shown.raises)
        most = say("What would raise it most") if rises else say("Most mistakes are expected here")
        self._raised.setText(most)
        emptied(self._raises)
        for words, reached in shown.raises:
            self._raises.addLayout(_gain(words, reached))

    def _put_together(self) -> None:
        self._known, self._raise = frame("plain"), frame("plain")
        figure = row(self.chance, self._between, None, gap=10)
        self._known.setLayout(column(figure, self._bar, gap=4))
        self._raised = label("", "secondary")
        gains = column(self._raised, self._raises, None, gap=8)
        self._raise.setLayout(column(hairline(), gains, row(None, self._begin), gap=10))
        pieces = column(around=(20, 16, 20, 14))
        for each in (self._head, self._unknown, self._known):
            pieces.addWidget(each)
        pieces.addWidget(self._raise, 1)
        pieces.addStretch(0)
        self.setLayout(pieces)


def _gain(words: str, reached: str) -> QHBoxLayout:
    line = row(gap=10)
    line.addWidget(wrapped(words, "dense"), 1)
    if reached:
        line.addWidget(label(reached, "dense"), 0, Qt.AlignmentFlag.AlignTop)
    return line


class ChanceBar(QWidget):
    """From 0 to 100%: the interval, the chance in it, and the mark of being ready."""

    def __init__(self) -> None:
        super().__init__()
        self._shown = ChanceShown()

    def sizeHint(self) -> QSize:
        return QSize(260, scaled(18) + 14 + scaled(18))

    def minimumSizeHint(self) -> QSize:
        return QSize(180, self.sizeHint().height())

    def present(self, shown: ChanceShown) -> None:
        self._shown = shown
        self.setAccessibleName(f"{shown.chance}%")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, shown = worn(), self._shown
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = scaled(18) + 7.0
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.line))
        painter.drawRoundedRect(QRectF(0, middle - 3, self.width(), 6), 3, 3)
        held = QColor(theme.accent)
        held.setAlphaF(0.45)
        painter.setBrush(held)
        low, high = self._at(shown.low), self._at(shown.high)
        painter.drawRoundedRect(QRectF(low, middle - 3, max(6.0, high - low), 6), 3, 3)
        ready = self._at(READY_AT)
        painter.setPen(QPen(QColor(theme.text), 2))
        painter.drawLine(QPointF(ready, middle - 7), QPointF(ready, middle + 7))
        painter.setPen(QPen(QColor(theme.surface), 2))
        painter.setBrush(QColor(theme.accent))
        painter.drawEllipse(QPointF(self._at(shown.chance), middle), 6.5, 6.5)
        self._write(painter, ready, middle + 9)
        painter.end()

    def _write(self, painter: QPainter, ready: float, below: float) -> None:
        painter.setFont(font(12))
        painter.setPen(QColor(worn().text_2))
        high, wide = scaled(18), self.width()
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        said = say("ready, {share}%", share=READY_AT)
        over = min(float(wide), ready + painter.fontMetrics().horizontalAdvance(said) / 2)
        painter.drawText(QRectF(0, 0, over, high), right, said)
        painter.drawText(QRectF(0, below, wide, high), left, say("{share}%", share=0))
        painter.drawText(QRectF(0, below, wide, high), right, say("{share}%", share=100))

    def _at(self, share: float) -> float:
        return 7 + (self.width() - 14) * share / 100
