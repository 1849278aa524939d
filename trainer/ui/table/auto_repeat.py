"""Press and hold: the same act again and again, faster and faster, until the hand lets go."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from trainer.ui.hold_timer import HoldTimer

FIRST_MS, SLOWEST_MS, FASTEST_MS, FASTER = 380, 170, 45, 0.86
"""How long to hold before the first, then from which pace to which, and how much faster each."""


class Gathering(QObject):
    """Repeats an act while something is held."""

    def __init__(self, again: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._again = again
        self._pace = float(SLOWEST_MS)
        self._timer = HoldTimer(self)
        self._timer.passed.connect(self._once_more)
        self.done = 0

    def begin(self) -> None:
        """It is held from now on."""
        self.done, self._pace = 0, float(SLOWEST_MS)
        self._timer.start(FIRST_MS)

    def end(self) -> None:
        """It is let go."""
        self._timer.stop()

    def _once_more(self) -> None:
        self.done += 1
        self._timer.start(round(self._pace))
        self._pace = max(FASTEST_MS, self._pace * FASTER)
        self._again()
