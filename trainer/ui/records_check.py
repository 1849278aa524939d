"""A check of the records in the background, once the window has been in sight for a while."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import sleep

from PySide6.QtCore import QObject, QTimer

from trainer.errors import InputError
from trainer.ui.runtime.background import Background

LATER_MS = 5000
"""By then the first page has long been drawn."""
REST_S = 0.002


class RecordsCheck(QObject):
    """Tells once of damage in the records that were opened last."""

    def __init__(
        self, background: Background, window: QObject, tell: Callable[[InputError], None]
    ) -> None:
        super().__init__(window)
        self._background, self._tell = background, tell
        self._path: Path | None = None
        self._soon = QTimer(self, singleShot=True, interval=LATER_MS)
        self._soon.timeout.connect(self.begin)

    def of(self, path: Path) -> None:
        """Check these records, which are open now."""
        self._path = path
        self._soon.start()

    def begin(self) -> None:
        """Check them beside the window."""
        path = self._path
        if path is not None and path.exists():
            found = partial(self._found, path)
            self._background.run(partial(_look_over, path), failed=found, owner=self)

    def _found(self, path: Path, fault: InputError) -> None:
        if path == self._path:
            self._tell(fault)


def _look_over(path: Path) -> None:
    # Late: records are looked over beside the window, after today is in sight.
    from trainer.records.verified import look_over

    look_over(path, partial(sleep, REST_S))
