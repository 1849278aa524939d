"""The open table test, and what its pages work with: tests, records, printing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from trainer.dealing.house import House
from trainer.school.printout import Printout
from trainer.school.table_test.form_sheets import MarkedTest, filled_form
from trainer.school.table_test.office import SchoolOffice
from trainer.school.table_test.record import TableTest
from trainer.school.table_test.table_tests import Office, RoundAtTable, TableTests
from trainer.ui.application import Application
from trainer.ui.page_stack import Page, PageName
from trainer.ui.printing.printing import Printing
from trainer.ui.table_test.form_page import FormPage
from trainer.ui.table_test.list_page import TableTestsPage
from trainer.ui.table_test.setup_page import SetupPage
from trainer.ui.table_test.watch_page import WatchPage

LIST: PageName[TableTestsPage] = PageName("table-test")
SETUP: PageName[SetupPage] = PageName("table-test-setup")
WATCH: PageName[WatchPage] = PageName("table-test-watch")
FORM: PageName[FormPage] = PageName("table-test-form")


class OpenTest:
    """The open test and the round on the board, if there are any."""

    def __init__(self, app: Application) -> None:
        self.app = app
        self.test: TableTest | None = None
        self.round: RoundAtTable | None = None
        self.office_of: Callable[[], Office | None] = self._school_office

    @cached_property
    def tests(self) -> TableTests:
        practice = self.app.practice
        assert practice is not None, "the school is open before its pages are"
        return TableTests.at(self.app.home, practice.curriculum, practice.clock)

    @property
    def office(self) -> Office | None:
        """The school's records, if there are any and somebody is signed in."""
        return self.office_of()

    def _school_office(self) -> SchoolOffice | None:
        people = self.app.people
        if people.registry is None or people.account is None:
            return None
        return SchoolOffice(people.registry, people.account)

    @cached_property
    def printing(self) -> Printing:
        return Printing(self.app.window, lambda *told: self.app.tell(*told))

    def page(self, name: PageName[Page]) -> Page:
        """That page of the window, built if it was not yet."""
        return self.app.window.pages.page(name)

    @property
    def held(self) -> TableTest:
        assert self.test is not None, "a test is in sight"
        return self.test

    @property
    def watched(self) -> RoundAtTable:
        assert self.round is not None, "a round is on the board"
        return self.round

    @property
    def house(self) -> House:
        return self.tests.house(self.held)

    @property
    def school(self) -> str:
        """The school's name on printed forms."""
        return self.app.settings.letterhead

    def marked(self, test: TableTest) -> MarkedTest:
        return MarkedTest(test, self.tests.house(test), self.tests.debriefs(test), self.school)

    def print(self, printout: Printout) -> None:
        self.printing.put(printout, "table-test")

    def print_filled(self, test: TableTest) -> None:
        """Print the form of that test with all that is known of it."""
        self.print(filled_form(self.marked(test)))
