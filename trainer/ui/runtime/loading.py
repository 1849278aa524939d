"""Figures are read beside the window, which goes on meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QProgressBar, QWidget

from trainer.errors import InputError
from trainer.ui.runtime.background import Background
from trainer.wording import say

Loaded = TypeVar("Loaded")
Tell = Callable[[InputError], None]


# What takes longer is seen to be under way.
SLOW_MS = 400


class LoadingBar(QProgressBar):
    """A thin line along the top while something is read."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("loading")
        self.setAccessibleName(say("Loading figures"))
        self.setRange(0, 0)
        self.setTextVisible(False)
        self.setGeometry(0, 0, over.width(), 2)
        self.raise_()
        self.show()


class Loading(QObject):
    """Reads one thing at a time for a page; a late answer to an earlier question is dropped.

    What takes long shows a bar on the page. ``at_once``: it reads in the window's own thread, which
    alone reads a trainee's own records; and for pictures and tests.
    """

    def __init__(self, background: Background, tell: Tell, page: Callable[[], QWidget]) -> None:
        super().__init__()
        self._background, self._page = background, page
        self.at_once = False
        self.bar: LoadingBar | None = None
        self._tell, self._turn = tell, 0
        self._patience = QTimer(self, singleShot=True, interval=SLOW_MS)
        self._patience.timeout.connect(self._show_bar)

    def load(self, read: Callable[[], Loaded], show: Callable[[Loaded], None]) -> None:
        """Give to ``show`` what ``read`` finds, unless something else is asked first. A fault that
        a person can mend is told."""
        self._turn += 1
        if self.at_once:
            self._over()
            try:
                found = read()
            except InputError as error:
                self._tell(error)
                return
            show(found)
            return
        self._patience.start()
        finish = partial(self._finish, self._turn)
        self._background.run(
            read, partial(finish, show), failed=partial(finish, self._tell), owner=self
        )

    def drop(self) -> None:
        """Drop the work under way."""
        # Nobody is shown its result.
        self._turn += 1
        self._over()

    def _show_bar(self) -> None:
        self.bar = LoadingBar(self._page())

    def _over(self) -> None:
        self._patience.stop()
        if self.bar is not None:
            self.bar.hide()
            self.bar.deleteLater()
            self.bar = None

    def _finish(self, turn: int, tell: Callable[[Any], None], found: Any) -> None:
        if turn == self._turn:
            self._over()
            tell(found)
