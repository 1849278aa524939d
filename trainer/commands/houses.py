"""``trainer houses``: the houses there are."""

from __future__ import annotations

import argparse
import sys

from trainer.commands.lines import print_json
from trainer.commands.text import columns
from trainer.commands.words import DONE, FOUND_WRONG, add_formats
from trainer.library.houses import load_houses


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_formats(parser, lines=False)


def run(args: argparse.Namespace) -> int:
    """List the sound houses; the problems of a faulty one go to standard error, status 1."""
    shelf = load_houses()
    faulty = shelf.problems
    houses = [shelf[name].rules for name in shelf]
    if args.json:
        print_json([{"house": h.house, "title": h.title, "summary": h.summary} for h in houses])
    else:
        rows = [(h.house, h.title, h.summary) for h in houses]
        print("\n".join(columns(rows, indent="")))
    for problem in (each for problems in faulty.values() for each in problems):
        print(problem, file=sys.stderr)
    return FOUND_WRONG if faulty else DONE
