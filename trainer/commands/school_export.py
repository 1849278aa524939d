"""``trainer school export WHAT``: tables, evidence and records of exams, in a file."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from trainer import settings
from trainer.commands.qt_libraries import drawing
from trainer.commands.school_desk import AtDesk, add_who, at_desk
from trainer.commands.words import DONE, misused
from trainer.library.houses import ADDED_HOUSES, HouseShelf, load_houses
from trainer.library.scenarios.recipes import sound_recipes
from trainer.paper.sheet import Sheet, sheet_of
from trainer.paper.text_files import write_csv
from trainer.paper.xlsx_file import write_xlsx
from trainer.school.clock import SYSTEM
from trainer.school.curriculum import Curriculum
from trainer.school.exam.forms import FormWeight
from trainer.school.exam.office import ExamOffice
from trainer.school.exam.sheet import ExamSheet, weight_in
from trainer.school.exports.bundle.contents import BundleEvidence, write_bundle
from trainer.school.exports.bundle.registry_evidence import (
    evidence_of_class,
    evidence_of_sitting,
    evidence_of_trainee,
)
from trainer.school.exports.exam_record.collection import ExamGathering
from trainer.school.exports.exam_record.printout import printout_of
from trainer.school.exports.school_exports import SchoolExports, Which
from trainer.school.exports.xapi.statements import School, home_page, statements, write_statements
from trainer.school.exports.xapi.vocabulary import HOME_PAGE
from trainer.school.people.classes import Classes, SchoolClass
from trainer.school.people.rights import Right, may
from trainer.school.printout import Printout, printout_of_sheets
from trainer.school.privacy.account_data import AccountData, account_named
from trainer.school.program import program_version
from trainer.school.reports.pages.class_page import board_table
from trainer.school.reports.pages.mistakes import pareto_table
from trainer.school.reports.pareto import By
from trainer.school.reports.reports import Reports
from trainer.school.reports.scope import Scope, period_of

CSV, XLSX, PDF, JSON, ZIP = ".csv", ".xlsx", ".pdf", ".json", ".zip"
TABLES = ("rounds", "mistakes", "quick", "exams", "table-tests", "people", "class-board", "pareto")
OTHERS = {"evidence": JSON, "xapi": JSON, "exam-record": PDF, "trainee": ZIP}
WHATS = (*TABLES, *OTHERS)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments: the subject, the people, the beginning, and the file."""
    parser.add_argument("what", choices=WHATS, metavar="WHAT", help=f"one of {', '.join(WHATS)}")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help=_endings())
    parser.add_argument("--class", dest="title", metavar="CLASS", help="of this class of yours")
    parser.add_argument("--trainee", metavar="LOGIN", help="of this trainee alone")
    parser.add_argument("--sitting", metavar="ID", help="of this sitting of an exam")
    parser.add_argument("--house", metavar="HOUSE", help="at this house alone")
    parser.add_argument("--since", type=_day, metavar="DAY", help="since that day, YYYY-MM-DD, UTC")
    parser.add_argument("--weeks", type=int, choices=(2, 4, 12), help="class-board and pareto: of")
    parser.add_argument("--home-page", metavar="URL", help="xapi: where the school's accounts live")
    parser.add_argument("--force", action="store_true", help="overwrite an existing file")
    add_who(parser)


def run(args: argparse.Namespace) -> int:
    """Write the file and name it. Raises InputError; then nothing was written."""
    _check(args)
    with at_desk(args.login) as desk:
        _Exporting(args, desk).write()
    print(args.out)
    return DONE


def _endings() -> str:
    others = ", ".join(f"{what} {ending}" for what, ending in OTHERS.items())
    return f"tables: a .csv, .xlsx or .pdf file; {others}"


def _day(text: str) -> int:
    """Milliseconds up to the beginning of that day."""
    try:
        day = datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a day; write it like 2026-11-21"
        ) from None
    return int(day.timestamp() * 1000)


def _check(args: argparse.Namespace) -> None:
    ending, due = args.out.suffix.lower(), OTHERS.get(args.what)
    right = (due,) if due is not None else (CSV, XLSX, PDF)
    if ending not in right:
        raise misused(f"{args.out}: name a file that ends in {', '.join(right)}")
    named = [name for name in ("title", "trainee", "sitting") if getattr(args, name)]
    if args.what in ("exam-record", "trainee"):
        only = "sitting" if args.what == "exam-record" else "trainee"
        if named != [only]:
            raise misused(f"{args.what}: say which with --{only}, and nothing else")
    elif args.what in ("evidence", "xapi") and len(named) != 1:
        raise misused(f"{args.what}: name one of --class, --trainee, --sitting")
    elif args.what in TABLES and args.sitting:
        raise misused(f"{args.what}: --sitting is for evidence, xapi and exam-record")


