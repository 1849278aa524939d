"""The deliveries of this machine: when they work, and what the window says about them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from trainer.goal import Goal
from trainer.marking.words import paragraph
from trainer.records.faults import RecordsFault
from trainer.school.clock import SYSTEM
from trainer.school.station.delivery_status import State, Status, in_words, what_and_why
from trainer.school.station.home import StationHome
from trainer.school.station.joined import Joined
from trainer.ui.kit.screen_reader import announce
from trainer.ui.pages import SETTINGS
from trainer.ui.people_controller import PeopleController
from trainer.ui.routes import route_of
from trainer.ui.shell import Shell
from trainer.wording import say, say_count

# For types alone: at the top of the file it would load some 70 modules more.
if TYPE_CHECKING:
    from trainer.school.station.courier import Fetched
    from trainer.school.station.post import Post
    from trainer.ui.station.deliveries import Deliveries


WORKED = frozenset({"table", "quick", "incident", "quiz-items", "exam-table", "exam-ruling"})
"""Pages on which a trainee's act comes before everything else."""


SHOWN_AGAIN_MS = 1_000
"""So long after the first page of work from other stations, and after the last, the page in sight
shows what came."""


class StationController:
    """Delivers the work of everybody on this machine, whoever is signed in; calls ``heard`` when
    the school said something."""

    def __init__(self, shell: Shell, people: PeopleController, heard: Callable[[], None]) -> None:
        self._shell, self._people, self._heard = shell, people, heard
        self._deliveries: Deliveries | None = None
        self._joined: Joined | None = None
        self.status: Status | None = None
        self._announced: Status | None = None
        self._soon = QTimer(shell.window, singleShot=True, interval=SHOWN_AGAIN_MS)
        self._soon.timeout.connect(self._show_again)

    def begin(self) -> None:
        """Deliver from now on, the work of the person signed in first. Does nothing on a machine
        that belongs to no school."""
        joined = self._people.joined
        if joined is None:
            return
        self._joined = joined
        self._delivering().begin(self._post_of(joined))

    def reword(self) -> None:
        """Deliver anew where something is wrong."""
        # What it is was said in the language before.
        if self.status is not None and self.status.why:
            self.begin()

    def _delivering(self) -> Deliveries:
        # Late: as the post office, which it loads.
        from trainer.ui.station.deliveries import Deliveries

        if self._deliveries is None:
            shell = self._shell
            self._deliveries = Deliveries(shell.background, lambda: shell.window.page in WORKED)
            self._deliveries.status_changed.connect(self.present)
            self._deliveries.heard.connect(self._heard)
            self._deliveries.fetched.connect(self.take_in)
        return self._deliveries

    def end(self, then: Callable[[], None] | None = None) -> None:
        """Deliver nothing more; ``then`` follows once nothing holds the records any more."""
        if self._deliveries is not None:
            self._deliveries.end(*(() if then is None else (then,)))
        elif then is not None:
            then()

    def close(self) -> None:
        """Let go of the records, without waiting for an answer."""
        if self._deliveries is not None:
            self._deliveries.close()

    def deliver_own(self) -> None:
        """Deliver the work of the person signed in, as far as the school takes it."""
        joined, account = self._joined, self._people.account
        if joined is None or account is None:
            return
        post = self._post_of(joined, only=account.id)()
        try:
            for _ in post.deliver():
                pass
        finally:
            post.close()

    @property
    def note(self) -> str:
        return note(self.status)

    @property
    def line(self) -> str:
        """The state of the delivery in words; empty on a machine that belongs to no school."""
        return paragraph(*self.lines)

    @property
    def lines(self) -> tuple[str, str]:
        """The lines for the page of settings: the state, and what is wrong with it."""
        return lines(self.status, self._joined.shown) if self._joined is not None else ("", "")

    @property
    def is_stuck(self) -> bool:
        """True if records here can never be delivered on."""
        return self._deliveries is not None and bool(self._deliveries.stuck)

    def begin_new_records(self) -> None:
        """Put aside the records that can never be delivered on, and begin new ones."""
        self.end(self._put_aside)

    def _put_aside(self) -> None:
        assert self._deliveries is not None, "its deliveries said that they are stuck"
        shell, kept = self._shell, list[str]()
        shell.leave_practice()
        with shell.told(say("Not all records could be put aside")):
            for path in self._deliveries.put_aside(StationHome(shell.home)):
                kept.append(say("What was recorded before is kept: {file}", file=str(path)))
        shell.move_to(shell.folder)
        shell.turn_to(SETTINGS)
        if kept:
            shell.tell(say("New records begin"), kept)

    def _post_of(self, joined: Joined, only: str = "") -> Callable[[], Post]:
        """The maker of the thread's couriers. It reads records of its own; the houses are the
        window's, if they are read already."""
        practice, account = self._shell.practice, self._people.account
        home, first = StationHome(self._shell.home), account.id if account is not None else ""
        known = None if practice is None else practice.curriculum
        badges = self._people.school.badges
        # Late: 100 modules, and 70 ms, that only a machine of a school needs.
        from trainer.school.post_office import post_of

        return lambda: post_of(
            home, joined, lambda: known or home.curriculum(), SYSTEM, first, badges, only
        )

    def take_in(self, fetched: Fetched) -> None:
        """Take in work of the person signed in from other stations. Anything that cannot be
        recorded now is fetched again."""
        practice, account = self._shell.practice, self._people.account
        if practice is None or account is None or account.id != fetched.account:
            return
        coming = bool(fetched.told)
        if coming is not self._shell.fetching:
            # A long history comes in hundreds of pages: shown after each, the page in sight would
            # be made anew before it was ever laid out.
            self._shell.fetching = coming
            self._soon.start()
        if not fetched.told:  # before that, the end of an exam may be still to come
            self._people.hold_exam()
            return
        with suppress(RecordsFault):
            practice.take_in(fetched.told)

    def _show_again(self) -> None:
        """Show what came, if the page in sight is made of the records. Whoever has practised is no
        longer asked for a goal: here neither, before the history comes at the next sign-in."""
        shell, practice, page = self._shell, self._shell.practice, self._shell.window.page
        if practice is None:
            return
        asked = shell.settings.goal is Goal.ASK
        shell.follow_plan()
        if asked:
            page = "today" if page == "first-start" else page
            if shell.settings.goal is Goal.ASK and practice.done(1):
                shell.keep(replace(shell.settings, goal=Goal.LATER))
        if page and route_of(page).renewed:
            shell.turn_to(page)

    def present(self, status: Status) -> None:
        """Show the state at once, and say it if it is news: another count alone is none. In front
        of the line of the settings each state is news."""
        shown, self.status = self.status, status
        self._shell.window.bar.say(self.note)
        if self._shell.fetching and not status.well:
            self._shell.fetching = False  # the rest may be long in coming
            self._soon.start()
        settings = self._shell.window.pages.built(SETTINGS)
        if settings is not None:
            settings.say_delivery(*self.lines, stuck=self.is_stuck)
        watched = self._shell.window.page == SETTINGS and not status.alike(shown)
        if self._is_news(status) or watched:
            announce(self._shell.window, in_words(status))

    def _is_news(self, status: Status) -> bool:
        """True if it is to be said on every page."""
        if status.state is State.DELIVERING:
            return False
        before, self._announced = self._announced, status
        return not status.alike(before) and not (before is None and status.well)


def note(status: Status | None) -> str:
    """A line for the side bar; the page of settings says the rest."""
    if status is None or not status.waiting or status.state in (State.DELIVERED, State.ERASED):
        return ""
    if status.state is State.WAITING:
        return in_words(status)
    return say_count(
        "{count} round waits and cannot be delivered: see the settings.",
        "{count} rounds wait and cannot be delivered: see the settings.",
        count=status.waiting,
    )


def lines(status: Status | None, school: str) -> tuple[str, str]:
    """The state of the delivery, and what to do if anything is to be done."""
    if status is None:
        return say("Your work here is delivered to the school ({school}).", school=school), ""
    return what_and_why(status)
