"""Python's garbage is collected in the window's own thread, and in no other.

Widgets that only refer to one another die in whichever thread happens to collect them; Qt's may die
in none but their own. The program reads, plans and delivers in other threads.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

EVERY_MS = 500


class Sweeper(QObject):
    """Collects as often as Python would by itself, between two events of the window."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()  # what the program is made of stays, and need not be looked through again
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.sweep)
        self._timer.start(EVERY_MS)

    def sweep(self) -> None:
        """Collect the oldest generation that has grown past its bound, with all younger ones."""
        grown = zip(gc.get_count(), gc.get_threshold(), strict=True)
        due = [generation for generation, (count, bound) in enumerate(grown) if count > bound]
        if due:
            gc.collect(due[-1])


def install() -> None:
    """The program's garbage is swept from now on; asked again, nothing changes."""
    app = QApplication.instance()
    assert app is not None, "a window belongs to a program"
    if app.findChild(Sweeper) is None:
        Sweeper(app)
