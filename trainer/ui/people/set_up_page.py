"""Setting up a school on this machine: its first administrator, and a first supervisor."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from trainer.errors import Problem
from trainer.school.new_school import Founder
from trainer.ui.kit.form_dialog import NamedField, Trouble
from trainer.ui.kit.grounds import ScrollArea
from trainer.ui.kit.widgets import Button, centred, column, label, press_key, row, wrapped
from trainer.ui.kit.words_form import Unsent
from trainer.wording import say

WIDE = 640


class SetUpPage(ScrollArea):
    """Asks for the administrator and the supervisor. Emits both, None for nobody."""

    made = Signal(object, object)
    left = Signal()

    def __init__(self) -> None:
        super().__init__("set-up-school", say("Set up a school"), sideways=True)
        self.admin = FounderForm(
            "set-up-school",
            say("The administrator"),
            say("Opens accounts and makes backups. Sees nobody's results."),
        )
        self.supervisor = FounderForm(
            "set-up-school.supervisor",
            say("A supervisor (optional)"),
            say(
                "Sees results, sets and signs exams, answers reviews. To do both jobs, use two "
                "accounts."
            ),
        )
        self.trouble = Trouble("set-up-school.trouble")
        self.make = Button(
            say("Set up the school"), "set-up-school.make", kind="primary", key="Enter"
        )
        self.make.setMinimumHeight(42)
        self.leave = Button(say("Not now"), "set-up-school.leave", does=self._leave)
        self.make.clicked.connect(self._ask)
        self._put_together()

    def present(self) -> None:
        self.trouble.clear()
        self._empty()
        self.admin.name.take_keyboard()

    def _empty(self) -> None:
        for form in (self.supervisor, self.admin):
            form.forget()

    def _leave(self, *_: object) -> None:
        self._empty()
        self.left.emit()

    def refuse(self, problems: Iterable[Problem | str]) -> None:
        self.trouble.tell(problems)
        self.ensureWidgetVisible(self.make)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_key(self, event, {"Enter": self._ask}):
            super().keyPressEvent(event)

    def _ask(self, *_: object) -> None:
        for form in (self.admin, self.supervisor):
            if form is self.supervisor and form.is_empty:
                continue
            empty = form.first_empty()
            if empty is not None:
                empty.take_keyboard()
                return
            if form.password.text != form.again.text:
                self.refuse((say("The two passwords do not match."),))
                form.again.take_keyboard()
                return
        self.made.emit(self.admin.founder, self.supervisor.founder)

    def _put_together(self) -> None:
        intro = wrapped(
            say(
                "The school's records are kept on this machine. People sign in, or practise "
                "without an account. Earlier practice stays."
            ),
            tone="quiet",
        )
        well = say("Passwords need at least 8 characters. They cannot be shown again.")
        content = QWidget()
        content.setMaximumWidth(WIDE + 72)
        content.setLayout(
            column(
                label(say("Set up a school"), "title"),
                intro,
                self.admin,
                self.supervisor,
                wrapped(well, "secondary"),
                self.trouble,
                row(self.make, self.leave, None, gap=12),
                None,
                gap=12,
                around=(36, 24, 36, 20),
            )
        )
        self.hold(centred(content))


class FounderForm(Unsent):
    """Asks for a name, a sign-in name and a password."""

    def __init__(self, name: str, title: str, says: str) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self.name = NamedField(f"{name}.name", say("Name"))
        self.login = NamedField(f"{name}.login", say("Sign-in name"))
        self.password = NamedField(f"{name}.password", say("Password"), hidden=True)
        self.again = NamedField(f"{name}.again", say("Repeat the password"), hidden=True)
        for field in self._fields:
            field.line.setAccessibleDescription(title)
        self.setLayout(
            column(
                label(title, "section"),
                wrapped(says, "secondary"),
                row(self.name, self.login, gap=16),
                row(self.password, self.again, gap=16),
                gap=8,
                around=(20, 14, 20, 16),
            )
        )

    @property
    def _fields(self) -> tuple[NamedField, ...]:
        return (self.name, self.login, self.password, self.again)

    @property
    def is_empty(self) -> bool:
        return not any(field.text.strip() for field in self._fields)

    @property
    def founder(self) -> Founder | None:
        """The founder; None if nobody is named."""
        if self.is_empty:
            return None
        return Founder(self.name.text, self.login.text, self.password.text)

    def first_empty(self) -> NamedField | None:
        """The first field with something missing; the second password may be missing."""
        return next((each for each in self._fields[:3] if not each.text), None)

    @property
    def is_begun(self) -> bool:
        return self.isVisible() and not self.is_empty

    def forget(self) -> None:
        for field in self._fields:
            field.write("")
