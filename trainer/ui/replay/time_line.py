"""The time line: the steps of a round, with its mistakes and the present step."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSlider

from trainer.marking.mistake import Severity
from trainer.school.replay import Tape, TapeStretch
from trainer.ui.debrief.marks import draw_mark
from trainer.ui.replay.strip import step_words
from trainer.ui.theme import font
from trainer.ui.widgets import worn
from trainer.wording import say

EDGE, LINE_AT, MARK_AT, WORDS_AT, HIGH = 14, 34, 12, 46, 66
KNOB, GROOVE = 8.0, 4.0


class TimeLine(QSlider):
    """A slider over the steps: drag it, press anywhere on it, or use the arrows."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setObjectName("replay.line")
        self.setFixedHeight(HIGH)
        self.setMinimumWidth(300)
        self.setPageStep(5)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._tape: Tape | None = None
        self._marks: tuple[tuple[int, Severity], ...] = ()
        self.valueChanged.connect(self._name)

    def present(self, tape: Tape) -> None:
        """The line of that tape."""
        self._tape = tape
        worst = ((step, tape.mark_at(step)) for step in range(tape.last + 1))
        self._marks = tuple((step, mark) for step, mark in worst if mark is not None)
        self.setRange(0, tape.last)
        self._name(self.value())
        self.update()

    def _name(self, step: int) -> None:
        if self._tape is not None:
            self.setAccessibleName(say("Time line"))
            self.setAccessibleDescription(step_words(self._tape, step))

    def sizeHint(self) -> QSize:
        return QSize(600, HIGH)

    def x_of(self, step: float) -> float:
        """The horizontal place of a step."""
        room = self.width() - 2 * EDGE
        return EDGE + room * step / max(1, self.maximum())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._drag(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._drag(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def _drag(self, event: QMouseEvent) -> None:
        share = (event.position().x() - EDGE) / max(1, self.width() - 2 * EDGE)
        step = round(min(max(share, 0.0), 1.0) * self.maximum())
        self.setSliderPosition(step)

    # ------------------------------------------------------------------- drawn

    def paintEvent(self, event: QPaintEvent) -> None:
        tape = self._tape
        if tape is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._parting(painter, tape)
        self._groove(painter)
        for place, stretch in enumerate(tape.stretches):
            self._stretch(painter, tape, place, stretch)
        for step, severity in self._marks:
            draw_mark(painter, severity, QPointF(self.x_of(step), MARK_AT), 11)
        self._ticks(painter, tape)
        self._knob(painter)
        painter.end()

    def _ticks(self, painter: QPainter, tape: Tape) -> None:
        """Draw a tick above the line where a player wanted something."""
        painter.setPen(QPen(QColor(worn().text_2), 1.6))
        met = {each.met.number: each.met for each in tape.frames if each.met is not None}
        for number in met:
            x = self.x_of(tape.step_met(number) or 0)
            painter.drawLine(QPointF(x, MARK_AT - 5), QPointF(x, MARK_AT + 5))

    def _parting(self, painter: QPainter, tape: Tape) -> None:
        """Draw a brass column behind the line at each place at which the two part."""
        if tape.parting is None:
            return
        theme = worn()
        column = QRectF(self.x_of(tape.parting) - 11, 0.5, 22, LINE_AT + 8)
        painter.setPen(QPen(QColor(theme.here_edge), 1))
        painter.setBrush(QColor(theme.here_wash))
        painter.drawRoundedRect(column, 6, 6)

    def _groove(self, painter: QPainter) -> None:
        theme, at = worn(), self.x_of(self.value())
        left, right = float(EDGE), float(self.width() - EDGE)
        for x, to, colour in ((left, right, theme.line), (left, at, theme.accent)):
            painter.setPen(_round_pen(colour))
            painter.drawLine(QPointF(x, LINE_AT), QPointF(to, LINE_AT))
        painter.setPen(QPen(QColor(theme.outline), 1))
        for step in range(self.maximum() + 1):
            x = self.x_of(step)
            painter.drawLine(QPointF(x, LINE_AT + 6), QPointF(x, LINE_AT + 9))

    def _stretch(self, painter: QPainter, tape: Tape, place: int, stretch: TapeStretch) -> None:
        """Write the heading under its first step, if it has room before the next one's."""
        stretches = tape.stretches
        begin = self.x_of(stretch.first)
        after = stretches[place + 1].first if place + 1 < len(stretches) else None
        room = (self.x_of(after) if after is not None else self.width()) - begin - 6
        painter.setFont(font(12))
        metrics = QFontMetricsF(painter.font())
        text = _shortest(stretch.group, metrics, room)
        if not text:
            return
        painter.setPen(QColor(worn().text_2))
        wide = metrics.horizontalAdvance(text)
        left = max(2.0, begin - 4)
        painter.drawText(QRectF(left, WORDS_AT, wide + 2, 18), Qt.AlignmentFlag.AlignLeft, text)

    def _knob(self, painter: QPainter) -> None:
        theme, centre = worn(), QPointF(self.x_of(self.value()), LINE_AT)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.here_edge), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, KNOB + 4, KNOB + 4)
        painter.setPen(QPen(QColor(theme.accent), 3))
        painter.setBrush(QColor(theme.surface))
        painter.drawEllipse(centre, KNOB, KNOB)


def _round_pen(colour: str) -> QPen:
    pen = QPen(QColor(colour), GROOVE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def _shortest(text: str, metrics: QFontMetricsF, room: float) -> str:
    """The heading whole, or its number alone (``7`` for ``Seat 7``); nothing if neither fits."""
    number = "".join(letter for letter in text if letter.isdecimal())
    fitting = (each for each in (text, number) if each and metrics.horizontalAdvance(each) <= room)
    return next(fitting, "")
