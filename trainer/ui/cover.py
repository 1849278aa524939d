"""What lies over a page has the keyboard: the page below takes no key while it is covered."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget


class KeepsKeyboard(QObject):
    """Gives the keyboard back to a cover when it goes to the page below, by Tab or by a click."""

    def __init__(self, cover: QWidget, page: QWidget) -> None:
        super().__init__(cover)
        self._cover, self._page = cover, page
        app = QApplication.instance()
        assert isinstance(app, QApplication), "a cover is part of a window"
        app.focusChanged.connect(self._went)

    def _went(self, _: QWidget | None, now: QWidget | None) -> None:
        cover = self._cover
        if now is None or not cover.isVisible() or cover.isAncestorOf(now) or now is cover:
            return
        if now is self._page or self._page.isAncestorOf(now):
            first = cover.focusProxy() or cover
            first.setFocus(Qt.FocusReason.OtherFocusReason)
