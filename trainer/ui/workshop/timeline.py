"""The round as a line of steps: what orders each, what waits for what, and which way it goes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec import Struct
from PySide6.QtCore import QPointF, QRect, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QFrame, QSizePolicy, QWidget

from trainer.ui.kit.painted import Painted
from trainer.ui.kit.removed_widgets import put_away
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import column, label, row, tip, worn
from trainer.ui.workshop.sentence_tag import DOT, Tie, draw_dot
from trainer.wording import say, say_list, say_phrase

HALO, ARROW = 11.0, 12.0
WORDS, LINE = 12, 2.0
ARROWS_HIGH, DOT_HIGH = 20, 26
_CENTRED = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


class StepShown(Struct, frozen=True):
    """A step: its key, its words, its tie and the sentence of it; ``strict`` if it waits for the
    one before; ``way`` is 1 from left to right, -1 from right to left, 0 for either; ``repeated``
    if it comes again for each hand in turn."""

    key: str
    words: str
    tie: Tie
    sentence: str
    strict: bool
    way: int
    repeated: bool


class Timeline(QFrame):
    """Shows the round. Emits the key of the step that is chosen."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self.setObjectName("workshop.timeline")
        self.line = _Line()
        self.line.chosen.connect(self.chosen)
        signs = (
            (_Sign(tie=Tie.RULE), say("a sentence orders it")),
            (_Sign(tie=Tie.READING), say("a reading")),
            (_Sign(tie=Tie.OPEN), say_phrase(Tie.OPEN.value)),
            (_Sign(strict=True), say("strict order")),
            (_Sign(strict=False), say("any order is right")),
        )
        self._legend = QWidget()
        self._legend.setLayout(
            row(*(row(sign, label(words, "caption"), gap=6) for sign, words in signs), gap=18)
        )
        top = row(label(say("The round"), "section"), None, self._legend, gap=12)
        self.setLayout(column(top, self.line, gap=4, around=(16, 10, 16, 8)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def steps(self) -> tuple[StepShown, ...]:
        return self.line.steps

    def present(self, steps: Sequence[StepShown], chosen: str) -> None:
        self.line.present(steps, chosen)

    def choose(self, key: str) -> None:
        """That step is chosen."""
        self.line.choose(key)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._legend.setVisible(self.width() > self._legend.sizeHint().width() + scaled(180))


class _Line(QWidget):
    """The steps side by side, the line between them behind. Where they are close, the words of
    every other one stand above."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._steps: list[_Step] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def steps(self) -> tuple[StepShown, ...]:
        return tuple(each.shown for each in self._steps)

    def present(self, steps: Sequence[StepShown], chosen: str) -> None:
        focused = any(each.hasFocus() for each in self._steps)
        if [each.shown.key for each in self._steps] != [each.key for each in steps]:
            self._build(steps)
        for button, shown in zip(self._steps, steps, strict=True):
            button.show_step(shown)
        self.choose(chosen, focused=focused)
        self._place()
        self.update()

    def _build(self, steps: Sequence[StepShown]) -> None:
        for each in self._steps:
            self._group.removeButton(each)
            put_away(each)
        self._steps = [_Step(each) for each in steps]
        for button in self._steps:
            button.setParent(self)
            self._group.addButton(button)
            button.toggled.connect(partial(self._toggled, button))
            button.moved.connect(partial(self._go_on, button))
            button.show()

    def choose(self, chosen: str, *, focused: bool = False) -> None:
        """That step is chosen; none where there is none of that key."""
        for each in self._steps:
            # A choice that is shown is not a choice that was made. An exclusive group lets nobody
            # uncheck its last button.
            with QSignalBlocker(each):
                self._group.setExclusive(False)
                each.setChecked(each.shown.key == chosen)
                self._group.setExclusive(True)
            each.update()
            if focused and each.isChecked():
                each.setFocus(Qt.FocusReason.OtherFocusReason)

    def _toggled(self, button: _Step, on: bool) -> None:
        if on:
            self.chosen.emit(button.shown.key)

    def _go_on(self, button: _Step, by: int) -> None:
        at = self._steps.index(button) + by
        if 0 <= at < len(self._steps):
            self._steps[at].setFocus(Qt.FocusReason.OtherFocusReason)
            self._steps[at].setChecked(True)

    # ------------------------------------------------------------------- places

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        if not self._steps:
            return
        slot = self.width() / len(self._steps)
        close = any(each.longest_word > slot - 8 for each in self._steps)
        wide = int(slot * 2 - 12 if close else slot - 6)
        below = max(each.words_high(wide) for each in self._steps[:: 2 if close else 1])
        above = max((each.words_high(wide) for each in self._steps[1::2]), default=0)
        above = above if close else 0
        middle = above + scaled(ARROWS_HIGH) + DOT_HIGH / 2
        self.setFixedHeight(round(middle + DOT_HIGH / 2 + below))
        for at, each in enumerate(self._steps):
            x, up = slot * (at + 0.5), close and at % 2 == 1
            left = round(min(max(x - wide / 2, 0), self.width() - wide))
            each.setGeometry(left, 0, wide, self.height())
            each.put(x - left, middle, up=up, below=not close)
        self._middle, self._slot, self._close = middle, slot, close

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._steps:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._box(painter)
        for at, each in enumerate(self._steps[1:], start=1):
            a = QPointF(self._slot * (at - 0.5) + DOT + 3, self._middle)
            b = QPointF(self._slot * (at + 0.5) - DOT - 3, self._middle)
            _draw_line(painter, a, b, strict=each.shown.strict)
        painter.end()

    def _box(self, painter: QPainter) -> None:
        """The ground of what comes again for each hand."""
        inside = [at for at, each in enumerate(self._steps) if each.shown.repeated]
        if not inside:
            return
        left, right = inside[0] * self._slot, (inside[-1] + 1) * self._slot
        box = QRectF(left, 0, right - left, self.height())
        if self._close:  # words of a step outside would stand across the edge of the box
            box.setTop(self._middle - DOT_HIGH / 2 - scaled(ARROWS_HIGH))
            box.setBottom(self._middle + DOT_HIGH / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(worn().well))
        painter.drawRoundedRect(box, 8, 8)
        head = box.adjusted(10, 0, -10, 0)
        head.setHeight(scaled(ARROWS_HIGH))
        head.moveTop(self._middle - DOT_HIGH / 2 - head.height())
        if head.top() >= 0 and self._middle < scaled(ARROWS_HIGH) + DOT_HIGH:
            self._box_head(painter, head, self._steps[inside[0]].shown.way)

    def _box_head(self, painter: QPainter, room: QRectF, way: int) -> None:
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(QColor(worn().text))
        painter.setFont(font(WORDS, bold=True))
        painter.drawText(room, middle, say("Hand after hand"))
        if way:
            words = say("Left to right") if way > 0 else say("Right to left")
            painter.setFont(font(WORDS))
            painter.setPen(QColor(worn().text_2))
            painter.drawText(room, middle | Qt.AlignmentFlag.AlignRight, words)
            wide = painter.fontMetrics().horizontalAdvance(words)
            _draw_arrow(painter, QPointF(room.right() - wide - 22, room.center().y()), way)


class _Step(Painted, QAbstractButton):
    """One step: an arrow where it has a direction, its dot, its words, its sentence. Emits by how
    many steps an arrow key goes on."""

    accessible_role = QAccessible.Role.RadioButton
    moved = Signal(int)

    def __init__(self, shown: StepShown) -> None:
        super().__init__()
        self.shown = shown
        self._x, self._middle, self._up, self._below = 0.0, 0.0, False, False
        self.setObjectName(f"workshop.timeline.{shown.key}")
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.show_step(shown)

    def show_step(self, shown: StepShown) -> None:
        self.shown = shown
        self.setText(shown.words)
        self.setAccessibleName(say("{name}: {value}", name=shown.words, value=self._spoken()))
        self.setToolTip(tip(self._spoken()))
        self.update()

    def _spoken(self) -> str:
        tied = self.shown.sentence or say_phrase(self.shown.tie.value)
        strict = say("strict order") if self.shown.strict else say("any order is right")
        ways = {1: [say("Left to right")], -1: [say("Right to left")], 0: []}
        return say_list([tied, strict, *ways[self.shown.way]], "")

    @property
    def longest_word(self) -> int:
        metrics = QFontMetrics(self._type(bold=True))
        return max(metrics.horizontalAdvance(each) for each in self.shown.words.split())

    def words_high(self, wide: int) -> int:
        """The height of its words and of its sentence, so wide."""
        metrics = QFontMetrics(self._type(bold=True))
        words = metrics.boundingRect(QRect(0, 0, wide, 400), _CENTRED, self.shown.words).height()
        return words + self._known_high + 4

    @property
    def _known(self) -> str:
        """The words under its name: its sentence, or that it has none."""
        named = "" if self.shown.tie is Tie.OPEN else self.shown.sentence
        return named or say_phrase(self.shown.tie.value)

    @property
    def _known_high(self) -> int:
        """The height of those words."""
        # Letters of another script stand higher than the type's own.
        metrics = QFontMetrics(self._type(bold=True))
        line = metrics.boundingRect(QRect(0, 0, 4000, 400), _CENTRED, self._known)
        return max(metrics.height(), line.height())

    def put(self, x: float, middle: float, *, up: bool, below: bool) -> None:
        """Its dot is there, its words above it or below; ``below``: those of all steps are."""
        self._x, self._middle, self._up, self._below = x, middle, up, below
        self.update()

    def _type(self, *, bold: bool) -> QFont:
        return font(WORDS, bold=bold)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right choose another step; Up and Down are the page's."""
        ways = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if event.key() in ways:
            self.moved.emit(ways[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def hitButton(self, pos: object) -> bool:
        """Above and below its neighbours the words of the others stand."""
        at = QPointF(pos)  # type: ignore[call-overload]
        near = abs(at.x() - self._x) <= self.width() / 4 or self.width() < 100
        return near or self._words_room().contains(at)

    def _words_room(self) -> QRectF:
        if self._up:
            return QRectF(0, 0, self.width(), self._middle - scaled(ARROWS_HIGH) - DOT_HIGH / 2)
        top = self._middle + DOT_HIGH / 2
        return QRectF(0, top, self.width(), self.height() - top)

    def paint(self, painter: QPainter) -> None:
        theme, dot = worn(), QPointF(self._x, self._middle)
        if self.isChecked():
            painter.setPen(QPen(QColor(theme.here_edge), 1.6))
            painter.setBrush(QColor(theme.here_wash))
            painter.drawEllipse(dot, HALO, HALO)
        draw_dot(painter, dot, self.shown.tie)
        if self.shown.way and not (self.shown.repeated and self._below):
            _draw_arrow(painter, QPointF(self._x, self._middle - 21), self.shown.way)
        self._write(painter)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.here_edge), 2))
            painter.drawRoundedRect(self._words_room().adjusted(1, 1, -1, -1), 5, 5)

    def _write(self, painter: QPainter) -> None:
        theme, is_open = worn(), self.shown.tie is Tie.OPEN
        bold, room = self.isChecked() or is_open, self._words_room()
        painter.setFont(self._type(bold=bold))
        painter.setPen(QColor(theme.text))
        words = QRectF(0, room.top(), self.width(), self.words_high(self.width()))
        words.setHeight(painter.boundingRect(words, _CENTRED, self.shown.words).height())
        if self._up:  # bold words could need one line more: none is left free for it
            words.moveBottom(room.bottom() - self._known_high - 4)
        painter.drawText(words, _CENTRED, self.shown.words)
        under = QRectF(0, words.bottom() + 2, self.width(), self._known_high)
        reading = self.shown.tie is Tie.READING
        ink = theme.text if is_open else theme.reading if reading else theme.cite
        painter.setFont(self._type(bold=is_open))
        painter.setPen(QColor(ink))
        shown = QFontMetrics(self._type(bold=is_open)).elidedText(
            self._known, Qt.TextElideMode.ElideRight, self.width()
        )
        painter.drawText(under, Qt.AlignmentFlag.AlignHCenter, shown)


def _draw_line(painter: QPainter, a: QPointF, b: QPointF, *, strict: bool) -> None:
    theme = worn()
    pen = QPen(QColor(theme.text if strict else theme.text_2), LINE if strict else 1.4)
    if not strict:
        pen.setDashPattern([2.4, 2.4])
    painter.setPen(pen)
    painter.drawLine(a, b)


def _draw_arrow(painter: QPainter, at: QPointF, way: int) -> None:
    painter.setPen(QPen(QColor(worn().text), 1.5))
    tail, head = at - QPointF(way * ARROW, 0), at + QPointF(way * ARROW, 0)
    painter.drawLine(tail, head)
    painter.drawPolyline([head + QPointF(-way * 5, -4), head, head + QPointF(-way * 5, 4)])


class _Sign(Painted, QWidget):
    """A dot or a line of the legend."""

    def __init__(self, *, tie: Tie | None = None, strict: bool = False) -> None:
        super().__init__()
        self._tie, self._strict = tie, strict
        self.setFixedSize(QSize(16 if tie is not None else 30, 18))

    def paint(self, painter: QPainter) -> None:
        middle = self.height() / 2
        if self._tie is not None:
            draw_dot(painter, QPointF(8, middle), self._tie)
        else:
            a, b = QPointF(1, middle), QPointF(self.width() - 1, middle)
            _draw_line(painter, a, b, strict=self._strict)
