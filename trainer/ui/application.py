"""The window put together: its controllers, each handed the others that it needs, and the way
between pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from trainer.errors import Problem
from trainer.school.practice import Practice
from trainer.school.questions.result import QuickSummary
from trainer.school.sitting import Sitting
from trainer.settings import Settings
from trainer.ui.appearance import FirstPaint
from trainer.ui.confirm import may_lose_words
from trainer.ui.debrief_controller import DebriefController
from trainer.ui.early_presses import EarlyPresses
from trainer.ui.find.controller import FindController
from trainer.ui.goal_controller import GoalController
from trainer.ui.kit import screen_reader
from trainer.ui.kit.focus import KeyboardInSight
from trainer.ui.kit.kept_entries import TypedWords
from trainer.ui.kit.widgets import enter_presses
from trainer.ui.main_window import LAST_FOLDER
from trainer.ui.newer_versions import NewerVersions
from trainer.ui.parts import Parts, ShowsQuiz
from trainer.ui.people.exam_handover import ExamHall
from trainer.ui.people_controller import PeopleController
from trainer.ui.quick_controller import QuickController, ResultReviews
from trainer.ui.rounds import Rounds
from trainer.ui.routes import (
    FIND,
    MY_EXAMS,
    OWN_PASSWORD,
    PagePart,
    places_for,
    right_for,
)
from trainer.ui.runtime import garbage_collection
from trainer.ui.runtime.preload import read_ahead
from trainer.ui.session_controller import SessionController
from trainer.ui.shell import Shell
from trainer.ui.side_bar import SideBar
from trainer.ui.station.controller import StationController
from trainer.ui.station.live import LiveController
from trainer.ui.today_controller import TodayController
from trainer.wording import say

if TYPE_CHECKING:
    # Late: backups are 96 modules, and only a machine of a school makes them.
    from trainer.ui.backup_timer import BackupTimer

# How long a page, and the window's end, wait for what is under way beside them.
PATIENCE_S = 0.3


def part_class(named: str) -> Callable[[Application], PagePart]:
    """Import the class of that name: ``own_pages:OwnPages``."""
    module, _, name = named.partition(":")
    found: Callable[[Application], PagePart] = getattr(import_module(f"trainer.ui.{module}"), name)
    return found


class Application(Shell):
    """The one shell. Before it is furnished it has no pages: nothing that they need is read before
    the first paint."""

    parts: Parts
    people: PeopleController
    station: StationController
    quick: QuickController
    sessions: SessionController
    debriefs: DebriefController
    rounds: Rounds
    today: TodayController
    goals: GoalController
    live: LiveController
    newer: NewerVersions
    find: FindController

    def __init__(
        self,
        home: Path,
        settings: Settings,
        warning: str = "",
        school: Callable[[Path], Practice] | None = None,
        now: Callable[[], datetime] | None = None,
        ground: FirstPaint | None = None,
    ) -> None:
        super().__init__(home, settings, warning, school, now, ground)
        self._furnished = self._opened = self._closed = False
        self._asked_early = ""
        self._typed = TypedWords()
        self.window.closing.connect(self.close)
        self.window.painted.connect(self.open_soon)
        self.window.ready.connect(self.open_school)

    def furnish(self) -> None:
        """Build the side bar and the pages."""
        self.speak()
        self._make_controllers()
        # Before any page: what a page offers hangs on whether the machine has a school.
        self.people.find_school()
        self.may_turn, self.window.may_close = self.may_lose_words, self.may_close
        self._furnished = True
        screen_reader.install()
        garbage_collection.install()
        KeyboardInSight(self.window)
        self.appearance.dress(self.window)
        self.window.furnish(self.builders, self._side_bar, lambda: not self.appearance.motion)
        self.window.asked.connect(self.turn_to)
        self.window.entered.connect(lambda: enter_presses(self.window))
        self.find.listen()
        self.appearance.follow_system(self.window)
        self.window.turn_to("first-start" if self.goals.may_be_asked else "today")

    def _make_controllers(self) -> None:
        """Make each controller after those that it needs."""
        self.parts = Parts(lambda named: part_class(named)(self))
        self.people = PeopleController(self, self._exam_hall)
        self.station = StationController(self, self.people, lambda: self.debriefs.heard())
        reviews = ResultReviews(self, self.people)
        self.quick = QuickController(self, reviews, self._show_quiz)
        self.debriefs = DebriefController(self, self.people, self.quick)
        self.sessions = SessionController(self)
        self.rounds = Rounds(self, self.quick, self.sessions, self.debriefs)
        self.goals = GoalController(self, self.people, self.reword)
        self.today = TodayController(self, self.rounds, self.sessions, self.debriefs, self.goals)
        self.live = LiveController(self, self.people, self.rounds)
        self.newer = NewerVersions(self)
        self.find = FindController(self, self.people, self.debriefs, self.rounds, self.parts)

    @property
    def builders(self) -> Mapping[str, Callable[[], QWidget]]:
        """The builder of each page, by its name."""
        of_practice = (self.today, self.goals, self.live)
        built = {name: each for of in of_practice for name, each in of.builders.items()}
        return {**built, **self.parts.builders}

    def _show_quiz(self, result: QuickSummary, came_from: str) -> None:
        part = self.parts.of("quiz")
        assert isinstance(part, ShowsQuiz), "that page is of quizzes"
        part.show(result, came_from)

    def _exam_hall(self) -> ExamHall:
        part = self.parts.of(MY_EXAMS)
        assert isinstance(part, ExamHall), "that page is of whoever sits exams"
        return part

    def _side_bar(self) -> SideBar:
        bar = self.people.side_bar()
        bar.say(self.station.note)
        return bar

    @cached_property
    def backups(self) -> BackupTimer:
        """The daily copies of the school's records."""
        # Late: only a school's window needs it.
        from trainer.ui.backup_timer import BackupTimer

        return BackupTimer(self, self.people)

    def house_in_view(self) -> tuple[str, ...]:
        """The house at which a class is looked at, if any."""
        house = self.parts.house_in_view
        return (house,) if house else ()

    def reword(self) -> None:
        """Say everything anew in the chosen language; the page in sight stays."""
        self.speak()
        self.people.mark()
        self.quick.forget()
        self._typed.keep(self.window.pages.all_built)
        self.window.refurnish()
        if self.practice is not None:
            self.practice.reword()
        elif self._told_fault:
            self.open_practice()  # which says anew why it cannot be opened
        self.station.reword()
        self.turn_to(self.window.page)

    def open(self) -> None:
        """Furnish the window and open the school, at once."""
        self.window.painted.disconnect(self.open_soon)
        self.furnish()
        self.open_school()

    def open_soon(self) -> None:
        """Furnish the window, and open the school once its modules are loaded."""
        self.furnish()
        read_ahead(self.background, self.window, self.window.ready.emit)

    # -------------------------------------------------------------- the school

    def open_school(self) -> None:
        """Read houses, drills and records, and show the page in sight by them.

        On a machine that belongs to a school that waits until somebody signs in, or wants no
        account.
        """
        if self._closed:
            return
        self._opened = True
        before, bar = self.window.page, self.window.bar.in_window
        if self.people.begin() and self.open_practice():
            began = self.window.page
            self.turn_to("today" if began == "first-start" else began)
        if self.window.page != before:
            self._asked_early = EarlyPresses(bar).page() or self._asked_early
        self.lead_on()
        self.station.begin()
        self.live.begin()
        if self.people.joined is not None:
            self.backups.begin()
        self.newer.look_at_start()

    def lead_on(self) -> None:
        """Show what was asked for before the school was open, once, to whoever is let in first."""
        if not self.people.is_let_in or self.window.page == OWN_PASSWORD:
            return
        early, self._asked_early = self._asked_early, ""
        if early in (FIND, *(place.page for place in places_for(self.people.account))):
            self.turn_to(early)

    def move_to(self, folder: Path) -> None:
        """Let another person work here, with the records of that folder; every page is made
        anew."""
        self.leave_practice()
        self._folder = folder
        self._typed = TypedWords()
        self.read_own()
        self.window.refurnish()
        self.open_practice()
        self.station.begin()
        self.live.begin()

    def read_anew(self, house: str) -> None:
        """Open everything anew after the files of a house changed, and show its book."""
        self.move_to(self.folder)
        self.turn_to("houses")
        if self.practice is not None:
            self.pages.houses.present(self.practice.books, house)

    def leave_practice(self) -> None:
        """Give the records back, and forget what was shown of them."""
        self.quick.forget()
        self.debriefs.close()
        self.parts.forget()
        self.rounds.forget()
        self.close_practice()

    def pause(self) -> None:
        self.quick.stop()

    def come_back(self, page: str) -> None:
        if page not in self.quick.asking or not self.quick.go_on():
            self.window.turn_to(page)
        if page == "table":
            self.pages.table.pause()

    def tell(self, heading: str, problems: Iterable[Problem | str]) -> None:
        super().tell(heading, problems)
        if self._furnished:
            self.people.look()  # an act may be refused because of another role

    def close(self) -> None:
        """Keep the window's place, and give the records back."""
        self._closed = True
        if self._furnished:
            self.quick.stop()
            self.debriefs.close()
            self.parts.forget()
            self.station.end()
            self.live.end()
            self.people.leave()
            self.background.close(PATIENCE_S)
            self.station.close()
            self.people.close()
        folder = str(self.window.property(LAST_FOLDER) or "")
        self.keep(replace(self.settings, window=self.window.place, folder=folder))
        self.close_practice()

    # ------------------------------------------------------------------- pages

    def turn_to(self, page: str) -> None:
        """Show that page as things are now, if the person signed in may see it.

        The page of today is the first page of whoever practises. A page that is asked for before
        the school is open comes into sight with it, or after the sign-in.
        """
        if not self._opened:
            self._asked_early = page
            return
        if page == FIND:
            self.find.open()
            return
        if not self.may_turn():
            return
        if self._told_fault and (page == "today" or self.parts.are_of_records(page)):
            page = "today"  # it says why there is nothing to show, and what to do
        elif page == "today":
            page = self.people.home
        if not self._in_seal(page):
            return
        # For a page that everybody may see the answer is not waited for.
        if not self.people.look(PATIENCE_S if right_for(page) else 0.0):
            return
        if not self.people.lets_see(page):
            return
        if page == "today":
            self.catch_up()
            page = "first-start" if self.goals.is_asked else page
        self.speak_at(page)
        with self.told(say("The records cannot be read")):
            self._bring_up_to_date(page)
        self.window.turn_to(page)
        self._typed.give_back(page, self.window.pages.page(page))

    def may_lose_words(self) -> bool:
        """Ask before words that were not sent are lost; a lock keeps them, and whoever signed out
        has left."""
        return not self.people.is_let_in or may_lose_words(self.window)

    def may_close(self) -> bool:
        """Ask before words are lost with the window, those among them that a page keeps."""
        return not self.people.is_let_in or may_lose_words(self.window, with_window=True)

    def _in_seal(self, page: str) -> bool:
        """True if the page may come into sight: while an exam is sealed, only its own pages may."""
        return not self.sealed_in or page in self.sealed_in

    def _bring_up_to_date(self, page: str) -> None:
        shown = {
            "today": self.today.refresh,
            "first-start": self.goals.open,
        }
        if page in shown:
            shown[page]()
        else:
            self.parts.open(page)

    # ------------------------------------------------------------------ rounds

    def practise(self, house: str, drill: str) -> None:
        self.rounds.practise(house, drill)

    def sit(self, sitting: Callable[[], Sitting | None]) -> None:
        self.rounds.sit(sitting)
