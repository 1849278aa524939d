"""``trainer code``: the code of a round to hand out, or what a code means."""

from __future__ import annotations

import argparse
from datetime import datetime

from trainer.commands.words import DONE, check_seats, house_named, misused
from trainer.library.houses import load_houses
from trainer.library.scenarios.recipes import load_recipes
from trainer.school.curriculum import Curriculum, NothingToDeal
from trainer.school.rounds.shared_round import (
    DRILL_OF_THE_DAY,
    BadRoundCode,
    RoundCode,
    fresh_code,
    of_the_day,
    shared_round,
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A house for a new code, or a code to be read."""
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--house", metavar="HOUSE", help="a fresh round at that house")
    which.add_argument("--read", metavar="CODE", help="say what a code means")
    parser.add_argument(
        "--drill", default=DRILL_OF_THE_DAY, metavar="DRILL", help="a round of that drill"
    )
    parser.add_argument("--seats", type=int, metavar="N")
    parser.add_argument("--today", action="store_true", help="the round of the day instead")


def run(args: argparse.Namespace) -> int:
    """Print the code, or its meaning. Raises InputError for an invalid code, or one that is not of
    this machine."""
    curriculum = Curriculum(load_houses(), load_recipes())
    if args.read is not None:
        print(_read(curriculum, args.read))
        return DONE
    house = house_named(curriculum.shelf, args.house)
    if args.today:
        print(of_the_day(house, datetime.now().astimezone().date()))
        return DONE
    if args.drill not in {each.name for each in curriculum.drills(house.id)}:
        raise misused(f"--drill {args.drill}: no drill at a table of {house.id}")
    check_seats(house, args.seats)
    print(fresh_code(house, args.drill, args.seats))
    return DONE


def _read(curriculum: Curriculum, text: str) -> str:
    try:
        found = shared_round(curriculum, RoundCode.parse(text))
    except (BadRoundCode, NothingToDeal) as wrong:
        raise misused(str(wrong)) from wrong
    code = found.code
    seats = f"{code.seats} seats" if code.seats else "seats as the drill deals"
    return f"{code}: {found.house.id}, {found.drill.name}, {seats}, seed {code.seed}"
