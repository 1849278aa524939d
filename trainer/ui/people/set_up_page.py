"""A school is set up on this machine: its first administrator, and that is all."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from trainer.errors import Problem
from trainer.ui.paper import Button, column, enter_presses, frame, label, row, wrapped
from trainer.ui.people.fields import Field, Trouble
from trainer.wording import say

WIDE = 640


class SetUpPage(QScrollArea):
    """Asks who keeps the school's accounts. Emits name, sign-in name and password."""

    made = Signal(str, str, str)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("set-up-school")
        self.setAccessibleName(say("Set up a school"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.name = Field("set-up-school.name", say("Name"))
        self.login = Field("set-up-school.login", say("Sign-in name"))
        self.password = Field("set-up-school.password", say("Password"), hidden=True)
        self.again = Field("set-up-school.again", say("Password once more"), hidden=True)
        self.trouble = Trouble("set-up-school.trouble")
        self.make = Button(
            say("Set up the school"), "set-up-school.make", kind="primary", key="Enter"
        )
        self.make.setMinimumHeight(42)
        self.leave = Button(say("Not now"), "set-up-school.leave")
        self.make.clicked.connect(self._ask)
        self.leave.clicked.connect(self.left)
        self._put_together()

    def present(self) -> None:
        """The form is empty."""
        self.trouble.clear()
        for field in (self.name, self.login, self.password, self.again):
            field.write("")
        self.name.take_keyboard()

    def refuse(self, problems: Iterable[Problem | str]) -> None:
        """No school was set up, for these reasons."""
        self.trouble.tell(problems)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not enter_presses(self):
                self._ask()
        else:
            super().keyPressEvent(event)

    def _ask(self, *_: object) -> None:
        empty = next((e for e in (self.name, self.login, self.password) if not e.text), None)
        if empty is not None:
            empty.take_keyboard()
        elif self.password.text != self.again.text:
            self.refuse((say("The two passwords are not the same."),))
            self.again.take_keyboard()
        else:
            self.made.emit(self.name.text, self.login.text, self.password.text)

    def _put_together(self) -> None:
        told = wrapped(
            say(
                "The school’s records are kept on this machine. Whoever starts the program signs "
                "in, or practises without an account; what was practised here before stays as it "
                "is. You begin with an administrator, who opens accounts for supervisors and "
                "trainees."
            ),
            tone="quiet",
        )
        card = frame("card")
        card.setLayout(
            column(
                label(say("The administrator"), "section"),
                self.name,
                self.login,
                row(self.password, self.again, gap=16),
                wrapped(
                    say("8 signs at least. Nobody can tell it to you again: keep it well."),
                    "secondary",
                ),
                self.trouble,
                gap=12,
                around=(20, 16, 20, 18),
            )
        )
        content = QWidget()
        content.setMaximumWidth(WIDE + 72)
        content.setLayout(
            column(
                label(say("Set up a school"), "title"),
                told,
                card,
                row(self.make, self.leave, None, gap=12),
                None,
                gap=14,
                around=(36, 28, 36, 28),
            )
        )
        page = QWidget()
        page.setProperty("kind", "page")
        beside = row()
        beside.addWidget(content, 100)
        beside.addStretch(1)
        page.setLayout(beside)
        self.setWidget(page)
