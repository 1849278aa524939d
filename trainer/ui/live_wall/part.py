"""The live wall, which asks again and again while its page is in sight."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from trainer.errors import InputError
from trainer.records.registry.rows.people import ClassRow
from trainer.school.live_wall.wall import Contact, LiveWall, StationShown, WallShown
from trainer.ui import routes
from trainer.ui.application import Application
from trainer.ui.live_wall.page import LivePage
from trainer.ui.live_wall.station_view import SEAT
from trainer.ui.page_stack import PageName, made_by
from trainer.wording import say, say_count

LIVE: PageName[LivePage] = PageName(routes.LIVE)
LOOK_MS = 700


class LivePart:
    """Shows the wall of the person signed in, and hands orders to the school."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self._wall: LiveWall | None = None
        self._classes: tuple[ClassRow, ...] = ()
        self._class: ClassRow | None = None
        self._opened = ""
        self._shown: WallShown | None = None
        self._at_work = False
        self._timer = QTimer(app.window, interval=LOOK_MS)
        self._timer.timeout.connect(self.look)
        self.builders: Mapping[str, Callable[[], QWidget]] = dict((made_by(LIVE, self._build),))

    @property
    def page(self) -> LivePage:
        return self._app.window.pages.page(LIVE)

    def open(self, page: str) -> None:
        """Offer today's classes, and ask for the wall from now on."""
        app, registry = self._app, self._app.people.registry
        account, practice = app.people.account, app.practice
        if registry is None or account is None or practice is None:
            self.page.say_nothing(say("The school's records cannot be reached just now."))
            return
        with app.told(say("The school's records cannot be read")):
            self._wall = LiveWall(registry, account, practice.curriculum)
            self._classes = self._wall.classes()
            self._choose(self._class.class_ if self._class is not None else "")
            self.look()

    def forget(self) -> None:
        """Stop: the person who looked is gone."""
        self._timer.stop()
        self._wall, self._class, self._shown, self._opened = None, None, None, ""

    # ------------------------------------------------------------------- looked

    def look(self) -> None:
        """Ask for the state of the class, beside the window, once at a time."""
        wall, class_, opened = self._wall, self._class, self._opened
        if wall is None or class_ is None or self._at_work:
            return
        self._at_work = True
        self._app.background.run(
            partial(wall.look, class_, opened),
            partial(self._came, wall, opened),
            failed=self._failed,
        )

    def _came(self, wall: LiveWall, opened: str, shown: WallShown) -> None:
        self._at_work = False
        asked = self._class.class_ if self._class is not None else ""
        if wall is self._wall and shown.class_ == asked:
            self._shown = shown
            self.page.present(shown, opened)

    def _failed(self, error: InputError) -> None:
        self._at_work = False
        self.page.say_nothing("\n".join(map(str, error.problems)))

    # ------------------------------------------------------------------- done

    def _choose(self, class_: str) -> None:
        there = {each.class_: each for each in self._classes}
        self._class = there.get(class_) or next(iter(self._classes), None)
        named = [(each.class_, each.title) for each in self._classes]
        self.page.offer(named, self._class.class_ if self._class is not None else "")
        if self._class is None:
            self.page.say_nothing(say("You are in no open class."))

    def _chose(self, class_: str) -> None:
        self.page.open_station("")
        self._choose(class_)
        self.look()

    def _open_station(self, account: str) -> None:
        self._opened = account
        self.look()

    def _order(self, order: Callable[[LiveWall], None], then: Callable[[], None]) -> None:
        """Have the school take an order, beside the window."""
        wall = self._wall
        if wall is not None:
            self._app.background.run(
                partial(order, wall), lambda _: then(), failed=self._not_ordered
            )

    def _not_ordered(self, error: InputError) -> None:
        self._app.tell(say("That was not done"), error.problems)

    def _note(self, account: str, text: str, when: str) -> None:
        def order(wall: LiveWall) -> None:
            wall.note(account, text, when)
            if when == "now":
                wall.pause(account)

        def then() -> None:
            self.page.near.tell_sent(say("Sent: {text}", text=text))
            self.look()

        self._order(order, then)

    def _note_all(self, text: str) -> None:
        """Send a note to every station in contact, except exams; it is read after the present
        seat."""
        asked = [each.account for each in self._heard]

        def order(wall: LiveWall) -> None:
            for account in asked:
                wall.note(account, text, SEAT)

        words = say_count("Sent to {count} station", "Sent to {count} stations", count=len(asked))
        self._order(order, lambda: self.page.all_note.tell(words))

    @property
    def _heard(self) -> tuple[StationShown, ...]:
        """Every station in contact, except exams."""
        stations = self._shown.stations if self._shown is not None else ()
        return tuple(e for e in stations if e.contact is Contact.HERE and not e.tile.exam)

    def _all(self, *, paused: bool) -> None:
        asked = [each.account for each in self._heard if bool(each.paused_by) is not paused]

        def order(wall: LiveWall) -> None:
            for account in asked:
                (wall.pause if paused else wall.let_go_on)(account)

        self._order(order, self.look)

    def _seen(self, seen: bool) -> None:
        if seen:
            self._timer.start()
        else:
            self._timer.stop()

    def _build(self) -> LivePage:
        page = LivePage()
        page.chose.connect(self._chose)
        page.opened.connect(self._open_station)
        page.paused.connect(lambda who: self._order(lambda wall: wall.pause(who), self.look))
        page.let_go_on.connect(lambda who: self._order(lambda wall: wall.let_go_on(who), self.look))
        page.noted.connect(self._note)
        page.all_paused.connect(lambda: self._all(paused=True))
        page.all_let_go_on.connect(lambda: self._all(paused=False))
        page.all_note.sent.connect(self._note_all)
        page.seen.connect(self._seen)
        return page
