"""Questions before something is lost: one to be answered, one to be typed."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

from trainer.ui.form_fields import NamedField
from trainer.ui.widgets import Button, column, label, row, wrapped
from trainer.wording import say

WIDE = 520


class KeepAsked(QDialog):
    """Asks before something is lost; to keep it is the first answer. ``act`` names the other."""

    def __init__(
        self, window: QWidget, name: str, act: str, heading: str, sentences: Iterable[str], do: str
    ) -> None:
        super().__init__(window)
        self.setObjectName(name)
        self.setWindowTitle(heading)
        self.setAccessibleName(heading)
        self.keep = Button(say("Keep it"), f"{name}.keep", kind="primary", key="Esc")
        self.lose = Button(do, f"{name}.{act}")
        self.keep.setDefault(True)
        self.keep.clicked.connect(self.reject)
        self.lose.clicked.connect(self.accept)
        told = [wrapped(each) for each in sentences]
        for each in told:
            each.setMinimumWidth(420)
        line = row(None, self.lose, self.keep, gap=12)
        pieces = (label(heading, "panel"), column(*told, gap=6), line)
        self.setLayout(column(*pieces, gap=14, around=(28, 24, 28, 22)))
        self.keep.setFocus(Qt.FocusReason.OtherFocusReason)


class EraseAsked(QDialog):
    """Says what will be gone. It can be confirmed only once ``word`` was typed."""

    def __init__(
        self, parent: QWidget | None, heading: str, sentences: Iterable[str], word: str
    ) -> None:
        super().__init__(parent)
        self.setObjectName("erase")
        self.setWindowTitle(heading)
        self.setAccessibleName(heading)
        self._word = word
        self.field = NamedField("erase.word", say("Type {word} to continue", word=word))
        self.field.line.textChanged.connect(self._look)
        self.erase = Button(say("Erase for good"), "erase.erase", kind="primary")
        self.leave = Button(say("Keep everything"), "erase.leave")
        self.leave.setDefault(True)
        self.erase.clicked.connect(self.accept)
        self.leave.clicked.connect(self.reject)
        told = [wrapped(each) for each in sentences]
        for each in told:
            each.setFixedWidth(WIDE)
        self.setLayout(
            column(
                label(heading, "panel"),
                *told,
                4,
                self.field,
                4,
                row(self.erase, self.leave, None, gap=10),
                gap=10,
                around=(28, 24, 28, 20),
            )
        )
        self._look()
        self.field.take_keyboard()

    def asked(self) -> bool:
        """Show the dialog; True if erasing was confirmed."""
        return self.exec() == QDialog.DialogCode.Accepted

    def _look(self, *_: object) -> None:
        self.erase.setEnabled(self.field.text.strip().casefold() == self._word.casefold())
