"""The desk's part for the supervisor's side of exams: from the blueprint to the signature."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from trainer.drills.exam.blueprint import Blueprint
from trainer.errors import InputError
from trainer.school.exam.office import ExamOffice, waits
from trainer.school.exam.signing import TaskMark
from trainer.school.people.rights import Right
from trainer.ui.exam import notes
from trainer.ui.exam.office_rows import DUE_DAYS, LISTED, OfficeRows
from trainer.ui.exam.sheet_shown import SheetShown
from trainer.ui.exporting import Exporting, ExportMenu
from trainer.ui.moments import end_of_day, in_ms
from trainer.ui.places import EXAM_BLIND, EXAM_SET, EXAM_SHEET, EXAMS
from trainer.wording import say

if TYPE_CHECKING:
    from trainer.school.curriculum import Curriculum
    from trainer.school.exam.sheet import ExamSheet
    from trainer.ui.desk import Desk
    from trainer.ui.exam.blind_page import BlindPage
    from trainer.ui.exam.exported import OfExam
    from trainer.ui.exam.office_page import OfficePage
    from trainer.ui.exam.set_page import SetPage
    from trainer.ui.exam.sheet_page import SheetPage
    from trainer.ui.people.handed_over import HandedOver


class OfficePart:
    """Knows the sitting in sight, and which sheets were looked at: whoever has seen the marks does
    not mark blind."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._sheet: ExamSheet | None = None
        self._seen: set[str] = set()
        self._blind = ""
        self._came_from = EXAMS
        self.ask_hand_over: Callable[[HandedOver], bool] = self._ask_hand_over
        self.ask_void: Callable[[], str] = lambda: notes.void_reason(desk.window).words()
        self.show_preview: Callable[[Blueprint], None] = self._show_preview
        self.exporting = Exporting(desk.window, desk.tell)
        self.builders: Mapping[str, Callable[[], QWidget]] = {
            EXAMS: self._build_list,
            EXAM_SET: self._build_set,
            EXAM_SHEET: self._build_sheet,
            EXAM_BLIND: self._build_blind,
        }

    def open(self, page: str) -> None:
        """That page is about to be in sight."""
        if page == EXAMS:
            self.show_list()
        elif page == EXAM_SET:
            self._show_set()

    # ------------------------------------------------------------------ the list

    def show_list(self) -> None:
        """The page of exams shows how they are."""
        office = self._office
        if office is None:
            return
        rows = OfficeRows(office, self._desk.now(), self._house)
        self.list_page.present(rows.shown())

    def _house(self, house: str) -> str:
        curriculum = self._curriculum
        there = curriculum is not None and house in curriculum.shelf
        return curriculum.shelf[house].title if there and curriculum is not None else house

    # -------------------------------------------------------------- what is asked

    def act(self, name: str) -> None:
        """What the page of exams asks for."""
        asked: Mapping[str, Callable[[], None]] = {
            "set": lambda: self._desk.turn_to(EXAM_SET),
            "withdraw": self._withdraw,
            "assign": self._assign,
            "unassign": self._unassign,
            "open": self._hand_over,
            "sheet": lambda: self.show_sheet(self.list_page.sitting),
            "blind": lambda: self.show_blind(self.list_page.sitting),
            "void": self._void_open,
        }
        with self._desk.told(say("This was not done")):
            asked[name]()

    def _withdraw(self) -> None:
        sure = notes.Sure(
            self._desk.window,
            say("Withdraw this exam?"),
            say("Nobody begins it any more. What was sat of it stays."),
            say("Withdraw it"),
        )
        if self._office is not None and sure.asked():
            self._office.withdraw(self.list_page.exam)
            self.show_list()

    def _assign(self) -> None:
        page, office = self.list_page, self._office
        accounts = str(page.whom.currentData() or "").split(",")
        if office is not None and accounts != [""]:
            days = int(page.due.currentData() or DUE_DAYS[0])
            office.assign(page.exam, accounts, in_ms(end_of_day(self._desk.now(), days)))
            self.show_list()

    def _unassign(self) -> None:
        page, office = self.list_page, self._office
        if office is not None and page.candidate:
            office.unassign(page.exam, page.candidate)
            self.show_list()

    def _hand_over(self) -> None:
        """The window is handed to the chosen trainee: the supervisor is signed out, and the exam
        begins once that trainee has signed in here."""
        from trainer.ui.people.handed_over import HandedOver

        office, people, page = self._office, self._desk.people, self.list_page
        candidate = people.school.somebody(page.candidate)
        if office is None or people.account is None or candidate is None:
            return
        exam = next(each for each in office.exams() if each.exam == page.exam)
        handed = HandedOver(exam.exam, self._source(exam.blueprint), candidate, people.account)
        if self.ask_hand_over(handed):
            people.hand_over(handed)

    def _ask_hand_over(self, handed: HandedOver) -> bool:
        name = handed.candidate.name
        by = self._desk.people.ask_pin(
            Right.OPEN_EXAMS,
            say("Open {exam} for {name} at this window?", exam=handed.title, name=name),
            by=handed.by,
            says=say(
                "You are signed out. {name} signs in here within five minutes, and the exam "
                "begins, opened by you. Nothing is recorded before.",
                name=name,
            ),
            button=say("Hand over the window"),
        )
        return by is not None

    def _void_open(self) -> None:
        """The chosen sitting, which was opened and has not ended, is not waited for any more."""
        office, sitting = self._office, self.list_page.sitting
        reason = self.ask_void()
        if office is not None and reason:
            office.void(sitting, reason)
            self.show_list()

    # ------------------------------------------------------------------- it is set

    def _show_set(self) -> None:
        from trainer.ui.exam.set_page import SetShown

        office = self._office
        if office is None:
            return
        taught = [each.house for each in office.classes()]
        usual = sorted(office.ready, key=lambda each: _place(taught, each.house))
        ready = [(each, self._source(each)) for each in usual]
        before = [
            (each.blueprint, say("As set before: {title}", title=self._source(each.blueprint)))
            for each in office.exams()
        ]
        self.set_page.present(SetShown((*ready, *before), self._events_of))

    def _source(self, blueprint: Blueprint) -> str:
        return f"{blueprint.heading} · {self._house(blueprint.house)}"

    def _events_of(self, house: str) -> frozenset[str]:
        from trainer.drills.exam.form import events_of

        curriculum = self._curriculum
        if curriculum is None or house not in curriculum.shelf:
            return frozenset()
        return events_of(curriculum.shelf[house].rules)

    def preview(self, blueprint: Blueprint) -> None:
        """A form as a trainee may get it, or why there is none."""
        self._or_tell(lambda: self.show_preview(blueprint))

    def _show_preview(self, blueprint: Blueprint) -> None:
        from trainer.school.exam.evidence import exam_house
        from trainer.ui.exam.preview import Preview

        office, curriculum = self._office, self._curriculum
        if office is not None and curriculum is not None:
            form = office.preview(blueprint)
            ruled = exam_house(curriculum, blueprint.house).ruled
            Preview(self._desk.window, form, ruled).exec()

    def set_exam(self, blueprint: Blueprint) -> None:
        """The exam is set, and chosen in the list."""
        self._or_tell(lambda: self._set(blueprint))

    def _set(self, blueprint: Blueprint) -> None:
        office = self._office
        if office is not None:
            exam = office.set(blueprint)
            self._desk.turn_to(EXAMS)
            self.list_page.choose(exam)

    def _or_tell(self, done: Callable[[], None]) -> None:
        try:
            done()
        except InputError as error:
            self.set_page.tell(error.problems)

    # ---------------------------------------------------------------- it was sat

    def show_sheet(self, sitting: str, came_from: str = EXAMS) -> None:
        """The result sheet of that sitting, to be signed."""
        office, at = self._office, self._desk.people
        if office is None or at.account is None:
            return
        with self._desk.told(say("This sheet cannot be shown")):
            self._sheet = office.sheet(sitting)
            if self._sheet is None:
                why = say("It has not ended, its end was not delivered yet, or it was erased.")
                self._desk.tell(say("This sheet cannot be shown"), (why,))
                return
            self._came_from = came_from
            self._seen.add(sitting)
            self._desk.turn_to(EXAM_SHEET)
            self.sheet_page.present(self._as_shown(office, self._sheet, at.account.id))
            self.sheet_page.lead_on(there=False)

    def _as_shown(self, office: ExamOffice, sheet: ExamSheet, by: str) -> SheetShown:
        signing = office.signing(sheet.sitting)
        why_not = signing.why_not_signed_by(by)
        name = signing.names.get(signing.sitting.account) or say("Erased")
        return SheetShown(sheet, name, signing, why_not is None, why_not or "")

    def sign(self, comment: str) -> None:
        """The sheet in sight is signed with that comment."""
        office, sheet = self._office, self._sheet
        if office is not None and sheet is not None:
            with self._desk.told(say("It was not signed")):
                office.sign(sheet.sitting, comment)
                self.show_sheet(sheet.sitting, self._came_from)
                self.sheet_page.lead_on(there=bool(self._next_to_sign(office)))

    def _next_to_sign(self, office: ExamOffice) -> str:
        """The sitting that waits first; empty where none does."""
        waiting = (each.sitting.sitting for each in office.sittings(LISTED) if waits(each))
        return next(waiting, "")

    def _go_on(self) -> None:
        office = self._office
        waiting = self._next_to_sign(office) if office is not None else ""
        if waiting:
            self.show_sheet(waiting, self._came_from)

    def void(self) -> None:
        """The sitting in sight does not count, for a reason."""
        office, sheet = self._office, self._sheet
        reason = self.ask_void() if sheet is not None else ""
        if office is not None and sheet is not None and reason:
            with self._desk.told(say("It was not voided")):
                office.void(sheet.sitting, reason)
                self.show_sheet(sheet.sitting, self._came_from)

    def _print(self) -> None:
        from trainer.ui.exam.printed import printed_sheet
        from trainer.ui.printing import Printing

        office, at, sheet = self._office, self._desk.people.account, self._sheet
        if office is not None and at is not None and sheet is not None:
            shown = self._as_shown(office, sheet, at.id)
            Printing(self._desk.window, self._desk.tell).put(printed_sheet(shown), "exam.pdf")

    def _export(self, wanted: OfExam) -> None:
        from trainer.ui.exam.exported import export_exam

        if self._sheet is not None and self._curriculum is not None:
            shelf = self._curriculum.shelf
            export_exam(self._desk, shelf, self._sheet.sitting, wanted, self.exporting)

    def _replay(self, attempt: str, number: int) -> None:
        """A round of the sheet in sight, as the trainee saw it."""
        from trainer.school.evidence import moves_of, played
        from trainer.school.taping import tape_of

        people, curriculum = self._desk.people, self._curriculum
        if people.registry is None or curriculum is None:
            return
        with self._desk.told(say("This round cannot be shown again")):
            evidence = people.registry.attempt(attempt)
            found = None
            if evidence is not None:
                found = played(evidence, curriculum.shelf, curriculum.recipes)
            if evidence is None or found is None:
                why = say("Its house or its cards cannot be read by today’s rules.")
                self._desk.tell(say("This round cannot be shown again"), (why,))
                return
            tape = tape_of(found, moves_of(evidence), finished=True)
            self._desk.review.watch_tape(tape, number)

    # ------------------------------------------------------------- marked blind

    def show_blind(self, sitting: str) -> None:
        """All that was dealt and done in that sitting, and no mark."""
        from trainer.school.exam.blind import tasks_seen
        from trainer.ui.exam.blind_page import BlindShown, BlindTask

        office, curriculum, at = self._office, self._curriculum, self._desk.people.account
        if office is None or curriculum is None or at is None:
            return
        signing, evidence = office.signing(sitting), office.evidence(sitting)
        why_not = signing.why_not_marked_by(at.id)
        if sitting in self._seen:
            why_not = say("You have looked at the result sheet, so you know how it was marked.")
        if why_not is not None or evidence is None:
            told = why_not or say("Its end was not delivered yet.")
            self._desk.tell(say("You cannot mark this sitting blind"), (told,))
            return
        self._blind = sitting
        name = signing.names.get(signing.sitting.account) or say("Erased")
        tasks = [
            BlindTask(each.name, each.title, each.dealt, each.done)
            for each in tasks_seen(evidence, curriculum)
        ]
        self._desk.turn_to(EXAM_BLIND)
        title = evidence.blueprint.heading
        self.blind_page.present(BlindShown(title, name, tasks))

    def mark_blind(self, marks: Mapping[str, TaskMark]) -> None:
        """These marks are given, and then the sheet shows where the two part."""
        office = self._office
        if office is not None:
            with self._desk.told(say("The marks were not given")):
                office.mark_blind(self._blind, marks)
                self.show_sheet(self._blind)

    # --------------------------------------------------------- asked of others

    @property
    def _office(self) -> ExamOffice | None:
        at, curriculum = self._desk.people, self._curriculum
        if at.account is None or at.registry is None or curriculum is None:
            return None
        return ExamOffice(at.registry, at.account, curriculum, at.wall_ms)

    @property
    def _curriculum(self) -> Curriculum | None:
        practice = self._desk.practice
        return practice.curriculum if practice is not None else None

    # ------------------------------------------------------------------ pages

    @property
    def list_page(self) -> OfficePage:
        page: OfficePage = self._desk.window.pages.page(EXAMS)  # type: ignore[assignment]
        return page

    @property
    def set_page(self) -> SetPage:
        page: SetPage = self._desk.window.pages.page(EXAM_SET)  # type: ignore[assignment]
        return page

    @property
    def sheet_page(self) -> SheetPage:
        page: SheetPage = self._desk.window.pages.page(EXAM_SHEET)  # type: ignore[assignment]
        return page

    @property
    def blind_page(self) -> BlindPage:
        page: BlindPage = self._desk.window.pages.page(EXAM_BLIND)  # type: ignore[assignment]
        return page

    def _build_list(self) -> QWidget:
        from trainer.ui.exam.office_page import OfficePage

        page = OfficePage()
        page.acted.connect(self.act)
        return page

    def _build_set(self) -> QWidget:
        from trainer.ui.exam.set_page import SetPage

        page = SetPage()
        page.left.connect(lambda: self._desk.turn_to(EXAMS))
        page.previewed.connect(self.preview)
        page.set_.connect(self.set_exam)
        return page

    def _build_sheet(self) -> QWidget:
        from trainer.ui.exam.exported import OfExam
        from trainer.ui.exam.sheet_page import SheetPage

        page, export = SheetPage(EXAM_SHEET), ExportMenu(f"{EXAM_SHEET}.export", tuple(OfExam))
        export.asked.connect(self._export)
        page.offer(export)
        page.left.connect(lambda: self._desk.turn_to(self._came_from))
        page.printed.connect(self._print)
        page.signed.connect(self.sign)
        page.voided.connect(self.void)
        page.onward.connect(self._go_on)
        page.replayed.connect(self._replay)
        return page

    def _build_blind(self) -> QWidget:
        from trainer.ui.exam.blind_page import BlindPage

        page = BlindPage()
        page.left.connect(lambda: self._desk.turn_to(EXAMS))
        page.marked.connect(self.mark_blind)
        return page


def _place(taught: Sequence[str], house: str) -> int:
    """Where that house stands among those that are taught; behind them all, where it is not."""
    return taught.index(house) if house in taught else len(taught)
