"""Table tests, from setting one up to its signed form."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from PySide6.QtWidgets import QWidget

from trainer.errors import InputError
from trainer.marking.words import money
from trainer.records.exam import ExamOutcome
from trainer.school.curriculum import fresh_seed
from trainer.school.debrief.debrief import MistakeShown
from trainer.school.people.classes import Classes
from trainer.school.table_test.form_sheets import MarkedTest
from trainer.school.table_test.record import CriterionJudged, Dealer, TableTest
from trainer.school.table_test.table_tests import Office, Recorded, TableTestWanted
from trainer.school.words.date_words import zoned
from trainer.school.words.figure_words import clock
from trainer.ui.application import Application
from trainer.ui.kit.form_dialog import KeepAsked
from trainer.ui.kit.touch_controls import for_fingers
from trainer.ui.page_stack import made_by
from trainer.ui.table_test.board_controller import BoardController
from trainer.ui.table_test.form_page import FormPage, FormShown
from trainer.ui.table_test.list_page import (
    TableTestBegun,
    TableTestOffered,
    TableTestsPage,
    TestLine,
)
from trainer.ui.table_test.open_test import FORM, LIST, SETUP, WATCH, OpenTest
from trainer.ui.table_test.setup_controller import SetupController
from trainer.wording import say, say_list


class TableTestController:
    """Makes the pages of table tests, and brings them up to date."""

    def __init__(self, app: Application) -> None:
        self.at = OpenTest(app)
        self.board = BoardController(self.at)
        self.list = ListController(self.at)
        self.setup = SetupController(self.at, self.board.watch)
        self.form = FormController(self.at, self.board)
        self.builders: Mapping[str, Callable[[], QWidget]] = dict(
            (
                made_by(LIST, self.list.build),
                made_by(SETUP, self.setup.build),
                made_by(WATCH, self.board.build),
                made_by(FORM, self.form.build),
            )
        )

    def open(self, page: str) -> None:
        if page == LIST:
            self.list.show()
            return
        if self.at.test is None:
            return
        self.at.app.speak_of(self.at.held.house)
        if page == SETUP:
            self.setup.show()
        elif page == FORM:
            self.form.show()


class ListController:
    """Keeps the page that lists the tests."""

    def __init__(self, at: OpenTest) -> None:
        self.at = at
        self.sure: Callable[[TableTest], bool] = self._ask_sure

    def show(self) -> None:
        page, practice = self.page, self.at.app.practice
        if practice is None:
            return
        houses = tuple((house.id, house.title) for house in practice.houses())
        app = self.at.app
        first = [page.house.currentData(), *app.house_in_view(), *self._taught()]
        known = [each for each, _ in houses]
        if not known:
            return  # the page of houses says what is wrong with them
        offered_first = (each for each in (*first, app.settings.last_house) if each in known)
        house = str(next(offered_first, known[0]))
        faults: list[str] = []
        dealers = self._dealers(faults)
        offered = TableTestOffered(houses, self._forms(house), dealers)
        page.offer(offered, str(fresh_seed()))
        page.show_school(self.at.school)
        page.take_house(house)
        self._tell(page, faults)

    def _taught(self) -> Iterator[str]:
        """The houses of the classes of the person signed in."""
        people = self.at.app.people
        if people.registry is None or people.account is None:
            return
        with suppress(InputError):
            mine = Classes(people.registry, people.account, people.wall_ms).taught()
            yield from (each.house for each in mine)

    def name_school(self, name: str) -> None:
        self.at.app.keep(replace(self.at.app.settings, letterhead=name))

    def _tell(self, page: TableTestsPage, faults: list[str]) -> None:
        """Show the tests and the faults.

        ``faults`` of the school's records come before those of this machine; both ways of reading
        them may have met the same.
        """
        kept, broken = self.at.tests.every()
        recorded = self._recorded(faults)
        # The list of dealers and that of the tests ask the same records: a fault is told once.
        faults = [*dict.fromkeys(faults)]
        faults += [say("{file}: {why}", file=each.file, why=each.why) for each in broken]
        faults += [str(problem) for problem in self.at.tests.problems]
        lines = [open_line(each, self._title(each.house)) for each in kept]
        page.tell(lines, recorded, faults)

    def _recorded(self, faults: list[str]) -> Sequence[TestLine] | None:
        """The tests in the school's records; None while they are out of reach: open ones can be
        resumed then."""
        office = self.at.office
        if office is None:
            return None
        try:
            return [recorded_line(each, self._title(each.house)) for each in office.recorded()]
        except InputError as error:
            faults += map(str, error.problems)
            return None

    def _dealers(self, faults: list[str]) -> tuple[Dealer, ...]:
        office = self.at.office
        try:
            return tuple(office.dealers()) if office is not None else ()
        except InputError as error:
            faults += map(str, error.problems)
            return ()

    def _forms(self, house: str) -> tuple[tuple[str, str, str], ...]:
        forms = self.at.tests.forms_for(house)
        return tuple((form.name, form.heading, form.promise) for form in forms)

    def begin(self, begun: TableTestBegun) -> None:
        form = self.at.tests.forms[begun.form]
        wanted = TableTestWanted(begun.house, form, begun.dealer, begun.seed, form.rounds)
        with self.at.app.told(say("This test cannot be set up")):
            self.at.test = self.at.tests.set_up(wanted)
            self.at.app.turn_to(SETUP)

    def go_on(self, test: str) -> None:
        """Show a test that was begun before, where it was left."""
        found = {each.id: each for each in self.at.tests.every()[0]}.get(test)
        if found is None:
            return
        self.at.test = found
        over = found.decided is not None or found.current is None
        self.at.app.turn_to(FORM if over else SETUP)

    def throw_away(self, test: str) -> None:
        """Delete that test, if the person confirms it."""
        found = {each.id: each for each in self.at.tests.every()[0]}.get(test)
        if found is not None and self.sure(found):
            with self.at.app.told(say("This test cannot be deleted")):
                self.at.tests.throw_away(test)
            self.show()

    def print_recorded(self, test: str) -> None:
        """Print the form of a test in the school's records."""
        office = self.at.office
        with self.at.app.told(say("This form cannot be printed")):
            houses = dict(self.at.tests.curriculum.shelf)
            found = office.read(test, houses) if office is not None else None
            if found is not None:
                self.at.print_filled(found)

    def _title(self, house: str) -> str:
        return self.at.tests.curriculum.shelf.title_of(house)

    def _ask_sure(self, test: TableTest) -> bool:
        words = say("The record of {dealer} cannot be restored.", dealer=test.dealer.name)
        heading, window = say("Delete this test?"), self.at.app.window
        asked = KeepAsked(window, "sure", "throw", heading, (words,), say("Delete it"))
        for_fingers(asked)
        return bool(asked.exec())

    def build(self) -> TableTestsPage:
        page = TableTestsPage()
        page.begun.connect(self.begin)
        page.opened.connect(self.go_on)
        page.thrown.connect(self.throw_away)
        page.printed.connect(self.print_recorded)
        page.named.connect(self.name_school)
        page.house_chosen.connect(lambda house: page.offer_forms(self._forms(house)))
        return page

    @property
    def page(self) -> TableTestsPage:
        return self.at.page(LIST)


