"""The supervisor's side of exams: from the blueprint to the signature."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from trainer.school.exam.blind import tasks_seen
from trainer.school.exam.exams_page import NAME as EXAMS
from trainer.school.exam.signing import TaskMark
from trainer.ui import routes
from trainer.ui.application import Application
from trainer.ui.exam.blind_page import BlindPage, BlindShown, BlindTask
from trainer.ui.exam.office_at import OfficeAt
from trainer.ui.exam.office_listing import OfficeListing
from trainer.ui.exam.office_setting import EXAM_SET, OfficeSetting
from trainer.ui.exam.office_signing import EXAM_SHEET, OfficeSigning
from trainer.ui.page_stack import PageName, made_by
from trainer.wording import say


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
        """Bring that page up to date."""
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
            words = why_not or say("Its end was not delivered yet.")
            at.app.tell(say("You cannot mark this sitting blind"), (words,))
            return
        self._sitting = sitting
        name = signing.names.get(signing.sitting.account) or say("Erased")
        tasks = [
            BlindTask(each.name, each.title, each.dealt, each.done)
            for each in tasks_seen(evidence, curriculum)
        ]
        at.app.turn_to(EXAM_BLIND)
        self.page.present(BlindShown(evidence.blueprint.heading, name, tasks))

    def mark(self, marks: Mapping[str, TaskMark]) -> None:
        """Record these marks, then show on the sheet where the two examiners differ."""
        office = self._at.office
        if office is not None:
            with self._at.app.told(say("The marks were not given")):
                office.mark_blind(self._sitting, marks)
                self._marked(self._sitting)

    @property
    def page(self) -> BlindPage:
        return self._at.app.window.pages.page(EXAM_BLIND)

    def build(self) -> BlindPage:
        page = BlindPage()
        page.left.connect(lambda: self._at.app.turn_to(EXAMS))
        page.marked.connect(self.mark)
        return page
