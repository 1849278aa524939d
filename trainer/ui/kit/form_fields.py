"""The parts of forms: named fields, hidden or not, lists to choose from, and the fault line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from trainer.errors import Problem
from trainer.ui.kit.drop_down import DropDown
from trainer.ui.kit.screen_reader import announce
from trainer.ui.kit.widgets import column, label, wrapped

LONGEST_FIELD = 240


class NamedField(QWidget):
    """A field with its name above it. ``hidden``: the text shows as dots."""

    def __init__(self, name: str, title: str, *, hidden: bool = False, says: str = "") -> None:
        super().__init__()
        self.line = QLineEdit()
        self.line.setObjectName(name)
        self.line.setAccessibleName(title)
        self.line.setAccessibleDescription(says)
        self.line.setMaxLength(LONGEST_FIELD)
        self.line.setMinimumHeight(36)
        if hidden:
            self.line.setEchoMode(QLineEdit.EchoMode.Password)
        made: QVBoxLayout = column(label(title, "strong"), self.line, gap=4)
        if says:
            made.addWidget(wrapped(says, "caption"))
        self.setLayout(made)
        self.setFocusProxy(self.line)

    @property
    def text(self) -> str:
        return self.line.text()

    def write(self, text: str) -> None:
        """Put that text into the field."""
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
        """The chosen value."""
        return self._values[self._box.currentIndex()]

    def choose(self, value: object) -> None:
        self._box.setCurrentIndex(self._values.index(value))


class Trouble(QLabel):
    """The fault of a form: a mark and a sentence, also read aloud. It takes no room while there is
    none."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setProperty("tone", "critical")
        self.hide()

    def tell(self, problems: Iterable[Problem | str]) -> None:
        """Tell these problems."""
        text = "\n".join(_message(each) for each in problems)
        self.setText(f"■ {text}")
        self.setVisible(bool(text))
        if text:
            announce(self, text, at_once=True)

    def clear(self) -> None:
        """Tell of nothing."""
        self.setText("")
        self.hide()


def _message(problem: Problem | str) -> str:
    return problem if isinstance(problem, str) else problem.message
