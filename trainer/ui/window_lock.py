"""The lock of a window: by hand, or by itself where nobody touched anything for long."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog

from trainer.ui.people.idle import Idle
from trainer.ui.routes import LOCKED
from trainer.ui.shell import Shell


class WindowLock:
    """Knows the page behind the lock, and what keeps the window awake. ``leave``: whoever sits here
    is away from the school while it is shut."""

    def __init__(self, shell: Shell, leave: Callable[[], None]) -> None:
        self._shell, self._leave = shell, leave
        self._awake: list[Callable[[], bool]] = []
        self._behind = ""
        self.idle: Idle | None = None

    @property
    def shut(self) -> bool:
        return bool(self._behind)

    def never_while(self, busy: Callable[[], bool]) -> None:
        """The window does not lock by itself while that is so."""
        self._awake.append(busy)

    def forget(self) -> None:
        """Somebody else sits down: nothing is behind a lock, and nothing keeps it open."""
        self._awake.clear()
        self._behind = ""

    def shut_it(self) -> None:
        """Nothing can be seen or done until it is opened. A dialog in front is put away first; an
        exam is never put behind a lock."""
        if self.shut or self._shell.sealed_in:
            return
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            dialog.reject()
            # A dialog runs an event loop of its own, which has to end before the page may turn.
            QTimer.singleShot(0, self._shell.window, self.shut_it)
            return
        self._behind = self._shell.window.page
        self._shell.pause()
        self._shell.turn_to(LOCKED)
        self._leave()

    def open_it(self) -> None:
        """Bring back the page that was in sight."""
        page, self._behind = self._behind, ""
        self._shell.come_back(page)

    def watch(self, minutes: int, running_ms: Callable[[], int]) -> None:
        """It locks after so many minutes without a touch; never, for none."""
        if not minutes and self.idle is None:
            return
        if self.idle is None:
            self.idle = Idle(self._shell.window, running_ms)
            self.idle.long_enough.connect(self._by_itself)
        self.idle.wait(minutes)

    def _by_itself(self) -> None:
        if not any(busy() for busy in self._awake):
            self.shut_it()
