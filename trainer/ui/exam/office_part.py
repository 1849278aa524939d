"""The desk's part for the supervisor's side of exams: from the blueprint to the signature."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from trainer.ui.desk import Desk
from trainer.ui.exam.office_at import OfficeAt
from trainer.ui.exam.office_blind import EXAM_BLIND, OfficeBlind
from trainer.ui.exam.office_listing import EXAMS, OfficeListing
from trainer.ui.exam.office_setting import EXAM_SET, OfficeSetting
from trainer.ui.exam.office_signing import EXAM_SHEET, OfficeSigning
from trainer.ui.page_stack import made_by


class OfficePart:
    """Makes the supervisor's pages of exams, and brings them up to date."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.at = OfficeAt(desk)
        self.sheet = OfficeSigning(self.at)
        self.blind = OfficeBlind(self.at, self.sheet.show)
        self.list = OfficeListing(self.at, self.sheet.show, self.blind.show)
        self.setting = OfficeSetting(self.at, self._choose)
        self.builders: Mapping[str, Callable[[], QWidget]] = dict(
            (
                made_by(EXAMS, self.list.build),
                made_by(EXAM_SET, self.setting.build),
                made_by(EXAM_SHEET, self.sheet.build),
                made_by(EXAM_BLIND, self.blind.build),
            )
        )

    def open(self, page: str) -> None:
        """That page is about to be in sight."""
        if page == EXAMS:
            self.list.show()
        elif page == EXAM_SET:
            self.setting.show()

    def _choose(self, exam: str) -> None:
        """It was set, and is chosen in the list."""
        self._desk.turn_to(EXAMS)
        self.list.page.choose(exam)
