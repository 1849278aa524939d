"""What beliefs cost is worked out beside the window, for the first time it takes a second."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Thread

from PySide6.QtCore import QObject, Signal

from trainer.school.beliefs.held import BeliefCost

Cost = Callable[[str], BeliefCost | None]


class Costing(QObject):
    """Emits each belief's id with its cost, in the window's own thread, as soon as it is known."""

    found = Signal(str, object)

    def __init__(self) -> None:
        super().__init__()
        self._work: Thread | None = None
        self._wanted: tuple[str, ...] = ()

    def begin(self, beliefs: Sequence[str], cost: Cost) -> None:
        """Work out what these cost; what was under way for others is left off."""
        self._wanted = tuple(dict.fromkeys(beliefs))
        if self._wanted:
            self._work = Thread(target=self._find, args=(self._wanted, cost), daemon=True)
            self._work.start()

    def wait(self) -> None:
        """Everything is worked out."""
        if self._work is not None:
            self._work.join()

    def _find(self, wanted: tuple[str, ...], cost: Cost) -> None:
        for belief in wanted:
            if self._wanted is not wanted:
                return
            known = cost(belief)
            if known is not None:
                self.found.emit(belief, known)
