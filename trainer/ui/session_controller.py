"""Sessions: they begin, and end with a page of their gain."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from time import monotonic

from PySide6.QtCore import QTimer

from trainer.school.sitting import Sitting
from trainer.ui.routes import SESSION_END
from trainer.ui.shell import Shell

IDLE_MS, REST_MS = 1500, 250
# Steps that are done in one piece beside the window: most take a tenth of that.
PIECE_S = 0.01


class SessionController:
    """Connects the pages of sessions with the school."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._warm: set[str] = set()
        self.ended: Sitting | None = None

    def begin(self, house: str) -> None:
        """Put the first round of today's session at that house on the table."""
        self._shell.catch_up()
        practice, settings = self._shell.practice, self._shell.settings
        if practice is not None and house:
            self._shell.sit(
                lambda: practice.practise(
                    house,
                    feedback=settings.feedback,
                    teaching=settings.teaching,
                    chip_marks=settings.chip_marks,
                    goal=settings.target_minutes,
                )
            )

    def test_out(self, house: str) -> None:
        """Put the first round of a test-out at that house on the table."""
        practice, settings = self._shell.practice, self._shell.settings
        if practice is not None and house:
            marks = settings.chip_marks
            self._shell.sit(lambda: practice.test_out(house, chip_marks=marks))

    def warm_soon(self, house: str) -> None:
        """Work out what the choice of a round needs, while the trainee reads the plan."""
        if house and house not in self._warm:
            QTimer.singleShot(IDLE_MS, self._shell.window, lambda: self._warm_up(house))

    def _warm_up(self, house: str) -> None:
        """Work beside the window; no records are read for it."""
        practice = self._shell.practice
        if practice is None or house in self._warm:
            return
        if self._shell.window.page == "table":
            self.warm_soon(house)
            return
        self._warm.add(house)
        steps = practice.sessions.warm(next(each for each in practice.houses() if each.id == house))
        self._plan(steps)

    def _plan(self, steps: Iterator[str]) -> None:
        """Work piece by piece, and not while a table is worked."""
        window, again = self._shell.window, partial(self._plan, steps)
        # A trainee's act comes first.
        if window.page == "table":
            QTimer.singleShot(REST_MS, window, again)
            return
        self._shell.background.run(
            partial(_piece, steps), lambda is_more: again() if is_more else None, owner=window
        )

    def end(self, sitting: Sitting) -> bool:
        """Show the gain of the session after its last round. False if it goes on."""
        if not (sitting.in_session and sitting.is_last):
            return False
        self.ended = sitting
        self._shell.turn_to(SESSION_END)
        return True


def _piece(steps: Iterator[str]) -> bool:
    """Do some of the steps; False if none is left."""
    until = monotonic() + PIECE_S
    return any(monotonic() >= until for _ in steps)
