"""``trainer house pack``: a house as one file to hand on."""

from __future__ import annotations

import argparse
from pathlib import Path

from trainer.atomic_file import replace_bytes
from trainer.commands.words import DONE, house_named
from trainer.library.archive import ENDING, packed
from trainer.library.formats import source
from trainer.library.houses import load_houses


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("house", metavar="HOUSE", help="a house's id; `trainer houses` lists them")
    parser.add_argument(
        "out", metavar="OUT", nargs="?", type=Path, help=f"the file (default: HOUSE{ENDING} here)"
    )


def run(args: argparse.Namespace) -> int:
    """Write the archive, whole or not at all. Raises InputError."""
    houses = load_houses()
    posts = house_named(houses, args.house).rules.posts_pay_tables
    folder, placards = houses.own(args.house)
    out = args.out or Path(f"{args.house}{ENDING}")
    try:
        replace_bytes(out, packed(folder, placards if posts else ()))
    except OSError as error:
        raise source.unwritable(out, error) from None
    print(f"{out}: {args.house}, edition {houses[args.house].rules.edition}")
    return DONE
