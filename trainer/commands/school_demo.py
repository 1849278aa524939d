"""``trainer school demo [WHERE]``: a school of simulated trainees, to learn the reports with."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from trainer import settings
from trainer.school.demo.founding import FOLDER, in_folder, in_registry
from trainer.school.demo.making import SEED, MakingProgress
from trainer.school.station.joined import without_password


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "where",
        nargs="?",
        metavar="FOLDER|URL",
        help="a folder that is not there yet, or an empty database made by trainer school init; "
        "demo-school beside the records, if none is named",
    )
    parser.add_argument("--seed", type=int, default=SEED, help="another seed, other trainees")


def run(args: argparse.Namespace) -> int:
    """Make it, and print the progress. Raises InputError if it cannot be made."""
    begun, rounds = time.monotonic(), 0
    where = args.where or str(settings.home() / FOLDER)
    is_url = "://" in where
    making = in_registry(where, args.seed) if is_url else in_folder(Path(where), args.seed)
    for progress in making:
        rounds = progress.rounds
        _say_how_far(progress)
    print(file=sys.stderr)
    print(f"demo school: {without_password(where) if is_url else where}")
    print(f"rounds:      {rounds:,} in {time.monotonic() - begun:.0f} s")
    if not is_url:
        print(f"look at it:  TRAINER_HOME={where} trainer")
    return 0


def _say_how_far(progress: MakingProgress) -> None:
    far = f"day {progress.day} of {progress.days}, {progress.rounds:,} rounds"
    print(f"\r{far}", end="", file=sys.stderr, flush=True)
