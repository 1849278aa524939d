"""``trainer house diff A B``: what changes from one house to another."""

from __future__ import annotations

import argparse

from trainer.commands.house import print_comparison
from trainer.commands.words import DONE, add_formats, house_named
from trainer.library.houses import load_houses
from trainer.school.house_book.comparison import compare
from trainer.school.house_book.shelf import Bookshelf


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("one", metavar="A", help="the house that is known")
    parser.add_argument("other", metavar="B", help="the house to deal at")
    add_formats(parser, lines=False)


def run(args: argparse.Namespace) -> int:
    """Print the differences at B for a dealer who knows A. Raises InputError."""
    houses = load_houses()
    for name in (args.one, args.other):
        house_named(houses, name)
    shelf = Bookshelf(houses, {})
    print_comparison(compare(shelf.book(args.one), shelf.book(args.other)), as_json=args.json)
    return DONE
