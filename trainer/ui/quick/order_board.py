"""Steps to be put in order by their keys, or dragged to their places; pressed again, they step
back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QGridLayout,
    QLabel,
    QSizePolicy,
    QWidget,
)

from trainer.school.one_question.screens import OrderShown, ShuffledStep
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import (
    Button,
    column,
    emptied,
    frame,
    label,
    row,
    tip,
    worn,
    write_fitted,
)
from trainer.ui.quick.snapshot import key_of
from trainer.wording import say

ROW, LEAST_ROW, GAP, BETWEEN_COLUMNS = 32, 26, 4, 12
LEFT_OF_WORDS, RIGHT_OF_WORDS, ABOVE_WORDS, SMALLEST = 40, 8, 4, 11
DOWN, AROUND = 9, 170
"""The rows of a column, at least, before the next one begins; the room above and below them."""


_WRAPPED = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)


class OrderBoard(QWidget):
    """The shuffled steps, and the order made of them: by keys, by clicks, or by dragging. Emits the
    order when it is to count."""

    ordered = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[ShuffledStep, ...] = ()
        self._steps: list[StepKey] = []
        self._slots: list[Slot] = []
        self._fitted: tuple[QSize, QFont] | None = None
        self._picked: list[int] = []
        self._at = 0
        self._still = False
        self._down = DOWN
        self._left = QGridLayout()
        self._right = QGridLayout()
        for grid in (self._left, self._right):
            grid.setHorizontalSpacing(BETWEEN_COLUMNS)
            grid.setVerticalSpacing(GAP)
        self._left_name = label(say("Steps"), "section")
        self._done = Button(say("Check the order"), "quick.order.done", kind="primary", key="Enter")
        self._back = Button(say("Undo the last"), "quick.order.back", key="Backspace")
        self._done.clicked.connect(self.send)
        self._back.clicked.connect(self.take_back)
        self._put_together()
        self.drag = StepDrag(self)
        self.drag.over.connect(self._light)
        self.drag.dropped.connect(self.put)

    def present(self, shown: OrderShown) -> None:
        """Show these steps, none of them in its place yet."""
        self._still, self._picked, self._at = False, [], 0
        self._shown, self._fitted = shown.steps, None
        self._down = self._rows()
        self._left_name.setText(say("Steps"))
        emptied(self._left)
        self._steps = []
        for place, step in enumerate(shown.steps):
            key = StepKey(key_of(place), step.words, f"quick.step.{place}", self._type)
            key.clicked.connect(partial(self._click, place))
            self.drag.carry(key, place)
            self._steps.append(key)
            self._left.addWidget(key, place % self._down, place // self._down)
        self._make_slots()
        self._show_order()

    def pick(self, place: int) -> bool:
        """Put the step at that place into the lit slot, or take it out of the order."""
        if self._still or not 0 <= place < len(self._steps):
            return False
        if place in self._picked:
            self._take_out(place)
            self._show_order()
        else:
            self.put(place, self._at)
        return True

    def put(self, place: int, at: int | None) -> None:
        """Put the step into that slot, before what stood there; without a slot, back to the
        steps."""
        if self._still:
            return
        if place in self._picked:
            self._take_out(place)
        if at is not None:
            self._at = min(at, len(self._picked))
            self._picked.insert(self._at, place)
            self._at += 1
        self._show_order()

    def step(self, by: int) -> bool:
        """Light the next slot, or the one before. True while an order is made."""
        self._at = min(max(self._at + by, 0), len(self._picked))
        self._light(None)
        return not self._still

    def take_back(self, *_: object) -> None:
        if self._at and not self._still:
            self._take_out(self._picked[self._at - 1])
            self._show_order()

    def _take_out(self, place: int) -> None:
        at = self._picked.index(place)
        self._picked.remove(place)
        self._at -= at < self._at

    def send(self, *_: object) -> bool:
        """Let the order count, if every step is in it."""
        complete = len(self._picked) == len(self._steps)
        if complete and not self._still:
            self.ordered.emit(tuple(self._picked))
        return complete

    def show_told(self, due: Sequence[int]) -> None:
        """Show a right order beside the given one."""
        self._still = True
        self._left_name.setText(say("A right order"))
        emptied(self._left)
        self._steps = []
        for at, place in enumerate(due):
            slot = Slot(at + 1, self._type)
            slot.show_step(self._shown[place].words)
            self._left.addWidget(slot, at % self._down, at // self._down)
        for button in (self._done, self._back):
            button.setEnabled(False)
        self._light(None)

    def slot_under(self, point: QPoint) -> int | None:
        """The slot nearest to a point of the screen; None outside the order."""
        inside = self._order_card.mapFromGlobal(point)
        if not self._order_card.rect().contains(inside):
            return None
        away = [(slot.rect().center() - slot.mapFromGlobal(point)) for slot in self._slots]
        return min(range(len(away)), key=lambda at: away[at].manhattanLength())

    def step_in(self, slot: Slot) -> int | None:
        """The step in that slot; None if it is empty."""
        at = self._slots.index(slot) if slot in self._slots else len(self._picked)
        return self._picked[at] if at < len(self._picked) and not self._still else None

    def _click(self, place: int, *_: object) -> None:
        self.pick(place)

    def _make_slots(self) -> None:
        emptied(self._right)
        self._slots = [Slot(at + 1, self._type) for at in range(len(self._steps))]
        for at, slot in enumerate(self._slots):
            self.drag.carry(slot)
            self._right.addWidget(slot, at % self._down, at // self._down)

    def _show_order(self) -> None:
        for at, slot in enumerate(self._slots):
            filled = at < len(self._picked)
            slot.show_step(self._shown[self._picked[at]].words if filled else "")
        for at, key in enumerate(self._steps):
            key.stand_at(self._picked.index(at) + 1 if at in self._picked else 0)
        self._done.setEnabled(bool(self._steps) and len(self._picked) == len(self._steps))
        self._back.setEnabled(bool(self._picked))
        self._light(None)

    def _light(self, over: int | None) -> None:
        """Light the slot that a step would come to: the one under the mouse, else the next one."""
        at = self._at if over is None else min(over, len(self._picked))
        for each, slot in enumerate(self._slots):
            slot.light(here=each == at and not self._still)

    def _rows(self) -> int:
        """The rows of a column, in as few columns as have room, all of them as long."""
        most, steps = max(DOWN, (self.height() - AROUND) // (scaled(ROW) + GAP)), len(self._shown)
        return ceil(steps / ceil(steps / most)) if steps else most

    def _type(self) -> QFont:
        """The one type of all steps, in which the longest has room on two lines."""
        pieces = (*self._steps, *self._slots)
        room = QSize(min(e.width() for e in pieces), min(e.height() for e in pieces))
        room -= QSize(LEFT_OF_WORDS + RIGHT_OF_WORDS, ABOVE_WORDS)
        if self._fitted is None or self._fitted[0] != room:
            self._fitted = room, _fitting([each.words for each in self._shown], room)
        return self._fitted[1]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._rows() == self._down or self._still:
            return
        self._down = self._rows()
        for grid, pieces in ((self._left, self._steps), (self._right, self._slots)):
            for at, piece in enumerate(pieces):
                grid.addWidget(piece, at % self._down, at // self._down)

    def _put_together(self) -> None:
        left, right = frame("card"), frame("card")
        self._order_card = right
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
        self.setLayout(row((left, 1), (right, 1), gap=14))


class StepDrag(QObject):
    """Carries a step under the mouse, from the steps or from its slot. Emits the slot that it is
    over, and the step with the slot that it was dropped at; None for outside the order."""

    over = Signal(object)
    dropped = Signal(int, object)

    def __init__(self, board: OrderBoard) -> None:
        super().__init__(board)
        self._board = board
        self._places: dict[QWidget, int] = {}
        self._pressed = QPoint()
        self._ghost: QLabel | None = None
        self._carried = 0

    def carry(self, piece: StepKey | Slot, place: int | None = None) -> None:
        """Let the step at that place be carried, or whatever stands in that slot."""
        if place is not None:
            self._places[piece] = place
        piece.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent) or not isinstance(watched, StepKey | Slot):
            return False
        match event.type():
            case QEvent.Type.MouseButtonPress:
                self._pressed = event.globalPosition().toPoint()
                # A slot that does not take the press is told of no move after it.
                return isinstance(watched, Slot)
            case QEvent.Type.MouseMove:
                return self._move(watched, event)
            case QEvent.Type.MouseButtonRelease if self._ghost is not None:
                self._let_go(watched, event.globalPosition().toPoint())
                return True
            case _:
                return False

    def _move(self, piece: StepKey | Slot, event: QMouseEvent) -> bool:
        point = event.globalPosition().toPoint()
        far = (point - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        if not event.buttons() & Qt.MouseButton.LeftButton or (self._ghost is None and not far):
            return False
        if self._ghost is None and not self._lift(piece):
            return False
        assert self._ghost is not None, "what is moved was lifted"
        self._ghost.move(self._board.mapFromGlobal(point) + QPoint(10, -self._ghost.height() // 2))
        self.over.emit(self._board.slot_under(point))
        return True

    def _lift(self, piece: StepKey | Slot) -> bool:
        """Take the step up. False for an empty slot."""
        place = self._board.step_in(piece) if isinstance(piece, Slot) else self._places.get(piece)
        if place is None:
            return False
        self._carried = place
        ghost = label(piece.words, "strong")
        ghost.setParent(self._board)
        ghost.setProperty("kind", "carried")
        ghost.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        ghost.adjustSize()
        ghost.show()
        ghost.raise_()
        self._ghost = ghost
        return True

    def _let_go(self, piece: QWidget, point: QPoint) -> None:
        ghost, self._ghost = self._ghost, None
        if ghost is not None:
            ghost.hide()
            ghost.deleteLater()
        if isinstance(piece, QAbstractButton):
            # The button never hears of the release: it ends here.
            piece.setDown(False)
        self.dropped.emit(self._carried, self._board.slot_under(point))


class StepKey(Painted, QAbstractButton):
    """A step with its key; once it is in the order, quiet and numbered."""

    def __init__(self, key: str, words: str, name: str, type_: Callable[[], QFont]) -> None:
        super().__init__()
        self.key, self.words, self._number, self._type = key, words, 0, type_
        self.setObjectName(name)
        self._spoken = say("{words}, key {key}", words=words, key=key)
        self.setAccessibleName(self._spoken)
        self.setToolTip(tip(words))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMinimumHeight(LEAST_ROW)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def stand_at(self, number: int) -> None:
        """Show that it is the step of that number in the order; 0 for none."""
        self._number = number
        placed = say("{step}, {number} in your order", step=self._spoken, number=number)
        self.setAccessibleName(placed if number else self._spoken)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(180, scaled(ROW))

    def paint(self, painter: QPainter) -> None:
        theme, box = worn(), QRectF(self.rect()).adjusted(0.5, 1.5, -0.5, -1.5)
        edge = theme.here_edge if self.hasFocus() else theme.line
        painter.setPen(QPen(QColor(edge), 2 if self.hasFocus() else 1))
        painter.setBrush(QColor(theme.well if self.underMouse() or self._number else theme.surface))
        painter.drawRoundedRect(box, 7, 7)
        ink = QColor(theme.text_2 if self._number else theme.text)
        side = min(23, self.height() - 6)
        cap = QRectF(7, (self.height() - side) / 2, 24, side)
        painter.setPen(QPen(QColor(theme.outline), 1))
        painter.setBrush(QColor(theme.surface))
        painter.drawRoundedRect(cap, 5, 5)
        painter.setPen(ink)
        painter.setFont(font(13, bold=True))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self.key)
        _write(painter, self.words, self.rect(), self._type())


class Slot(Painted, QWidget):
    """A place of the order; the next one to be filled is lit."""

    def __init__(self, number: int, type_: Callable[[], QFont]) -> None:
        super().__init__()
        self._number, self.words, self._here, self._type = number, "", False, type_
        self.setMinimumSize(120, LEAST_ROW)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.show_step("")

    def show_step(self, words: str) -> None:
        """Show that step; None for an empty slot."""
        self.words = words
        self.setAccessibleName(f"{self._number}: {words or say('empty')}")
        self.setToolTip(tip(words))
        self.setCursor(Qt.CursorShape.OpenHandCursor if words else Qt.CursorShape.ArrowCursor)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(120, scaled(ROW))

    def light(self, *, here: bool) -> None:
        self._here = here
        self.update()

    def paint(self, painter: QPainter) -> None:
        theme, box = worn(), QRectF(self.rect()).adjusted(0.5, 1.5, -0.5, -1.5)
        if self._here:
            painter.setPen(QPen(QColor(theme.here_edge), 2))
            painter.setBrush(QColor(theme.here_wash))
        else:
            dashed = Qt.PenStyle.SolidLine if self.words else Qt.PenStyle.DashLine
            painter.setPen(QPen(QColor(theme.line), 1, dashed))
            painter.setBrush(QColor(theme.surface))
        painter.drawRoundedRect(box, 7, 7)
        painter.setPen(QColor(theme.text_2))
        painter.setFont(font(13))
        place = QRectF(0, 0, 30, self.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(self._number))
        painter.setPen(QColor(theme.text))
        _write(painter, self.words, self.rect(), self._type())


def _write(painter: QPainter, words: str, piece: QRect, type_: QFont) -> None:
    painter.setFont(type_)
    room = piece.adjusted(LEFT_OF_WORDS, 0, -RIGHT_OF_WORDS, 0)
    if _fits(words, type_, room.size()):
        painter.drawText(room, _WRAPPED, words)
    else:
        write_fitted(painter, words, QRectF(room))


def _fitting(texts: Sequence[str], room: QSize) -> QFont:
    """The largest type in which each of them has room, broken into lines."""
    type_ = font(13)
    while type_.pixelSize() > SMALLEST and not all(_fits(each, type_, room) for each in texts):
        type_.setPixelSize(type_.pixelSize() - 1)
    return type_


def _fits(words: str, type_: QFont, room: QSize) -> bool:
    box = QRect(0, 0, room.width(), 10_000)
    taken = QFontMetrics(type_).boundingRect(box, _WRAPPED, words).size()
    return taken.width() <= room.width() and taken.height() <= room.height()
