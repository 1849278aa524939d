"""The state of deliveries, for people and for programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from trainer.commands.lines import Plain
from trainer.commands.words import misused
from trainer.school.people.station_people import KnownPeople
from trainer.school.station.delivery_status import Status, in_words
from trainer.school.station.home import StationHome
from trainer.school.station.joined import Joined
from trainer.school.station.standing import Outbox, StationStanding


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
