"""``trainer perform``: a trace without fault for a round."""

from __future__ import annotations

import argparse

from trainer.commands.lines import Plain, answer_lines, print_json, read_performance
from trainer.commands.words import DONE, add_formats, add_part, add_round, misused
from trainer.dealing.action import Action
from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.dealing.script import faultless, script_for
from trainer.game.round import Round
from trainer.game.settle import settle
from trainer.library.formats import source
from trainer.library.houses import HouseShelf, load_houses
from trainer.library.round_files import read_round_file


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_round(parser)
    add_part(parser)
    add_formats(parser)


def run(args: argparse.Namespace) -> int:
    """Print the actions, one a line. Raises InputError for a round that cannot be settled."""
    shelf, part = load_houses(), Part(args.part)
    if args.jsonl:
        if args.round not in (None, "-"):
            raise misused("--jsonl reads standard input; leave ROUND out")
        return answer_lines(lambda value: _performed(value, shelf, part))
    if args.round is None:
        raise misused("no ROUND; write a round file, or - for standard input")
    text, name = source.text_of(args.round), source.name_of(args.round)
    round_ = read_round_file(text, name, shelf.rules)
    actions = _actions(shelf[round_.house], round_, part)
    if args.json:
        print_json({"trace": [str(action) for action in actions]})
    else:
        print("\n".join(str(action) for action in actions))
    return DONE


def _performed(value: Plain, shelf: HouseShelf, part: Part) -> Plain:
    asked = read_performance(value, shelf.rules, part)
    actions = _actions(shelf[asked.round_.house], asked.round_, asked.part)
    return {"trace": [str(action) for action in actions]}


def _actions(house: House, round_: Round, part: Part) -> tuple[Action, ...]:
    return faultless(script_for(house, round_, settle(house.rules, round_), part))
