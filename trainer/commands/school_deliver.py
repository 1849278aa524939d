"""``trainer school deliver``: deliver what is not delivered yet, and end."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path

from trainer.commands.lines import print_json
from trainer.commands.school_status import logins, must_be_joined, status_lines, status_plain
from trainer.commands.words import DONE, FOUND_WRONG, add_formats
from trainer.school.clock import SYSTEM
from trainer.school.post_office import post_of
from trainer.school.records_care.backup import NEW_LOG, put_aside
from trainer.school.station.courier import SETTLES_IN_MS
from trainer.school.station.delivery_status import ALL_DELIVERED, State, Status
from trainer.school.station.home import StationHome
from trainer.school.station.post import Post
from trainer.settings import home

LOOKS = 3
"""The number of looks at records that are written meanwhile."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--new-log",
        action="store_true",
        help="put records aside that cannot be delivered on, and begin new ones: the clock was "
        "wrong, or they were used in two places; close the window first",
    )
    add_formats(parser, lines=False)


def run(args: argparse.Namespace) -> int:
    """Deliver everything that was finished on this machine, also while the window is open; status 1
    if something still waits. Raises InputError for a machine that belongs to no school."""
    station = StationHome(home())
    joined = must_be_joined(station)
    post = post_of(station, joined, station.curriculum, SYSTEM)
    _deliver(post)
    post.close()
    ended = {account: _ended(each) for account, each in post.each()}
    aside = _put_aside(station, ended) if args.new_log else {}
    if args.json:
        print_json(status_plain(ended.items(), aside))
    else:
        lines = [*status_lines(ended.items(), logins(station)), *_aside_lines(aside)]
        print("\n".join(lines) or "Nobody has recorded anything here.")
    wrong = (account for account, each in ended.items() if not each.well)
    return DONE if all(each in aside for each in wrong) else FOUND_WRONG


def _put_aside(station: StationHome, ended: Mapping[str, Status]) -> Mapping[str, Path]:
    """The new names of the records that can never be delivered on, by account."""
    return {
        account: put_aside(station.records(account), NEW_LOG, datetime.now(UTC))
        for account, status in ended.items()
        if status.needs_new_log
    }


def _aside_lines(aside: Mapping[str, Path]) -> Iterator[str]:
    for path in aside.values():
        yield f"These records are kept in {path}. New ones begin at the next sign-in."


def _deliver(post: Post) -> None:
    """Deliver, and again if something was written just before."""
    # A window may be at work, or the first look at the records of a killed one may add to
    # them.
    for at in range(LOOKS):
        if at:
            time.sleep(SETTLES_IN_MS / 1000)
        for _ in post.deliver():
            pass
        if all(state.state is not State.DELIVERING for _, state in post.each()):
            return


def _ended(status: Status) -> Status:
    """The final status: what was being delivered is delivered by now."""
    return ALL_DELIVERED if status.state is State.DELIVERING else status
