"""``trainer house print``: a house's cheat sheet or its practice mat as a PDF file."""

from __future__ import annotations

import argparse
from datetime import datetime
from pathlib import Path

from trainer.commands.qt_libraries import drawing
from trainer.commands.words import DONE, house_named, misused
from trainer.dealing.house import House
from trainer.library.houses import load_houses
from trainer.school.handouts.cheat_sheet import cheat_sheet
from trainer.settings import Language
from trainer.wording import say

LANGUAGES = tuple(each.value for each in Language if each is not Language.SYSTEM)
SHEET, MAT = "cheat-sheet", "mat"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The house, the sheet, and its print options."""
    parser.add_argument("house", metavar="HOUSE", help="a house's id; `trainer houses` lists them")
    parser.add_argument(
        "what",
        choices=(SHEET, MAT),
        help="cheat-sheet: two sides of A4; mat: the layout at true size",
    )
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FILE.pdf", help="where it is written"
    )
    parser.add_argument("--placard", metavar="P", help="the placard of a table that posts its pay")
    parser.add_argument("--grey", action="store_true", help="in grey, for one colour of ink")
    parser.add_argument("--language", default="en", choices=LANGUAGES, help="default: en")
    parser.add_argument(
        "--page", default="a4", choices=("a4", "a1"), help="the mat on nine sheets or on one"
    )


def run(args: argparse.Namespace) -> int:
    """Write the file. Raises InputError if it cannot be printed or written."""
    house = house_named(load_houses(), args.house)
    placard = _placard(house, args.placard)
    if args.out.suffix.lower() != ".pdf":
        raise misused(f"{args.out}: name a file that ends in .pdf")
    with drawing():
        # Late: this command works without Qt until it draws.
        from trainer.ui.handouts.cheat_sheet import PrintedCheatSheet
        from trainer.ui.handouts.practice_mat import MatPage, PracticeMat
        from trainer.ui.language import speak
        from trainer.ui.printing.whole_pdf import start_qt, write_whole_pdf
    start_qt()
    speak(Language(args.language))
    if args.what == MAT:
        mat = PracticeMat(house.rules, placard, MatPage(args.page), args.grey)
        write_whole_pdf(mat, args.out, force=True)
    else:
        printed = say("Printed {day}", day=f"{datetime.now().astimezone():%Y-%m-%d}")
        sheet = PrintedCheatSheet(cheat_sheet(house, placard), args.grey, printed)
        write_whole_pdf(sheet, args.out, force=True)
    return DONE


def _placard(house: House, named: str | None) -> str | None:
    """The named placard; the first one by default, if the house posts its pay tables."""
    placards = house.rules.placards if house.rules.posts_pay_tables else {}
    if named is not None and named not in placards:
        known = ", ".join(placards) or "none"
        raise misused(f"--placard {named}: not one of {house.id}'s; known: {known}")
    return named or next(iter(placards), None)
