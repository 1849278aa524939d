"""The page of exams: what is set, who sits it, and what waits for a signature."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from trainer.school.clock import SYSTEM
from trainer.school.date_words import end_of_day, in_ms
from trainer.school.people.account import Account
from trainer.school.people.rights import Right
from trainer.ui import routes
from trainer.ui.exam import notes
from trainer.ui.exam.office_at import OfficeAt
from trainer.ui.exam.office_page import OfficePage
from trainer.ui.exam.office_rows import DUE_DAYS, OfficeRows
from trainer.ui.exam.releasing import Releasing
from trainer.ui.page_stack import PageName
from trainer.ui.people.exam_handover import HandedOver
from trainer.ui.routes import EXAM_SET
from trainer.wording import say

EXAMS: PageName[OfficePage] = PageName(routes.EXAMS)

Show = Callable[[str], None]
"""Shows a sitting."""


class OfficeListing:
    """Does what the page of exams asks for. ``show_sheet`` and ``show_blind`` turn to other
    pages."""

    def __init__(self, at: OfficeAt, show_sheet: Show, show_blind: Show) -> None:
        self._at = at
        self._show_sheet, self._show_blind = show_sheet, show_blind
        self.ask_hand_over: Callable[[str, str, Account], str] = self._ask_hand_over

    def show(self) -> None:
        """Show the exams as they are now."""
        office = self._at.office
        if office is not None:
            rows = OfficeRows(office, self._at.app.now(), self._at.house, self._at.seen)
            self.page.present(rows.shown())

    # -------------------------------------------------------------- what is asked

    def act(self, name: str) -> None:
        """Do what the page asks for."""
        asked: Mapping[str, Callable[[], None]] = {
            "set": lambda: self._at.app.turn_to(EXAM_SET),
            "withdraw": self._withdraw,
            "assign": self._assign,
            "unassign": self._unassign,
            "open": self._hand_over,
            "sheet": lambda: self._show_sheet(self.page.sitting),
            "blind": lambda: self._show_blind(self.page.sitting),
            "void": self._void,
        }
        with self._at.app.told(say("This was not done")):
            asked[name]()

    def _withdraw(self) -> None:
        sure = notes.SureAsked(
            self._at.app.window,
            say("Withdraw this exam?"),
            say("No new sittings. Past sittings stay."),
            say("Withdraw it"),
        )
        office = self._at.office
        if office is not None and sure.asked():
            office.withdraw(self.page.exam)
            self.show()

    def _assign(self) -> None:
        page, office = self.page, self._at.office
        accounts = str(page.whom.currentData() or "").split(",")
        if office is not None and accounts != [""]:
            days = int(page.due.currentData() or DUE_DAYS[0])
            office.assign(page.exam, accounts, in_ms(end_of_day(self._at.app.now(), days)))
            self.show()

    def _unassign(self) -> None:
        page, office = self.page, self._at.office
        if office is not None and page.candidate:
            office.unassign(page.exam, page.candidate)
            self.show()

    def _void(self) -> None:
        """Void the chosen sitting, which was opened and has not ended."""
        office, sitting = self._at.office, self.page.sitting
        reason = self._at.ask_void()
        if office is not None and reason:
            office.void(sitting, reason)
            self.show()

    # ---------------------------------------------------------------- handed over

    def _hand_over(self) -> None:
        """Hand the window to the chosen trainee.

        The supervisor is signed out, and the exam begins once that trainee has signed in here.
        """
        office, people, page = self._at.office, self._at.app.people, self.page
        candidate = people.school.somebody(page.candidate)
        if office is None or people.account is None or candidate is None:
            return
        exam = next(each for each in office.exams() if each.exam == page.exam)
        title = self._at.source(exam.blueprint)
        refused = office.why_not(exam.exam, candidate.id, SYSTEM.zone())
        if refused is not None:
            self._at.app.tell(say("The exam cannot be opened"), (refused,))
            return
        pin = self.ask_hand_over(title, candidate.name, people.account)
        if pin:
            opener = Releasing(self._at.app).as_opener(people.account, pin)
            people.hand_over(HandedOver(exam.exam, title, candidate, opener))

    def _ask_hand_over(self, title: str, name: str, by: Account) -> str:
        """Ask for the supervisor's PIN; empty if none was given."""
        given: list[str] = []
        self._at.app.people.ask_pin(
            Right.OPEN_EXAMS,
            say("Open {exam} for {name} at this window?", exam=title, name=name),
            by=by,
            says=say(
                "You will be signed out. {name} signs in within five minutes, and the exam "
                "begins. Nothing is recorded before.",
                name=name,
            ),
            button=say("Hand over the window"),
            given=given.append,
        )
        return given[0] if given else ""

    # -------------------------------------------------------------------- its page

    @property
    def page(self) -> OfficePage:
        return self._at.app.window.pages.page(EXAMS)

    def build(self) -> OfficePage:
        page = OfficePage()
        page.acted.connect(self.act)
        return page
