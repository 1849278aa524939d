"""Steps to be put in order: pressed by their keys, they line up; pressed again, they step back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from trainer.school.quick.screens import OrderShown
from trainer.ui.quick.snapshot import key_of
from trainer.ui.theme import font, scaled
from trainer.ui.widgets import Button, column, emptied, frame, label, row, tip, worn, write_fitted
from trainer.wording import say

ROW, GAP = 32, 4
DOWN, AROUND = 9, 170
"""At least so many rows, then the next column begins; and the room above and below them."""


class OrderBoard(QWidget):
    """The shuffled steps, and the order made of them. Emits the order when it shall count."""

    ordered = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._steps: list[StepKey] = []
        self._picked: list[int] = []
        self._still = False
        self._down = DOWN
        self._left = QGridLayout()
        self._right = QGridLayout()
        for grid in (self._left, self._right):
            grid.setSpacing(GAP)
        self._left_name = label(say("Steps"), "section")
        self._done = Button(
            say("That is the order"), "quick.order.done", kind="primary", key="Enter"
        )
        self._back = Button(say("Take the last back"), "quick.order.back", key="Backspace")
        self._done.clicked.connect(self.send)
        self._back.clicked.connect(self.take_back)
        self._put_together()

    def present(self, shown: OrderShown) -> None:
        """These steps, none of them in its place yet."""
        self._still, self._picked = False, []
        self._shown = shown
        self._down = self._rows()
        self._left_name.setText(say("Steps"))
        emptied(self._left)
        self._steps = []
        for place, step in enumerate(shown.steps):
            key = StepKey(key_of(place), step.where, step.words, f"quick.step.{place}")
            key.clicked.connect(partial(self._click, place))
            self._steps.append(key)
            self._left.addWidget(key, place % self._down, place // self._down)
        self._show_order()

    def pick(self, place: int) -> bool:
        """The step with that place is next, or no longer in the order."""
        if self._still or not 0 <= place < len(self._steps):
            return False
        if place in self._picked:
            self._picked.remove(place)
        else:
            self._picked.append(place)
        self._show_order()
        return True

    def take_back(self, *_: object) -> None:
        """The last step of the order steps back."""
        if self._picked and not self._still:
            self._picked.pop()
            self._show_order()

    def send(self, *_: object) -> bool:
        """The order counts, if every step is in it."""
        complete = len(self._picked) == len(self._steps)
        if complete and not self._still:
            self.ordered.emit(tuple(self._picked))
        return complete

    def show_told(self, due: Sequence[int]) -> None:
        """A right order stands beside the one that was made."""
        self._still = True
        self._left_name.setText(say("An order that is right"))
        emptied(self._left)
        self._steps = []
        for at, place in enumerate(due):
            step = self._shown.steps[place]
            self._left.addWidget(
                Slot(at + 1, step.where, step.words), at % self._down, at // self._down
            )
        for button in (self._done, self._back):
            button.setEnabled(False)

    def _click(self, place: int, *_: object) -> None:
        self.pick(place)

    def _show_order(self) -> None:
        emptied(self._right)
        for at in range(len(self._steps)):
            place = self._picked[at] if at < len(self._picked) else None
            step = self._shown.steps[place] if place is not None else None
            words = (step.where, step.words) if step is not None else ("", "")
            slot = Slot(at + 1, *words, here=at == len(self._picked))
            self._right.addWidget(slot, at % self._down, at // self._down)
        for at, key in enumerate(self._steps):
            key.stand_at(self._picked.index(at) + 1 if at in self._picked else 0)
        self._done.setEnabled(bool(self._steps) and len(self._picked) == len(self._steps))
        self._back.setEnabled(bool(self._picked))

    def _rows(self) -> int:
        """So many rows have room."""
        return max(DOWN, (self.height() - AROUND) // (ROW + GAP))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._rows() == self._down or self._still:
            return
        self._down = self._rows()
        for place, key in enumerate(self._steps):
            self._left.addWidget(key, place % self._down, place // self._down)
        self._show_order()

    def _put_together(self) -> None:
        left, right = frame("card"), frame("card")
        left.setLayout(column(self._left_name, self._left, None, gap=8, around=(16, 12, 16, 12)))
        right.setLayout(
            column(
                label(say("Your order"), "section"),
                self._right,
                None,
                row(None, self._back, self._done, gap=10),
                gap=8,
                around=(16, 12, 16, 12),
            )
        )
        both = row(gap=14)
        both.addWidget(left, 1)
        both.addWidget(right, 1)
        self.setLayout(both)


class StepKey(QAbstractButton):
    """A step with its key; quiet once it is in the order, with its number there."""

    def __init__(self, key: str, where: str, words: str, name: str) -> None:
        super().__init__()
        self.key, self._words, self._number = key, words, 0
        self.setObjectName(name)
        self._spoken = say("{words}, key {key}", words=words, key=key)
        self.setAccessibleName(self._spoken)
        self.setToolTip(tip(words))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def stand_at(self, number: int) -> None:
        """It is the step of that number in the order; 0 for none."""
        self._number = number
        placed = say("{step}, {number} in your order", step=self._spoken, number=number)
        self.setAccessibleName(placed if number else self._spoken)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(180, ROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, box = worn(), QRectF(self.rect()).adjusted(0.5, 1.5, -0.5, -1.5)
        edge = theme.here_edge if self.hasFocus() else theme.line
        painter.setPen(QPen(QColor(edge), 2 if self.hasFocus() else 1))
        painter.setBrush(QColor(theme.well if self.underMouse() or self._number else theme.surface))
        painter.drawRoundedRect(box, 7, 7)
        ink = QColor(theme.text_2 if self._number else theme.text)
        cap = QRectF(7, (self.height() - 23) / 2, 24, 23)
        painter.setPen(QPen(QColor(theme.outline), 1))
        painter.setBrush(QColor(theme.surface))
        painter.drawRoundedRect(cap, 5, 5)
        painter.setPen(ink)
        painter.setFont(font(13, bold=True))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self.key)
        _write(painter, self._words, QRectF(40, 0, self.width() - 48, self.height()), ink)
        painter.end()


class Slot(QWidget):
    """A place of the order; the next one to be filled is lit."""

    def __init__(self, number: int, where: str, words: str, *, here: bool = False) -> None:
        super().__init__()
        self._number, self._words, self._here = number, words, here
        self.setAccessibleName(f"{number}: {words or say('empty')}")
        self.setFixedHeight(scaled(ROW))
        self.setMinimumWidth(120)
        self.setToolTip(tip(words))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, box = worn(), QRectF(self.rect()).adjusted(0.5, 1.5, -0.5, -1.5)
        if self._here:
            painter.setPen(QPen(QColor(theme.here_edge), 2))
            painter.setBrush(QColor(theme.here_wash))
        else:
            dashed = Qt.PenStyle.SolidLine if self._words else Qt.PenStyle.DashLine
            painter.setPen(QPen(QColor(theme.line), 1, dashed))
            painter.setBrush(QColor(theme.surface))
        painter.drawRoundedRect(box, 7, 7)
        painter.setPen(QColor(theme.text_2))
        painter.setFont(font(13))
        place = QRectF(0, 0, 30, self.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(self._number))
        room = QRectF(38, 0, self.width() - 46, self.height())
        _write(painter, self._words, room, QColor(theme.text))
        painter.end()


def _write(painter: QPainter, words: str, room: QRectF, ink: QColor) -> None:
    painter.setPen(ink)
    painter.setFont(font(13))
    write_fitted(painter, words, room)
