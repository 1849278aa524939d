"""A timer for what is held: a key, a button of the mouse."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal


class HoldTimer(QObject):
    """Says that something is still held after a time.

    If the window was busy meanwhile, waiting input is heard first: the clock does not overtake a
    release that came in time.
    """

    passed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._input_first = QTimer(self, singleShot=True, interval=0)
        self._input_first.timeout.connect(self.passed)
        self._time = QTimer(self, singleShot=True)
        self._time.timeout.connect(self._input_first.start)

    def start(self, ms: int) -> None:
        """Time a hold from now on, whatever was begun before."""
        self.stop()
        self._time.start(ms)

    def stop(self) -> None:
        self._time.stop()
        self._input_first.stop()
