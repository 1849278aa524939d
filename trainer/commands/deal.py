"""``trainer deal``: rounds from a seed, the same ones everywhere."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import replace

from trainer.commands.lines import print_json
from trainer.commands.text import round_text
from trainer.commands.words import DONE, check_seats, house_named, up_to
from trainer.dealing.house import House
from trainer.drills.generate import deal
from trainer.errors import InputError
from trainer.game.round import Round
from trainer.game.serialize import round_to_plain
from trainer.library.houses import load_houses


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--house", metavar="H", required=True, help="a house's id")
    parser.add_argument("--seed", metavar="N", type=int, required=True, help="a whole number")
    parser.add_argument(
        "--count", metavar="K", type=up_to(10_000_000), default=1, help="rounds (default: 1)"
    )
    parser.add_argument("--seats", metavar="S", type=up_to(7), help="seats (default: 1 to 7)")
    parser.add_argument(
        "--want",
        metavar="EVENT",
        nargs="+",
        action="extend",
        default=[],
        help="every round shows these events; `trainer events` lists them",
    )
    formats = parser.add_mutually_exclusive_group()
    formats.add_argument("--json", action="store_true", help="print one JSON list of the rounds")
    formats.add_argument("--jsonl", action="store_true", help="print one round a line as JSON")


def run(args: argparse.Namespace) -> int:
    """Print the rounds as YAML, between ``---``, or as JSON. Raises InputError."""
    house = house_named(load_houses(), args.house)
    check_seats(house, args.seats)
    rounds = _rounds(house, args)
    if args.json:
        print_json([round_to_plain(round_) for round_ in rounds])
        return DONE
    for at, round_ in enumerate(rounds):
        if args.jsonl:
            print(json.dumps(round_to_plain(round_)), flush=True)
        else:
            print(("---\n" if at else "") + round_text(round_), flush=True)
    return DONE


def _rounds(house: House, args: argparse.Namespace) -> Iterator[Round]:
    try:
        return deal(house.rules, args.seed, args.count, args.seats, args.want)
    except InputError as error:
        raise InputError(replace(each, where=("--want",)) for each in error.problems) from None
