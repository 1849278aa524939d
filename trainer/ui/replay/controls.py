"""The controls of a replay: the time line, the steps, the pace, and the ways to a mistake."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton

from trainer.school.replay import Tape
from trainer.ui.page_head import SquareButton
from trainer.ui.replay.player import SPEEDS, TapePlayer
from trainer.ui.replay.strip import step_words
from trainer.ui.replay.time_line import TimeLine
from trainer.ui.round_clock import clock
from trainer.ui.segments import Segments
from trainer.ui.theme import font
from trainer.ui.widgets import Button, column, label, row
from trainer.wording import say

AROUND = 28


class Controls(QFrame):
    """Drives the player, and shows where it stands."""

    def __init__(self, player: TapePlayer) -> None:
        super().__init__()
        self.setProperty("kind", "footer")
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
        """Show the line of that tape, with the ways that it has."""
        self._tape = tape
        with QSignalBlocker(self.line):
            self.line.present(tape)
        self.parting.setEnabled(tape.parting is not None)
        for button in (self.before, self.after):
            button.setEnabled(bool(tape.marked))
        self.stops.setVisible(bool(tape.marked))

    def stand_at(self, step: int) -> None:
        """Show that the player stands there."""
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
