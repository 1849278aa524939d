"""What beliefs cost is worked out beside the window, for the first time it takes a second each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal

from trainer.school.beliefs.held import BeliefCost

Cost = Callable[[str], BeliefCost | None]
REST_MS = 600
"""Who only passes through the debrief starts nothing."""


class Costing(QObject):
    """Emits each belief's id with its cost, in the window's own thread, as soon as it is known. It
    works only while somebody looks."""

    found = Signal(str, object)

    def __init__(self) -> None:
        super().__init__()
        self._cost: Cost | None = None
        self._left: list[str] = []
        self._round = 0
        self._work: Thread | None = None
        self._soon = QTimer(self, interval=REST_MS, singleShot=True)
        self._soon.timeout.connect(self._start)

    def begin(self, beliefs: Sequence[str], cost: Cost) -> None:
        """Work out what these cost; what was under way for others is left off."""
        self.rest()
        self._left, self._cost = list(dict.fromkeys(beliefs)), cost
        self.go_on()

    def go_on(self) -> None:
        """Work out what is still left, in a little while."""
        if self._left:
            self._soon.start()

    def rest(self) -> None:
        """Nothing more is begun or told; the one that is under way comes to its end."""
        self._soon.stop()
        self._round += 1

    def wait(self) -> None:
        """Everything is worked out, now."""
        if self._soon.isActive():
            self._soon.stop()
            self._start()
        if self._work is not None:
            self._work.join()

    def _start(self) -> None:
        assert self._cost is not None, "there is something to cost"
        what = (self._round, tuple(self._left), self._cost)
        self._work = Thread(target=self._find, args=what, name="costs", daemon=True)
        self._work.start()

    def _find(self, round_: int, beliefs: Sequence[str], cost: Cost) -> None:
        for belief in beliefs:
            if self._round != round_:
                return
            known = cost(belief)
            if self._round != round_:
                return
            self._left.remove(belief)
            if known is not None:
                self.found.emit(belief, known)
