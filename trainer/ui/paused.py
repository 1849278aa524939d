"""The cover over the table while the round is paused: no card can be read under it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from trainer.ui.focus import KeepsKeyboard
from trainer.ui.widgets import Button, column, enter_presses, frame, label, wrapped
from trainer.wording import say


class Paused(QFrame):
    """Covers the page. Emits when the round goes on, or is left."""

    over = Signal()
    leaving = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setObjectName("paused")
        self.setProperty("kind", "cover")
        self.setAccessibleName(say("Paused"))
        self.setAutoFillBackground(True)
        self._onward = Button(say("Resume"), "paused.go_on", kind="primary", key="Enter")
        leave = Button(say("Leave the table"), "paused.leave")
        self._onward.clicked.connect(self.over)
        leave.clicked.connect(self.leaving)
        card = frame("card")
        card.setFixedWidth(340)
        words = wrapped(say("The clock is stopped. Everything on the table is kept."), tone="quiet")
        card.setLayout(
            column(label(say("Paused"), "panel"), words, 8, self._onward, leave, gap=8, around=24)
        )
        layout = QVBoxLayout(self)
        layout.addWidget(card, 0, Qt.AlignmentFlag.AlignCenter)
        self.setFocusProxy(self._onward)
        self._keeps = KeepsKeyboard(self, page)
        self.hide()

    def cover(self) -> None:
        """Cover the page, and take the keyboard."""
        page = self.parentWidget()
        assert page is not None
        self.setGeometry(page.rect())
        self.show()
        self.raise_()
        self._onward.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.over.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            enter_presses(self)
        event.accept()
