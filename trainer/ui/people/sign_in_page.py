"""The page to sign in on, and the pages that ask for a password alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from trainer.errors import Problem
from trainer.ui.kit.form_dialog import NamedField, Trouble
from trainer.ui.kit.grounds import NamedWidget
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import (
    Button,
    Elided,
    Piece,
    column,
    emptied,
    frame,
    hairline,
    label,
    press_key,
    row,
    wrapped,
)
from trainer.ui.side_bar import Chip
from trainer.wording import say

FORM_WIDE, KNOWN_WIDE = 380, 250


class SignInShown(Struct, frozen=True):
    """The content of the page: people by login and name, the title of their list, practice without
    an account, other remarks, and the sign-in name in the field."""

    known: Sequence[tuple[str, str]] = ()
    without_account: bool = True
    says: str = ""
    heading: str = ""
    login: str = ""


class SignInPage(NamedWidget):
    """Asks for a name and a password. Emits them, or that the person practises without an
    account."""

    signed_in = Signal(str, str)
    without = Signal()

    def __init__(self) -> None:
        super().__init__("sign-in", say("Sign in"))
        self.login = NamedField("sign-in.login", say("Sign-in name"))
        self.password = NamedField("sign-in.password", say("Password"), hidden=True)
        self.trouble = Trouble("sign-in.trouble")
        self._says = wrapped("", "secondary", name="sign-in.says")
        self.enter = Button(say("Sign in"), "sign-in.enter", kind="primary", key="Enter")
        self.enter.setMinimumHeight(42)
        self.guest = Button(say("Practise without an account"), "sign-in.without")
        self._guest_says = wrapped(say("The school does not see these rounds."), "caption")
        self.enter.clicked.connect(self._ask)
        self.guest.clicked.connect(self.without)
        self._known, self._known_lines = _beside(), column(gap=2)
        self._heading = wrapped("", "strong", name="sign-in.heading")
        self._put_together()

    def present(self, shown: SignInShown) -> None:
        """Empty the form, and offer the people who were here before."""
        self.trouble.clear()
        self.password.write("")
        self._says.setText(shown.says)
        self._says.setVisible(bool(shown.says))
        for piece in (self.guest, self._guest_says):
            piece.setVisible(shown.without_account)
        self._offer(shown.known)
        self._heading.setText(shown.heading or say("Signed in here before"))
        first = shown.login or (shown.known[0][0] if shown.known else "")
        self.login.write(first)
        (self.password if first else self.login).take_keyboard()

    def refuse(self, problems: Iterable[Problem | str]) -> None:
        self.trouble.tell(problems)
        self.password.take_keyboard()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        stays = event.key() == Qt.Key.Key_Escape  # there is nowhere to go back to
        if not press_key(self, event, {"Enter": self._ask}) and not stays:
            super().keyPressEvent(event)

    def _ask(self, *_: object) -> None:
        if not self.login.text.strip():
            self.login.take_keyboard()
        elif not self.password.text:
            self.password.take_keyboard()
        else:
            self.signed_in.emit(self.login.text, self.password.text)

    def _offer(self, known: Sequence[tuple[str, str]]) -> None:
        emptied(self._known_lines)
        for login, name in known:
            button = _NameButton(login, name)
            button.clicked.connect(partial(self._choose, login))
            self._known_lines.addWidget(button)
        self._known_lines.addStretch(1)
        self._known.setVisible(bool(known))

    def _choose(self, login: str, *_: object) -> None:
        self.login.write(login)
        self.trouble.clear()
        self.password.take_keyboard()

    def _put_together(self) -> None:
        form = column(
            label(say("Sign in"), "panel"),
            self._says,
            4,
            self.login,
            self.password,
            self.trouble,
            4,
            self.enter,
            gap=10,
        )
        form.addSpacing(4)
        form.addWidget(self.guest)
        form.addWidget(self._guest_says)
        form.addStretch(1)
        inner = QWidget()
        inner.setFixedWidth(scaled(FORM_WIDE))
        inner.setLayout(form)
        self._known.setLayout(
            column(self._heading, hairline(), self._known_lines, gap=8, around=(0, 0, 28, 0))
        )
        card = frame("card", row(self._known, inner, gap=0, around=(28, 24, 28, 24)))
        _centre(self, card)


class CardForm(NamedWidget):
    """Asks on a card in the middle of the window for a password, or for a new one twice. Emits it,
    or that the person leaves."""

    entered = Signal(str)
    left = Signal()

    def __init__(
        self,
        name: str,
        spoken: str,
        says: str,
        fields: Sequence[NamedField],
        *,
        enter: str,
        leave: str,
    ) -> None:
        super().__init__(name, spoken)
        self._fields = fields
        self._heading = Elided(spoken, "panel", name=f"{name}.who")
        self.trouble = Trouble(f"{name}.trouble")
        self.enter = Button(enter, f"{name}.enter", kind="primary", key="Enter", does=self._ask)
        self.enter.setMinimumHeight(42)
        self.leave = Button(leave, f"{name}.leave", does=self.left)
        card = frame("card")
        card.setFixedWidth(scaled(FORM_WIDE) + 56)
        told = wrapped(says, tone="quiet")
        above: tuple[Piece, ...] = (self._heading, told, 4, *fields, self.trouble)
        pieces = (*above, 4, self.enter, self.leave)
        card.setLayout(column(*pieces, gap=10, around=(28, 24, 28, 24)))
        _centre(self, card)

    def present(self, heading: str = "") -> None:
        """Empty the form; the heading is whose window it is."""
        if heading:
            self._heading.setText(heading)
            self._heading.setAccessibleName(heading)
        self.trouble.clear()
        for field in self._fields:
            field.write("")
        self._fields[0].take_keyboard()

    def refuse(self, problems: Iterable[Problem | str]) -> None:
        self.trouble.tell(problems)
        self._fields[0].take_keyboard()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_key(self, event, {"Enter": self._ask}) and event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)

    def _ask(self, *_: object) -> None:
        first, last = self._fields[0], self._fields[-1]
        if first.text != last.text:
            self.trouble.tell((say("The two passwords do not match."),))
            last.take_keyboard()
        elif first.text or len(self._fields) > 1:  # an empty new password is refused in words
            self.entered.emit(first.text)


def locked_page() -> CardForm:
    """A locked window: says who locked it, and nothing of what is behind."""
    says = say("Locked. Your work is kept, and the clock is stopped.")
    password = NamedField("locked.password", say("Password"), hidden=True)
    enter, leave = say("Unlock"), say("Sign in as somebody else")
    return CardForm("locked", say("Locked"), says, (password,), enter=enter, leave=leave)


def own_password_page() -> CardForm:
    """A new password, in place of the one on the list."""
    least = say("At least 8 characters.")
    new = NamedField("own-password.new", say("New password"), hidden=True, says=least)
    again = NamedField("own-password.again", say("Repeat the new password"), hidden=True)
    says = say("The start password is on a list. Choose one only you know.")
    spoken, enter, leave = say("Choose your own password"), say("Save"), say("Sign out")
    return CardForm("own-password", spoken, says, (new, again), enter=enter, leave=leave)


class _NameButton(Button):
    """A person who signed in here before."""

    def __init__(self, login: str, name: str) -> None:
        # Not as the button's text: an & in a name would be taken for a shortcut's sign.
        super().__init__("", f"sign-in.known.{login}", kind="row")
        self.setAccessibleName(say("{name}: {value}", name=name, value=login))
        self.setMinimumHeight(40)
        text = Elided(name)
        text.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setLayout(row(text, around=(8, 0, 8, 0)))


def _beside() -> QFrame:
    made = frame("plain")
    made.setFixedWidth(scaled(KNOWN_WIDE))
    return made


def _centre(page: QWidget, card: QFrame) -> None:
    """Put the card in the middle of the window, the program's name above it."""
    name = row(None, Chip(), label(say("Dealer School"), "title"), None, gap=12)
    across: QHBoxLayout = row(None, card, None)
    whole: QVBoxLayout = column(None, name, 16, across, None, None, around=28)
    page.setLayout(whole)
