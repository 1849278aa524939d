"""The supervisor's side of exams: from the blueprint to the signature."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtWidgets import QWidget

from trainer.document import Route, Target
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
from trainer.school.exam.opening import school_is_away
from trainer.school.exam.signing import OPEN, TaskMark, tasks_seen
from trainer.school.people.rights import Account, Right
from trainer.school.routes import ExamSheetRoute
from trainer.school.words.date_words import end_of_day, in_ms
from trainer.ui import routes
from trainer.ui.application import Application
from trainer.ui.document.part import DocumentPart, PageSpec
from trainer.ui.exam import notes
from trainer.ui.exam.blind_page import BlindPage, BlindShown, BlindTask
from trainer.ui.exam.office_context import OfficeAt
from trainer.ui.exam.office_setting import EXAM_SET, OfficeSetting
from trainer.ui.exam.office_signing import EXAM_SHEET, OfficeSigning
from trainer.ui.exam.task_release import Releasing
from trainer.ui.page_stack import PageName, made_by
from trainer.ui.people.exam_handover import HandedOver
from trainer.wording import phrase, say


class OfficePart:
    """Makes the supervisor's pages of exams, and brings them up to date."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self.at = OfficeAt(app)
        self.sheet = OfficeSigning(self.at)
        self.blind = OfficeBlind(self.at, self.sheet.show)
        self.list = OfficeListing(self.at, self.sheet.show, self.blind.show)
        self.setting = OfficeSetting(self.at, self._choose)
        self.builders: Mapping[str, Callable[[], QWidget]] = dict(
            (
                *self.list.builders.items(),
                made_by(EXAM_SET, self.setting.build),
                made_by(EXAM_SHEET, self.sheet.build),
                made_by(EXAM_BLIND, self.blind.build),
            )
        )

    def open(self, page: str) -> None:
        if page == EXAMS:
            self.list.open(page)
        elif page == EXAM_SET:
            self.setting.show()

    def _choose(self, exam: str) -> None:
        """Look at the exam that was just set."""
        self._app.turn_to(EXAMS)
        self.list.choose(exam)


EXAM_BLIND: PageName[BlindPage] = PageName(routes.EXAM_BLIND)


class OfficeBlind:
    """Knows the sitting that is marked blind. ``marked`` shows its sheet afterwards."""

    def __init__(self, at: OfficeAt, marked: Callable[[str], None]) -> None:
        self._at, self._marked = at, marked
        self._sitting = ""

    def show(self, sitting: str) -> None:
        """Show what was dealt and done in that sitting, without any mark."""
        at, account = self._at, self._at.app.people.account
        office, curriculum = at.office, at.curriculum
        if office is None or curriculum is None or account is None:
            return
        signing, evidence = office.signing(sitting), office.evidence(sitting)
        why_not = signing.why_not_marked_by(account.id)
        if why_not is not None or evidence is None:
            words = why_not or say("Its end has not been delivered yet.")
            at.app.tell(say("You cannot mark this sitting blind"), (words,))
            return
        self._sitting = sitting
        name = signing.names.get(signing.sitting.account) or say("Erased")
        at.app.turn_to(EXAM_BLIND)
        at.app.speak_of(evidence.blueprint.house)
        tasks = [
            BlindTask(each.name, each.title, each.dealt, each.done)
            for each in tasks_seen(evidence, curriculum)
        ]
        self.page.present(BlindShown(evidence.blueprint.heading, name, tasks))

    def mark(self, marks: Mapping[str, TaskMark]) -> None:
        """Record these marks, then show on the sheet where the two examiners differ."""
        office = self._at.office
        if office is not None:
            with self._at.app.told(say("The marks were not given")):
                office.mark_blind(self._sitting, marks)
                self.page.forget()
                self._marked(self._sitting)

    @property
    def page(self) -> BlindPage:
        return self._at.app.window.pages.page(EXAM_BLIND)

    def build(self) -> BlindPage:
        page = BlindPage()
        page.left.connect(lambda: self._at.app.turn_to(EXAMS))
        page.marked.connect(self.mark)
        return page


Show = Callable[[str], None]
"""Shows a sitting."""


class OfficeListing(DocumentPart):
    """Does what the page of exams asks for. ``show_sheet`` and ``show_blind`` turn to other
    pages."""

    def __init__(self, at: OfficeAt, show_sheet: Show, show_blind: Show) -> None:
        self._at = at
        self.ask_hand_over: Callable[[str, str, Account], str] = self._ask_hand_over
        spec = PageSpec(phrase("Exams"), (ExamsRoute,), ExamsRoute, self._load, tell_exams)
        super().__init__(
            at.app,
            {EXAMS: spec},
            lambda: at.office,
            {
                SetExamRoute: lambda _: at.app.turn_to(EXAM_SET),
                ExamSheetRoute: lambda to: show_sheet(to.sitting),
                WithdrawExam: self._withdraw,
                AssignExam: self._assign,
                UnassignExam: self._unassign,
                HandOver: self._hand_over,
                VoidSitting: self._void,
                MarkBlind: lambda deed: show_blind(deed.sitting),
            },
        )

    def _load(self, office: ExamOffice, at: ExamsRoute) -> tuple[Route, Any]:
        return at, load_exams(office, self._at.house, self._at.app.now())

    def choose(self, exam: str) -> None:
        self.go(ExamsRoute(exam))

    def go(self, to: Target) -> None:
        """Follow that route, or do that deed; where it is refused, say why."""
        with self._at.app.told(say("This could not be done")):
            super().go(to)

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

    def _void(self, deed: VoidSitting, stops: str = "") -> None:
        """Void a sitting that was opened and has not ended; it ``stops`` another, in these
        words."""
        office = self._at.office
        reason = self._at.ask_void(stops)
        if office is not None and reason:
            office.void(deed.sitting, reason)
            self.open(EXAMS)

    # ---------------------------------------------------------------- handed over

    def _hand_over(self, deed: HandOver) -> None:
        """Hand the window to a trainee.

        The supervisor is signed out, and the exam begins once that trainee has signed in here.
        """
        office, people = self._at.office, self._at.app.people
        if office is None or people.account is None:
            return
        candidate = people.school.somebody(deed.account)
        if candidate is None:
            raise school_is_away()
        exam = next(each for each in office.exams() if each.exam == deed.exam)
        title = self._at.source(exam.blueprint)
        refused = office.why_not(exam.exam, candidate.id, SYSTEM.zone())
        if refused is not None:
            # Nobody's, where the exam was taken back or the trainee moved since the list was read.
            sat = {each.account: each.last for each in office.candidates(exam.exam)}
            last = sat.get(candidate.id)
            if last is not None and last.state == OPEN:
                self._void(VoidSitting(last.sitting), refused)
            else:
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
                "starts. Nothing is recorded before.",
                name=name,
            ),
            button=say("Hand over the window"),
            given=given.append,
        )
        return given[0] if given else ""
