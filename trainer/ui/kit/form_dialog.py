"""A small form in front of the window: it does what it asks for, or says why that cannot be."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from trainer.errors import InputError
from trainer.ui.kit.form_fields import Trouble
from trainer.ui.kit.theme import scaled
from trainer.ui.kit.widgets import Button, enter_presses, row, wrapped
from trainer.wording import say

WIDE = 440


class FormAsked(QDialog):
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
        super().__init__(parent)
        self.setWindowTitle(heading)
        self.setObjectName("asked")
        self.setAccessibleName(heading)
        self._do, self._controls = do, controls
        self.trouble = Trouble("asked.trouble")
        self.accept_ = Button(button, "asked.do", kind="primary", key="Enter")
        leave = Button(say("Not now"), "asked.leave", key="Esc")
        self.accept_.clicked.connect(self._ask)
        leave.clicked.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 24, 28, 20)
        layout.setSpacing(12)
        layout.addWidget(wrapped(heading, "panel"))
        if says:
            layout.addWidget(wrapped(says, tone="quiet"))
        for control in controls:
            layout.addWidget(control)
        layout.addWidget(self.trouble)
        layout.addSpacing(4)
        layout.addLayout(row(None, leave, self.accept_, gap=10))
        self.setFixedWidth(scaled(WIDE))

    def sizeHint(self) -> QSize:
        """As high as its words need at its width: Qt would ask at the width of one long line."""
        wide, layout = scaled(WIDE), self.layout()
        assert layout is not None, "the controls lie in it"
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
        else:
            super().keyPressEvent(event)

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
