"""The desk's part for table tests: from setting one up to its signed form."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from trainer.dealing.action import Action
from trainer.drills.table_form import RoundWanted
from trainer.errors import InputError
from trainer.school.seed import fresh_seed
from trainer.school.table_test import elsewise
from trainer.school.table_test.board import Spot
from trainer.school.table_test.kept import Dealer, Judged, Outcome, TableTest
from trainer.school.table_test.table_tests import Office, RoundAtTable, TableTests, Wanted
from trainer.ui.table_test.shown import Offered, TestLine, open_line, recorded_line
from trainer.wording import say

if TYPE_CHECKING:
    from trainer.dealing.house import House
    from trainer.school.printout import Printout
    from trainer.school.table_test.form_sheets import Held
    from trainer.school.table_test.office import SchoolOffice
    from trainer.ui.desk import Desk
    from trainer.ui.printing import Printing
    from trainer.ui.table_test.form_page import FormPage
    from trainer.ui.table_test.list_page import Begun, TableTestsPage
    from trainer.ui.table_test.setup_page import SetupPage
    from trainer.ui.table_test.watch_page import WatchPage

LIST, SETUP, WATCH, FORM = (
    "table-test",
    "table-test-setup",
    "table-test-watch",
    "table-test-form",
)


class TableTestDesk:
    """Holds the test in sight; knows which page comes after which."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.test: TableTest | None = None
        self.round: RoundAtTable | None = None
        self._meanwhile = False
        self.office_of: Callable[[], Office | None] = self._school_office
        self.sure: Callable[[TableTest], bool] = self._ask_sure
        self.ask_events: Callable[[RoundWanted], tuple[str, ...] | None] = self._ask_events
        self.builders: Mapping[str, Callable[[], QWidget]] = {
            LIST: self._build_list,
            SETUP: self._build_setup,
            WATCH: self._build_watch,
            FORM: self._build_form,
        }

    def open(self, page: str) -> None:
        """The page is about to be in sight: it shows how things are now."""
        if page == LIST:
            self.show_list()
        elif self.test is None:
            return
        elif page == SETUP:
            self.show_setup()
        elif page == FORM:
            self.show_form()

    # ------------------------------------------------------------- what there is

    @cached_property
    def tests(self) -> TableTests:
        """The tests of this machine."""
        practice = self._desk.practice
        assert practice is not None, "the school is open before its pages are"
        return TableTests.at(self._desk.home, practice.curriculum, practice.clock)

    @property
    def office(self) -> Office | None:
        """The school's records, where there are any and somebody is signed in."""
        return self.office_of()

    def _school_office(self) -> SchoolOffice | None:
        from trainer.school.table_test.office import SchoolOffice

        people = self._desk.people
        if people.registry is None or people.account is None:
            return None
        return SchoolOffice(people.registry, people.account)

    @cached_property
    def printing(self) -> Printing:
        """How a form gets on paper."""
        from trainer.ui.printing import Printing

        return Printing(self._desk.window, lambda *told: self._desk.tell(*told))

    # ------------------------------------------------------------------ the list

    def show_list(self) -> None:
        """What there is, and what can begin."""
        page, practice = self._list_page, self._desk.practice
        if practice is None:
            return
        houses = tuple((house.id, house.title) for house in practice.houses())
        chosen = page.house.currentData() or self._desk.settings.last_house
        known = [each for each, _ in houses]
        house = str(chosen) if chosen in known else known[0]
        dealers = self._dealers()
        offered = Offered(houses, self._forms(house), dealers, can_record=bool(dealers))
        page.offer(offered, str(fresh_seed()))
        page.show_school(self._school)
        page.take_house(house)
        self._list(page)

    def name_school(self, name: str) -> None:
        """That name stands on printed forms from now on."""
        self._desk.keep(replace(self._desk.settings, letterhead=name))

    def _list(self, page: TableTestsPage) -> None:
        kept, broken = self.tests.every()
        faults = [say("{file}: {why}", file=each.file, why=each.why) for each in broken]
        faults += [str(problem) for problem in self.tests.problems]
        lines = [open_line(each, self._title(each.house)) for each in kept]
        page.tell(lines, self._recorded(), faults)

    def _recorded(self) -> Sequence[TestLine] | None:
        """None where no school's records are at hand: what is open can be gone on with then."""
        office = self.office
        if office is None:
            return None
        try:
            return [recorded_line(each, self._title(each.house)) for each in office.recorded()]
        except InputError:
            return None

    def _dealers(self) -> tuple[Dealer, ...]:
        office = self.office
        try:
            return tuple(office.dealers()) if office is not None else ()
        except InputError:
            return ()

    def _forms(self, house: str) -> tuple[tuple[str, str, str], ...]:
        forms = self.tests.forms_for(house)
        return tuple((form.name, form.heading, form.promise) for form in forms)

    def begin(self, begun: Begun) -> None:
        """A new test is set up, and in sight."""
        form = self.tests.forms[begun.form]
        wanted = Wanted(begun.house, form, begun.dealer, begun.seed, form.rounds)
        with self._desk.told(say("This test cannot be set up")):
            self.test = self.tests.set_up(wanted)
            self._desk.turn_to(SETUP)

    def go_on(self, test: str) -> None:
        """A test that was begun before is in sight, where it was left."""
        found = {each.id: each for each in self.tests.every()[0]}.get(test)
        if found is None:
            return
        self.test = found
        over = found.decided is not None or found.current is None
        self._desk.turn_to(FORM if over else SETUP)

    def throw_away(self, test: str) -> None:
        """There is no such test any more, if that is meant."""
        found = {each.id: each for each in self.tests.every()[0]}.get(test)
        if found is not None and self.sure(found):
            with self._desk.told(say("This test cannot be thrown away")):
                self.tests.throw_away(test)
            self.show_list()

    def print_recorded(self, test: str) -> None:
        """The form of a test in the school's records goes on paper."""
        office = self.office
        with self._desk.told(say("This form cannot be printed")):
            houses = dict(self.tests.curriculum.shelf)
            found = office.read(test, houses) if office is not None else None
            if found is not None:
                self._print(self._filled(found))

    # --------------------------------------------------------------- what is laid out

    def show_setup(self, at: int | None = None) -> None:
        """What the test lays out, round by round."""
        from trainer.ui.table_test.setting_up import setup_shown

        test, page = self._test, self._setup_page
        page.wear(self._desk.wardrobe.theme, four_colour=self._desk.settings.four_colour_deck)
        first = test.current or 0 if at is None else at
        page.present(setup_shown(self.tests, test), first)

    def deal_anew(self, at: int, wanted: RoundWanted) -> None:
        """Another round in the place of that one."""
        with self._desk.told(say("This round cannot be dealt")):
            self.test = self.tests.deal_anew(self._test, at, wanted, str(fresh_seed()))
        self.show_setup(at)

    def choose_events(self, at: int) -> None:
        """Hands are chosen for the round, and it is dealt with them."""
        wanted = self._test.rounds[at].laid.wanted
        events = self.ask_events(wanted)
        if events:
            self.deal_anew(at, RoundWanted(events=events, seats=wanted.seats))
        else:
            self.show_setup(at)

    def add_round(self, wanted: RoundWanted) -> None:
        """One round more."""
        with self._desk.told(say("This round cannot be dealt")):
            self.test = self.tests.add_round(self._test, wanted, str(fresh_seed()))
            self.show_setup(len(self._test.rounds) - 1)

    def remove_round(self, at: int) -> None:
        """The test goes on without that round."""
        with self._desk.told(say("The test cannot be kept")):
            self.test = self.tests.remove_round(self._test, at)
        self.show_setup(max(0, at - 1))

    def print_sheets(self) -> None:
        """What is laid out goes on paper."""
        from trainer.school.table_test.sheets import set_up_sheets

        self._print(set_up_sheets(self._test, self._house))

    def print_empty(self) -> None:
        """The form goes on paper, to be filled in by pen."""
        from trainer.school.table_test.sheets import empty_form

        self._print(empty_form(self._test, self._house, self._school))

    # ------------------------------------------------------------------- watched

    def watch(self, at: int) -> None:
        """That round is on the board; one that is over is opened again first."""
        if self._test.decided is not None:
            self._desk.turn_to(FORM)
            return
        self.round = self.tests.round_at_table(self._test, at)
        if self.round.watched.over and not self._opened_again():
            return
        page, count = self._watch_page, len(self._test.rounds)
        title = say("Round {number} of {count}", number=at + 1, count=count)
        under = say("{dealer} · {house}", dealer=self._test.dealer.name, house=self._house.title)
        page.lay(title, under, self.round.board, self._time)
        self._desk.turn_to(WATCH)
        page.go_to_next()

    def _opened_again(self) -> bool:
        with self._desk.told(say("The round cannot be opened again")):
            self._watched.open_again()
        self.test = self._watched.test
        return not self._watched.watched.over

    def tap(self, acts: Sequence[Action]) -> None:
        """These were done now."""
        with self._desk.told(say("That could not be kept, so it was not recorded")):
            self._watched.tap(acts)
        self._follow()

    def undo(self) -> None:
        """The last tap is taken back."""
        with self._desk.told(say("That could not be kept, so it was not taken back")):
            self._watched.undo()
        self._follow()

    def ask_spot(self, spot: Spot) -> None:
        """What else was done there?"""
        watching = self._watched.watching
        if spot.wager is not None and spot.place:
            self._watch_page.ask(elsewise.at_wager(watching, spot.place, spot.wager))
        elif spot.place:
            self.ask_seat(spot.place)
        else:
            self.ask_table()

    def ask_seat(self, seat: int) -> None:
        """What else was done at that seat?"""
        self._watch_page.ask(elsewise.at_seat(self._watched.watching, seat))

    def ask_table(self) -> None:
        """What else was done or said for the whole table?"""
        self._watch_page.ask(elsewise.at_table(self._watched.watching))

    def choose(self, act: Action) -> None:
        """That was done in place of what was due."""
        self.tap((act,))

    def ask_end(self) -> None:
        """The round is over: was what nobody tapped done?"""
        from trainer.school.table_test.untapped import untapped

        self._watch_page.ask_end([words for words, _ in untapped(self._watched.watching)])

    def end(self, done: Sequence[int]) -> None:
        """The round is over; what stands at these places was done, though nobody tapped it."""
        from trainer.school.table_test.untapped import untapped

        missing = untapped(self._watched.watching)
        steps = [step for at in done for step in missing[at][1]]
        with self._desk.told(say("The round cannot be ended")):
            self.test = self._watched.end(steps)
            self._meanwhile = False
            self._desk.turn_to(SETUP if self.test.current is not None else FORM)

    def leave_watching(self) -> None:
        """Back to what is laid out; the round stays open."""
        self._desk.turn_to(SETUP)

    def judge_meanwhile(self) -> None:
        """The form is in sight while the round goes on; it leads back to the board."""
        self._meanwhile = True
        self._desk.turn_to(FORM)

    def leave_form(self) -> None:
        """Back to the board, to what is laid out, or from what is recorded to the list."""
        meanwhile, self._meanwhile = self._meanwhile, False
        decided = self._test.decided
        if decided is not None and decided.recorded:
            self._desk.turn_to(LIST)
        elif meanwhile and decided is None:
            self._watched.test = self._test
            self._desk.turn_to(WATCH)
            self._watch_page.go_to_next()
        else:
            self._desk.turn_to(SETUP)

    def _follow(self) -> None:
        self.test = self._watched.test
        self._watch_page.present(self._watched.board)

    def _time(self) -> str:
        from trainer.school.table_test.form_sheets import minutes

        return minutes(self.round.elapsed_ms) if self.round is not None else ""

    # ---------------------------------------------------------------- judged, decided

    def show_form(self) -> None:
        """The form of the test, as far as it is."""
        from trainer.ui.table_test.judging import form_shown

        self._form_page.present(form_shown(self._held(self._test), self.office))

    def judge(self, criterion: str, judged: Judged) -> None:
        """That criterion is judged so."""
        from trainer.ui.table_test.judging import form_shown

        with self._desk.told(say("That could not be kept")):
            self.test = self.tests.judge(self._test, criterion, judged)
        self._form_page.refresh(form_shown(self._held(self._test), self.office))

    def decide(self, outcome: Outcome, examiner: str, reason: str, comment: str) -> None:
        """The outcome, signed; recorded where the dealer has an account."""
        with self._desk.told(say("That could not be signed")):
            self.test = self.tests.decide(self._test, outcome, examiner, reason, comment)
            self.show_form()
            if self._test.dealer.account:
                self.record()

    def record(self) -> None:
        """The signed test stands in the school's records."""
        office = self.office
        heading = say("Signed, but not recorded yet")
        if office is None:
            why = say("The school’s records are out of reach. Open the test later to record it.")
            self._desk.tell(heading, (why,))
            return
        with self._desk.told(heading):
            self.test = self.tests.record(self._test, office)
            self.tests.throw_away(self._test.id)
        self.show_form()

    def print_form(self) -> None:
        """The form goes on paper with all that is known so far."""
        self._print(self._filled(self._test))

    # --------------------------------------------------------------------- parts

    @property
    def _list_page(self) -> TableTestsPage:
        return self._desk.window.pages.page(LIST)  # type: ignore[return-value]

    @property
    def _setup_page(self) -> SetupPage:
        return self._desk.window.pages.page(SETUP)  # type: ignore[return-value]

    @property
    def _watch_page(self) -> WatchPage:
        return self._desk.window.pages.page(WATCH)  # type: ignore[return-value]

    @property
    def _form_page(self) -> FormPage:
        return self._desk.window.pages.page(FORM)  # type: ignore[return-value]

    @property
    def _test(self) -> TableTest:
        assert self.test is not None, "a test is in sight"
        return self.test

    @property
    def _watched(self) -> RoundAtTable:
        assert self.round is not None, "a round is on the board"
        return self.round

    @property
    def _house(self) -> House:
        return self.tests.house(self._test)

    @property
    def _school(self) -> str:
        return self._desk.settings.letterhead

    def _title(self, house: str) -> str:
        shelf = self.tests.curriculum.shelf
        return shelf[house].title if house in shelf else house

    def _held(self, test: TableTest) -> Held:
        from trainer.school.table_test.form_sheets import Held

        return Held(test, self.tests.house(test), self.tests.debriefs(test), self._school)

    def _filled(self, test: TableTest) -> Printout:
        from trainer.school.table_test.form_sheets import filled_form

        return filled_form(self._held(test))

    def _print(self, printout: Printout) -> None:
        self.printing.put(printout, "table-test")

    def _ask_sure(self, test: TableTest) -> bool:
        from trainer.ui.table_test.sure import sure_to_throw

        return sure_to_throw(self._desk.window, test.dealer.name)

    def _ask_events(self, wanted: RoundWanted) -> tuple[str, ...] | None:
        from trainer.ui.table_test.events_asked import EventsAsked

        return EventsAsked(self._desk.window, wanted.events).asked()

    # --------------------------------------------------------------------- built

    def _build_list(self) -> QWidget:
        from trainer.ui.table_test.list_page import TableTestsPage

        page = TableTestsPage()
        page.begun.connect(self.begin)
        page.opened.connect(self.go_on)
        page.thrown.connect(self.throw_away)
        page.printed.connect(self.print_recorded)
        page.named.connect(self.name_school)
        page.house_chosen.connect(lambda house: page.offer_forms(self._forms(house)))
        return page

    def _build_setup(self) -> QWidget:
        from trainer.ui.table_test.setup_page import SetupPage

        page = SetupPage()
        page.dealt.connect(self.deal_anew)
        page.added.connect(self.add_round)
        page.removed.connect(self.remove_round)
        page.events_asked.connect(self.choose_events)
        page.sheets.connect(self.print_sheets)
        page.form.connect(self.print_empty)
        page.onward.connect(self.watch)
        page.judged.connect(lambda: self._desk.turn_to(FORM))
        page.left.connect(lambda: self._desk.turn_to(LIST))
        return page

    def _build_watch(self) -> QWidget:
        from trainer.ui.table_test.watch_page import WatchPage

        page = WatchPage()
        page.tapped.connect(self.tap)
        page.undone.connect(self.undo)
        page.spot_asked.connect(self.ask_spot)
        page.seat_asked.connect(self.ask_seat)
        page.table_asked.connect(self.ask_table)
        page.chosen.connect(self.choose)
        page.ending.connect(self.ask_end)
        page.ended.connect(self.end)
        page.judged.connect(self.judge_meanwhile)
        page.left.connect(self.leave_watching)
        return page

    def _build_form(self) -> QWidget:
        from trainer.ui.table_test.form_page import FormPage

        page = FormPage()
        page.judged.connect(self.judge)
        page.decided.connect(self.decide)
        page.recorded.connect(self.record)
        page.printed.connect(self.print_form)
        page.left.connect(self.leave_form)
        return page
