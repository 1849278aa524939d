"""The card of newer versions: the address that is asked, and what it said."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLineEdit

from trainer.ui.heard.announcing import announce
from trainer.ui.newer_versions import newer_words
from trainer.ui.widgets import Button, column, label, row, wrapped
from trainer.wording import say


class UpdatesCard(QFrame):
    """Emits an address that was typed, and that it shall be asked now."""

    address_given = Signal(str)
    look_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self.address = QLineEdit()
        self.address.setObjectName("about.updates_from")
        self.address.setAccessibleName(say("Address of the newest version"))
        self.address.setPlaceholderText("https://")
        self.address.editingFinished.connect(lambda: self.address_given.emit(self._typed))
        self.look = Button(say("Look now"), "about.look")
        self.look.clicked.connect(self._look)
        self.told = wrapped("", "secondary", name="about.newer")
        says = say("Asked once at each start. Leave it empty and nothing is asked.")
        head = column(label(say("Newer versions"), "section"), wrapped(says, "secondary"), gap=2)
        typed = row(gap=10)
        typed.addWidget(self.address, 1)
        typed.addWidget(self.look)
        self.setLayout(column(head, typed, self.told, gap=8, around=(20, 14, 20, 14)))

    @property
    def _typed(self) -> str:
        return self.address.text().strip()

    def present(self, address: str, newer: str) -> None:
        """Show the address, and the version that it named at the start."""
        self.address.setText(address)
        self._tell(newer_words(newer) if newer else "")

    def say_newer(self, newer: str) -> None:
        """The address was asked; empty: nothing newer is there."""
        self._tell(newer_words(newer) if newer else say("This is the newest version."))

    def say_problem(self, problem: str) -> None:
        """The address gave no version, and this is why."""
        self._tell(problem)

    def _look(self) -> None:
        self.address_given.emit(self._typed)
        if self._typed:
            self.look_asked.emit()
        else:
            self._tell(say("Type an address first."))

    def _tell(self, words: str) -> None:
        self.told.setText(words)
        self.told.setVisible(bool(words))
        if words:
            announce(self.told, words)
