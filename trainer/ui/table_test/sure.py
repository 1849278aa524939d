"""Is it meant? What is thrown away cannot be had back."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QWidget

from trainer.ui.table_test.fingers import for_fingers
from trainer.ui.widgets import Button, column, label, row, wrapped
from trainer.wording import say


class ThrowAsked(QDialog):
    """Asks before something is thrown away; to keep it is the first answer."""

    def __init__(self, window: QWidget, heading: str, sentence: str) -> None:
        super().__init__(window)
        self.setObjectName("sure")
        self.setWindowTitle(heading)
        self.setAccessibleName(heading)
        told = wrapped(sentence)
        told.setMinimumWidth(420)
        self.keep = Button(say("Keep it"), "sure.keep", kind="primary", key="Esc")
        self.throw = Button(say("Delete it"), "sure.throw")
        for_fingers(self.keep, self.throw)
        self.keep.setDefault(True)
        self.keep.clicked.connect(self.reject)
        self.throw.clicked.connect(self.accept)
        line = row(None, self.throw, self.keep, gap=12)
        self.setLayout(column(label(heading, "panel"), told, line, gap=14, around=(28, 24, 28, 22)))


def sure_to_throw(window: QWidget, dealer: str) -> bool:
    """Ask for confirmation; True if it is given."""
    told = say("The record of {dealer} cannot be restored.", dealer=dealer)
    asked = ThrowAsked(window, say("Delete this test?"), told)
    return asked.exec() == QDialog.DialogCode.Accepted
