"""A thing that is only painted, as a place of its own for those who listen: a card, a pay table."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget


class HeardPlace(QWidget):
    """Nothing to see and nothing to touch: a place with words and a role."""

    def __init__(self, name: str, parent: QWidget, heard_as: QAccessible.Role) -> None:
        super().__init__(parent)
        self.heard_as = heard_as
        self.setObjectName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.lower()

    def lie(self, room: QRect, words: str) -> None:
        """It lies there and says this; without words it is not there."""
        if room != self.geometry():
            self.setGeometry(room)
        if words != self.accessibleName():
            self.setAccessibleName(words)
        self.setVisible(bool(words))
