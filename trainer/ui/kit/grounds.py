"""The grounds that pages and cards stand on, each with its name for a test and for a screen
reader."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QFrame, QLayout, QScrollArea, QWidget

from trainer.ui.kit.kept_entries import KeptEntries

# So much of the page stays in sight beside a control that is brought back.
EDGE = 8
# So often a page that gets another size may get another one amid it.
MOST_SIZES = 8


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

    The keyboard never stops at it: Tab goes to what is inside. A control in sight that has the
    keyboard stays in sight when the window gets smaller.
    """

    def __init__(
        self, name: str = "", spoken: str = "", *, sideways: bool = False, keys: bool = True
    ) -> None:
        super().__init__()
        self._keys, self._sizes = keys, 0
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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the sizes of the page, but for those that come amid too many others."""
        # A table that is higher where it is narrower tells its height one size late. A scroll bar
        # came and went, each amid the other, until the stack was full.
        if self._sizes == MOST_SIZES:
            return False
        self._sizes += 1
        try:
            return super().eventFilter(watched, event)
        finally:
            self._sizes -= 1

    def resizeEvent(self, event: QResizeEvent) -> None:
        # The program's own is none while the window's edge is dragged.
        now: QWidget | None = self.window().focusWidget()
        held = now is not None and self._is_in_sight(now, event.oldSize().height())
        super().resizeEvent(event)
        if held:
            # The page inside is laid out only then.
            QTimer.singleShot(0, self, lambda: self._bring_back(now))

    def _is_in_sight(self, control: QWidget, high: int) -> bool:
        """True if the control is whole within the upper part of the page that is so high."""
        page = self.widget()
        if page is None or not page.isAncestorOf(control):
            return False
        top = control.mapTo(page, QPoint()).y() + page.y()
        return top >= 0 and top + control.height() <= high

    def _bring_back(self, control: QWidget | None) -> None:
        page = self.widget()
        if page is None or control is None or control is not self.window().focusWidget():
            return
        # Qt's ensureWidgetVisible shows the text cursor alone, of a control half of it.
        middle = control.mapTo(page, control.rect().center()).y()
        self.ensureVisible(-page.x(), middle, 0, control.height() // 2 + EDGE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._keys:
            super().keyPressEvent(event)
        else:
            event.ignore()
