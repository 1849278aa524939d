"""The state of a machine's deliveries, looked at from outside the window. Nothing is changed."""

from __future__ import annotations

import json
from contextlib import closing, suppress
from pathlib import Path

from msgspec import Struct

from trainer.atomic_file import replace_text
from trainer.errors import InputError
from trainer.records.reading import LookedAt
from trainer.records.registry.faults import RegistryFault
from trainer.records.registry.registry import Registry
from trainer.school.clock import Clock
from trainer.school.station.home import StationHome
from trainer.school.station.joined import Joined
from trainer.school.station.outbox import NO_MORE, Head, chain_of, waiting


class Outbox(Struct, frozen=True):
    """The count of an account's waiting rounds and sittings; ``wrong``: why it is not known."""

    account: str
    waiting: int
    wrong: str = ""


class StationStanding(Struct, frozen=True):
    """``answers``: the school can be reached; else ``why`` not, and counts are from last time."""

    joined: Joined
    outboxes: tuple[Outbox, ...]
    answers: bool
    why: str = ""

    @property
    def waiting(self) -> int:
        return sum(each.waiting for each in self.outboxes)


def standing(home: StationHome, joined: Joined, clock: Clock) -> StationStanding:
    """The state now."""
    try:
        with closing(Registry.open(joined.where(home.path), clock.wall)) as registry:
            return StationStanding(joined, _outboxes(home, registry), answers=True)
    except RegistryFault as fault:
        return StationStanding(joined, _outboxes(home, None), answers=False, why=_why(fault))


def _why(fault: RegistryFault) -> str:
    return f"{fault} ({fault.detail})" if fault.detail else str(fault)


def _outboxes(home: StationHome, registry: Registry | None) -> tuple[Outbox, ...]:
    return tuple(_outbox(home, account, registry) for account in home.accounts())


def _outbox(home: StationHome, account: str, registry: Registry | None) -> Outbox:
    try:
        with LookedAt(home.records(account)).look() as reader:
            chain = chain_of(reader)
            if chain is None:
                return Outbox(account, 0)
            return Outbox(account, waiting(reader, Head(_place(home, account, chain, registry))))
    except RegistryFault:
        raise
    except InputError as error:
        return Outbox(account, 0, str(error))


def _place(home: StationHome, account: str, chain: str, registry: Registry | None) -> int:
    """Up to where the school has that chain, as it says; as it said last, where it is not asked."""
    if registry is None:
        return hinted(home.folder(account), chain)
    head = registry.head(chain)
    return head.place if head is not None else 0


NAME = "delivered.json"


def hinted(folder: Path, chain: str) -> int:
    """The place up to which that log had been delivered; 0 where nothing is known."""
    try:
        said = json.loads((folder / NAME).read_text(encoding="utf-8"))
        known, place = said["chain"], said["place"]
    # Only a hint of where to begin: without it the whole log is counted.
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return 0
    sound = type(place) is int and 0 < place < NO_MORE
    return place if known == chain and sound else 0


def keep_hint(folder: Path, chain: str, place: int) -> None:
    """Remember it, whole or not at all; where that cannot be written, nothing is remembered."""
    # Without it all counts as not delivered, until the school says how far it has come.
    with suppress(OSError):
        replace_text(folder / NAME, json.dumps({"chain": chain, "place": place}))
