"""The supervisor's page of exams: which are set, who has to sit each, and how it was sat."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace

from trainer.document import (
    Block,
    CellKind,
    Command,
    CommandRow,
    Deed,
    Document,
    Medium,
    Paragraph,
    Route,
    RowCommand,
    Section,
    SideBySide,
    TableBlock,
    TableColumn,
    TableRow,
    selector,
)
from trainer.marking.words import capital
from trainer.records.exam import ExamOutcome
from trainer.records.registry.rows.exams import SittingRow
from trainer.school.exam.exam_words import due_words
from trainer.school.exam.office import Candidate, ExamOffice, ExamSet, SittingListed, waits
from trainer.school.exam.signing import OPEN
from trainer.school.people.classes import SchoolClass
from trainer.school.routes import ExamSheetRoute
from trainer.school.words.date_words import at as moment_at
from trainer.school.words.date_words import day, moment
from trainer.wording import Phrase, say, say_count, say_phrase

NAME = "exams"
LISTED = 200
DUE_DAYS, USUAL_DAYS = (1, 3, 7, 14, 30, 60), 7


class ExamsRoute(Route, frozen=True):
    """The exams: that one is looked at, about to be assigned to these accounts for so many
    days."""

    exam: str = ""
    whom: str = ""
    days: int = USUAL_DAYS

    @property
    def asked(self) -> object:
        return ()


class SetExamRoute(Route, frozen=True):
    """The page on which an exam is set."""


class WithdrawExam(Deed, frozen=True):
    """Ask, and let nobody begin that exam any more."""

    exam: str


class AssignExam(Deed, frozen=True):
    """Assign that exam to these accounts, joined by commas."""

    exam: str
    accounts: str
    days: int


class UnassignExam(Deed, frozen=True):
    """Take the exam from that candidate."""

    exam: str
    account: str


class HandOver(Deed, frozen=True):
    """Hand the window to that candidate, who sits the exam at it."""

    exam: str
    account: str


class VoidSitting(Deed, frozen=True):
    """Ask for the reason, and void a sitting that has not ended."""

    sitting: str


class MarkBlind(Deed, frozen=True):
    """Mark that sitting without having seen its marks."""

    sitting: str


class ExamsFigures(Struct, frozen=True):
    """The exams with their candidates, the latest sittings, the classes, and titles of houses.

    ``hidden`` are sittings whose outcome is not told, since the person may still mark them blind.
    """

    exams: tuple[ExamSet, ...]
    candidates: Mapping[str, tuple[Candidate, ...]]
    sittings: tuple[SittingListed, ...]
    classes: tuple[SchoolClass, ...]
    hidden: frozenset[str]
    house: Callable[[str], str]
    now: datetime


def load_exams(office: ExamOffice, house: Callable[[str], str], now: datetime) -> ExamsFigures:
    """All that the page shows. ``house`` gives a house's title."""
    exams, sittings = office.exams(), office.sittings(LISTED)
    candidates = {each.exam: office.candidates(each.exam) for each in exams}
    # The last one of a candidate may be older than all that are listed.
    told = (each.last for of_exam in candidates.values() for each in of_exam)
    listed = {each.sitting.sitting for each in sittings}
    hidden = office.kept_from_him({*listed, *(each.sitting for each in told if each is not None)})
    return ExamsFigures(exams, candidates, sittings, office.classes(), hidden, house, now)


def tell_exams(figures: ExamsFigures, at: ExamsRoute) -> Document:
    """The exams set, beside the chosen one's candidates, above those that were sat."""
    exam = next((e for e in figures.exams if e.exam == at.exam), next(iter(figures.exams), None))
    left, sat = _exams_card(figures, exam), _sat_card(figures)
    if exam is None:
        return Document(NAME, say("Exams"), (left, sat), exports=False)
    right = _candidates_card(figures, exam, at)
    both = SideBySide(f"{NAME}.both", ((left,), (right,)), (10, 10))
    return Document(NAME, say("Exams"), (both, sat), exports=False)


# ------------------------------------------------------------------------------------ exams


