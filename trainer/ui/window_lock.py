"""The lock of a window: by hand, or after a while without a touch."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QApplication, QDialog
from shiboken6 import isValid

from trainer.ui.kit.kept_entries import KeptEntries
from trainer.ui.routes import LOCKED
from trainer.ui.shell import Shell


class WindowLock:
    """Knows the page behind the lock, and what keeps the window awake.

    ``leave`` is called when it locks: the person counts as away from the school.
    """

    def __init__(self, shell: Shell, leave: Callable[[], None]) -> None:
        self._shell, self._leave = shell, leave
        self._awake: list[Callable[[], bool]] = []
        self._behind = ""
        self._entries = KeptEntries(shell.window)
        self.idle: Idle | None = None

    @property
    def shut(self) -> bool:
        return bool(self._behind)

    @property
    def page(self) -> str:
        """The page in sight, or behind the lock."""
        return self._behind or self._shell.window.page

    def never_while(self, busy: Callable[[], bool]) -> None:
        """Keep the window unlocked while that is so."""
        self._awake.append(busy)

    def forget(self) -> None:
        """Forget the page behind the lock and what kept it open: somebody else sits down."""
        self._awake.clear()
        self._entries.forget()
        self._behind = ""

    def shut_it(self) -> None:
        """Show and do nothing until it is opened.

        A dialog in front is put away first, and what was entered there kept for when it is opened
        again; an exam is never put behind a lock.
        """
        if self.shut or self._shell.sealed_in:
            return
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            self._entries.keep(dialog)
            dialog.reject()
            # A dialog runs an event loop of its own, which has to end before the page may turn; by
            # a timer, which a wait for the school holds.
            QTimer.singleShot(1, self._shell.window, self.shut_it)
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
        """Lock after so many minutes without a touch; never, for none."""
        if not minutes and self.idle is None:
            return
        if self.idle is None:
            self.idle = Idle(self._shell.window, running_ms)
            self.idle.long_enough.connect(self._by_itself)
        self.idle.wait(minutes)

    def _by_itself(self) -> None:
        if not any(busy() for busy in self._awake):
            self.shut_it()


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
        program = QGuiApplication.instance()
        assert isinstance(program, QGuiApplication), "a window is of a program"
        program.focusWindowChanged.connect(self._watch)

    def wait(self, minutes: int) -> None:
        """Wait so many minutes from now on; for ever, if there are none."""
        self._limit_ms = minutes * 60_000
        self._touched_ms = self._running_ms()
        self._watch(QGuiApplication.focusWindow())
        if minutes:
            self._timer.start()
        else:
            self._timer.stop()

    def look(self) -> None:
        """Say so now, if it is time."""
        if self._limit_ms and self._running_ms() - self._touched_ms >= self._limit_ms:
            self._touched_ms = self._running_ms()
            self.long_enough.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in TOUCHES:
            self._touched_ms = self._running_ms()
        return False

    def _watch(self, window: QWindow | None) -> None:
        """Watch the window that has the keyboard, be it a dialog."""
        if window is self._watched:
            return
        # A menu's is soon gone. It does not tell: a sweep of the garbage may be what ends it, and
        # the program crashed where it was dropped in the midst of that.
        if self._watched is not None and isValid(self._watched):
            self._watched.removeEventFilter(self)
        self._watched = window
        if window is not None:
            window.installEventFilter(self)
