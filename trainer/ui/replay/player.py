"""The player of a tape: step by step, or at a pace that follows the trainee's own."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from trainer.school.replay.replay import Tape

SPEEDS = (0.5, 1.0, 2.0, 4.0)
LEAST_MS = 140
"""No step is shorter than this, however fast it goes."""


class TapePlayer(QObject):
    """Stands at a step of the tape. Emits the step it came to, and if that was the next one
    (``stepped``), and when it starts or stops to run."""

    stepped = Signal(int, bool)
    ran = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tape: Tape | None = None
        self.step, self._speed, self._stops = 0, 1.0, True
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._run_on)

    @property
    def running(self) -> bool:
        return self._wait.isActive()

    def load(self, tape: Tape, step: int = 0) -> None:
        """Put in that tape, at that step, at rest."""
        self.rest()
        self._tape = tape
        self._come_to(step)

    def go(self, step: int) -> None:
        """Go to that step; what runs stops."""
        self.rest()
        self._come_to(step)

    def go_by(self, steps: int) -> None:
        """Go that many steps on, or back."""
        self.go(self.step + steps)

    def go_to_mistake(self, by: int) -> None:
        """Go to the next mistake, or the one before; nothing moves at the ends."""
        step = self._tape.next_mistake(self.step, by) if self._tape is not None else None
        if step is not None:
            self.go(step)

    def go_to_parting(self) -> None:
        """Go to where the two part, if they do."""
        if self._tape is not None and self._tape.parting is not None:
            self.go(self._tape.parting)

    def hasten(self, speed: float) -> None:
        """Run that many times as fast as it was done."""
        self._speed = speed
        if self.running:
            self._wait_for_next()

    def stop_at_mistakes(self, *, stops: bool) -> None:
        """Stop at the first step of each mistake while running, or do not."""
        self._stops = stops

    def toggle(self) -> None:
        """Run, or rest; from the end, run from the start again."""
        if self.running:
            self.rest()
        elif self._tape is not None and self._tape.last > 0:
            if self.step >= self._tape.last:
                self._come_to(0)
            self._wait_for_next()
            self.ran.emit()

    def rest(self) -> None:
        if self.running:
            self._wait.stop()
            self.ran.emit()

    def _come_to(self, step: int) -> None:
        if self._tape is None:
            return
        before, self.step = self.step, min(max(step, 0), self._tape.last)
        self.stepped.emit(self.step, self.step == before + 1)

    def _run_on(self) -> None:
        assert self._tape is not None, "what runs has a tape"
        self._come_to(self.step + 1)
        marked = self._stops and self.step in self._tape.marked
        if marked or self.step >= self._tape.last:
            self.ran.emit()
        else:
            self._wait_for_next()

    def _wait_for_next(self) -> None:
        assert self._tape is not None, "what runs has a tape"
        own = self._tape.wait_ms(self.step) / self._speed
        self._wait.start(max(LEAST_MS, round(own)))
