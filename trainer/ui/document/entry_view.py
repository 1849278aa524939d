"""Lines of things that wait, each with the button that sees to it."""

from __future__ import annotations

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from trainer.document import EntryLine, EntryList
from trainer.ui.document.control_views import command_button
from trainer.ui.document.view import Page
from trainer.ui.widgets import Button, Elided, column, emptied, hairline, label, row, wrapped


class EntryListView(QWidget):
    """Shows what waits. The button that had the keyboard has it again where it is still there."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._go = page.go
        self._lines = column(gap=0)
        self.setLayout(self._lines)
        self._buttons: list[Button] = []

    def present(self, block: EntryList) -> None:
        name = next((each.objectName() for each in self._buttons if each.hasFocus()), "")
        emptied(self._lines)
        self._buttons = [command_button(each.command, self._go) for each in block.entries]
        for entry, button in zip(block.entries, self._buttons, strict=True):
            self._lines.addWidget(hairline())
            self._lines.addWidget(_line(entry, button))
            if name and button.objectName() == name:
                button.setFocus()
        if not block.entries:
            self._lines.addWidget(wrapped(block.none, tone="quiet"))
        self._level()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._level()  # how wide a button is, is not known before it wears the style sheet

    def _level(self) -> None:
        """All buttons are as wide as the widest, so that the words before them begin at one
        place."""
        wide = max((each.sizeHint().width() for each in self._buttons), default=0)
        for each in self._buttons:
            each.setMinimumWidth(wide)


def _line(entry: EntryLine, button: Button) -> QWidget:
    words = Elided(entry.words, "caption", lines=2)
    words.setProperty("tone", "quiet")
    name = column(wrapped(entry.name, "strong"), label(entry.under, "caption", tone="quiet"), gap=1)
    line = row(gap=14, around=(0, 7, 0, 7))
    line.addLayout(name, 30)
    line.addLayout(column(Elided(entry.title, "dense", lines=2), words, gap=1), 46)
    line.addWidget(button)
    made = QWidget()
    made.setLayout(line)
    return made
