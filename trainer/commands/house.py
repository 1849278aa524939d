"""``trainer house``: one house as its dealers should know it."""

from __future__ import annotations

import argparse

from trainer.commands.house_text import house_text
from trainer.commands.lines import Plain, print_json
from trainer.commands.words import DONE, add_formats, house_named
from trainer.dealing.house import House
from trainer.game.pay import PayTable
from trainer.game.rules import Placard
from trainer.library import written
from trainer.library.houses import load_houses


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("house", metavar="HOUSE", help="a house's id; `trainer houses` lists them")
    add_formats(parser, lines=False)


def run(args: argparse.Namespace) -> int:
    """Print the house's rules, pay tables, procedure and readings."""
    shelf = load_houses()
    house = house_named(shelf, args.house)
    book = written.book(shelf.folder(args.house))
    if args.json:
        print_json(_plain(house, book))
    else:
        print(house_text(house, book))
    return DONE


def _plain(house: House, book: written.Book) -> Plain:
    """The house's files as they are written, its readings together, and its placards."""
    plain = {**book.rules, "procedure": book.procedure, "fingerprint": house.fingerprint}
    if book.irregularities:
        plain["irregularities"] = book.irregularities
    plain["readings"] = [
        {"decides": list(each.decides), "rule": each.rule or None, "reading": each.reason}
        for each in book.readings
    ]
    if house.rules.posts_pay_tables:
        placards = house.rules.placards
        plain["placards"] = {name: _placard(placard) for name, placard in placards.items()}
    return plain


def _placard(placard: Placard) -> Plain:
    return {
        "title": placard.title,
        "pair_plus": _rows(placard.pair_plus),
        "ante_bonus": _rows(placard.ante_bonus),
        "limits": {each.wager.value: [str(each.low), str(each.high)] for each in placard.limits},
        "note": placard.note,
    }


def _rows(table: PayTable) -> dict[str, str]:
    return {row.hand.value: str(row.award).replace(" to ", ":") for row in table.rows}
