"""Figures are read beside the window, which goes on while they are."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, QThreadPool, Signal

from trainer.errors import InputError

Loaded = TypeVar("Loaded")
Tell = Callable[[InputError], None]


class Loading(QObject):
    """Reads one thing at a time for a page; what was asked before and comes late is left out.
    ``at_once``: in the window's own thread, for pictures and tests."""

    _done = Signal(object)

    def __init__(self, tell: Tell) -> None:
        super().__init__()
        self.at_once = False
        self._tell, self._turn = tell, 0
        self._done.connect(lambda finish: finish())

    def load(self, read: Callable[[], Loaded], show: Callable[[Loaded], None]) -> None:
        """``show`` what ``read`` finds, unless something else is asked for first. What ``read``
        raises for a person to mend is told."""
        self._turn += 1
        if self.at_once:
            show(read())
            return
        work = partial(self._read, self._turn, read, show, self._done.emit)
        QThreadPool.globalInstance().start(work)

    def drop(self) -> None:
        """What is still being read is shown to nobody."""
        self._turn += 1

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
            show()
