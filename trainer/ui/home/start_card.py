"""The next table: which house, which drill, how many seats, when feedback comes; then deal."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLabel

from trainer.drills.feedback import Feedback
from trainer.ui.home.snapshot import DrillOffered, HouseOffered, RoundAsked
from trainer.ui.segments import Segments
from trainer.ui.widgets import Button, Elided, column, frame, label, row, wrapped
from trainer.wording import say

ANY = "any"


class StartCard(QFrame):
    """Shows the table that is about to be dealt. Emits it as wanted when it shall be."""

    wanted = Signal(object)
    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._want: RoundAsked | None = None
        self.title = Elided("", "panel", name="start.drill")
        self.where = Elided("", "secondary", name="start.house")
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

    def present(self, want: RoundAsked, house: HouseOffered, drill: DrillOffered) -> None:
        """Show this table; seats that the drill never deals cannot be chosen."""
        seats = want.seats if want.seats in drill.seats else None
        self._want = replace(want, seats=seats)
        for control in (self.seats, self.feedback, self.deal):
            control.setEnabled(True)
        self.title.setText(drill.title)
        self.where.setText(house.title)
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
        self._choices = frame("plain")
        self._choices.setLayout(
            column(
                row(_named(say("Seats")), self.seats, gap=12),
                row(_named(say("Feedback")), self.feedback, gap=12),
                gap=8,
            )
        )
        self._asks = wrapped("", name="start.asks")
        self._asks.hide()
        told = column(
            label(say("Next drill"), "secondary"), self.title, self.where, self.teaches, gap=4
        )
        asked = column(self._asks, self._choices, 6, self.deal, gap=4)
        self.setLayout(column(told, 8, None, asked, gap=4, around=20))

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


def _named(text: str) -> QLabel:
    made = label(text, "secondary")
    made.setFixedWidth(64)
    return made
