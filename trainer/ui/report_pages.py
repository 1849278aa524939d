"""The pages of the reports: the class, the reports, one trainee."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from trainer.document import Document, Route
from trainer.school.people.rights import Right
from trainer.school.records_care.daily_backups import alarm_words
from trainer.school.reports.pages import catalogue, class_page, trainee_page
from trainer.school.reports.pages.catalogue import REPORTS
from trainer.school.reports.pages.class_page import Backups, ClassRoute
from trainer.school.reports.pages.mistakes import MistakesReport
from trainer.school.reports.pages.report import SavePicture, ScopedRoute
from trainer.school.reports.pages.trainee_page import TraineeRoute
from trainer.school.reports.reports import Reports
from trainer.school.routes import ActsRoute, AttemptRoute, AttemptsRoute, BackUp, ExamSheetRoute
from trainer.ui.application import Application
from trainer.ui.document.part import DocumentPart, PageSpec
from trainer.ui.exam.office_part import OfficePart
from trainer.ui.review_queue.controller import ReviewController
from trainer.ui.routes import AUDIT, EXAMS
from trainer.wording import phrase

CLASS, REPORTS_PAGE, TRAINEE, ATTEMPTS = "class", "reports", "trainee", "attempts"


class ReportPages(DocumentPart):
    """Shows the reports of the school, and leads to what waits in them."""

    out_of_reach = phrase("The school's records cannot be reached just now.")

    def __init__(self, app: Application) -> None:
        self._school = _School(app)
        pages = {
            CLASS: PageSpec(
                phrase("Class"), (ClassRoute,), ClassRoute, _load_class, self._school.tell_class
            ),
            REPORTS_PAGE: PageSpec(
                phrase("Reports"),
                tuple(each.route for each in REPORTS),
                self._first_report,
                catalogue.load_report,
                catalogue.tell_report,
            ),
            TRAINEE: PageSpec(
                phrase("Trainee"),
                (TraineeRoute,),
                TraineeRoute,
                trainee_page.load_trainee,
                trainee_page.tell_trainee,
            ),
        }
        super().__init__(
            app,
            pages,
            self._school.reports,
            {
                AttemptsRoute: lambda _: app.turn_to(ATTEMPTS),
                AttemptRoute: self._review,
                ExamSheetRoute: self._sign,
                ActsRoute: lambda _: app.turn_to(AUDIT),
                SavePicture: lambda deed: self.save_picture(deed.key, deed.ending),
                BackUp: lambda _: app.backups.take(),
            },
            at_once=False,
        )
        app.backups.made.connect(lambda _: self._tell_backup())

    def _tell_backup(self) -> None:
        """Show the alarm about the backups, or that there is none any more."""
        if self._school.app.people.window_lock.page == CLASS:
            self.open(CLASS)

    @property
    def house(self) -> str:
        """The house at which a class was looked at last."""
        route = self.route(CLASS)
        assert isinstance(route, ClassRoute), "the page of a class is at a class"
        return route.house

    def show_trainee(self, account: str) -> None:
        """Show that trainee's page, for the period of the class page."""
        at = self.route(CLASS)
        assert isinstance(at, ClassRoute), "the page of a class is at a class"
        self.go(TraineeRoute(**at.shared, account=account, came_from=at))

    def _first_report(self) -> ScopedRoute:
        """The first report is about the class that was looked at before, wherever it works."""
        at = self.route(CLASS)
        assert isinstance(at, ClassRoute), "the page of a class is at a class"
        return replace(MistakesReport(**at.shared), house="")

    def _sign(self, to: ExamSheetRoute) -> None:
        part = self._school.app.parts.one(EXAMS, OfficePart)
        part.sheet.show(to.sitting, CLASS)

    def _review(self, to: AttemptRoute) -> None:
        part = self._school.app.parts.one(ATTEMPTS, ReviewController)
        part.show(to.attempt, self._school.app.window.page)


class _School:
    """The school of a window: its reports, and the backups of its records."""

    def __init__(self, app: Application) -> None:
        self.app = app
        self._reports: Reports | None = None

    def reports(self) -> Reports | None:
        """The school's reports; None if no school is in reach."""
        people, practice = self.app.people, self.app.practice
        registry, account = people.registry, people.account
        if registry is None or account is None or practice is None:
            return None
        if self._reports is None:
            at, by = practice.curriculum, account.id
            self._reports = Reports(registry, at.shelf, at.recipes, practice.clock, by=by)
        return self._reports

    def tell_class(self, figures: Any, at: ClassRoute) -> Document:
        """The class page, with what is wrong with the backups of the records."""
        alarm = self.app.backups.alarm
        words = alarm_words(alarm) if alarm is not None else ""
        backups = Backups(words, self.app.people.may(Right.BACK_UP))
        return class_page.tell_class(figures, at, backups)


def _load_class(reports: Reports, at: ClassRoute) -> tuple[Route, Any]:
    chosen = class_page.choose_class(reports, at)
    return chosen, class_page.load_class(reports, chosen)
