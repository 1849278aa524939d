"""A field of a draft's forms: one line of text, or a figure."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QScrollArea, QWidget


class TextField(QLineEdit):
    """A line in which nothing was written leaves undoing and doing again to the page, and one for
    ``figures`` its letters too."""

    def __init__(self, text: str, *, figures: bool = False) -> None:
        super().__init__(text)
        self._figures = figures
        self._is_entered = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._is_entered = event.reason() is Qt.FocusReason.MouseFocusReason

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The click that enters the field chooses all of it: what is typed takes its place."""
        super().mouseReleaseEvent(event)
        # Else what is typed after a click goes into the old text, which nobody can cite then.
        if self._is_entered and not self.hasSelectedText():
            self.selectAll()
        self._is_entered = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Z and Ctrl+Y are the page's while the line is as it was."""
        keys = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
        undone = not self.isModified() and any(event.matches(each) for each in keys)
        letter = self._figures and event.text().isalpha()
        if letter and self.isModified():
            self._finish_before(event)
        elif undone or letter:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _finish_before(self, event: QKeyEvent) -> None:
        """Take the field's text before the page acts on the letter."""
        # A round is tried by it.
        view: QWidget | None = self.parentWidget()
        while view is not None and not isinstance(view, QScrollArea):
            view = view.parentWidget()
        assert view is not None, "it stands in a form, which scrolls"
        # As Enter does: a field that only says so says it once more when it loses the keyboard to
        # the rows that are made anew, in the midst of that change.
        enter = QKeyEvent(event.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
        super().keyPressEvent(enter)
        QApplication.sendEvent(view, event)
