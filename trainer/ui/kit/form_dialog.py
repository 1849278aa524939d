"""A small form in front of the window, and the parts of forms: fields, lists, the fault line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from trainer.errors import InputError, Problem
from trainer.ui.kit.drop_down import DropDown
from trainer.ui.kit.grounds import Dialog
from trainer.ui.kit.kept_entries import is_typed_in
from trainer.ui.kit.screen_reader import announce
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.touch_controls import for_fingers
from trainer.ui.kit.widgets import (
    Button,
    Piece,
    column,
    enter_presses,
    label,
    row,
    text_line,
    wrapped,
)
from trainer.wording import say

LONGEST_FIELD = 240


class NamedField(QWidget):
    """A field with its name above it. ``hidden``: the text shows as dots."""

    def __init__(self, name: str, title: str, *, hidden: bool = False, says: str = "") -> None:
        super().__init__()
        self.line = text_line(name, title, most=LONGEST_FIELD)
        self.line.setAccessibleDescription(says)
        self.line.setMinimumHeight(36)
        if hidden:
            self.line.setEchoMode(QLineEdit.EchoMode.Password)
        made: QVBoxLayout = column(wrapped(title, "strong"), self.line, gap=4)
        if says:
            made.addWidget(wrapped(says, "caption"))
        self.setLayout(made)
        self.setFocusProxy(self.line)

    @property
    def text(self) -> str:
        return self.line.text()

    def write(self, text: str) -> None:
        self.line.setText(text)

    def take_keyboard(self) -> None:
        """Take the keyboard, and select the old text."""
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.line.selectAll()


class FieldChoice(QWidget):
    """A list with its name above it, one value of which is chosen."""

    def __init__(self, name: str, title: str, values: Sequence[tuple[object, str]]) -> None:
        super().__init__()
        self._values = [value for value, _ in values]
        self._box = DropDown(name, title)
        self._box.addItems([text for _, text in values])
        self.setLayout(column(label(title, "strong"), self._box, gap=4))
        self.setFocusProxy(self._box)

    @property
    def value(self) -> object:
        return self._values[self._box.currentIndex()]

    def choose(self, value: object) -> None:
        self._box.setCurrentIndex(self._values.index(value))


class Trouble(QLabel):
    """The fault of a form: a mark and a sentence, also read aloud. It takes no room while there is
    none."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        # It may cite what somebody typed, in which nothing is markup.
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setProperty("tone", "critical")
        self.hide()

    def tell(self, problems: Iterable[Problem | str]) -> None:
        text = "\n".join(_message(each) for each in problems)
        self.setText(f"■ {text}")
        self.setVisible(bool(text))
        if text:
            announce(self, text, at_once=True)

    def clear(self) -> None:
        self.setText("")
        self.hide()


def _message(problem: Problem | str) -> str:
    """The message as a sentence begins."""
    # One of a server stands behind its URL elsewhere.
    text = problem if isinstance(problem, str) else problem.message
    return text[:1].upper() + text[1:]


WIDE = 440


class KeepAsked(Dialog):
    """Asks before something is lost; to keep it is the first answer. ``act`` names the other."""

    def __init__(
        self, window: QWidget, name: str, act: str, heading: str, sentences: Iterable[str], do: str
    ) -> None:
        super().__init__(window, name, heading)
        self.keep = Button(say("Keep it"), f"{name}.keep", kind="primary", key="Esc")
        self.lose = Button(do, f"{name}.{act}", does=self.accept)
        self.keep.setDefault(True)
        self.keep.clicked.connect(self.reject)
        lines = [wrapped(each) for each in sentences]
        for each in lines:
            each.setMinimumWidth(420)
        line = row(None, self.lose, self.keep, gap=12)
        pieces = (label(heading, "panel"), column(*lines, gap=6), line)
        self.setLayout(column(*pieces, gap=14, around=(28, 24, 28, 22)))
        self.keep.setFocus(Qt.FocusReason.OtherFocusReason)


def entries_dropped(within: QWidget) -> bool:
    """Ask before entries are lost; True if they may be."""
    heading, told = say("Leave without finishing?"), say("What you entered will be lost.")
    asked = KeepAsked(within.window(), "unsent", "leave", heading, (told,), say("Leave"))
    for_fingers(asked)
    return bool(asked.exec())


class FormAsked(Dialog):
    """Asks by the controls that it is given.

    ``do`` does it, and may refuse with an InputError: then the form stays, and tells why.
    """

    def __init__(
        self,
        parent: QWidget,
        heading: str,
        controls: Sequence[QWidget],
        do: Callable[[], None] = lambda: None,
        *,
        button: str,
        says: str = "",
    ) -> None:
        super().__init__(parent, "asked", heading)
        self._do, self._controls = do, controls
        self.trouble = Trouble("asked.trouble")
        self.accept_ = Button(button, "asked.do", kind="primary", key="Enter", does=self._ask)
        leave = Button(say("Not now"), "asked.leave", key="Esc", does=self._leave)
        told = [wrapped(says, tone="quiet")] if says else []
        foot = row(None, leave, self.accept_, gap=10)
        pieces: tuple[Piece, ...] = (wrapped(heading, "panel"), *told, *controls, self.trouble)
        self.setLayout(column(*pieces, 4, foot, gap=12, around=(28, 24, 28, 20)))
        self.setFixedWidth(scaled(WIDE))

    def sizeHint(self) -> QSize:
        """As high as its words need at its width."""
        wide, layout = scaled(WIDE), self.layout()
        assert layout is not None, "the controls lie in it"
        # Qt would ask at the width of one long line.
        return QSize(wide, layout.totalHeightForWidth(wide))

    def asked(self) -> bool:
        """Show the form; True if it was done."""
        first = self._controls[0] if self._controls else self.accept_
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        return bool(self.exec())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not isinstance(self.focusWidget(), QPushButton) or not enter_presses(self):
                self._ask()
        elif event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """The cross of the dialog does what Esc does."""
        self._leave()
        event.setAccepted(not self.isVisible())

    def _leave(self, *_: object) -> None:
        if not is_typed_in(self) or entries_dropped(self):
            self.reject()

    def _ask(self, *_: object) -> None:
        self.trouble.clear()
        try:
            self._do()
        except InputError as error:
            self.trouble.tell(error.problems)
            # The sentences that have come are wrapped, and a dialog does not grow for wrapped
            # words.
            self.adjustSize()
        else:
            self.accept()
