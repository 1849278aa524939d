"""The work that was left off: one of each kind, each with a way back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from trainer.ui.home.snapshot import LeftOffShown
from trainer.ui.widgets import Button, column, emptied, hairline, label, row, wrapped
from trainer.wording import say


class LeftOffCard(QFrame):
    """Shows what waits; hidden if nothing does. Emits the attempt to go on with."""

    go_on = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self.setObjectName("left-off")
        self.setAccessibleName(say("Where you left off"))
        self._lines = column(gap=8)
        head = label(say("Where you left off"), "section")
        self.setLayout(column(head, self._lines, gap=10, around=(20, 16, 20, 16)))
        self.hide()

    def present(self, waiting: Sequence[LeftOffShown]) -> None:
        """Show these, the latest first."""
        emptied(self._lines)
        for turn, each in enumerate(waiting, 1):
            if turn > 1:
                self._lines.addWidget(hairline())
            words = column(wrapped(each.drill_title), wrapped(each.words, "secondary"), gap=0)
            onward = Button(say("Continue"), f"left-off.{turn}")
            onward.setAccessibleName(f"{say('Continue')}: {each.drill_title}, {each.words}")
            onward.clicked.connect(lambda _=False, at=each.attempt: self.go_on.emit(at))
            line = row(gap=12)
            line.addLayout(words, 1)
            line.addWidget(onward)
            self._lines.addLayout(line)
        self.setVisible(bool(waiting))