@dataclass(frozen=True, slots=True)
class _Exporting:
    """One export, as whoever works at the desk."""

    args: argparse.Namespace
    desk: AtDesk

    def write(self) -> None:
        if self.args.what != "trainee":
            may(self.desk.account, Right.EXPORT_RESULTS)
        other: dict[str, Callable[[], None]] = {
            "evidence": self._write_evidence,
            "xapi": self._write_xapi,
            "exam-record": self._write_record,
            "trainee": self._write_trainee,
        }
        other.get(self.args.what, self._write_table)()

    # --- tables

    def _write_table(self) -> None:
        sheet, out, force = self._sheet(), self.args.out, self.args.force
        match out.suffix.lower():
            case ".csv":
                write_csv(sheet, out, force=force)
            case ".xlsx":
                write_xlsx([sheet], out, force=force)
            case _:
                self._write_pdf(printout_of_sheets([sheet]))

    def _sheet(self) -> Sheet:
        if self.args.what in ("class-board", "pareto"):
            return self._report()
        exports, which = SchoolExports(self.desk.registry, self._shelf()), self._which()
        make: dict[str, Callable[[Which], Sheet]] = {
            "rounds": exports.rounds,
            "mistakes": exports.mistakes,
            "quick": exports.quick,
            "exams": exports.exams,
            "table-tests": exports.table_tests,
            "people": exports.people,
        }
        return make[self.args.what](which)

    def _report(self) -> Sheet:
        if self.args.title is None:
            raise misused(f"{self.args.what}: name a --class")
        of = self._class()
        period = period_of(self.args.weeks)
        taught = of.house if of.house in self._shelf() else None
        scope = Scope(of.id, self.args.house or taught, None, period)
        notes = (of.title, period.title, *([scope.house] if scope.house else []))
        mark = SchoolExports(self.desk.registry).mark
        if self.args.what == "class-board":
            return mark(sheet_of(board_table(self._reports().board(scope)), notes))
        return mark(
            sheet_of(pareto_table("pareto", self._reports().pareto(scope, By.COUNT)), notes)
        )

    def _reports(self) -> Reports:
        return Reports(self.desk.registry, self._shelf(), sound_recipes()[0], SYSTEM)

    def _which(self) -> Which:
        return Which(frozenset(self._accounts()), self.args.house, self.args.since or 0)

    def _accounts(self) -> Sequence[str]:
        """The accounts of the export: a trainee, a class, or all classes of the one who asks."""
        mine = {each.id: each.login for of in self._mine() for each in of.trainees}
        if self.args.trainee:
            return [self._trainee()]
        return [each.id for each in self._class().trainees] if self.args.title else list(mine)

    def _trainee(self) -> str:
        """The account of that sign-in name, in a class of whoever asks."""
        for of in self._mine():
            for each in of.trainees:
                if self.args.trainee in (each.login, each.id):
                    return each.id
        raise misused(f"nobody in your classes signs in as {self.args.trainee!r}")

    def _class(self) -> SchoolClass:
        found = [each for each in self._mine() if self.args.title in (each.title, each.id)]
        if len(found) == 1:
            return found[0]
        if found:
            raise misused(f"several classes are called '{self.args.title}'; name one by its id")
        there = ", ".join(f"'{each.title}'" for each in self._mine())
        raise misused(f"no class '{self.args.title}' of yours; there is {there or 'none yet'}")

    def _mine(self) -> tuple[SchoolClass, ...]:
        return Classes(self.desk.registry, self.desk.account, SYSTEM.wall).mine()

    # --- evidence

    def _evidence(self) -> BundleEvidence:
        registry = self.desk.registry
        if self.args.sitting:
            evidence = evidence_of_sitting(registry, self.args.sitting)
            self._must_be_mine(evidence.about.accounts)
            return evidence
        if self.args.trainee:
            return evidence_of_trainee(registry, self._trainee())
        return evidence_of_class(registry, self._class().id)

    def _must_be_mine(self, accounts: Sequence[str]) -> None:
        mine = {account for of in self._mine() for account in of.members}
        if not mine.issuperset(accounts):
            raise misused(f"the sitting {self.args.sitting} is of nobody in your classes")

    def _write_evidence(self) -> None:
        write_bundle(
            self._evidence(),
            self.args.out,
            made_at_ms=SYSTEM.wall(),
            program=program_version(),
            force=self.args.force,
        )

    def _write_xapi(self) -> None:
        school = School(home_page(self.args.home_page or HOME_PAGE), program_version())
        made = statements(self._evidence(), school)
        write_statements(made, self.args.out, force=self.args.force)

    # --- on paper, and everything of one

    def _write_record(self) -> None:
        shelf = self._shelf()
        houses = {name: shelf[name] for name in shelf}
        sheet, weight = self._marked(shelf)
        about = (houses, self.args.sitting, program_version())
        record = ExamGathering(self.desk.registry, *about, sheet, weight).record()
        self._must_be_mine([record.sat.account])
        kept = settings.load(settings.home()).settings
        self._write_pdf(printout_of(record, kept.letterhead))

    def _marked(self, shelf: HouseShelf) -> tuple[ExamSheet | None, FormWeight | None]:
        """The sheet of its evidence; None if it has not ended or cannot be read."""
        curriculum = Curriculum(shelf, sound_recipes()[0])
        desk = self.desk
        office = ExamOffice(desk.registry, desk.account, curriculum, SYSTEM.wall)
        sheet = office.sheet(self.args.sitting)
        return sheet, weight_in(sheet, curriculum) if sheet is not None else None

    def _write_pdf(self, printout: Printout) -> None:
        with drawing():
            # Late: this command works without Qt until it draws.
            from trainer.ui.printing.whole_pdf import write_whole_pdf

            write_whole_pdf(printout, self.args.out, force=self.args.force)

    def _write_trainee(self) -> None:
        data = AccountData(self.desk.registry, self.desk.account, settings.home())
        account = account_named(self.desk.registry, self.args.trainee)
        data.export(account, self.args.out, SYSTEM.wall(), force=self.args.force)

    def _shelf(self) -> HouseShelf:
        return load_houses(settings.home() / ADDED_HOUSES)
