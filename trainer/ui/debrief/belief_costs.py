"""The costs of beliefs, worked out beside the window while a debrief is in sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from trainer.school.held_beliefs import BeliefCost
from trainer.ui.runtime.background import Background

Cost = Callable[[str], BeliefCost | None]
# Who only passes through the debrief starts nothing.
REST_MS = 600


class BeliefCosts(QObject):
    """Emits each belief's id with its cost as soon as it is known, in the window's own thread. It
    works only while a debrief is in sight."""

    found = Signal(str, object)

    def __init__(self, background: Background) -> None:
        super().__init__()
        self._background = background
        self._cost: Cost | None = None
        self._left: list[str] = []
        self._round = 0
        self._soon = QTimer(self, interval=REST_MS, singleShot=True)
        self._soon.timeout.connect(self._next)

    def begin(self, beliefs: Sequence[str], cost: Cost) -> None:
        """Work out the costs of these; drop what was under way for others."""
        self.rest()
        self._left, self._cost = list(dict.fromkeys(beliefs)), cost
        self.go_on()

    def go_on(self) -> None:
        """Work out the rest, in a little while."""
        if self._left:
            self._soon.start()

    def rest(self) -> None:
        """Begin and tell nothing more; the one under way comes to its end."""
        self._soon.stop()
        self._round += 1

    def work_out(self) -> None:
        """Work everything out now, in the window's own thread: for pictures."""
        self._soon.stop()
        while self._left and self._cost is not None:
            belief = self._left[0]
            self._tell(belief, self._cost(belief))

    def _next(self) -> None:
        if self._left and self._cost is not None:
            belief = self._left[0]
            found = partial(self._found, self._round, belief)
            self._background.run(partial(self._cost, belief), found, owner=self)

    def _found(self, round_: int, belief: str, known: BeliefCost | None) -> None:
        if round_ == self._round:
            self._tell(belief, known)
            self._next()

    def _tell(self, belief: str, known: BeliefCost | None) -> None:
        self._left.remove(belief)
        if known is not None:
            self.found.emit(belief, known)
