"""``trainer check``: a trace marked, every mistake with its reason and its rule."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from textwrap import fill

from trainer.commands.lines import Plain, answer_lines, print_json, read_marking
from trainer.commands.words import DONE, FOUND_WRONG, add_formats, add_part, add_round, misused
from trainer.dealing.procedure import Part
from trainer.game.money import Money
from trainer.game.rules import HouseRules
from trainer.library.formats import source
from trainer.library.houses import HouseShelf, load_houses
from trainer.library.round_files import read_round_file, read_trace
from trainer.marking.causes import entries
from trainer.marking.mark import Marking, mark_round
from trainer.marking.mistake import Mistake
from trainer.marking.words import at_seat, money, spot

_WIDTH = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_round(parser)
    parser.add_argument(
        "trace",
        metavar="TRACE",
        nargs="?",
        help="one action a line, or a YAML list; - for standard input",
    )
    add_part(parser)
    add_formats(parser)


def run(args: argparse.Namespace) -> int:
    """Mark one trace, or one a line; status 1 if a single one has mistakes."""
    shelf, part = load_houses(), Part(args.part)
    if args.jsonl:
        if args.round is not None:
            raise misused("--jsonl reads standard input; leave ROUND and TRACE out")
        return answer_lines(lambda value: _marked(value, shelf, part))
    if args.trace is None:
        raise misused("write a ROUND and a TRACE file; one of them may be - for standard input")
    if args.round == args.trace == source.STANDARD_INPUT:
        raise misused("only one of ROUND and TRACE may be standard input")
    return _mark_files(args, shelf, part)


def _marked(value: Plain, shelf: HouseShelf, part: Part) -> Plain:
    asked = read_marking(value, shelf.rules, part)
    house = shelf[asked.round_.house]
    return marking_to_plain(mark_round(house, asked.round_, asked.trace, asked.part))


def _mark_files(args: argparse.Namespace, shelf: HouseShelf, part: Part) -> int:
    text, name = source.text_of(args.round), source.name_of(args.round)
    round_ = read_round_file(text, name, shelf.rules)
    trace = read_trace(source.text_of(args.trace), source.name_of(args.trace))
    house = shelf[round_.house]
    marking = mark_round(house, round_, trace, part)
    if args.json:
        print_json(marking_to_plain(marking))
    else:
        print(marking_text(house.rules, marking))
    return FOUND_WRONG if entries(marking) else DONE


def marking_to_plain(marking: Marking) -> Plain:
    """The marking as a JSON value."""
    return {
        "score": marking.score.points,
        "passed": marking.score.passed,
        "mistakes": [mistake_to_plain(mistake) for mistake in entries(marking)],
    }


def mistake_to_plain(mistake: Mistake) -> Plain:
    """The mistake as a JSON value; one that covers several wagers names them all."""
    covers = {"covers": [each.value for each in mistake.covers]} if mistake.covers else {}
    return {
        "code": mistake.code.value,
        "severity": mistake.severity.value,
        "seat": mistake.seat,
        "wager": mistake.wager.value if mistake.wager else None,
        "at": mistake.at,
        "expected": mistake.expected,
        "got": mistake.got,
        "money": str(mistake.money) if mistake.money is not None else None,
        "rule": str(mistake.source),
        "why": mistake.why,
        **covers,
    }


def marking_text(rules: HouseRules, marking: Marking) -> str:
    """The score, then each mistake with the due act, the act done, the reason and the rule."""
    score = marking.score
    passed = "passed" if score.passed else "not passed"
    found = entries(marking)
    count = len(found)
    mistakes = "no mistake" if not count else "1 mistake" if count == 1 else f"{count} mistakes"
    head = f"{score.points}  {passed}, {mistakes}; {score.right} of {score.lines} lines right"
    return "\n\n".join([head, *(_mistake(rules, each) for each in found)])


def _mistake(rules: HouseRules, mistake: Mistake) -> str:
    where = [at_seat(rules, mistake.seat)] if mistake.seat else []
    where += [spot(rules, mistake.wager)] if mistake.wager else []
    place = f"  {', '.join(where)}" if where else ""
    rows = [
        ("due", mistake.expected),
        ("done", _done(mistake)),
        ("money", _difference(rules, mistake.money)),
        ("why", mistake.why),
        ("rule", str(mistake.source)),
    ]
    return "\n".join([f"{mistake.severity}: {mistake.code}{place}", *_said(rows)])


def _said(rows: Iterable[tuple[str, str | None]]) -> list[str]:
    return [
        fill(text, _WIDTH, initial_indent=f"  {name:<5}  ", subsequent_indent=" " * 9)
        for name, text in rows
        if text
    ]


def _done(mistake: Mistake) -> str | None:
    return mistake.got if mistake.at is None else f"{mistake.got} (action {mistake.at + 1})"


def _difference(rules: HouseRules, amount: Money | None) -> str | None:
    if not amount:
        return None
    loser = "the house" if amount > Money(0) else "the player"
    return f"{money(rules, amount)} to the cost of {loser}"
