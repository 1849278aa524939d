"""The window while its own thread waits for the school: painted, and deaf until the answer."""

from __future__ import annotations

import sys
from functools import partial
from threading import get_ident, main_thread
from time import monotonic
from typing import Any

from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QWindow
from shiboken6 import isValid

from trainer.ui.runtime.background import Background

# So long nobody misses the painting, and what is queued without a timer overtakes nothing.
STILL_S = 0.5
_NO_INPUT = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents


class SchoolWait(QObject):
    """Called again and again while a server is waited for.

    What is in the middle of an act may not be overtaken: presses and keys wait in their order, and
    timers, answers of work beside the window and the closing of the window until it is over. What
    acts or reads records later is therefore begun by a timer of 1 ms: one of 0 ms would not wait.
    """

    def __init__(self, background: Background) -> None:
        super().__init__(background)
        self._background = background
        self._closing: list[QWindow] = []
        self._begun = 0.0
        self._over = QTimer(self, singleShot=True)
        self._over.timeout.connect(self._end)

    def __call__(self) -> None:
        app = QGuiApplication.instance()
        if get_ident() != main_thread().ident or app is None or self._background.is_held:
            return
        if not self._over.isActive():
            QGuiApplication.setOverrideCursor(Qt.CursorShape.BusyCursor)
            self._over.start(0)  # no timer runs before the wait is over
            self._begun = monotonic()
        if monotonic() < self._begun + STILL_S:
            return
        self._background.is_held = True
        app.installEventFilter(self)
        # The dialog of an error in a paint would run inside the act.
        raised: list[tuple[Any, ...]] = []
        hook, sys.excepthook = sys.excepthook, lambda *error: raised.append(error)
        try:
            QGuiApplication.processEvents(_NO_INPUT)
        finally:
            sys.excepthook = hook
            app.removeEventFilter(self)
            self._background.is_held = False
        for error in raised:
            QTimer.singleShot(1, self._background, partial(hook, *error))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hold timers, which come again, and remember a window that is to close."""
        if isinstance(event, QCloseEvent):
            event.ignore()
            if isinstance(watched, QWindow) and watched not in self._closing:
                self._closing.append(watched)
            return True
        return event.type() == QEvent.Type.Timer

    def _end(self) -> None:
        QGuiApplication.restoreOverrideCursor()
        while self._closing:
            if isValid(window := self._closing.pop()):
                window.close()
