"""``trainer house new``: begin a house of the school's own from the nearest."""

from __future__ import annotations

import argparse

from trainer.commands.words import DONE, house_named, misused
from trainer.library.draft import begun
from trainer.library.houses import load_houses
from trainer.settings import home


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID", help="the new house's id: small letters, digits, -")
    parser.add_argument("--of", metavar="HOUSE", required=True, help="the house to begin from")
    parser.add_argument("--title", metavar="NAME", default="", help="its name (default: the id)")
    parser.add_argument(
        "--cite",
        metavar="WORD",
        default="",
        help="what its citations begin with (default: the other house's)",
    )


def run(args: argparse.Namespace) -> int:
    """Copy the house's files into the data folder under the new id. Raises InputError."""
    houses = load_houses()
    if args.id in houses.names:
        raise misused(f"ID: '{args.id}' is another house's id; choose another")
    posts = house_named(houses, args.of).rules.posts_pay_tables
    _, placards = houses.own(args.of)
    folder = begun(
        houses.folder(args.of),
        placards if posts else (),
        home() / "houses",
        args.id,
        args.title,
        args.cite,
    )
    print(f"{args.id}: a copy of {args.of}, in {folder}")
    return DONE
