"""A line on which the supervisor writes a note to every station of the class."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from trainer.records.registry.live import MOST_NOTE
from trainer.ui.widgets import Button, label, row
from trainer.wording import say


class AllNote(QWidget):
    """Hidden until it is opened. Emits the note."""

    sent = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.text = QLineEdit()
        self.text.setObjectName("live.all_note")
        self.text.setMaxLength(MOST_NOTE)
        self.text.setAccessibleName(say("Note to all"))
        self.text.setPlaceholderText(say("Write to every station; it is read after the seat"))
        self.send = Button(say("Send to all"), "live.all_note.send", kind="primary", key="Enter")
        self.told = label("", "caption", tone="quiet", name="live.all_note.told")
        line = row(self.text, self.send, self.told, gap=8)
        line.setStretch(0, 1)
        self.setLayout(line)
        self.send.clicked.connect(self._send)
        self.text.returnPressed.connect(self._send)
        self.hide()

    def open(self) -> None:
        """Show the line and write on it."""
        self.told.clear()
        self.show()
        self.text.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def tell(self, outcome: str) -> None:
        """Say how the note came through."""
        self.told.setText(outcome)

    def _send(self) -> None:
        note = self.text.text().strip()
        if note:
            self.sent.emit(note)
            self.text.clear()