def _exams_card(figures: ExamsFigures, exam: ExamSet | None) -> Section:
    kind = "" if figures.exams else "primary"
    set_ = Command(f"{NAME}.set", say("Set an exam"), SetExamRoute(), kind=kind, shortcut="N")
    none = say("No exam is set. Set one from a blueprint, and assign it to a class.")
    block: Block = Paragraph(none, "body", "quiet", f"{NAME}.none")
    if exam is not None:
        columns = (
            TableColumn("exam", say("Exam"), share=60),
            TableColumn("set", say("Set on"), share=20),
            TableColumn("passed", say("Passed"), CellKind.FIGURES, share=20),
        )
        rows = tuple(_exam_row(each, figures) for each in figures.exams)
        block = TableBlock(
            f"{NAME}.list",
            NAME,
            say("Exams"),
            columns,
            rows,
            Medium.SCREEN,
            0,
            (RowCommand(f"{NAME}.withdraw", say("Withdraw"), "W"),),
            chosen=exam.exam,
        )
    commands = (CommandRow(f"{NAME}.new", (set_,)),)
    return Section(f"{NAME}.card", say("Exams set"), (block,), aside=commands)


def _exam_row(each: ExamSet, figures: ExamsFigures) -> TableRow:
    cells = (
        _title_now(each, figures),
        capital(day(moment_at(each.set_at_ms), figures.now)),
        say("{passed} of {all}", passed=each.passed, all=each.assigned),
    )
    return TableRow(
        each.exam,
        cells,
        tone="quiet" if each.withdrawn else "",
        targets=(None if each.withdrawn else WithdrawExam(each.exam),),
        chosen=ExamsRoute(each.exam),
    )


def _title_now(each: ExamSet, figures: ExamsFigures) -> str:
    title = f"{each.blueprint.heading} · {figures.house(each.blueprint.house)}"
    return say("{title} (withdrawn)", title=title) if each.withdrawn else title


# ------------------------------------------------------------------------------- candidates


def _candidates_card(figures: ExamsFigures, exam: ExamSet, at: ExamsRoute) -> Section:
    columns = (
        TableColumn("trainee", say("Trainee"), share=40),
        TableColumn("due", say("Due by"), share=30),
        TableColumn("status", say("Status"), share=30),
    )
    commands = (
        RowCommand(f"{NAME}.unassign", say("Remove"), "R"),
        RowCommand(f"{NAME}.open", say("Open it here"), "H"),
    )
    rows = tuple(_candidate_row(each, exam, figures) for each in figures.candidates[exam.exam])
    spoken = say("Assigned trainees")
    key = f"{NAME}.candidates"
    table: Block = TableBlock(key, key, spoken, columns, rows, Medium.SCREEN, 0, commands)
    if not rows:
        none = say("Nobody is assigned yet. Choose who sits it, and assign it.")
        table = Paragraph(none, "body", "quiet", f"{NAME}.nobody")
    assigning = () if exam.withdrawn else tuple(_assigning(figures, exam, at))
    title, house = exam.blueprint.heading, figures.house(exam.blueprint.house)
    if exam.withdrawn:
        title = say("{title} (withdrawn)", title=title)
    return Section(f"{NAME}.whom_card", title, (table,), caption=house, beside=assigning)


def _candidate_row(each: Candidate, exam: ExamSet, figures: ExamsFigures) -> TableRow:
    """One candidate; one who has sat it is not overdue, however it went."""
    last = each.last
    stands, due = say("Not sat yet"), due_words(each.due_ms, figures.now)
    if last is not None and last.ended_at_ms is not None:
        due = day(moment_at(each.due_ms), figures.now)
    if last is not None:
        stands = _stands(last, figures, signed=each.signed)
    deeds = UnassignExam(exam.exam, each.account), HandOver(exam.exam, each.account)
    cells = (each.name, capital(due), stands)
    return TableRow(each.account, cells, targets=() if exam.withdrawn else deeds)


