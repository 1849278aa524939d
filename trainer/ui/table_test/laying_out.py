"""The layout of a table test: seen, edited and printed, round by round."""

from __future__ import annotations

from collections.abc import Callable

from trainer.drills.table_form import RoundWanted
from trainer.school.seed import fresh_seed
from trainer.school.table_test.sheets import empty_form, set_up_sheets
from trainer.ui.table_test.events_asked import EventsAsked
from trainer.ui.table_test.in_sight import FORM, LIST, SETUP, InSight
from trainer.ui.table_test.setting_up import setup_shown
from trainer.ui.table_test.setup_page import SetupPage
from trainer.wording import say


class LayingOut:
    """Keeps the page that shows what is laid out. ``onward`` puts a round on the board."""

    def __init__(self, at: InSight, onward: Callable[[int], None]) -> None:
        self.at, self.onward = at, onward
        self.ask_events: Callable[[RoundWanted], tuple[str, ...] | None] = self._ask_events

    def show(self, at: int | None = None) -> None:
        """Show the layout of the test, round by round."""
        test, page = self.at.held, self.page
        page.wear(self.at.desk.wardrobe.theme, four_colour=self.at.desk.settings.four_colour_deck)
        first = test.current or 0 if at is None else at
        page.present(setup_shown(self.at.tests, test), first)

    def deal_anew(self, at: int, wanted: RoundWanted) -> None:
        """Another round in the place of that one."""
        with self.at.desk.told(say("This round cannot be dealt")):
            self.at.test = self.at.tests.deal_anew(self.at.held, at, wanted, str(fresh_seed()))
        self.show(at)

    def choose_events(self, at: int) -> None:
        """Hands are chosen for the round, and it is dealt with them."""
        wanted = self.at.held.rounds[at].laid.wanted
        events = self.ask_events(wanted)
        if events:
            self.deal_anew(at, RoundWanted(events=events, seats=wanted.seats))
        else:
            self.show(at)

    def add_round(self, wanted: RoundWanted) -> None:
        """One round more."""
        with self.at.desk.told(say("This round cannot be dealt")):
            self.at.test = self.at.tests.add_round(self.at.held, wanted, str(fresh_seed()))
            self.show(len(self.at.held.rounds) - 1)

    def remove_round(self, at: int) -> None:
        """The test goes on without that round."""
        with self.at.desk.told(say("The test cannot be kept")):
            self.at.test = self.at.tests.remove_round(self.at.held, at)
        self.show(max(0, at - 1))

    def print_sheets(self) -> None:
        """Print the layout."""
        self.at.print(set_up_sheets(self.at.held, self.at.house))

    def print_empty(self) -> None:
        """The form goes on paper, to be filled in by pen."""
        self.at.print(empty_form(self.at.held, self.at.house, self.at.school))

    def _ask_events(self, wanted: RoundWanted) -> tuple[str, ...] | None:
        return EventsAsked(self.at.desk.window, wanted.events).asked()

    def build(self) -> SetupPage:
        page = SetupPage()
        page.dealt.connect(self.deal_anew)
        page.added.connect(self.add_round)
        page.removed.connect(self.remove_round)
        page.events_asked.connect(self.choose_events)
        page.sheets.connect(self.print_sheets)
        page.form.connect(self.print_empty)
        page.onward.connect(self.onward)
        page.judged.connect(lambda: self.at.desk.turn_to(FORM))
        page.left.connect(lambda: self.at.desk.turn_to(LIST))
        return page

    @property
    def page(self) -> SetupPage:
        return self.at.page(SETUP)
