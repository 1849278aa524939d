"""A form in which something is said: about what, in which words; sent by Ctrl+Enter."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from trainer.errors import Problem
from trainer.ui.kit.drop_down import DropDown
from trainer.ui.kit.flow import Flow
from trainer.ui.kit.form_dialog import Trouble, entries_dropped
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import Button, column, label, wrapped
from trainer.wording import say

WORDS_HIGH = 76


class Unsent(QFrame):
    """A form, or a page with one, whose entries are lost where it is left before they are sent."""

    @property
    def is_begun(self) -> bool:
        """True if it is open, and something in it would be lost."""
        raise NotImplementedError

    @property
    def is_lost_with_window(self) -> bool:
        """True if the window's end would lose something in it, though another page may not."""
        return self.is_begun

    def forget(self) -> None:
        raise NotImplementedError


class WordsForm(Unsent):
    """Asks for words. Emits the number that they are about and the words; or that nothing is to be
    said. What is missing is told in it, and what was written stays."""

    sent = Signal(int, str)
    cancelled = Signal()
    needs_words = True

    def __init__(
        self, name: str, title: str, send: str, asks: str, more: Sequence[QWidget] = ()
    ) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("kind", "card")
        self.setAccessibleName(title)
        self.about = DropDown(f"{name}.about", say("About what"), narrow=True)
        self.words = Words(f"{name}.words", asks)
        self.words.sent.connect(self.send)
        self.send_ = Button(send, f"{name}.send", kind="primary", key="Ctrl Enter", does=self.send)
        self.cancel = Button(say("Cancel"), f"{name}.cancel", key="Esc", does=self._leave)
        self.trouble = Trouble(f"{name}.trouble")
        self.told = wrapped("", "secondary", name=f"{name}.told")
        head = (label(title, "section"), self.told, self.about, *more)
        said = (label(asks, "secondary"), self.words, self.trouble)
        foot = Flow(8, self.send_, self.cancel)
        self.setLayout(column(*head, *said, foot, gap=8, around=(16, 14, 16, 14)))

    def open(self, about: Sequence[tuple[int, str]], number: int, words: str = "") -> None:
        """Show the form empty. It can be about one of these; ``number`` is chosen."""
        self.trouble.clear()
        self.words.clear()
        self.told.setText(words)
        self.told.setVisible(bool(words))
        self.about.offer(about)
        self.about.choose(number)
        self.about.setVisible(len(about) > 1)
        self.show()
        self.words.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def is_begun(self) -> bool:
        return not self.isHidden() and bool(self.words.toPlainText().strip())

    def forget(self) -> None:
        self.hide()

    def refuse(self, problems: Iterable[Problem | str]) -> None:
        """Tell why it could not be sent, with the keyboard where words are missing."""
        self.trouble.tell(problems)
        if self.needs_words and not self.words.toPlainText().strip():
            self.words.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def number(self) -> int:
        return int(self.about.currentData() or 0)

    def send(self, *_: object) -> None:
        self.sent.emit(self.number, self.words.toPlainText())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep the form's keys to itself."""
        # No letter does anything on the page behind it.
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.send()
            elif isinstance(focused, Button):
                focused.click()

    def _leave(self, *_: object) -> None:
        if not self.is_begun or entries_dropped(self):
            self.cancelled.emit()


class Words(QPlainTextEdit):
    """A few lines to write on. Tab leaves it, Ctrl+Enter sends it."""

    sent = Signal()

    def __init__(self, name: str, spoken: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(spoken)
        self.setTabChangesFocus(True)
        self.setFixedHeight(scaled(WORDS_HIGH))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.sent.emit()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)
