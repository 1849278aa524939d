"""What the school needs is read in the background while the window is already in sight."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from threading import Thread
from time import sleep

from PySide6.QtCore import QObject, Signal

MODULES = (
    "trainer.school.practice",
    "trainer.library.houses",
    "trainer.library.recipes",
    "trainer.records.log",
    "trainer.records.store",
    "trainer.ui.home.todays",
    "trainer.ui.home.picture",
    "trainer.ui.home.plans",
    "trainer.school.session.sessions",
    "trainer.school.quick.drills",
    "trainer.school.beliefs.beliefs",
    "trainer.school.skills.kept",
    "trainer.library.irregularities_file",
)


LATER = ("pyqtgraph",)
"""What no first page shows and takes a second: the charts of one's progress."""
LATER_S = 4.0
"""By then the first page has long been drawn."""


class Ahead(QObject):
    """Imports and nothing else: the trainee’s files are read in the window’s own thread. What is
    wanted ``later`` is imported once the window has been in sight for a while."""

    ready = Signal()

    def __init__(self, later: Sequence[str] = LATER, later_s: float = LATER_S) -> None:
        super().__init__()
        self._later, self._later_s = later, later_s

    def start(self) -> None:
        """Begin; ``ready`` follows."""
        Thread(target=self._read, name="ahead", daemon=True).start()

    def _read(self) -> None:
        try:
            for module in MODULES:
                import_module(module)
        finally:
            # What is wrong with a module is told when it is used.
            self.ready.emit()
        sleep(self._later_s)
        with suppress(ImportError):  # It is told when it is used, too.
            for module in self._later:
                import_module(module)
