"""The smaller cards of Today: the chance of passing, the round of the day, the list of houses."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trainer.school.progress.readiness import READY_AT, per_cent_of_chance
from trainer.ui.home.snapshot import ChanceShown, DayRoundShown, HouseOffered
from trainer.ui.kit.drop_down import DropDown
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.painted import Painted
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


class ChanceCard(Ground):
    """Shows how likely the exam is passed. Emits the skills that are to be practised."""

    practise = Signal(object)

    def __init__(self) -> None:
        super().__init__("card", "chance", say("Chance of passing the exam"))
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
        self._begin.setVisible(bool(shown.skills and shown.raises) and not shown.known)
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
        gains = column(self._raised, self._raises, gap=8)
        self._raise.setLayout(column(hairline(), gains, gap=10))
        shown = (self._head, self._unknown, self._known, None, self._raise, None)
        self.setLayout(column(*shown, row(None, self._begin), around=(20, 16, 20, 14)))


def _gain(words: str, reached: str) -> QHBoxLayout:
    line = row((wrapped(words, "dense"), 1), gap=10)
    if reached:
        line.addWidget(label(reached, "dense"), 0, Qt.AlignmentFlag.AlignTop)
    return line


class ChanceBar(Painted, QWidget):
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

    def paint(self, painter: QPainter) -> None:
        theme, shown = worn(), self._shown
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


class HouseChoice(DropDown):
    """Shows the house by name. Emits the id of the chosen one, or the house whose problems are
    asked for."""

    chosen = Signal(str)
    problems_asked = Signal(object)

    def __init__(self) -> None:
        super().__init__("today.house", say("House"))
        self.setMinimumWidth(170)
        self._houses: tuple[HouseOffered, ...] = ()
        self._chosen = ""
        self.activated.connect(self._picked)

    def present(self, houses: Sequence[HouseOffered], chosen: str) -> None:
        if tuple(houses) != self._houses:
            self._houses = tuple(houses)
            self.clear()
            for house in houses:
                self.addItem(
                    say("{name}: {value}", name=house.title, value=house.state)
                    if house.problems
                    else house.title
                )
        self._chosen = chosen
        self.setCurrentIndex(self._place(chosen))

    def pick(self, house: str) -> None:
        """Do what the mouse or an arrow does when that house is picked."""
        self.setCurrentIndex(self._place(house))
        self._picked(self._place(house))

    def _place(self, house: str) -> int:
        return next((k for k, each in enumerate(self._houses) if each.id == house), -1)

    def _picked(self, place: int) -> None:
        house = self._houses[place]
        if house.problems:
            self.setCurrentIndex(self._place(self._chosen))
            self.problems_asked.emit(house)
        else:
            self._chosen = house.id
            self.chosen.emit(house.id)


class DayRoundCard(Ground):
    """Shows how the round of the day went, or that it waits. Emits its code to have it dealt."""

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__("card", "day-round", say("Round of the day"))
        self._code = ""
        self._told = wrapped("", "secondary", name="day-round.told")
        self._deal = Button(say("Deal it"), "day-round.deal")
        self._deal.clicked.connect(lambda: self.wanted.emit(self._code))
        told = column(None, wrapped(say("Round of the day"), "section"), self._told, None, gap=4)
        self.setLayout(row((told, 1), self._deal, gap=14, around=(20, 12, 20, 14)))
        self.hide()

    def present(self, shown: DayRoundShown) -> None:
        self._code = shown.code
        self._told.setText(shown.told)
        self._deal.setAccessibleName(
            say("{name}: {value}", name=self._deal.text(), value=say("Round of the day"))
        )
        self.show()
