"""``trainer school status``: which school this machine belongs to, and what waits for it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from trainer.commands.lines import Plain, print_json
from trainer.commands.words import DONE, FOUND_WRONG, add_formats, misused
from trainer.school.clock import SYSTEM
from trainer.school.people.station_people import KnownPeople
from trainer.school.station.delivery_status import Status, in_words
from trainer.school.station.home import StationHome
from trainer.school.station.joined import NAME, Joined, read_by_others
from trainer.school.station.standing import Outbox, StationStanding, standing
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


def must_be_joined(home: StationHome) -> Joined:
    """The school that the machine belongs to. Raises InputError for none."""
    joined = home.joined
    if joined is None:
        raise misused("this machine belongs to no school; join one: trainer school join URL")
    return joined


def logins(home: StationHome) -> Mapping[str, str]:
    """Sign-in names by account, of those who signed in here."""
    return {each.account.id: each.account.login for each in KnownPeople(home.path).everybody()}


def standing_lines(standing: StationStanding, known: Mapping[str, str]) -> Iterator[str]:
    """The school, whether it answers, and the waiting deliveries of each person."""
    joined = standing.joined
    yield f"school   {joined.shown}"
    yield f"station  {joined.name} ({joined.station})"
    yield "answers  yes" if standing.answers else f"answers  no: {standing.why}"
    yield f"waiting  {standing.waiting}"
    for each in standing.outboxes:
        if each.waiting or each.wrong:
            yield f"  {known.get(each.account, each.account)}  {each.wrong or each.waiting}"


def standing_plain(standing: StationStanding) -> Plain:
    joined = standing.joined
    return {
        "registry": joined.shown,
        "station": joined.station,
        "name": joined.name,
        "answers": standing.answers,
        "why": standing.why,
        "waiting": standing.waiting,
        "outboxes": [_outbox_plain(each) for each in standing.outboxes],
    }


def _outbox_plain(outbox: Outbox) -> Plain:
    return {"account": outbox.account, "waiting": outbox.waiting, "wrong": outbox.wrong}


def status_lines(
    each_account: Iterable[tuple[str, Status]], known: Mapping[str, str]
) -> Iterator[str]:
    """A line for each trainee's records."""
    for account, each in each_account:
        yield f"{known.get(account, account)}: {in_words(each)}"


def status_plain(each_account: Iterable[tuple[str, Status]], aside: Mapping[str, Path]) -> Plain:
    """``kept`` is where records lie that were put aside."""
    return [
        {"account": account, "state": each.state.value, "waiting": each.waiting, "why": each.why}
        | ({"kept": str(aside[account])} if account in aside else {})
        for account, each in each_account
    ]
