"""The controls of a replay: the time line, the steps, the pace, and the ways to a mistake."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QBoxLayout, QPushButton, QSlider

from trainer.marking.mistake import Severity
from trainer.school.replay.replay import Tape, TapeStretch
from trainer.school.words.figure_words import clock
from trainer.ui.debrief.marks import draw_mark
from trainer.ui.kit.grounds import Ground
from trainer.ui.kit.page_head import SquareButton
from trainer.ui.kit.painted import Painted
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.theme import font, scaled
from trainer.ui.kit.widgets import Button, column, label, row, worn
from trainer.ui.replay.player import SPEEDS, TapePlayer
from trainer.ui.replay.strip import step_words
from trainer.wording import say

AROUND = 28


class Controls(Ground):
    """Drives the player, and shows where it stands."""

    def __init__(self, player: TapePlayer) -> None:
        super().__init__("footer")
        self._player = player
        self.line = TimeLine()
        self._make_buttons()
        self.speed = Segments("replay.speed", say("Speed"), [(s, _times(s)) for s in SPEEDS])
        self.speed.show_chosen(1.0)
        self.stops = _switch("replay.stops", say("Stop at mistakes"))
        self._place = label("", "strong", name="replay.step")
        self._clock = label("", "secondary", name="replay.clock")
        self._place.setMinimumWidth(110)
        self._clock.setMinimumWidth(40)
        self._put_together()
        self._connect()

    def present(self, tape: Tape) -> None:
        self._tape = tape
        # The line tells of moves by hand only: one that is shown would be taken for one.
        with QSignalBlocker(self.line):
            self.line.present(tape)
        self.parting.setEnabled(tape.parting is not None)
        for button in (self.before, self.after):
            button.setEnabled(bool(tape.marked))
        self.stops.setVisible(bool(tape.marked))

    def stand_at(self, step: int) -> None:
        # It comes from the player: the line would send the player there once more.
        with QSignalBlocker(self.line):
            self.line.setValue(step)
        self.line.update()
        self._place.setText(step_words(self._tape, step))
        self._clock.setText(clock(self._tape.frames[step].at_ms))

    def _show_running(self) -> None:
        """Let the middle button stop what runs, or start it."""
        if self._player.running:
            self.play.show_sign("pause", say("Stop"), say("Stop (Space)"))
        else:
            self.play.show_sign("play", say("Play"), say("Play (Space)"))

    def _make_buttons(self) -> None:
        self.first = SquareButton("replay.first", "first", say("To the start"), say("Start (Home)"))
        self.back = SquareButton("replay.back", "step_back", say("One step back"), say("Back (←)"))
        self.play = SquareButton("replay.play", "play", say("Play"), say("Play (Space)"))
        self.on = SquareButton("replay.on", "step_on", say("One step forward"), say("Forward (→)"))
        self.end = SquareButton("replay.end", "last", say("To the end"), say("End (End)"))
        self.parting = Button(say("First difference"), "replay.parting", key="D")
        self.before = Button(say("Previous mistake"), "replay.mistake_before", key="N")
        self.after = Button(say("Next mistake"), "replay.mistake_after", key="M")
        for button in self._ways:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def _ways(self) -> tuple[Button, ...]:
        steps = (self.first, self.back, self.play, self.on, self.end)
        return (*steps, self.parting, self.before, self.after)

    def _connect(self) -> None:
        player = self._player
        self.line.valueChanged.connect(player.go)
        self.first.clicked.connect(lambda: player.go(0))
        self.back.clicked.connect(lambda: player.go_by(-1))
        self.play.clicked.connect(player.toggle)
        self.on.clicked.connect(lambda: player.go_by(1))
        self.end.clicked.connect(lambda: player.go(self._tape.last))
        self.parting.clicked.connect(player.go_to_parting)
        self.before.clicked.connect(lambda: player.go_to_mistake(-1))
        self.after.clicked.connect(lambda: player.go_to_mistake(1))
        self.speed.chosen.connect(lambda speed: player.hasten(float(str(speed))))
        self.stops.toggled.connect(lambda on: player.stop_at_mistakes(stops=on))
        player.ran.connect(self._show_running)

    def _put_together(self) -> None:
        steps = row(self.first, self.back, self.play, self.on, self.end, gap=6)
        self._run = row(steps, 6, self._place, self._clock, None, self.speed, 4, self.stops, None)
        self._lead = row(None, self.parting, self.before, self.after)
        self._under = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._under.setSpacing(8)
        self._under.addLayout(self._run, 1)
        self._under.addLayout(self._lead)
        self.setLayout(column(self.line, self._under, gap=4, around=(AROUND, 8, AROUND, 12)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put all in one line if it fits, else the ways to the mistakes below the rest."""
        super().resizeEvent(event)
        needed = self._run.sizeHint().width() + 8 + self._lead.sizeHint().width()
        fits = needed <= self.width() - 2 * AROUND
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._under.setDirection(across if fits else down)


def _switch(name: str, text: str) -> QPushButton:
    """A button that is on or off; on at first. It has room for its words in bold."""
    made = QPushButton(text)
    made.setObjectName(name)
    made.setAccessibleName(text)
    made.setProperty("kind", "choice")
    made.setCheckable(True)
    made.setChecked(True)
    made.setMinimumWidth(QFontMetrics(font(14, bold=True)).horizontalAdvance(text) + 24)
    return made


def _times(speed: float) -> str:
    return say("½ ×") if speed == 0.5 else say("{times} ×", times=f"{speed:g}")


EDGE, LINE_AT, MARK_AT, WORDS_AT, WORDS_HIGH = 14, 34, 12, 46, 20
KNOB, GROOVE = 8.0, 4.0


class TimeLine(Painted, QSlider):
    """A slider over the steps: drag it, press anywhere on it, or use the arrows."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setObjectName("replay.line")
        self.setFixedHeight(WORDS_AT + scaled(WORDS_HIGH))
        self.setMinimumWidth(300)
        self.setPageStep(5)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._tape: Tape | None = None
        self._marks: tuple[tuple[int, Severity], ...] = ()
        self.valueChanged.connect(self._name)

    def present(self, tape: Tape) -> None:
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
        return QSize(600, self.height())

    def x_of(self, step: float) -> float:
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

    def paint(self, painter: QPainter) -> None:
        tape = self._tape
        if tape is None:
            return
        self._parting(painter, tape)
        self._groove(painter)
        for place, stretch in enumerate(tape.stretches):
            self._stretch(painter, tape, place, stretch)
        for step, severity in self._marks:
            draw_mark(painter, severity, QPointF(self.x_of(step), MARK_AT), 11)
        self._ticks(painter, tape)
        self._knob(painter)

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
        room_ = QRectF(left, WORDS_AT, wide + 2, scaled(WORDS_HIGH))
        painter.drawText(room_, Qt.AlignmentFlag.AlignLeft, text)

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
