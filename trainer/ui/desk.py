"""Between the pages and the school: what a page asks for is done, and the next page is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from trainer.errors import InputError
from trainer.settings import Settings
from trainer.ui.appearance import Wardrobe
from trainer.ui.background import Background
from trainer.ui.main_window import TITLE, MainWindow
from trainer.ui.records_check import RecordsCheck
from trainer.ui.rounds import Rounds
from trainer.ui.window_language import Tongue
from trainer.wording import say, say_phrase

if TYPE_CHECKING:
    from datetime import datetime

    from trainer.errors import Problem
    from trainer.school.practice import Practice
    from trainer.school.sitting import Sitting
    from trainer.ui.audit.copies import Copies
    from trainer.ui.help.desk import HelpDesk
    from trainer.ui.home.snapshot import HouseOffered, RoundAsked
    from trainer.ui.pages import Pages
    from trainer.ui.parts import Parts
    from trainer.ui.people.desk import PeopleDesk
    from trainer.ui.progress.desk import ProgressDesk
    from trainer.ui.quick.controller import QuickDesk
    from trainer.ui.quiz.controller import QuizDesk
    from trainer.ui.review import Review
    from trainer.ui.session.controller import SessionDesk
    from trainer.ui.station.controller import StationDesk

MOST_LISTED = 500
PATIENCE_S = 0.3
"""How long the window's end waits for what is under way beside it."""


