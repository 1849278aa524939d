"""The document of a house that is begun: pasted or opened, or left for later."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.flow import Flow
from trainer.ui.kit.widgets import Button, column, emptied, frame, label, row, wrapped
from trainer.wording import say, say_count


class StartDocument(QWidget):
    """Shows what was given. Emits its text, and that a file shall be asked for."""

    given = Signal(str)
    file_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self.title = label(say("Your house's document"), "section")
        self.paste = Button(say("Paste text"), "workshop.start.paste")
        self.open_file = Button(say("Open…"), "workshop.start.open")
        self._told = wrapped("", "strong", name="workshop.start.document")
        self._under = wrapped("", "secondary")
        well = frame("well")
        words = column(self._told, self._under, gap=2)
        line = row(words, self.paste, self.open_file, gap=8, around=(14, 10, 12, 10))
        line.setStretch(0, 1)
        well.setLayout(line)
        self._found = QWidget()
        self._words = Flow(6)
        self._found.setLayout(self._words)
        self.setLayout(column(well, self._found, gap=8))
        self.paste.clicked.connect(self._paste)
        self.open_file.clicked.connect(self.file_asked)
        self.clear()

    def clear(self) -> None:
        """Nothing was given."""
        self.show_text("", "", 0)
        self.show_found(())

    def show_text(self, text: str, name: str, sentences: int) -> None:
        """That document of so many sentences; ``name`` is its file's, empty for a pasted one."""
        self.text = text
        if not text:
            self._told.setText(say("No document yet"))
            later = say("Word, PDF, text or web page. You can also give it later.")
            self._under.setText(later)
            return
        self._told.setText(name or say("Pasted text"))
        count = say_count("{count} sentence", "{count} sentences", count=sentences)
        self._under.setText(count)

    def show_found(self, words: Sequence[str]) -> None:
        """These words of the houses stand in it."""
        emptied(self._words)
        if words:
            self._words.addWidget(label(say("Found in it:"), "secondary"))
        for each in words:
            badge = label(each, "dense")
            badge.setProperty("badge", "cite")
            self._words.addWidget(badge)
        self._found.setVisible(bool(words))

    def _paste(self) -> None:
        self.given.emit(QGuiApplication.clipboard().text())
