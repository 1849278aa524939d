"""Figures are read beside the window, which goes on while they are."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from trainer.errors import InputError
from trainer.wording import say

Loaded = TypeVar("Loaded")
Tell = Callable[[InputError], None]


SLOW_MS = 400
"""What takes longer is seen to be under way."""


class LoadingBar(QProgressBar):
    """A thin line along the top while something is read."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("loading")
        self.setAccessibleName(say("The figures are being read"))
        self.setRange(0, 0)
        self.setTextVisible(False)
        self.setGeometry(0, 0, over.width(), 2)
        self.raise_()
        self.show()


class Loading(QObject):
    """Reads one thing at a time for a page; what was asked before and comes late is left out.
    Emits when it takes long, and when that is over. ``at_once``: in the window's own thread, for
    pictures and tests."""

    slow = Signal()
    over = Signal()
    _done = Signal(object)

    def __init__(self, tell: Tell) -> None:
        super().__init__()
        self.at_once = False
        self._tell, self._turn = tell, 0
        self._patience = QTimer(self, singleShot=True, interval=SLOW_MS)
        self._patience.timeout.connect(self.slow)
        self._done.connect(lambda finish: finish())

    def load(self, read: Callable[[], Loaded], show: Callable[[Loaded], None]) -> None:
        """``show`` what ``read`` finds, unless something else is asked for first. What ``read``
        raises for a person to mend is told."""
        self._turn += 1
        if self.at_once:
            self._over()
            show(read())
            return
        self._patience.start()
        work = partial(self._read, self._turn, read, show, self._done.emit)
        QThreadPool.globalInstance().start(work)

    def drop(self) -> None:
        """What is still being read is shown to nobody."""
        self._turn += 1
        self._over()

    def _over(self) -> None:
        self._patience.stop()
        self.over.emit()

    def _read(
        self,
        turn: int,
        read: Callable[[], Loaded],
        show: Callable[[Loaded], None],
        back: Callable[[Callable[[], None]], None],
    ) -> None:
        found_out: Callable[[], None]
        try:
            found_out = partial(show, read())
        except InputError as error:
            found_out = partial(self._tell, error)
        with suppress(RuntimeError):  # Whoever asked has left, and the signal is gone with him.
            back(partial(self._finish, turn, found_out))

    def _finish(self, turn: int, show: Callable[[], None]) -> None:
        if turn == self._turn:
            self._over()
            show()
