"""Python's garbage is collected in the window's own thread alone.

Widgets that refer only to one another die in whichever thread happens to collect them, and Qt's
must die in their own. The program reads, plans and delivers in other threads.
"""

from __future__ import annotations

import gc
from time import monotonic

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

EVERY_MS = 500
# 700 was Python's own threshold for the young ones up to 3.11.
FEW, MANY = 700, 50_000
"""So many things more than before ask for a look at the young ones, and at all."""
# A look at all takes as long as there is much that lives: it rests so many times as long.
REST = 40


class GarbageCollector(QObject):
    """Collects about as often as Python would, between two events of the window."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()  # what the program is made of stays, and need not be looked through again
        self._grown, self._rested_at = 0, 0.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.sweep)
        self._timer.start(EVERY_MS)

    def sweep(self) -> None:
        """Collect the young generation if it has grown; all of them, once that has added up."""
        fresh, *_ = gc.get_count()
        self._grown += fresh
        if self._grown > MANY and monotonic() >= self._rested_at:
            begun = monotonic()
            gc.collect()
            self._grown, self._rested_at = 0, monotonic() + REST * (monotonic() - begun)
        elif fresh > FEW:
            gc.collect(1)


def install() -> None:
    """Sweep the program's garbage from now on. Calling it again changes nothing."""
    app = QApplication.instance()
    assert app is not None, "a window belongs to a program"
    if app.findChild(GarbageCollector) is None:
        GarbageCollector(app)
