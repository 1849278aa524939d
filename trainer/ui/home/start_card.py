"""The table that the chosen drill deals: how many seats, when feedback comes, and the deal."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame

from trainer.drills.drill_options import Feedback
from trainer.ui.home.snapshot import DrillOffered, RoundAsked
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.widgets import Button, Elided, column, label, row, wrapped
from trainer.wording import say

ANY = "any"


class StartCard(QFrame):
    """Shows the chosen drill and its choices. Emits the wanted table when it is to be dealt."""

    wanted = Signal(object)
    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "well")
        self.setObjectName("start")
        self._want: RoundAsked | None = None
        self.title = Elided("", "strong", name="start.drill")
        self.teaches = wrapped("", tone="quiet", name="start.teaches")
        numbers: list[tuple[object, str]] = [(number, str(number)) for number in range(1, 8)]
        self.seats = Segments("start.seats", say("Seats"), [(ANY, say("Any")), *numbers])
        self.feedback = Segments(
            "start.feedback",
            say("Feedback"),
            [(Feedback.AT_THE_END, say("At the end")), (Feedback.AT_ONCE, say("At once"))],
        )
        self.deal = Button(say("Deal the table"), "start.deal", key="D")
        self.deal.setMinimumHeight(42)
        for control in (self.seats, self.feedback, self.deal):
            control.setEnabled(False)
        self._put_together()
        self.seats.chosen.connect(self._seats_chosen)
        self.feedback.chosen.connect(self._feedback_chosen)
        self.deal.clicked.connect(self._ask)

    def present(self, want: RoundAsked, drill: DrillOffered) -> None:
        """Show this table; seats that the drill never deals cannot be chosen."""
        seats = want.seats if want.seats in drill.seats else None
        self._want = replace(want, seats=seats)
        for control in (self.seats, self.feedback, self.deal):
            control.setEnabled(True)
        self.title.setText(drill.title)
        self.teaches.setText(drill.teaches)
        self._asks.setText(drill.quick)
        for choice, chosen_for in (
            (self._asks, bool(drill.quick)),
            (self._choices, not drill.quick),
        ):
            choice.setVisible(chosen_for)
        self.deal.setText(say("Begin the drill") if drill.quick else say("Deal the table"))
        self.deal.setAccessibleName(self.deal.text())
        self.seats.allow((ANY, *drill.seats))
        self.seats.show_chosen(ANY if seats is None else seats)
        self.feedback.show_chosen(want.feedback)

    def _put_together(self) -> None:
        seats, feedback = _named(say("Seats"), self.seats), _named(say("Feedback"), self.feedback)
        self._choices = QFrame()
        self._choices.setLayout(Flow(16, seats, feedback))
        self._asks = wrapped("", tone="quiet", name="start.asks")
        self._asks.hide()
        words = column(self.title, self.teaches, gap=2)
        asked = row(gap=16)
        asked.addWidget(self._choices, 1)
        asked.addWidget(self._asks, 1)
        asked.addWidget(self.deal, 0, Qt.AlignmentFlag.AlignBottom)
        self.setLayout(column(words, asked, gap=8, around=(14, 10, 14, 12)))

    def _seats_chosen(self, value: object) -> None:
        if self._want is not None:
            self._set(replace(self._want, seats=value if isinstance(value, int) else None))

    def _feedback_chosen(self, value: object) -> None:
        if self._want is not None and isinstance(value, Feedback):
            self._set(replace(self._want, feedback=value))

    def _set(self, want: RoundAsked) -> None:
        self._want = want
        self.changed.emit(want)

    def _ask(self) -> None:
        if self._want is not None:
            self.wanted.emit(self._want)


def _named(text: str, control: Segments) -> QFrame:
    made = QFrame()
    made.setLayout(column(label(text, "caption"), control, gap=3))
    return made
