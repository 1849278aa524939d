"""The round of the day: the same for everybody at the house, and how it went."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from trainer.ui.home.snapshot import DayRoundShown
from trainer.ui.kit.widgets import Button, Elided, column, label, row, wrapped
from trainer.wording import say


class DayRoundCard(QFrame):
    """Shows how the round of the day went, or that it waits. Emits its code to have it dealt."""

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self.setObjectName("day-round")
        self.setAccessibleName(say("Round of the day"))
        self._code = ""
        self._house = Elided("", "secondary", name="day-round.house")
        self._told = wrapped("", "secondary", name="day-round.told")
        self._deal = Button(say("Deal it"), "day-round.deal")
        self._deal.clicked.connect(lambda: self.wanted.emit(self._code))
        head = row(label(say("Round of the day"), "section"), None, self._house, gap=10)
        body = row(gap=12)
        body.addWidget(self._told, 1)
        body.addWidget(self._deal)
        self.setLayout(column(head, body, gap=8, around=(20, 16, 20, 16)))
        self.hide()

    def present(self, shown: DayRoundShown) -> None:
        self._code = shown.code
        self._house.setText(shown.house)
        self._told.setText(shown.told)
        self._deal.setAccessibleName(
            say("{name}: {value}", name=self._deal.text(), value=say("Round of the day"))
        )
        self.show()
