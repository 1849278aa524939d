"""``trainer settle``: what every wager of a round is owed, and by which rule."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from trainer.commands.lines import Plain, answer_lines, print_json
from trainer.commands.text import settlement_text
from trainer.commands.words import DONE, add_formats, add_round, misused
from trainer.game.notation import read_round
from trainer.game.rules import HouseRules
from trainer.game.serialize import settlement_to_plain
from trainer.game.settle import settle
from trainer.library.formats import source
from trainer.library.houses import load_houses
from trainer.library.round_files import read_round_file
from trainer.wording import speaking_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_round(parser)
    add_formats(parser)


def run(args: argparse.Namespace) -> int:
    """Settle one round, or one a line. Raises InputError for a round that cannot be settled."""
    houses = load_houses().rules
    if args.jsonl:
        if args.round not in (None, "-"):
            raise misused("--jsonl reads standard input; leave ROUND out")
        return answer_lines(lambda value: _settled(value, houses))
    if args.round is None:
        raise misused("no ROUND; write a round file, or - for standard input")
    return _settle_file(args.round, houses, as_json=args.json)


def _settled(value: Plain, houses: Mapping[str, HouseRules]) -> Plain:
    round_ = read_round(value, houses)
    return settlement_to_plain(round_.house, settle(houses[round_.house], round_))


def _settle_file(path: str, houses: Mapping[str, HouseRules], *, as_json: bool) -> int:
    round_ = read_round_file(source.text_of(path), source.name_of(path), houses)
    rules = houses[round_.house]
    if as_json:
        print_json(settlement_to_plain(rules.house, settle(rules, round_)))
        return DONE
    with speaking_of(rules.spoken):
        print(settlement_text(rules, round_, settle(rules, round_)))
    return DONE
