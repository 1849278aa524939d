"""The result sheet in sight: signed, voided, printed, exported, its rounds replayed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from pathlib import Path

from msgspec import structs
from msgspec.structs import replace

from trainer.records.registry.registry import Registry
from trainer.school.curriculum import Curriculum
from trainer.school.exam.exams_page import LISTED
from trainer.school.exam.office import ExamOffice, waits
from trainer.school.exam.sheet import ExamSheet, weight_in
from trainer.school.exam_remedies import ExamRemedy, remedies
from trainer.school.exports.bundle.contents import write_bundle
from trainer.school.exports.bundle.registry_evidence import evidence_of_sitting
from trainer.school.exports.exam_record.collection import ExamGathering
from trainer.school.exports.exam_record.printout import printout_of
from trainer.school.exports.xapi.statements import School, statements, write_statements
from trainer.school.people.rights import Account, Right, may
from trainer.school.program import program_version
from trainer.school.recorded_rounds import moves_of, played
from trainer.school.replay.tape import tape_of
from trainer.school.review.assignments import Assigning
from trainer.school.review.reviewer import Reviewer
from trainer.school.words.date_words import day, end_of_day, in_ms
from trainer.ui import routes
from trainer.ui.application import Application
from trainer.ui.exam.office_context import OfficeAt
from trainer.ui.exam.printed import printed_sheet
from trainer.ui.exam.sheet_page import SheetPage
from trainer.ui.exam.sheet_shown import SheetShown
from trainer.ui.page_stack import PageName
from trainer.ui.printing.export_button import Exporting, ExportMenu
from trainer.ui.printing.printing import Printing
from trainer.ui.printing.whole_pdf import write_whole_pdf
from trainer.ui.routes import EXAMS
from trainer.wording import Phrase, phrase, say, say_phrase

EXAM_SHEET: PageName[SheetPage] = PageName(routes.EXAM_SHEET)


class OfficeSigning:
    """Knows the sheet in sight, and the page that it was opened from."""

    def __init__(self, at: OfficeAt) -> None:
        self._at = at
        self._sheet: ExamSheet | None = None
        self._came_from = EXAMS
        self.exporting = Exporting(at.app.window, at.app.tell)
        self.ask_pin: Callable[[], Account | None] = self._ask_pin

    def show(self, sitting: str, came_from: str = EXAMS) -> None:
        """Show the result sheet of that sitting, to be signed."""
        office, account = self._at.office, self._at.app.people.account
        if office is None or account is None:
            return
        with self._at.app.told(say("This sheet cannot be shown")):
            self._sheet = office.sheet(sitting)
            if self._sheet is None:
                why = say("It has not ended, was not delivered or was erased.")
                self._at.app.tell(say("This sheet cannot be shown"), (why,))
                return
            self._came_from = came_from
            self._at.app.turn_to(EXAM_SHEET)
            self._at.app.speak_of(self._sheet.grade.blueprint.house)
            shown = _as_shown(office, self._sheet, account.id)
            practice, people = self._at.app.practice, self._at.app.people
            reviews = practice is not None and people.may(Right.REVIEW)
            found = remedies(self._sheet, practice) if practice is not None and reviews else ()
            self.page.present(structs.replace(shown, remedies=found))
            self.page.lead_on(there=False)

    # ------------------------------------------------------------- what is decided

    def sign(self, comment: str) -> None:
        """Sign the sheet with that comment, by the PIN of the person who signs."""
        office, sheet = self._at.office, self._sheet
        if office is not None and sheet is not None and self.ask_pin() is not None:
            with self._at.app.told(say("It was not signed")):
                office.sign(sheet.sitting, comment)
                self.page.forget()
                self.show(sheet.sitting, self._came_from)
                self.page.lead_on(there=bool(_next_to_sign(office)))

    def _ask_pin(self) -> Account | None:
        people = self._at.app.people
        return people.ask_pin(
            Right.SIGN_EXAMS,
            say("Sign this exam"),
            by=people.account,
            says=say("Sign with your own PIN."),
            button=say("Sign"),
        )

    def void(self) -> None:
        """Let the sitting count no more, for a reason."""
        office, sheet = self._at.office, self._sheet
        reason = self._at.ask_void("") if sheet is not None else ""
        if office is not None and sheet is not None and reason:
            with self._at.app.told(say("It was not voided")):
                office.void(sheet.sitting, reason)
                self.page.forget()
                self.show(sheet.sitting, self._came_from)

    def _go_on(self) -> None:
        office = self._at.office
        waiting = _next_to_sign(office) if office is not None else ""
        if waiting:
            self.show(waiting, self._came_from)

    def _assign(self, asked: ExamRemedy) -> None:
        """Assign that to the trainee of the sheet, due as the school's remedials are."""
        people, practice, office = self._at.app.people, self._at.app.practice, self._at.office
        account, sheet = people.account, self._sheet
        if people.registry is None or practice is None or account is None:
            return
        if sheet is None or office is None:
            return
        with self._at.app.told(say("A remedial cannot be assigned")):
            assigning = Assigning(Reviewer(people.registry, account), practice)
            trainee = office.signing(sheet.sitting).sitting.account
            now = self._at.app.now()
            due = end_of_day(now, assigning.pass_rule.due_in_days)
            assigning.assign(asked.remedy, [trainee], in_ms(due), asked.because)
            self.page.tell_assigned(asked, say("Assigned, due {day}", day=day(due, now)))

    # ------------------------------------------------------------ what is made of it

    def _print(self) -> None:
        office, account, sheet = self._at.office, self._at.app.people.account, self._sheet
        if office is not None and account is not None and sheet is not None:
            shown = _as_shown(office, sheet, account.id)
            printing = Printing(self._at.app.window, self._at.app.tell)
            printing.put(printed_sheet(shown), "exam")

    def _export(self, wanted: OfExam) -> None:
        curriculum = self._at.curriculum
        if self._sheet is not None and curriculum is not None:
            export_exam(self._at.app, curriculum, self._sheet, wanted, self.exporting)

    def _replay(self, attempt: str, number: int) -> None:
        """Replay a round of the sheet, as the trainee saw it."""
        app, curriculum = self._at.app, self._at.curriculum
        if app.people.registry is None or curriculum is None:
            return
        with app.told(say("This round cannot be shown again")):
            evidence = app.people.registry.attempt(attempt)
            found = None
            if evidence is not None:
                found = played(evidence, curriculum.shelf, curriculum.recipes)
            if evidence is None or found is None:
                why = say("Its house or its cards cannot be read by today's rules.")
                app.tell(say("This round cannot be shown again"), (why,))
                return
            tape = tape_of(found, moves_of(evidence), finished=True)
            app.debriefs.watch_tape(replace(tape, worked_by=self.page.whose), number)

    # -------------------------------------------------------------------- its page

    @property
    def page(self) -> SheetPage:
        return self._at.app.window.pages.page(EXAM_SHEET)

    def build(self) -> SheetPage:
        page, export = SheetPage(EXAM_SHEET), ExportMenu(f"{EXAM_SHEET}.export", tuple(OfExam))
        export.asked.connect(self._export)
        page.offer(export)
        page.left.connect(lambda: self._at.app.turn_to(self._came_from))
        page.printed.connect(self._print)
        page.signed.connect(self.sign)
        page.voided.connect(self.void)
        page.onward.connect(self._go_on)
        page.replayed.connect(self._replay)
        page.remedied.connect(self._assign)
        return page


