"""``trainer school people import FILE``: a class list is looked at, and taken in."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from trainer.commands.qt_libraries import drawing
from trainer.commands.school_desk import add_who, at_desk
from trainer.commands.words import DONE, FOUND_WRONG, misused
from trainer.errors import InputError
from trainer.school.clock import SYSTEM
from trainer.school.people.class_list.enrolment import (
    ClassLists,
    in_short,
    read_sheet,
    save_starts,
    starts_printout,
)
from trainer.school.people.class_list.preview import ListPreview, ListRow, RowFate
from trainer.school.people.classes import Classes, SchoolClass
from trainer.school.people.people import People, StartPassword

PDF, CSV = ".pdf", ".csv"
_SIGNS = {RowFate.NEW: "+", RowFate.JOINS: "+", RowFate.THERE: "=", RowFate.PROBLEM: "!"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The list, its class, and the file for start passwords."""
    commands = parser.add_subparsers(dest="people_command", metavar="COMMAND", required=True)
    taking = commands.add_parser("import", help="take in a class list, all of it or nothing")
    taking.add_argument("file", type=Path, metavar="FILE", help="a CSV or XLSX file")
    taking.add_argument("--class", dest="title", metavar="TITLE", help="who is on it joins this")
    taking.add_argument("--encoding", default="", help="of a CSV file, where it is not found out")
    taking.add_argument(
        "--dry-run", action="store_true", help="say what would happen with each row, and end"
    )
    taking.add_argument(
        "--passwords",
        type=Path,
        metavar="FILE",
        help="start passwords go into this .csv or .pdf file (default: they are printed)",
    )
    add_who(taking)


def run(args: argparse.Namespace) -> int:
    """Print the fate of each row, and import the list. Raises InputError; then nothing was done."""
    _check(args.passwords)
    with at_desk(args.login) as desk:
        people = People(desk.registry, desk.account, SYSTEM.wall)
        classes = Classes(desk.registry, desk.account, SYSTEM.wall)
        into = _class(classes, args.title) if args.title else None
        lists = ClassLists(people, classes)
        shown = lists.look(read_sheet(args.file, args.encoding), into)
        if args.dry_run:
            _print_rows(shown, sys.stdout)
            return FOUND_WRONG if shown.of(RowFate.PROBLEM) else DONE
        started = _taken_in(lists, shown, into)
        _hand_out(started, args.passwords, args.title or "")
    return DONE


def _check(passwords: Path | None) -> None:
    """Do nothing if the files of the result can be written. Raises InputError otherwise."""
    if passwords is None:
        return
    if passwords.suffix.lower() not in (CSV, PDF):
        raise misused(f"{passwords}: name a file that ends in .csv or .pdf")
    if passwords.exists():
        raise misused(f"{passwords} is there already; name another file")
    if not passwords.absolute().parent.is_dir():
        raise misused(f"{passwords}: there is no such folder")


def _class(classes: Classes, title: str) -> SchoolClass:
    found = [each for each in classes.mine() if each.open and each.title == title]
    if not found:
        there = ", ".join(f"'{each.title}'" for each in classes.mine() if each.open)
        raise misused(
            f"no open class '{title}'; there is {there or 'none yet'}. Classes are opened in the "
            "window, under People, Classes, by a supervisor or an administrator"
        )
    return found[0]


def _taken_in(
    lists: ClassLists, shown: ListPreview, into: SchoolClass | None
) -> Sequence[StartPassword]:
    """Import the list and print each row; if it is refused, the rows say why beside the error."""
    try:
        started = lists.take_in(shown, into)
    except InputError:
        _print_rows(shown, sys.stderr)
        raise
    _print_rows(shown, sys.stdout)
    return started


def _print_rows(shown: ListPreview, to: TextIO) -> None:
    for row in shown.rows:
        print(_line(row), file=to)
    print(" ".join(part for part in (shown.told, in_short(shown)) if part), file=to)


def _line(row: ListRow) -> str:
    return f"{_SIGNS[row.fate]} {row.line:>4}  {row.name}  ({row.login or '-'})  {row.says}"


def _hand_out(started: Sequence[StartPassword], out: Path | None, title: str) -> None:
    if out is None:
        for each in started:
            print(f"{each.account.name}\t{each.account.login}\t{each.password}")
    elif out.suffix.lower() == CSV:
        save_starts(started, out)
    elif started:
        _print_pdf(started, out, title)


def _print_pdf(started: Sequence[StartPassword], out: Path, title: str) -> None:
    with drawing():
        # Late: this command works without Qt until it draws.
        from trainer.ui.printing.whole_pdf import write_whole_pdf

    write_whole_pdf(starts_printout(started, title), out)
