"""``trainer school status``: which school this machine belongs to, and what waits for it."""

from __future__ import annotations

import argparse
import sys

from trainer.commands.lines import print_json
from trainer.commands.station_text import (
    logins,
    must_be_joined,
    standing_lines,
    standing_plain,
)
from trainer.commands.words import DONE, FOUND_WRONG, add_formats
from trainer.school.clock import SYSTEM
from trainer.school.station.home import StationHome
from trainer.school.station.joined import NAME, read_by_others
from trainer.school.station.standing import standing
from trainer.settings import home


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_formats(parser, lines=False)


def run(args: argparse.Namespace) -> int:
    """Print the status; 1 if the school does not answer, or records cannot be read. Nothing is
    changed. Raises InputError for a machine that belongs to no school."""
    station = StationHome(home())
    found = standing(station, must_be_joined(station), SYSTEM)
    if args.json:
        print_json(standing_plain(found))
    else:
        print("\n".join(standing_lines(found, logins(station))))
    if read_by_others(station.path):
        print(f"{station.path / NAME}: others may read it; chmod 600 it", file=sys.stderr)
    sound = found.answers and not any(each.wrong for each in found.outboxes)
    return DONE if sound else FOUND_WRONG
