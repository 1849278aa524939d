"""Arguments and words that several commands share."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.errors import InputError, Problem
from trainer.library.houses import HouseShelf

DONE, FOUND_WRONG = 0, 1


def add_round(parser: argparse.ArgumentParser) -> None:
    """The ROUND argument; it is left out beside ``--jsonl``."""
    parser.add_argument(
        "round",
        metavar="ROUND",
        nargs="?",
        help="a round file, YAML or JSON; - for standard input",
    )


def add_part(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--part",
        choices=[part.value for part in Part],
        default=Part.SETTLEMENT.value,
        help="how much of the round (default: settlement)",
    )


def add_formats(parser: argparse.ArgumentParser, *, lines: bool = True) -> None:
    """--json, and --jsonl for one document a line from standard input."""
    formats = parser.add_mutually_exclusive_group()
    formats.add_argument("--json", action="store_true", help="print one JSON document")
    if lines:
        formats.add_argument(
            "--jsonl",
            action="store_true",
            help="read one JSON document a line from standard input, print one a line",
        )


def up_to(most: int) -> Callable[[str], int]:
    """A reader of a whole number from 1 to that."""

    def number(text: str) -> int:
        # Python reads no number of more than 4300 digits; twelve tell enough.
        if not text.isdecimal() or not 1 <= int(text[:12]) <= most:
            raise argparse.ArgumentTypeError(f"write a whole number from 1 to {most}")
        return int(text)

    return number


def misused(message: str) -> InputError:
    """Report a call that cannot be used."""
    return InputError([Problem((), "call", message)])


def check_seats(house: House, seats: int | None) -> None:
    """Do nothing if the house's table has so many places. Raises InputError."""
    places = house.rules.places
    if seats is not None and not 1 <= seats <= places:
        raise misused(f"--seats {seats}: that table has no more than {places}; write 1 to {places}")


def house_named(shelf: HouseShelf, name: str) -> House:
    """The house of that name. Raises InputError if there is none, or its files are faulty."""
    own_house_named(shelf, name)
    return shelf[name]


def own_house_named(shelf: HouseShelf, name: str) -> None:
    """Do nothing if there is a house of that name, whatever was chosen there. Raises InputError
    otherwise."""
    if name not in shelf.names:
        right = ", ".join(shelf.names)
        message = f"no house '{name}'; write one of {right}"
        raise InputError([Problem((), "unknown_house", message)])
