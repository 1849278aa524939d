"""An exam that waits: for the next task, or for a supervisor after the program was killed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import Button, column, frame, label, row, wrapped
from trainer.wording import say

WIDE = 560

Wish = Literal["release", "go_on", "discontinue", "leave"]


@dataclass(frozen=True, slots=True)
class WaitShown:
    """The texts and offers of the page, the expected act as the first."""

    title: str
    says: str
    offers: Sequence[Wish]
    why: str = ""


class WaitPage(QWidget):
    """Emits what is wanted of the exam. It offers nothing else."""

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("exam-wait")
        self.setAccessibleName(say("Exam"))
        self._title = label("", "title", name="exam-wait.title")
        self._says = wrapped("", name="exam-wait.says")
        self._why = wrapped("", tone="quiet", name="exam-wait.why")
        self.buttons: dict[str, Button] = {
            "release": Button(say("Release by PIN"), "exam-wait.release", kind="primary", key="G"),
            "go_on": Button(say("Resume"), "exam-wait.go-on", kind="primary", key="G"),
            "discontinue": Button(say("Discontinue"), "exam-wait.discontinue"),
            "leave": Button(say("Leave the exam"), "exam-wait.leave"),
        }
        for wish, button in self.buttons.items():
            button.clicked.connect(lambda _=False, wish=wish: self.wanted.emit(wish))
        self._put_together()

    def present(self, shown: WaitShown) -> None:
        """Show what the exam waits for."""
        self._title.setText(shown.title)
        self._says.setText(shown.says)
        self._why.setText(shown.why)
        self._why.setVisible(bool(shown.why))
        for wish, button in self.buttons.items():
            button.setVisible(wish in shown.offers)
        self.buttons[shown.offers[0]].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        first = next((each for each in self.buttons.values() if each.isVisible()), None)
        if first is not None and event.text().upper() == "G":
            first.click()
        else:
            super().keyPressEvent(event)

    def _put_together(self) -> None:
        card: QFrame = frame("card")
        card.setMaximumWidth(scaled(WIDE))
        body: QVBoxLayout = column(
            self._title,
            self._says,
            self._why,
            row(*self.buttons.values(), None, gap=8),
            gap=14,
            around=(28, 24, 28, 24),
        )
        card.setLayout(body)
        whole: QVBoxLayout = column(around=(36, 28, 36, 24))
        whole.addStretch(1)
        whole.addLayout(row(None, card, None))
        whole.addStretch(2)
        self.setLayout(whole)
