"""The desk's part for reports: the class board, the reports, one trainee."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from trainer.ui.reports.loading import Loading, LoadingBar
from trainer.wording import say

if TYPE_CHECKING:
    from trainer.errors import InputError
    from trainer.paper.sheet import Sheet
    from trainer.school.reports.pareto import By
    from trainer.school.reports.reports import Reports
    from trainer.school.reports.scope import Scope
    from trainer.ui.desk import Desk
    from trainer.ui.exporting import Format
    from trainer.ui.reports.class_page import ClassPage
    from trainer.ui.reports.filters import Filters
    from trainer.ui.reports.loads import ClassLoaded, Offered, ReportLoaded, TraineeLoaded
    from trainer.ui.reports.reports_page import ReportsPage
    from trainer.ui.reports.shown import Report
    from trainer.ui.reports.trainee_page import TraineePage

CLASS, REPORTS, TRAINEE = "class", "reports", "trainee"
ATTEMPTS, EXAMS = "attempts", "exams"


class ReportsDesk:
    """Brings the pages up to date and does what they ask for."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._account, self._came_from = "", CLASS
        self.loading = Loading(desk.background, self._tell)
        self.loading.slow.connect(self._show_bar)
        self.loading.over.connect(self._drop_bar)
        self._bar: LoadingBar | None = None
        self.builders: Mapping[str, Callable[[], QWidget]] = {
            CLASS: self._build_class,
            REPORTS: self._build_reports,
            TRAINEE: self._build_trainee,
        }

    def open(self, page: str) -> None:
        """That page is about to be in sight."""
        {CLASS: self._show_class, REPORTS: self._show_report, TRAINEE: self._show_trainee}[page]()

    def show_trainee(self, account: str) -> None:
        """The page of that trainee is in sight, in the time of the class page."""
        self._turn_to(account, CLASS, self.class_page.filters)

    def _turn_to(self, account: str, came_from: str, filters: Filters) -> None:
        self._account, self._came_from = account, came_from
        self.trainee_page.filters.follow(filters)
        self._desk.turn_to(TRAINEE)

    @property
    def class_page(self) -> ClassPage:
        page: ClassPage = self._desk.window.pages.page(CLASS)  # type: ignore[assignment]
        return page

    @property
    def reports_page(self) -> ReportsPage:
        page: ReportsPage = self._desk.window.pages.page(REPORTS)  # type: ignore[assignment]
        return page

    @property
    def trainee_page(self) -> TraineePage:
        page: TraineePage = self._desk.window.pages.page(TRAINEE)  # type: ignore[assignment]
        return page

    @cached_property
    def _reports(self) -> Reports | None:
        """The school's reports; None where no school is in reach."""
        from trainer.school.reports.reports import Reports

        registry, practice = self._desk.people.registry, self._desk.practice
        if registry is None or practice is None:
            return None
        at, clock = practice.curriculum, practice.clock
        return Reports(registry, at.shelf, at.recipes, clock)

    def forget(self) -> None:
        """Whoever asked is gone: what is still being read is shown to nobody."""
        self.loading.drop()

    def _show_bar(self) -> None:
        """A line runs along the top while figures take long to come."""
        window = self._desk.window
        self._bar = LoadingBar(window.pages.page(window.page))

    def _drop_bar(self) -> None:
        if self._bar is not None:
            self._bar.hide()
            self._bar.deleteLater()
            self._bar = None

    # --- the class

    def _build_class(self) -> QWidget:
        from trainer.ui.reports.class_page import ClassPage

        page = ClassPage()
        page.asked.connect(lambda: self.open(CLASS))
        page.pressed.connect(self.show_trainee)
        page.waiting.sign.connect(self._sign)
        page.waiting.review.connect(lambda attempt: self._review(attempt, CLASS))
        page.waiting.all_asked.connect(lambda: self._desk.turn_to(ATTEMPTS))
        page.export.asked.connect(self._export_class)
        self._desk.copies.lead(page.alarm)
        return page

    def _show_class(self) -> None:
        reports, page = self._reports, self.class_page
        self._desk.copies.warn(page.alarm)
        if reports is None:
            page.present_none(say("The school's records are out of reach just now."))
            return
        scope, by = page.filters.scope, page.by
        self.loading.load(lambda: _load_class(reports, scope, by), self._present_class)

    def _present_class(self, loaded: ClassLoaded) -> None:
        reports, page, offered = self._reports, self.class_page, loaded.offered
        if reports is None:
            return
        self._offer(page.filters, offered)
        if loaded.board is None or loaded.pareto is None or loaded.waiting is None:
            page.present_none(say("There is no class yet. Open one under People."))
            return
        currency = self._currency(offered.scope)
        page.present(loaded.board, loaded.pareto, loaded.waiting, loaded.today, currency)
        page.board.warn(loaded.relapsed)

    def _offer(self, filters: Filters, offered: Offered) -> None:
        """What can be chosen now, and what is."""
        filters.offer(offered.classes, offered.houses, offered.drills, offered.taught)
        filters.take(offered.scope)

    def _tell(self, error: InputError) -> None:
        self._desk.tell(say("The school's records cannot be read"), error.problems)

    def _currency(self, scope: Scope) -> str:
        practice = self._desk.practice
        assert practice is not None, "reports come after the practice"
        house = scope.house or practice.houses()[0].id
        return practice.house(house).rules.currency

    def _sign(self, sitting: str) -> None:
        from trainer.ui.exam.office_part import OfficePart

        part = self._desk.parts.of(EXAMS)
        assert isinstance(part, OfficePart), "that page is of the exams"
        part.sheet.show(sitting, CLASS)

    def _review(self, attempt: str, came_from: str) -> None:
        from trainer.ui.review_queue.desk import ReviewDesk

        part = self._desk.parts.of(ATTEMPTS)
        assert isinstance(part, ReviewDesk), "that page is of the reviews"
        part.show(attempt, came_from)

    def _export_class(self, format_: Format) -> None:
        from trainer.school.exports.report_sheets import board_sheet, pareto_sheet
        from trainer.ui.exporting import Format

        reports, page = self._reports, self.class_page
        if reports is None:
            return
        scope = page.filters.scope
        title, notes = page.filters.class_.currentText(), self._notes(page.filters, reports)
        if format_ is Format.PDF:
            self._print_board(reports, title, notes)
            return
        board = board_sheet(reports.board(scope), title, notes)
        pareto = pareto_sheet(reports.pareto(scope, page.by), notes=notes)
        self._put((board, pareto), format_, "class-board", reports)

    def _print_board(self, reports: Reports, title: str, notes: tuple[str, ...]) -> None:
        """A page that is read on a wall; the mistakes have a report of their own."""
        from trainer.school.moments import in_ms, zoned
        from trainer.ui.exporting import Exporting, Format
        from trainer.ui.reports.board_paper import BoardPaper
        from trainer.ui.whole_pdf import write_whole_pdf

        account, now = self._desk.people.account, zoned(in_ms(self._desk.now()))
        printed = say("Printed by {name}, {when}.", name=account.name, when=now) if account else now
        about = " · ".join(notes)
        paper = BoardPaper(reports.board(self.class_page.filters.scope), title, about, printed)
        name = "demo-class-board" if reports.is_demo else "class-board"
        Exporting(self._desk.window, self._desk.tell).write(
            name, Format.PDF.value, lambda out: write_whole_pdf(paper, out, force=True)
        )

    # --- the reports

    def _build_reports(self) -> QWidget:
        from trainer.ui.reports.reports_page import ReportsPage

        page = ReportsPage()
        page.asked.connect(lambda: self.open(REPORTS))
        page.picture.connect(self._save_picture)
        page.export.asked.connect(self._export_report)
        page.opened.connect(self._look_closer)
        return page

    def _show_report(self) -> None:
        reports, page = self._reports, self.reports_page
        if not page.filters.class_.count():
            self._begin_with_the_class(page.filters)
        if reports is not None:
            self.loading.load(self._reading(reports, page), self._present_report)

    def _begin_with_the_class(self, filters: Filters) -> None:
        """The first report is of the class that was looked at before, wherever it works."""
        if self._desk.window.pages.built(CLASS) is not None:
            filters.follow(self.class_page.filters)
            filters.take(replace(filters.scope, house=None))

    def _reading(self, reports: Reports, page: ReportsPage) -> Callable[[], ReportLoaded]:
        """What reads the report that is chosen now."""
        scope, report, chosen = page.filters.scope, page.report, page.chosen
        whole, currency = say("The whole school"), self._currency(scope)
        return lambda: _load_report(reports, scope, report, chosen, whole, currency)

    def _present_report(self, loaded: ReportLoaded) -> None:
        reports, page = self._reports, self.reports_page
        if reports is not None:
            self._offer(page.filters, loaded.offered)
            page.present(loaded.shown)

    def _look_closer(self, key: str) -> None:
        """A row is pressed: a trainee's page comes, or the curve of an area."""
        from trainer.ui.reports.shown import Report

        page = self.reports_page
        if page.report in (Report.RELAPSE, Report.PACE) and page.filters.scope.class_:
            self._turn_to(key, REPORTS, page.filters)
        elif page.report is Report.LEARNING:
            page.choice.setCurrentIndex(page.choice.findData(key))
            self.open(REPORTS)

    def _export_report(self, format_: Format) -> None:
        reports, page = self._reports, self.reports_page
        if reports is not None:
            sheet = self._reading(reports, page)().shown.sheet
            noted = replace(sheet, notes=(*self._notes(page.filters, reports), *sheet.notes))
            self._put((noted,), format_, sheet.name, reports)

    def _save_picture(self, ending: str) -> None:
        from trainer.ui.exporting import Exporting
        from trainer.ui.reports.chart_view import save_chart

        reports, page = self._reports, self.reports_page
        if reports is None:
            return
        shown = self._reading(reports, page)().shown
        name = f"demo-{shown.sheet.name}" if reports.is_demo else shown.sheet.name
        Exporting(self._desk.window, self._desk.tell).write(
            name,
            ending,
            lambda path: save_chart(path, shown, " · ".join(self._notes(page.filters, reports))),
        )

    # --- one trainee

    def _build_trainee(self) -> QWidget:
        from trainer.ui.reports.trainee_page import TraineePage

        page = TraineePage()
        page.asked.connect(lambda: self.open(TRAINEE))
        page.left.connect(lambda: self._desk.turn_to(self._came_from))
        page.opened.connect(lambda attempt: self._review(attempt, TRAINEE))
        page.export.asked.connect(self._export_trainee)
        return page

    def _show_trainee(self) -> None:
        from trainer.ui.reports.loads import load_trainee

        reports, account = self._reports, self._account
        if reports is not None:
            scope, whole = self.trainee_page.filters.scope, say("The whole school")
            self.loading.load(
                lambda: load_trainee(reports, account, scope, whole), self._present_trainee
            )

    def _present_trainee(self, loaded: TraineeLoaded) -> None:
        reports, page = self._reports, self.trainee_page
        if reports is not None:
            self._offer(page.filters, loaded.offered)
            currency = self._currency(loaded.offered.scope)
            page.present(loaded.told, loaded.sheet, loaded.beliefs, loaded.today, currency)

    def _export_trainee(self, format_: Format) -> None:
        from trainer.school.exports.report_sheets import pareto_sheet
        from trainer.ui.reports.report_sheets import learning_sheet, skills_sheet

        reports, page = self._reports, self.trainee_page
        if reports is None:
            return
        scope, notes = page.filters.scope, self._notes(page.filters, reports)
        told = reports.trainee(self._account, scope)
        houses = (scope.house,) if scope.house else tuple(reports.titles)
        skills = [reports.skill_sheet(self._account, house) for house in houses]
        sheets = (
            skills_sheet(told.row.name, skills, notes),
            replace(learning_sheet(told.curves), notes=notes),
            pareto_sheet(told.pareto, notes=notes),
        )
        self._put(sheets, format_, "trainee", reports)

    # --- what all of them have

    def _notes(self, filters: Filters, reports: Reports) -> tuple[str, ...]:
        """What was chosen, and whether any of it is real."""
        from trainer.school.demo.marked import demo_note

        chosen = filters.said
        return (demo_note(), chosen) if reports.is_demo else (chosen,)

    def _put(self, sheets: tuple[Sheet, ...], format_: Format, name: str, reports: Reports) -> None:
        from trainer.ui.exporting import Exporting

        called = f"demo-{name}" if reports.is_demo else name
        if reports.is_demo:
            sheets = tuple(map(_each_row_marked, sheets))
        Exporting(self._desk.window, self._desk.tell).put(sheets, format_, called)


def _each_row_marked(sheet: Sheet) -> Sheet:
    """With a last column that says that nobody did any of this; what stands above the table says
    so already."""
    from trainer.school.exports.school_exports import as_of_a_demo

    return replace(as_of_a_demo(sheet), notes=sheet.notes)


def _load_class(reports: Reports, scope: Scope, by: By) -> ClassLoaded:
    """Beside the window, as is what it is made with: the first time that takes the longer part."""
    from trainer.ui.reports.loads import load_class

    return load_class(reports, scope, by)


def _load_report(
    reports: Reports, scope: Scope, report: Report, chosen: str, whole_school: str, currency: str
) -> ReportLoaded:
    from trainer.ui.reports.loads import load_report

    return load_report(reports, scope, report, chosen, whole_school, currency)
