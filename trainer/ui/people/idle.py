"""The watch for an idle window: it says when nobody touched anything for a while."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QWindow
from shiboken6 import isValid

LOOK_MS = 5_000
TOUCHES = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseMove,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.TabletPress,
    }
)


class Idle(QObject):
    """Watches the program's windows. Emits when none was touched for so long."""

    long_enough = Signal()

    def __init__(self, parent: QObject, running_ms: Callable[[], int]) -> None:
        super().__init__(parent)
        self._running_ms, self._limit_ms = running_ms, 0
        self._touched_ms = running_ms()
        self._watched: QWindow | None = None
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self.look)
        QGuiApplication.instance().focusWindowChanged.connect(self._watch)  # type: ignore[union-attr]

    def wait(self, minutes: int) -> None:
        """From now on it is that long; never, where it is none."""
        self._limit_ms = minutes * 60_000
        self._touched_ms = self._running_ms()
        self._watch(QGuiApplication.focusWindow())
        if minutes:
            self._timer.start()
        else:
            self._timer.stop()

    def look(self) -> None:
        """It is told now, if it is time."""
        if self._limit_ms and self._running_ms() - self._touched_ms >= self._limit_ms:
            self._touched_ms = self._running_ms()
            self.long_enough.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in TOUCHES:
            self._touched_ms = self._running_ms()
        return False

    def _watch(self, window: QWindow | None) -> None:
        """The window that has the keyboard, a dialog too."""
        if window is self._watched:
            return
        if self._watched is not None and isValid(self._watched):  # a menu's is soon gone
            self._watched.removeEventFilter(self)
        self._watched = window
        if window is not None:
            window.installEventFilter(self)
            window.destroyed.connect(self._gone)

    def _gone(self) -> None:
        self._watched = None