def _as_shown(office: ExamOffice, sheet: ExamSheet, by: str) -> SheetShown:
    signing = office.signing(sheet.sitting)
    why_not = signing.why_not_signed_by(by)
    name = signing.names.get(signing.sitting.account) or say("Erased")
    return SheetShown(
        sheet,
        name,
        signing,
        why_not is None,
        why_not or "",
        overridden=office.overridden(sheet),
    )


def _next_to_sign(office: ExamOffice) -> str:
    """The sitting that waits first for a signature; empty if none does."""
    waiting = (each.sitting.sitting for each in office.sittings(LISTED) if waits(each))
    return next(waiting, "")


class OfExam(Enum):
    """The parts of an exam that can be saved, by the ending of the file."""

    RECORD = ".pdf"
    EVIDENCE = ".json"
    STATEMENTS = ".xapi.json"

    @property
    def words(self) -> str:
        return say_phrase(_WORDS[self])


_WORDS: Mapping[OfExam, Phrase] = {
    OfExam.RECORD: phrase("Record of the exam, PDF"),
    OfExam.EVIDENCE: phrase("Evidence that can be verified, JSON"),
    OfExam.STATEMENTS: phrase("Statements for a learning record store, xAPI"),
}


def export_exam(
    app: Application, curriculum: Curriculum, sheet: ExamSheet, wanted: OfExam, exporting: Exporting
) -> None:
    """Save that part of the sitting in the file that is asked for."""
    registry, account = app.people.registry, app.people.account
    if registry is None:
        return
    sitting = sheet.sitting
    now_ms = int(app.now().timestamp() * 1000)
    write: Mapping[OfExam, Callable[[Path], None]] = {
        OfExam.RECORD: lambda out: _write_record(
            registry, curriculum, sheet, out, app.settings.letterhead
        ),
        OfExam.EVIDENCE: lambda out: _write_evidence(registry, sitting, out, now_ms),
        OfExam.STATEMENTS: lambda out: _write_statements(registry, sitting, out),
    }
    with app.told(say("This cannot be exported")):
        may(account, Right.EXPORT_RESULTS)
        exporting.write("exam", wanted.value, write[wanted])


def _write_record(
    registry: Registry, curriculum: Curriculum, sheet: ExamSheet, out: Path, letterhead: str
) -> None:
    about = (curriculum.shelf, sheet.sitting, program_version())
    record = ExamGathering(registry, *about, sheet, weight_in(sheet, curriculum)).record()
    write_whole_pdf(printout_of(record, letterhead), out, force=True)


def _write_evidence(registry: Registry, sitting: str, out: Path, now_ms: int) -> None:
    evidence = evidence_of_sitting(registry, sitting)
    write_bundle(evidence, out, made_at_ms=now_ms, program=program_version(), force=True)


def _write_statements(registry: Registry, sitting: str, out: Path) -> None:
    school = School(program=program_version())
    write_statements(statements(evidence_of_sitting(registry, sitting), school), out, force=True)