def _assigning(figures: ExamsFigures, exam: ExamSet, at: ExamsRoute) -> Iterator[Block]:
    """Choose the people to sit it and the time for it, and assign it."""
    at = replace(at, exam=exam.exam)
    offered = [*_whom(figures.classes, exam.blueprint.house)] or [
        ("", say("No class or trainee to assign to"))
    ]
    whom = selector(f"{NAME}.whom", say("Assign to"), at, "whom", offered)
    yield whom
    due = ((days, _days_words(days)) for days in DUE_DAYS)
    yield selector(f"{NAME}.due", say("Due by"), at, "days", due)
    ids = whom.option.value
    assigned = AssignExam(exam.exam, ids, at.days) if ids else None
    commands = (Command(f"{NAME}.assign", say("Assign"), assigned, shortcut="A"),)
    yield CommandRow(f"{NAME}.assigning", commands, at_left=True)


def _whom(classes: Collection[SchoolClass], house: str) -> Iterator[tuple[str, str]]:
    """Whole classes first, those that learn that house before others; then trainees one by one."""
    for class_ in sorted(classes, key=lambda each: each.house != house):
        if class_.trainees:
            count = len(class_.trainees)
            yield (
                ",".join(each.id for each in class_.trainees),
                say("{title} ({count})", title=class_.title, count=count),
            )
    there = {each.id: each.name for class_ in classes for each in class_.trainees}
    yield from sorted(there.items(), key=lambda each: each[1].casefold())


def _days_words(days: int) -> str:
    return say_count("{count} day", "{count} days", count=days)


# --------------------------------------------------------------------------------- sittings


def _sat_card(figures: ExamsFigures) -> Section:
    title = say("Exams sat")
    if not figures.sittings:
        nobody = say("Nobody has sat an exam yet.")
        none = Paragraph(nobody, "body", "quiet", f"{NAME}.nobody")
        return Section(f"{NAME}.sat", title, (none,))
    columns = (
        TableColumn("trainee", say("Trainee"), share=26),
        TableColumn("exam", say("Exam"), share=24),
        TableColumn("house", say("House"), share=14),
        TableColumn("when", say("When"), share=18),
        TableColumn("status", say("Status"), share=18),
    )
    commands = (
        RowCommand(f"{NAME}.void", say("Void it"), "V"),
        RowCommand(f"{NAME}.blind", say("Mark blind"), "B"),
        RowCommand(f"{NAME}.sheet", say("Open and sign"), "O"),
    )
    rows = tuple(_sitting_row(each, figures) for each in figures.sittings)
    key = f"{NAME}.sittings"
    table = TableBlock(key, key, say("Sittings"), columns, rows, Medium.SCREEN, 0, commands)
    return Section(f"{NAME}.sat", title, (table,))


def _sitting_row(each: SittingListed, figures: ExamsFigures) -> TableRow:
    row, sheet = each.sitting, ExamSheetRoute(each.sitting.sitting)
    cells = (
        each.name,
        say_phrase(Phrase(each.title)),
        figures.house(each.house),
        moment(row.ended_at_ms or row.opened_at_ms),
        _stands(row, figures, signed=not waits(each)),
    )
    void = VoidSitting(row.sitting) if row.state == OPEN else None
    blind = MarkBlind(row.sitting) if row.outcome is not None else None
    tone = "" if waits(each) else "quiet"
    return TableRow(row.sitting, cells, sheet, tone, (void, blind, sheet))


def _stands(row: SittingRow, figures: ExamsFigures, *, signed: bool) -> str:
    """The end of the sitting, and if it waits for a signature."""
    words = _state_words(row.state, None if row.sitting in figures.hidden else row.outcome)
    if signed or row.outcome is None or row.state == "voided":
        return words
    return say("{state}, to be signed", state=words)


def _state_words(state: str, outcome: str | None) -> str:
    """The state of a sitting: open, voided, or its end."""
    words = {"open": say("Under way"), "voided": say("Voided"), "ended": say("Ended")}
    key = state if state in ("open", "voided", "discontinued") or outcome is None else outcome
    return words[key] if key in words else ExamOutcome(key).words
