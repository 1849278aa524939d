"""``trainer odds``: a house's exact chances and edges."""

from __future__ import annotations

import argparse

from trainer.commands.house_readings import read_by
from trainer.commands.lines import Plain, print_json
from trainer.commands.odds_text import odds_text
from trainer.commands.words import DONE, add_formats, house_named
from trainer.errors import InputError, Problem
from trainer.game.chances import chances, chances_to_plain
from trainer.game.rules import HouseRules
from trainer.library.houses import load_houses


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("house", metavar="HOUSE", help="a house's id; `trainer houses` lists them")
    parser.add_argument("--placard", metavar="P", help="the placard, where pay tables are posted")
    parser.add_argument(
        "--reading",
        metavar="READING=ANSWER",
        help="by that answer, whichever is in force; `trainer house HOUSE --readings` names them",
    )
    add_formats(parser, lines=False)


def run(args: argparse.Namespace) -> int:
    """Print the chances as fractions. Raises InputError where a placard is missing."""
    shelf = load_houses()
    rules = house_named(shelf, args.house).rules
    if args.reading is not None:
        rules = read_by(shelf, args.house, args.reading).rules
    plain: Plain = chances_to_plain(chances(rules, _placard(rules, args.placard)))
    if args.json:
        print_json(plain)
    else:
        print(odds_text(rules, plain))
    return DONE


def _placard(rules: HouseRules, name: str | None) -> str | None:
    """The placard to reckon with. A house that posts nothing has no use for one."""
    if not rules.posts_pay_tables:
        return None
    if name not in rules.placards:
        absent = "missing" if name is None else f"no placard '{name}'"
        message = f"{absent}; write one of {', '.join(rules.placards)}"
        raise InputError([Problem(("--placard",), "missing_placard", message)])
    return name