def open_line(test: TableTest, house: str) -> TestLine:
    """A test that is kept on this machine."""
    over = sum(each.over for each in test.rounds)
    words = [house, test.form.heading, zoned(test.made_at_ms)]
    name = test.dealer.name or say("No name yet")
    return TestLine(
        test.id, name, say_list(words, ""), _state(test, over), test.decided is not None
    )


def _state(test: TableTest, over: int) -> str:
    if test.decided is not None and test.decided.recorded:
        return say("{outcome}, recorded", outcome=test.decided.outcome.words)
    if test.decided is not None:
        return say("{outcome}, signed", outcome=test.decided.outcome.words)
    return say("Rounds done: {over} of {count}", over=over, count=len(test.rounds))


def recorded_line(recorded: Recorded, house: str) -> TestLine:
    """A test in the school's records."""
    words = [house, zoned(recorded.at_ms), recorded.examiner]
    name = recorded.dealer or say("Erased")
    return TestLine(recorded.test, name, say_list(words, ""), recorded.outcome.words, signed=True)


class FormController:
    """Keeps the form up to date, and does what it asks for."""

    def __init__(self, at: OpenTest, board: BoardController) -> None:
        self.at, self._board = at, board

    def show(self) -> None:
        """Show the form of the test, as far as it is."""
        self.page.present(form_shown(self.at.marked(self.at.held), self.at.office))

    def judge(self, criterion: str, judged: CriterionJudged) -> None:
        with self.at.app.told(say("This could not be saved")):
            self.at.test = self.at.tests.judge(self.at.held, criterion, judged)
        self.page.refresh(form_shown(self.at.marked(self.at.held), self.at.office))

    def decide(self, outcome: ExamOutcome, examiner: str, reason: str, comment: str) -> None:
        """Sign the outcome; record it if the dealer has an account."""
        with self.at.app.told(say("That could not be signed")):
            self.at.test = self.at.tests.decide(self.at.held, outcome, examiner, reason, comment)
            self.show()
            if self.at.held.dealer.account:
                self.record()

    def record(self) -> None:
        """Put the signed test into the school's records."""
        office = self.at.office
        heading = say("Signed, but not recorded yet")
        if office is None:
            why = say("The school's records cannot be reached. Open the test later to record it.")
            self.at.app.tell(heading, (why,))
            return
        with self.at.app.told(heading):
            self.at.test = self.at.tests.record(self.at.held, office)
            self.at.tests.throw_away(self.at.held.id)
        self.show()

    def print_form(self) -> None:
        """Print the form with all that is known so far."""
        self.at.print_filled(self.at.held)

    def build(self) -> FormPage:
        page = FormPage()
        page.judged.connect(self.judge)
        page.decided.connect(self.decide)
        page.recorded.connect(self.record)
        page.printed.connect(self.print_form)
        page.left.connect(self.leave)
        return page

    def leave(self) -> None:
        """Go back to the board, to the layout, or from a recorded test to the list."""
        meanwhile, self._board.meanwhile = self._board.meanwhile, False
        decided = self.at.held.decided
        if decided is not None and decided.recorded:
            self.at.app.turn_to(LIST)
        elif meanwhile and decided is None:
            self._board.come_back()
        else:
            self.at.app.turn_to(SETUP)

    @property
    def page(self) -> FormPage:
        return self.at.page(FORM)