class Desk:
    """Holds the practice; knows which page comes after which.

    Until the window is furnished there are no pages: nothing that they need is read before it is
    painted.
    """

    pages: Pages
    parts: Parts
    people: PeopleDesk
    quick: QuickDesk
    quiz: QuizDesk
    review: Review
    help: HelpDesk
    progress: ProgressDesk
    sessions: SessionDesk
    station: StationDesk

    def __init__(
        self,
        home: Path,
        settings: Settings,
        warning: str = "",
        school: Callable[[Path], Practice] | None = None,
        now: Callable[[], datetime] | None = None,
    ) -> None:
        self._home, self._warning = home, warning
        self._folder = home
        self._school, self._now = school, now or _this_moment
        self._practice: Practice | None = None
        self.background = Background()
        self.rounds = Rounds(self)
        self.sealed_in: frozenset[str] = frozenset()
        self._furnished = self._closed = self._told_fault = False
        self.wardrobe = Wardrobe(settings, home)
        self.tongue = Tongue(lambda: self.settings, self._speak)
        self.window = MainWindow()
        self.window.setStyleSheet(self.wardrobe.first_ground)
        self.window.stand(settings.window)
        self.records_check = RecordsCheck(self.background, self.window, self._tell_damage)
        self.window.closing.connect(self.close)
        self.window.painted.connect(self._open_soon)
        self.window.ready.connect(self.open_school)

    def furnish(self) -> None:
        """The window has its side bar and its pages."""
        from trainer.ui import garbage_collection
        from trainer.ui.focus import KeyboardInSight
        from trainer.ui.heard import interface
        from trainer.ui.help.desk import HelpDesk
        from trainer.ui.pages import Pages
        from trainer.ui.parts import Parts
        from trainer.ui.people.desk import PeopleDesk
        from trainer.ui.progress.desk import ProgressDesk
        from trainer.ui.quick.controller import QuickDesk
        from trainer.ui.quiz.controller import QuizDesk
        from trainer.ui.review import Review
        from trainer.ui.session.controller import SessionDesk
        from trainer.ui.station.controller import StationDesk

        self._speak()
        self.quick, self.review, self.help = QuickDesk(self), Review(self), HelpDesk(self)
        self.sessions, self.quiz = SessionDesk(self), QuizDesk(self)
        self.progress = ProgressDesk(self)
        self.people, self.parts = PeopleDesk(self), Parts(self)
        self.station = StationDesk(self)
        self.pages = Pages(self, self.wardrobe)
        self.pages.window = self.window
        self._furnished = True
        interface.install()
        garbage_collection.install()
        KeyboardInSight(self.window)
        self.wardrobe.dress(self.window)
        self.window.furnish(
            self.pages.builders, self.people.side_bar, lambda: not self.wardrobe.motion
        )
        self.window.asked.connect(self.turn_to)
        self.wardrobe.follow_system(self.window, self.pages.restyle)
        self.window.turn_to("today")

    @cached_property
    def copies(self) -> Copies:
        """The daily copies of the school's records."""
        from trainer.ui.audit.copies import Copies

        return Copies(self)

    def house_in_view(self) -> tuple[str, ...]:
        """The house at which a class is looked at, where one is."""
        house = self.parts.house_in_view if self.window.pages.built("class") is not None else ""
        return (house,) if house else ()

    def reword(self) -> None:
        """Everything is said anew in the language that is chosen; the page in sight stays."""
        self._speak()
        self.people.mark()
        self.quick.forget()
        self.window.refurnish()
        if self._practice is not None:
            self._practice.reword()
        self.turn_to(self.window.page)

    def _speak(self) -> None:
        from trainer.ui.language import speak

        speak(self.tongue.chosen)
        self.window.setWindowTitle(say_phrase(TITLE))

    def open(self) -> None:
        """The window is furnished and the school is open, at once."""
        self.window.painted.disconnect(self._open_soon)
        self.furnish()
        self.open_school()

    def _open_soon(self) -> None:
        from trainer.ui.preload import read_ahead

        self.furnish()
        read_ahead(self.background, self.window, self.window.ready.emit)

    # -------------------------------------------------------------- the school

    def open_school(self) -> None:
        """Houses, drills and records are at hand, and the page in sight shows them; where the
        machine belongs to a school, not before somebody signed in or wants no account."""
        if self._closed:
            return
        if self.people.begin() and self._open_practice():
            self.turn_to(self.window.page)
        self.station.begin()
        if self.people.joined is not None:
            self.copies.begin()

    def _open_practice(self) -> bool:
        from trainer.school.practice import Practice

        try:
            self._practice = (self._school or Practice.open)(self._folder)
        except InputError as error:
            self._told_fault = True
            self.pages.today.show_fault(map(str, error.problems))
            return False
        self._told_fault = False
        self.records_check.of(self._practice.file)
        return True

    def move_to(self, folder: Path) -> None:
        """Somebody else works here, with the records of that folder; every page is made anew."""
        self.leave_practice()
        self._folder = folder
        self.window.refurnish()
        self._open_practice()
        self.station.begin()

    def catch_up(self) -> bool:
        """The practice is opened anew where the school chose among readings since; whether it was.
        Nothing on the table may need the one that was open."""
        practice = self._practice
        if practice is None or not practice.curriculum.shelf.outdated or self.sealed_in:
            return False
        self.leave_practice()
        return self._open_practice()

    def take_reading(self, house: str, question: str, answer: str, why: str) -> None:
        """That answer is in force, and everything is opened anew by it; the question stays in
        sight."""
        from trainer.school.house_book.choosing import choose

        if self._practice is None:
            return
        own = self._practice.curriculum.shelf.own(house)
        with self.told(say("The answer was not taken")):
            choose(self._home, own, (question, answer), self.people.chooser(self.now()), why)
            self.move_to(self._folder)
            self.turn_to("houses")
            self.pages.houses.present(self._practice.books, house)
            self.pages.houses.show_question(question)

    def leave_practice(self) -> None:
        """The records are given back, and nothing of what was shown is at hand."""
        self.quick.forget()
        self.review.close()
        self.parts.forget()
        self.rounds.forget()
        if self._practice is not None:
            self._practice.close()
            self._practice = None

    def come_back(self, page: str) -> None:
        """That page is in sight as it was left; a round waits until one goes on."""
        if page not in self.quick.asking or not self.quick.go_on():
            self.window.turn_to(page)
        if page == "table":
            self.pages.table.pause()

    @property
    def home(self) -> Path:
        """The folder of this machine."""
        return self._home

    @property
    def folder(self) -> Path:
        """The folder of whoever practises here: the machine's, or one's own in it."""
        return self._folder

    def now(self) -> datetime:
        """The time on the wall."""
        return self._now()

    def warn(self, notice: str) -> None:
        """The page of today says so."""
        self._warning = notice

    @property
    def practice(self) -> Practice | None:
        return self._practice

    def close(self) -> None:
        """The window's place is kept, and the records are given back."""
        self._closed = True
        if self._furnished:
            self.quick.stop()
            self.review.close()
            self.parts.forget()
            self.station.end()
            self.people.leave()
            self.background.close(PATIENCE_S)
            self.people.close()
        self.keep(replace(self.settings, window=self.window.place))
        if self._practice is not None:
            self._practice.close()
            self._practice = None

    @contextmanager
    def told(self, heading: str) -> Iterator[None]:
        """Tell the trainee of a fault that a person can mend; then nothing has happened."""
        try:
            yield
        except InputError as error:
            self.tell(heading, error.problems)
        except LookupError as error:
            from trainer.school.seed import NothingToDeal

            if not isinstance(error, NothingToDeal):
                raise
            self.tell(heading, (str(error),))

    # ---------------------------------------------------------------- settings

    @property
    def settings(self) -> Settings:
        return self.wardrobe.settings

    def keep(self, settings: Settings) -> None:
        """These settings hold from now on, and next time."""
        try:
            self.wardrobe.keep(settings, self.window)
        except OSError as error:
            place = say(
                "{folder}: the settings cannot be kept here ({why})",
                folder=self._home,
                why=error.strerror,
            )
            self.tell(say("The settings are not kept"), (place,))

    # ------------------------------------------------------------------- pages

    def turn_to(self, page: str) -> None:
        """That page is in sight and shows how things are now, where it may be seen by whoever sits
        here. The page of today is the first page of whoever practises."""
        if self._told_fault and self.parts.are_of_records(page):
            page = "today"  # it says why there is nothing to show, and what to do
        page = self.people.home if page == "today" else page
        if not self._in_seal(page) or not self.people.lets_see(page):
            return
        if page == "today":
            self.catch_up()
        with self.told(say("The records cannot be read")):
            self._bring_up_to_date(page)
        self.window.turn_to(page)

    def _in_seal(self, page: str) -> bool:
        """True if the page may come into sight: while something is sealed, only its own may."""
        return not self.sealed_in or page in self.sealed_in

    def _bring_up_to_date(self, page: str) -> None:
        practice = self._practice
        if page == "settings":
            self.pages.settings.present(self.tongue.shown(self.settings), str(self._home))
            self.people.show_settings(self.pages.settings.school)
            self.pages.settings.say_delivery(self.station.line)
        elif page == "today":
            self.refresh_today()
        elif page == "help":
            self.help.open()
        elif page == "quiz":
            self.quiz.open()
        elif page == "progress":
            self.progress.refresh()
        elif practice is not None and page == "houses":
            self.pages.show_houses(practice, self.settings.last_house)
        else:
            self.parts.open(page)

    def refresh_today(self) -> None:
        """The page of today shows how things are now."""
        practice = self._practice
        if practice is None:
            return
        with self.told(say("The records cannot be read")):
            attempts = practice.done(8)
            self.pages.show_today(practice, attempts, self._now(), self._warning)

    # ------------------------------------------------------------------ rounds

    @property
    def sitting(self) -> Sitting | None:
        """The round that is worked, or was worked last."""
        return self.rounds.sitting

    def deal(self, wanted: RoundAsked) -> None:
        """The table that is wanted is dealt; a quick drill begins."""
        self.rounds.deal(wanted)

    def practise(self, house: str, drill: str) -> None:
        """The drill is dealt at that house, as it is when nothing else is chosen."""
        self.rounds.practise(house, drill)

    def go_on(self) -> None:
        """The round that was left is on the table again, or the question that waited asked."""
        self.rounds.go_on()

    def sit(self, sitting: Callable[[], Sitting | None]) -> None:
        """The round that this deals is on the table; where none can be dealt, it says why."""
        self.rounds.sit(sitting)

    def finish(self) -> None:
        """The round is over: its debrief is shown."""
        self.rounds.finish()

    # ------------------------------------------------------------------- words

    def keep_guide(self, pinned: bool) -> None:
        """The key guide is pinned from now on, or away."""
        self.keep(replace(self.settings, key_guide=pinned))

    def keep_ask_first(self, first: bool) -> None:
        """Debriefs ask before they tell from now on, or tell at once."""
        self.keep(replace(self.settings, ask_first=first))

    def remember(self, wanted: RoundAsked) -> None:
        """Remember the choice for the next time."""
        seats = wanted.seats or self.settings.seats
        self.keep(
            replace(
                self.settings,
                last_house=wanted.house,
                last_drill=wanted.drill,
                feedback=wanted.feedback,
                seats=seats,
            )
        )

    def tell(self, heading: str, problems: Iterable[Problem | str]) -> None:
        """The trainee reads what is wrong, and what would be right."""
        from trainer.ui.faults import tell_problems

        tell_problems(self.window, heading, problems)

    def _tell_damage(self, fault: InputError) -> None:
        self.tell(say("The records are damaged"), fault.problems)

    def tell_house(self, house: HouseOffered) -> None:
        """Tell the problems of a house's files, and the remedies."""
        self.tell(f"{house.title}: {house.state}", house.problems)


def _this_moment() -> datetime:
    from datetime import datetime

    return datetime.now().astimezone()
