"""A thread that delivers while the window is used, and never keeps a click waiting."""

from __future__ import annotations

import sys
from collections.abc import Callable
from threading import Event, Thread
from time import monotonic

from PySide6.QtCore import QObject, Signal

from trainer.school.station.post import Post
from trainer.school.station.told import Told

SHARE_S = 0.001
"""How long the window may wait for the other thread."""

LOOK_S, REST_S, LONGEST_REST_S = 1.0, 0.25, 60.0
"""How often it looks whether something was finished; how long it rests while a table is worked, and
how long at most before it goes one step on."""


class Background(QObject):
    """Delivers all that a machine has, until it is stopped. Emits how it stands when that changes,
    and that something was heard from the school.

    ``post`` is called in the thread, and gives the couriers; they read the records by themselves.
    """

    told = Signal(object)
    heard = Signal()
    working: Thread

    def __init__(
        self, post: Callable[[], Post], busy: Callable[[], bool], after: Background | None = None
    ) -> None:
        """``after`` is one that was stopped: it ends before this one begins."""
        super().__init__()
        self._post, self._busy = post, busy
        self._before = after.working if after is not None else None
        self._over = Event()
        self._said: Told | None = None
        self.working = Thread(target=self._run, name="delivering", daemon=True)

    def start(self) -> None:
        sys.setswitchinterval(SHARE_S)
        self.working.start()

    def stop(self, patience_s: float = 0.0) -> None:
        """Let it end, and wait so long at most: what is on its way is delivered or was not."""
        self._over.set()
        if patience_s and self.working.is_alive():
            self.working.join(patience_s)

    def _run(self) -> None:
        before, self._before = self._before, None
        if before is not None:
            before.join()
        if self._over.is_set():
            return
        post = self._post()
        try:
            while not self._over.is_set():
                self._deliver(post)
                self._over.wait(LOOK_S)
        finally:
            post.close()

    def _deliver(self, post: Post) -> None:
        for _ in post.deliver():
            self._rest()
            if self._over.is_set():
                return
        if post.news() and not self._over.is_set():
            self.heard.emit()
        post.forget_the_erased()
        self._say(post.told)

    def _rest(self) -> None:
        """While a table is worked a trainee's act comes first."""
        until = monotonic() + LONGEST_REST_S
        while self._busy() and monotonic() < until and not self._over.wait(REST_S):
            pass

    def _say(self, told: Told | None) -> None:
        if told is not None and told != self._said and not self._over.is_set():
            self._said = told
            self.told.emit(told)
