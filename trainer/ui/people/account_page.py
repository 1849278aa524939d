"""The account of the person signed in: lock, sign out, change the password or the PIN."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from trainer.errors import Problem
from trainer.school.people.secrets import Secret
from trainer.ui.kit.form_dialog import NamedField, Trouble
from trainer.ui.kit.grounds import Ground, ScrollArea
from trainer.ui.kit.widgets import (
    Button,
    Elided,
    centred,
    column,
    hairline,
    label,
    press_key,
    row,
    wrapped,
)
from trainer.wording import phrase, say, say_phrase

WIDE = 720
_TITLES = {Secret.PASSWORD: phrase("Change password"), Secret.PIN: phrase("PIN")}
_NEW = {Secret.PASSWORD: phrase("New password"), Secret.PIN: phrase("New PIN")}
_AGAIN = {
    Secret.PASSWORD: phrase("Repeat the new password"),
    Secret.PIN: phrase("Repeat the new PIN"),
}
_SAYS = {
    Secret.PASSWORD: phrase("At least 8 characters, of any kind."),
    Secret.PIN: phrase("At least 6 digits. It opens exams at a trainee's window."),
}


class AccountShown(Struct, frozen=True):
    """The person signed in, the role, and if a PIN is of use. ``says``: further remarks."""

    name: str
    login: str
    role: str
    has_pin: bool
    says: str = ""


class AccountPage(ScrollArea):
    """Shows the account. Emits that the window is locked or left, and a new secret: which one, the
    password that proves it, the new one."""

    locked = Signal()
    signed_out = Signal()
    changed = Signal(object, str, str)

    def __init__(self) -> None:
        super().__init__("account", say("My account"), sideways=True)
        self._name = Elided("", "title", name="account.name")
        self._told = wrapped("", "secondary", name="account.told")
        self.lock = Button(say("Lock the window"), "account.lock", kind="primary", key="L")
        self.leave = Button(say("Sign out"), "account.sign_out", key="O", does=self.signed_out)
        self.lock.clicked.connect(self.locked)
        self.forms = {which: SecretForm(which) for which in Secret}
        for form in self.forms.values():
            form.changed.connect(self.changed)
        self._put_together()

    def present(self, shown: AccountShown) -> None:
        self._name.setText(shown.name)
        words = say("{login} · {role}", login=shown.login, role=shown.role)
        self._told.setText(f"{words}\n{shown.says}" if shown.says else words)
        for form in self.forms.values():
            form.empty()
        self.forms[Secret.PIN].setVisible(shown.has_pin)
        self.lock.setFocus(Qt.FocusReason.OtherFocusReason)

    def refuse(self, which: Secret, problems: Iterable[Problem | str]) -> None:
        self.forms[which].trouble.tell(problems)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_key(self, event, {"L": self.locked.emit, "O": self.signed_out.emit}):
            super().keyPressEvent(event)

    def _put_together(self) -> None:
        content = QWidget()
        content.setMaximumWidth(WIDE + 72)
        content.setLayout(
            column(
                self._name,
                self._told,
                row(self.lock, self.leave, None, gap=10),
                4,
                *self.forms.values(),
                None,
                gap=14,
                around=(36, 28, 36, 28),
            )
        )
        self.hold(centred(content))


class SecretForm(Ground):
    """Asks for the password and for the new secret twice. Emits which, the password, the new."""

    changed = Signal(object, str, str)

    def __init__(self, which: Secret) -> None:
        super().__init__("card")
        self._which = which
        name = f"account.{which.value}"
        title = say_phrase(_TITLES[which])
        self.now = NamedField(f"{name}.now", say("Current password"), hidden=True)
        self.new = NamedField(f"{name}.new", say_phrase(_NEW[which]), hidden=True)
        self.again = NamedField(f"{name}.again", say_phrase(_AGAIN[which]), hidden=True)
        self.trouble = Trouble(f"{name}.trouble")
        self.keep = Button(say("Change"), f"{name}.keep", does=self._ask)
        self.keep.setAccessibleName(say("{name}: {value}", name=title, value=say("Change")))
        self.setLayout(
            column(
                label(title, "section"),
                wrapped(say_phrase(_SAYS[which]), "secondary"),
                hairline(),
                row(self.now, self.new, self.again, gap=16),
                self.trouble,
                row(self.keep, None),
                gap=10,
                around=(20, 16, 20, 18),
            )
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A field lets Enter through; it must not press a button of the page as well.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._ask()
        else:
            super().keyPressEvent(event)

    def empty(self) -> None:
        self.trouble.clear()
        for field in (self.now, self.new, self.again):
            field.write("")

    def _ask(self, *_: object) -> None:
        if not (self.now.text and self.new.text):
            (self.new if self.now.text else self.now).take_keyboard()
        elif self.new.text != self.again.text:
            self.trouble.tell((say("The two entries do not match."),))
            self.again.take_keyboard()
        else:
            self.changed.emit(self._which, self.now.text, self.new.text)
