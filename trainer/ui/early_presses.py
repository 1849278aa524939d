"""Presses of the mouse that came before the page that now stands there."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QEventLoop, QObject, QRect
from PySide6.QtGui import QGuiApplication, QMouseEvent, QWindow


class EarlyPresses(QObject):
    """Takes the presses that wait: they were meant for what stood there before, and what stands
    there now gets none of them. ``places`` are those of the side bar that was in sight, by page."""

    def __init__(self, places: Mapping[str, QRect]) -> None:
        super().__init__()
        self._places, self._page = places, ""

    def page(self) -> str:
        """The page that was pressed last in that side bar; empty if none was."""
        app = QGuiApplication.instance()
        if app is not None:
            app.installEventFilter(self)
            QGuiApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
            app.removeEventFilter(self)
        return self._page

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not (isinstance(event, QMouseEvent) and isinstance(watched, QWindow)):
            return False
        if event.type() is QEvent.Type.MouseMove:
            return False
        at = event.position().toPoint()
        pressed = (page for page, place in self._places.items() if place.contains(at))
        self._page = next(pressed, self._page)
        return True