def form_shown(held: MarkedTest, office: Office | None) -> FormShown:
    test = held.test
    words = [held.house.title, test.form.heading]
    decided = test.decided
    return FormShown(
        title=test.dealer.name or say("No name yet"),
        under=say_list(words, ""),
        criteria=tuple((each, test.judged.get(each.name)) for each in test.form.criteria),
        figures=tuple(_figures(held)),
        mistakes=tuple(_mistakes(held)),
        proposal=held.proposal,
        decided=decided,
        examiner=decided.examiner if decided else office.examiner if office else "",
        records=bool(test.dealer.account),
    )


def _figures(held: MarkedTest) -> Iterator[tuple[str, str]]:
    made, rules = held.tally, held.house.rules
    yield say("Rounds done"), f"{len(held.rounds)} / {len(held.test.rounds)}"
    yield say("Wagers right"), f"{made.right} / {made.lines}"
    yield say("Critical"), str(made.critical)
    yield say("Serious"), str(made.serious)
    yield say("Minor"), str(made.minor)
    yield say("Players short"), money(rules, made.players_short)
    yield say("House short"), money(rules, made.house_short)
    yield say("Time"), clock(sum(each.elapsed_ms for each in held.rounds))
    if made.hands_per_hour is not None:
        yield say("Hands an hour"), str(made.hands_per_hour)


def _mistakes(held: MarkedTest) -> Iterator[tuple[int, MistakeShown]]:
    for debrief in held.rounds:
        for mistake in debrief.mistakes:
            yield debrief.number, mistake
