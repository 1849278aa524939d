"""``trainer school deliver``: deliver what is not delivered yet, and end."""

from __future__ import annotations

import argparse

from trainer.commands.lines import print_json
from trainer.commands.station_text import logins, must_be_joined, told_lines, told_plain
from trainer.commands.words import DONE, FOUND_WRONG, add_formats
from trainer.school.clock import SYSTEM
from trainer.school.station.home import StationHome
from trainer.settings import home


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_formats(parser, lines=False)


def run(args: argparse.Namespace) -> int:
    """Deliver all that was finished on this machine, also while the window is open; status 1 where
    something waits still. Raises InputError for a machine that belongs to no school."""
    station = StationHome(home())
    joined = must_be_joined(station)
    post = station.post(joined, station.curriculum, SYSTEM)
    for _ in post.deliver():
        pass
    post.close()
    told = post.each()
    if args.json:
        print_json(told_plain(told))
    else:
        print("\n".join(told_lines(told, logins(station))) or "Nobody has recorded anything here.")
    return DONE if all(each.well for _, each in told) else FOUND_WRONG
