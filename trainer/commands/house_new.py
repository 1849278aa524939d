"""``trainer house new``: begin a house of the school's own from the nearest, or from nothing."""

from __future__ import annotations

import argparse

from trainer.commands.words import DONE, house_named, misused
from trainer.library.draft import begun, begun_blank
from trainer.library.houses import ADDED_HOUSES, DRAFTED, load_houses
from trainer.settings import home


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID", help="the new house's id: small letters, digits, -")
    begin_from = parser.add_mutually_exclusive_group(required=True)
    begin_from.add_argument("--of", metavar="HOUSE", help="the house to begin from")
    begin_from.add_argument(
        "--from-nothing",
        metavar="SIGN",
        help="begin from no house: every rule is open; SIGN is the currency's, like $",
    )
    parser.add_argument("--title", metavar="NAME", default="", help="its name (default: the id)")
    parser.add_argument(
        "--cite",
        metavar="WORD",
        default="",
        help="what its citations begin with (default: the other house's, or ID)",
    )


def run(args: argparse.Namespace) -> int:
    """Put the new house's files into the data folder. Raises InputError."""
    houses = load_houses()
    if args.id in houses.names:
        raise misused(f"ID: '{args.id}' is another house's id; choose another")
    if args.of is None:
        if not args.from_nothing.strip():
            raise misused("SIGN: write the currency sign, like $")
        sign = args.from_nothing.strip()
        folder = begun_blank(home() / DRAFTED, args.id, sign, args.title, args.cite)
        print(f"{args.id}: begun from nothing, in {folder}; go on with it under 'Your own house'")
        return DONE
    posts = house_named(houses, args.of).rules.posts_pay_tables
    _, placards = houses.own(args.of)
    folder = begun(
        houses.folder(args.of),
        placards if posts else (),
        home() / ADDED_HOUSES,
        args.id,
        args.title,
        args.cite,
    )
    print(f"{args.id}: a copy of {args.of}, in {folder}")
    return DONE
