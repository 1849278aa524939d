"""The page after a start password: the person chooses a password of their own first."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from trainer.errors import Problem
from trainer.ui.kit.form_fields import NamedField, Trouble
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import Button, column, enter_presses, frame, label, row, wrapped
from trainer.wording import say

WIDE = 460


class OwnPasswordPage(QWidget):
    """Asks for a new password twice. Emits it, or that the person leaves."""

    chosen = Signal(str)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("own-password")
        self.setAccessibleName(say("Choose your own password"))
        self.new = NamedField(
            "own-password.new", say("New password"), hidden=True, says=say("At least 8 characters.")
        )
        self.again = NamedField("own-password.again", say("Repeat the new password"), hidden=True)
        self.trouble = Trouble("own-password.trouble")
        self.keep = Button(say("Save"), "own-password.keep", kind="primary", key="Enter")
        self.leave = Button(say("Sign out"), "own-password.leave")
        self.keep.clicked.connect(self._ask)
        self.leave.clicked.connect(self.left)
        card = frame("card")
        card.setFixedWidth(scaled(WIDE))
        says = wrapped(say("The start password is on a list. Choose one only you know."))
        card.setLayout(
            column(
                label(say("Choose your own password"), "panel"),
                says,
                4,
                self.new,
                self.again,
                self.trouble,
                4,
                row(self.keep, self.leave, None, gap=10),
                gap=10,
                around=(28, 24, 28, 24),
            )
        )
        self.setLayout(column(None, row(None, card, None), None, around=28))

    def present(self) -> None:
        """Empty the form."""
        self.trouble.clear()
        for field in (self.new, self.again):
            field.write("")
        self.new.take_keyboard()

    def refuse(self, problems: Iterable[Problem | str]) -> None:
        """Say why nothing was changed."""
        self.trouble.tell(problems)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not enter_presses(self):
                self._ask()
        elif event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)

    def _ask(self, *_: object) -> None:
        if self.new.text != self.again.text:
            self.refuse((say("The two passwords do not match."),))
            self.again.take_keyboard()
        else:
            self.chosen.emit(self.new.text)
