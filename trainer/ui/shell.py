"""The window as its pages use it: settings, language, background work, the open practice,
problems, and a check of the records once the window is in sight."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from time import sleep
from typing import Any

from PySide6.QtCore import QObject, QTimer

from trainer.errors import InputError, Problem
from trainer.school.curriculum import NothingToDeal
from trainer.school.practice import Practice
from trainer.school.sitting import Sitting
from trainer.settings import Settings, own_of, plan_in, save_own, with_chosen, with_own
from trainer.ui.appearance import FirstPaint
from trainer.ui.home.snapshot import HouseOffered, RoundAsked
from trainer.ui.language import LanguageChoice, speak
from trainer.ui.main_window import TITLE
from trainer.ui.pages import Pages
from trainer.ui.routes import right_for
from trainer.ui.runtime.background import Background
from trainer.ui.runtime.faults import tell_problems
from trainer.wording import say, say_phrase, speak_of


class Shell(ABC):
    """All that a controller of pages may ask of the window; ``Application`` is the one that exists.

    A controller is handed the shell and, one by one, every other controller that it needs.
    """

    def __init__(
        self,
        home: Path,
        settings: Settings,
        warning: str = "",
        school: Callable[[Path], Practice] | None = None,
        now: Callable[[], datetime] | None = None,
        ground: FirstPaint | None = None,
    ) -> None:
        ground = ground or FirstPaint(home, settings)
        self.home, self._folder, self.warning = home, home, warning
        # Apart from the warning, which is about the machine: a sign-in must not take that away.
        self.note_to_person = ""
        self.fetching = False
        self._school, self._now = school, now or _this_moment
        self.practice: Practice | None = None
        self._own: dict[str, Any] | None = None
        self._told_fault = False
        self.background = Background()
        self.sealed_in: frozenset[str] = frozenset()
        self.may_turn: Callable[[], bool] = lambda: True
        self.appearance, self.window = ground.appearance, ground.window
        self.language = LanguageChoice(lambda: self.settings, self.speak)
        self.pages = Pages(self.window)
        self.records_check = RecordsCheck(self.background, self.window, self._tell_damage)

    @property
    def folder(self) -> Path:
        """The folder of the person who practises: the machine's, or their own in it."""
        return self._folder

    def now(self) -> datetime:
        return self._now()

    def warn(self, notice: str) -> None:
        """Say so on the page of today, for everybody who works here."""
        self.warning = notice

    @property
    def notice(self) -> str:
        """All that the page of today says over its cards."""
        coming = say("Your work at other stations is still coming in. The figures will change.")
        lines = (self.warning, self.note_to_person, coming if self.fetching else "")
        return "\n".join(filter(None, lines))

    def speak(self) -> None:
        speak(self.language.chosen)
        self.window.setWindowTitle(say_phrase(TITLE))

    def speak_of(self, house: str) -> None:
        """Say everything from now on in the words of that house; in the usual ones for none."""
        with suppress(InputError):  # a faulty house is told of where it is chosen
            known = self.practice.curriculum.shelf if self.practice is not None else {}
            speak_of(known[house].rules.spoken if house in known else None)

    def speak_at(self, page: str, house: str = "") -> None:
        """Say that page in the words of the house that it shows. One that shows none is said in
        those of the house last dealt; a page of the school, which has many, in the usual ones."""
        own = right_for(page) is None
        self.speak_of(house or (self.settings.last_house if own else ""))

    # ------------------------------------------------------------------- pages

    @abstractmethod
    def turn_to(self, page: str) -> None:
        """Show that page as things are now, if it may be seen."""

    @abstractmethod
    def pause(self) -> None:
        """Stop the time of a question: the page in sight is about to be hidden."""

    @abstractmethod
    def come_back(self, page: str) -> None:
        """Show that page as it was left; a round waits until the trainee goes on."""

    # ------------------------------------------------------------------ rounds

    @abstractmethod
    def sit(self, sitting: Callable[[], Sitting | None]) -> None:
        """Put the round that ``deal`` makes on the table; if none can be dealt, say why."""

    @abstractmethod
    def practise(self, house: str, drill: str) -> None:
        """Deal the drill at that house as it is when nothing else is chosen."""

    # ---------------------------------------------------------------- practice

    @abstractmethod
    def open_school(self) -> None:
        """Read houses, drills and records, and show the page in sight by them."""

    @abstractmethod
    def move_to(self, folder: Path) -> None:
        """Let another person work here, with the records of that folder; every page is made
        anew."""

    @abstractmethod
    def leave_practice(self) -> None:
        """Give the records back, and forget what was shown of them."""

    def open_practice(self) -> bool:
        """Open the practice of the folder; False if it cannot be, and the page of today says
        why."""

        self.fetching = False
        try:
            self.practice = (self._school or Practice.open)(self._folder)
        except InputError as error:
            self._told_fault = True
            self.pages.today.show_fault(map(str, error.problems))
            return False
        self._told_fault = False
        self.records_check.of(self.practice.file)
        return True

    def close_practice(self) -> None:
        if self.practice is not None:
            self.practice.close()
            self.practice = None

    def catch_up(self) -> bool:
        """Open the practice anew if the school has chosen other readings since; True if so.

        Nothing on the table may need the one that was open.
        """
        practice = self.practice
        if practice is None or not practice.curriculum.shelf.outdated or self.sealed_in:
            return False
        self.leave_practice()
        return self.open_practice()

    # ---------------------------------------------------------------- settings

    @property
    def settings(self) -> Settings:
        """The machine's settings, with the choices of the person signed in."""
        if self._own is None:
            return self.appearance.settings
        return replace(self.appearance.settings, **self._own)

    def read_own(self) -> None:
        """Read the choices of the person who practises here now."""
        self._own = None
        if self._folder != self.home:
            self._own = own_of(with_own(self.appearance.settings, self._folder))

    def keep(self, settings: Settings) -> None:
        """Hold these settings now and next time; a person who is signed in keeps the choices of
        their own alone."""
        try:
            machine = settings
            if self._own is not None:
                machine = self._keep_own(settings)
            self.appearance.keep(machine, self.window)
        except OSError as error:
            place = say(
                "{folder}: settings cannot be saved here ({why}); make room or allow writing",
                folder=self.home,
                why=error.strerror,
            )
            self.tell(say("Settings are not saved"), (place,))

    def _keep_own(self, settings: Settings) -> Settings:
        """Keep the choices of the person signed in; return the machine's, with its own as before.
        Raises OSError."""
        own = own_of(settings)
        before, self._own = self._own, own
        if own != before:
            save_own(settings, self._folder)
        return replace(settings, **own_of(self.appearance.settings))

    def choose_plan(self, settings: Settings) -> None:
        """Keep settings with a goal or a time a day that the person chose. They follow a person who
        is signed in to other stations."""
        before = plan_in(self.settings)
        self.keep(settings)
        if self._own is None or self.practice is None or plan_in(settings) == before:
            return
        with self.told(say("Settings are not saved")):
            self.practice.choose_goal(own_of(settings))

    def follow_plan(self) -> None:
        """Keep the goal that the person signed in chose last, at whichever station."""
        if self._own is None or self.practice is None:
            return
        settings = with_chosen(self.settings, self.practice.goal_chosen())
        if plan_in(settings) != plan_in(self.settings):
            self.keep(settings)

    def keep_guide(self, pinned: bool) -> None:
        """Pin the key guide from now on, or put it away."""
        self.keep(replace(self.settings, key_guide=pinned))

    def keep_ask_first(self, first: bool) -> None:
        """Let debriefs ask before they tell, or tell at once."""
        self.keep(replace(self.settings, ask_first=first))

    def remember(self, wanted: RoundAsked) -> None:
        self.speak_of(wanted.house)
        self.keep(
            replace(
                self.settings,
                last_house=wanted.house,
                last_drill=wanted.drill,
                feedback=wanted.feedback,
                last_seats=wanted.seats or 0,
            )
        )

    # ---------------------------------------------------------------- problems

    @contextmanager
    def told(self, heading: str) -> Iterator[None]:
        """Tell the trainee of a fault that a person can mend; then nothing has happened."""
        try:
            yield
        except InputError as error:
            self.tell(heading, error.problems)
        except OSError as error:  # a full disk, or one that may not be written to
            self.tell(heading, (self.unwritten(error),))
        except LookupError as error:
            if not isinstance(error, NothingToDeal):
                raise
            self.tell(heading, (str(error),))

    def unwritten(self, error: OSError) -> str:
        """Where nothing could be written, why, and the remedy."""
        return say(
            "{place}: nothing was written here ({why}); make room or allow writing",
            place=error.filename or self.home,
            why=error.strerror or error,
        )

    def tell(self, heading: str, problems: Iterable[Problem | str]) -> None:
        """Tell the trainee what is wrong, and what would be right."""
        tell_problems(self.window, heading, problems)

    def tell_house(self, house: HouseOffered) -> None:
        """Tell the problems of a house's files, and the remedies."""
        self.tell(say("{name}: {value}", name=house.title, value=house.state), house.problems)

    def _tell_damage(self, fault: InputError) -> None:
        self.tell(say("The records are damaged"), fault.problems)


def _this_moment() -> datetime:
    return datetime.now().astimezone()


# By then the first page has long been drawn.
LATER_MS = 5000
REST_S = 0.002


class RecordsCheck(QObject):
    """Tells once of damage in the records that were opened last."""

    def __init__(
        self, background: Background, window: QObject, tell: Callable[[InputError], None]
    ) -> None:
        super().__init__(window)
        self._background, self._tell = background, tell
        self._path: Path | None = None
        self._soon = QTimer(self, singleShot=True, interval=LATER_MS)
        self._soon.timeout.connect(self.begin)

    def of(self, path: Path) -> None:
        """Check these records, which are open now."""
        self._path = path
        self._soon.start()

    def begin(self) -> None:
        """Check them beside the window."""
        path = self._path
        if path is not None and path.exists():
            found = partial(self._found, path)
            self._background.run(partial(_look_over, path), failed=found, owner=self)

    def _found(self, path: Path, fault: InputError) -> None:
        if path == self._path:
            self._tell(fault)


def _look_over(path: Path) -> None:
    # Late: records are looked over beside the window, after today is in sight.
    from trainer.records.verified import look_over

    look_over(path, partial(sleep, REST_S))
