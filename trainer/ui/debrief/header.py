"""The head of a debrief: which round, the figures, and where to go from here."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from trainer.game.money import Money
from trainer.school.debrief import Debrief
from trainer.ui.icons import icon
from trainer.ui.paper import Button, column, emptied, frame, label, row, worn, wrapped
from trainer.wording import say, say_figure

NARROW = 1240


class Header(QFrame):
    """Shows the figures of one round. Emits where the trainee wants to go."""

    home = Signal()
    same_traps = Signal()
    next_round = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "header")
        self.back = Button("", "debrief.home")
        self.back.setProperty("kind", "square")
        self.back.setAccessibleName(say("Home"))
        self.back.setToolTip(say("Home (Esc)"))
        self.back.setIconSize(QSize(18, 18))
        self.title = label("", "panel", name="debrief.title")
        self.subtitle = wrapped("", "secondary")
        self._figures = QHBoxLayout()
        self._pace: tuple[QWidget, ...] = ()
        self.again = Button(say("Same traps, new cards"), "debrief.same_traps")
        self.onward = Button(say("Next round"), "debrief.next", kind="primary", key="Enter")
        words = column(self.title, self.subtitle, gap=2)
        layout = row(self.back, gap=14, around=(28, 14, 28, 14))
        layout.addLayout(words, 2)
        layout.addLayout(self._figures, 3)
        layout.addWidget(self.again)
        layout.addWidget(self.onward)
        self.setLayout(layout)
        self.back.clicked.connect(self.home)
        self.again.clicked.connect(self.same_traps)
        self.onward.clicked.connect(self.next_round)
        self._colour()

    def present(self, debrief: Debrief, onward: str) -> None:
        """Show this round's figures; ``onward`` names what comes after it."""
        self.title.setText(say("Round {number}, settled", number=debrief.number))
        self.subtitle.setText(f"{debrief.house_title}, {debrief.drill_title}")
        self.onward.setText(onward)
        self.onward.setAccessibleName(self.onward.text())
        self.onward.updateGeometry()
        self.again.setVisible(bool(debrief.mistakes))
        emptied(self._figures)
        self._figures.setSpacing(0)
        self._figures.addStretch(1)
        for id_, name, value in figures(debrief):
            self._pace = (_upright(), _figure(id_, name, value))
            for widget in self._pace[self._figures.count() == 1 :]:
                self._figures.addWidget(widget)
        self._figures.addStretch(1)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """A narrow window leaves the pace out, with the line before it."""
        for widget in self._pace:
            widget.setVisible(self.width() >= NARROW)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.ApplicationPaletteChange:
            self._colour()
        super().changeEvent(event)

    def _colour(self) -> None:
        self.back.setIcon(icon("back", worn().text, self.devicePixelRatioF()))


def figures(debrief: Debrief) -> tuple[tuple[str, str, str], ...]:
    """The six figures: what each is, its name and its value.

    What players and house lost is never netted.
    """
    return (
        ("score", say("Score"), say_figure(f"{debrief.points:g}")),
        (
            "right",
            say("Wager decisions right"),
            say("{some} of {all}", some=debrief.right, all=debrief.lines),
        ),
        ("players_short", say("Players short"), money(debrief.currency, debrief.players_short)),
        ("house_short", say("House short"), money(debrief.currency, debrief.house_short)),
        ("time", say("Time"), clock(debrief.elapsed_ms)),
        ("pace", say("Pace"), _pace(debrief.hands_per_hour)),
    )


def _pace(hands: int | None) -> str:
    return "–" if hands is None else say("{number} hands/h", number=hands)


def money(currency: str, amount: Money) -> str:
    """``$20``; nothing is ``$0``."""
    return f"{currency}{say_figure(amount.grouped)}"


def clock(elapsed_ms: int) -> str:
    """``2:06``."""
    minutes, seconds = divmod(elapsed_ms // 1000, 60)
    return f"{minutes}:{seconds:02}"


def _figure(id_: str, name: str, value: str) -> QWidget:
    made = frame("plain")
    shown = label(value, "panel", name=f"debrief.figure.{id_}")
    shown.setAccessibleName(say("{name}: {value}", name=name, value=value))
    made.setLayout(column(label(name, "caption"), shown, gap=2, around=(12, 0, 12, 0)))
    return made


def _upright() -> QFrame:
    made = QFrame()
    made.setProperty("kind", "upright")
    made.setFixedSize(1, 38)
    return made
