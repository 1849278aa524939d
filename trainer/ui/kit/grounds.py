"""The grounds that pages and cards stand on, each with its name for a test and for a screen
reader."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QFrame, QLayout, QScrollArea, QWidget

from trainer.ui.kit.kept_entries import KeptEntries


class NamedWidget(QWidget):
    """Nothing but a place for others."""

    def __init__(self, name: str, spoken: str, *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(spoken)


class Dialog(QDialog):
    """A dialog in front of the window, under its heading."""

    def __init__(self, parent: QWidget | None, name: str, heading: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(heading)
        self.setObjectName(name)
        self.setAccessibleName(heading)

    def showEvent(self, event: QShowEvent) -> None:
        """Come back as the lock of the window put it away."""
        super().showEvent(event)
        beside = self.parentWidget()
        kept = beside.window().findChild(KeptEntries) if beside is not None else None
        if kept is not None:
            kept.give_back(self)


class Ground(QFrame):
    """A ground that the style sheet dresses by its ``kind``: a card, a footer, a well."""

    def __init__(
        self, kind: str, name: str = "", spoken: str = "", *, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("kind", kind)
        self.setObjectName(name)
        self.setAccessibleName(spoken)


class ScrollArea(QScrollArea):
    """Scrolls up and down, and ``sideways`` too where that is asked for; without ``keys`` arrows
    and Page Down are left to the page.

    The keyboard never stops at it: Tab goes to what is inside.
    """

    def __init__(
        self, name: str = "", spoken: str = "", *, sideways: bool = False, keys: bool = True
    ) -> None:
        super().__init__()
        self._keys = keys
        self.setObjectName(name)
        self.setAccessibleName(spoken)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if not sideways:
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def hold(self, body: QLayout) -> None:
        """Scroll through this layout, on the colour of the page."""
        page = QWidget()
        page.setProperty("kind", "page")
        page.setLayout(body)
        self.setWidget(page)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._keys:
            super().keyPressEvent(event)
        else:
            event.ignore()
