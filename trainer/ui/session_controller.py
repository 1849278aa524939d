"""Sessions: they begin, say why a round was dealt, and end with their gain."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from time import monotonic

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from trainer.school.sitting import Sitting
from trainer.ui.page_stack import PageName, made_by
from trainer.ui.session_end import SessionEndPage, session_shown
from trainer.ui.shell import Shell
from trainer.wording import say

PAGE: PageName[SessionEndPage] = PageName("session")
IDLE_MS, REST_MS = 1500, 250
PIECE_S = 0.01
"""Steps that are done in one piece beside the window: most take a tenth of that."""


class SessionController:
    """Connects the pages of sessions with the school."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._house = ""
        self._warm: set[str] = set()
        self.builders: Mapping[str, Callable[[], QWidget]] = dict((made_by(PAGE, self._build),))

    @property
    def page(self) -> SessionEndPage:
        return self._shell.window.pages.page(PAGE)

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
        """Work piece by piece, and not while a table is worked: a trainee's act comes first."""
        window, again = self._shell.window, partial(self._plan, steps)
        if window.page == "table":
            QTimer.singleShot(REST_MS, window, again)
            return
        self._shell.background.run(
            partial(_piece, steps), lambda is_more: again() if is_more else None, owner=window
        )

    def end(self, sitting: Sitting) -> bool:
        """Show the gain of the session after its last round. False if it goes on."""
        practice = self._shell.practice
        if practice is None or not (sitting.in_session and sitting.is_last):
            return False
        with self._shell.told(say("The records cannot be read")):
            gained = practice.sessions.gained(sitting.sitting_id)
            if gained is None:
                return False

            self._house = gained.house
            self.page.present(session_shown(gained, sitting.house.title))
            self._shell.window.turn_to(PAGE)
        return True

    def _build(self) -> SessionEndPage:
        page = SessionEndPage()
        page.practise_on.connect(lambda: self.begin(self._house))
        page.home.connect(lambda: self._shell.turn_to("today"))
        return page


def _piece(steps: Iterator[str]) -> bool:
    """Do some of the steps; False if none is left."""
    until = monotonic() + PIECE_S
    return any(monotonic() >= until for _ in steps)
