"""The page of exams: what is set, who sits it, and what waits for a signature."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from trainer.document import Deed, Route
from trainer.school.clock import SYSTEM
from trainer.school.exam.exams_page import NAME as EXAMS
from trainer.school.exam.exams_page import (
    AssignExam,
    ExamsRoute,
    HandOver,
    MarkBlind,
    SetExamRoute,
    UnassignExam,
    VoidSitting,
    WithdrawExam,
    load_exams,
    tell_exams,
)
from trainer.school.exam.office import ExamOffice
from trainer.school.people.account import Account
from trainer.school.people.rights import Right
from trainer.school.routes import ExamSheetRoute
from trainer.school.words.date_words import end_of_day, in_ms
from trainer.ui.document.part import DocumentPart, PageSpec
from trainer.ui.exam import notes
from trainer.ui.exam.office_at import OfficeAt
from trainer.ui.exam.releasing import Releasing
from trainer.ui.people.exam_handover import HandedOver
from trainer.ui.routes import EXAM_SET
from trainer.wording import phrase, say

Show = Callable[[str], None]
"""Shows a sitting."""


class OfficeListing(DocumentPart):
    """Does what the page of exams asks for. ``show_sheet`` and ``show_blind`` turn to other
    pages."""

    def __init__(self, at: OfficeAt, show_sheet: Show, show_blind: Show) -> None:
        self._at = at
        self.ask_hand_over: Callable[[str, str, Account], str] = self._ask_hand_over
        spec = PageSpec(phrase("Exams"), (ExamsRoute,), ExamsRoute, self._load, tell_exams)
        elsewhere: dict[type[Route], Callable[[Any], None]] = {
            SetExamRoute: lambda _: at.app.turn_to(EXAM_SET),
            ExamSheetRoute: self._refusable(lambda to: show_sheet(to.sitting)),
        }
        deeds: dict[type[Deed], Callable[[Any], None]] = {
            WithdrawExam: self._refusable(self._withdraw),
            AssignExam: self._refusable(self._assign),
            UnassignExam: self._refusable(self._unassign),
            HandOver: self._refusable(self._hand_over),
            VoidSitting: self._refusable(self._void),
            MarkBlind: self._refusable(lambda deed: show_blind(deed.sitting)),
        }
        super().__init__(at.app, {EXAMS: spec}, lambda: at.office, elsewhere, deeds)
        self.loading.at_once = True

    def _load(self, office: ExamOffice, at: ExamsRoute) -> tuple[Route, Any]:
        return at, load_exams(office, self._at.house, self._at.app.now())

    def choose(self, exam: str) -> None:
        """Look at that exam."""
        self.go(ExamsRoute(exam))

    def _refusable(self, do: Callable[[Any], None]) -> Callable[[Any], None]:
        """Does it, or says in words why it was not done."""

        def done(asked: Any) -> None:
            with self._at.app.told(say("This was not done")):
                do(asked)

        return done

    # -------------------------------------------------------------- what is asked

    def _withdraw(self, deed: WithdrawExam) -> None:
        sure = notes.SureAsked(
            self._at.app.window,
            say("Withdraw this exam?"),
            say("No new sittings. Past sittings stay."),
            say("Withdraw it"),
        )
        office = self._at.office
        if office is not None and sure.asked():
            office.withdraw(deed.exam)
            self.open(EXAMS)

    def _assign(self, deed: AssignExam) -> None:
        office = self._at.office
        if office is not None:
            due_ms = in_ms(end_of_day(self._at.app.now(), deed.days))
            office.assign(deed.exam, deed.accounts.split(","), due_ms)
            self.open(EXAMS)

    def _unassign(self, deed: UnassignExam) -> None:
        office = self._at.office
        if office is not None:
            office.unassign(deed.exam, deed.account)
            self.open(EXAMS)

    def _void(self, deed: VoidSitting) -> None:
        """Void a sitting that was opened and has not ended."""
        office = self._at.office
        reason = self._at.ask_void()
        if office is not None and reason:
            office.void(deed.sitting, reason)
            self.open(EXAMS)

    # ---------------------------------------------------------------- handed over

    def _hand_over(self, deed: HandOver) -> None:
        """Hand the window to a trainee.

        The supervisor is signed out, and the exam begins once that trainee has signed in here.
        """
        office, people = self._at.office, self._at.app.people
        candidate = people.school.somebody(deed.account)
        if office is None or people.account is None or candidate is None:
            return
        exam = next(each for each in office.exams() if each.exam == deed.exam)
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
