"""``trainer lint``: house, scenario and round files looked over."""

from __future__ import annotations

import argparse
from pathlib import Path

from trainer.commands.words import DONE, FOUND_WRONG
from trainer.library.lint import lint


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths",
        metavar="PATH",
        nargs="*",
        type=Path,
        help="files, or folders of them (default: those that come with the program)",
    )


def run(args: argparse.Namespace) -> int:
    """Print every problem, status 1; or the number of sound files."""
    linted = lint(args.paths)
    for problem in linted.problems:
        print(problem)
    if linted.problems:
        return FOUND_WRONG
    print("1 file is sound" if linted.files == 1 else f"{linted.files} files are sound")
    return DONE
