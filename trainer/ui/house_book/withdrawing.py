"""The question before a published house is withdrawn."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

from trainer.ui.widgets import Button, column, label, row, wrapped
from trainer.wording import say


class WithdrawAsked(QDialog):
    """Says what becomes of drills, exams and records, and asks; to keep the house is the first
    answer."""

    def __init__(self, window: QWidget, title: str) -> None:
        super().__init__(window)
        self.setObjectName("withdrawing")
        heading = say("Withdraw {house}?", house=title)
        self.setWindowTitle(heading)
        self.setAccessibleName(heading)
        self.keep = Button(say("Keep it"), "withdrawing.keep", kind="primary", key="Esc")
        self.withdraw = Button(say("Withdraw it"), "withdrawing.withdraw")
        self.keep.setDefault(True)
        self.keep.clicked.connect(self.reject)
        self.withdraw.clicked.connect(self.accept)
        told = (
            say("No round, quiz or exam begins by it any more."),
            say("Rounds and exams that are under way go on by it to their end."),
            say("Every record stays, and is read by the edition it was worked by."),
            say("To bring it back, publish it again."),
        )
        line = row(None, self.withdraw, self.keep, gap=12)
        lines = column(*map(wrapped, told), gap=6)
        self.setLayout(
            column(label(heading, "panel"), lines, line, gap=14, around=(28, 24, 28, 22))
        )
        self.setMinimumWidth(520)
        self.keep.setFocus(Qt.FocusReason.OtherFocusReason)
