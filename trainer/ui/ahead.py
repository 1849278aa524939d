"""What the school needs is read in the background while the window is already in sight."""

from __future__ import annotations

from importlib import import_module
from threading import Thread

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


class Ahead(QObject):
    """Imports and nothing else: the trainee’s files are read in the window’s own thread."""

    ready = Signal()

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
