"""The content of a bundle of evidence: stretches of chains, and the marks that were given for
them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from trainer.records.chain import Row

Plain = dict[str, Any]
"""A JSON object."""


class BundleSubject(StrEnum):
    """The subject of a bundle."""

    RECORDS = "records"
    """One log whole: a machine where nobody signs in."""
    SITTING = "sitting"
    """An exam, or a sitting of practice."""
    TRAINEE = "trainee"
    CLASS = "class"


class ChainOwner(StrEnum):
    """The kind of owner of a chain."""

    TRAINEE = "trainee"
    SCHOOL = "school"
    """What was done at the school's desk, by accounts."""


@dataclass(frozen=True, slots=True)
class Link:
    """The last event of a chain when the bundle was made."""

    place: int
    hash: str


@dataclass(frozen=True, slots=True)
class Stretch:
    """Events of one chain, in order; ``head`` is the chain's own. ``whole``: from the first event
    to the head without a gap."""

    chain: str
    of: ChainOwner
    account: str
    head: Link
    whole: bool
    events: tuple[Row, ...]

    def runs(self) -> Iterator[list[Row]]:
        """The events in runs without gaps."""
        yield from in_runs(self.events)


@dataclass(frozen=True, slots=True)
class BundleMark:
    """The marks of a round or a quick sitting, as plain values, and its mistakes."""

    attempt: str
    marked_by: str
    result: Plain
    mistakes: tuple[Plain, ...] = ()


@dataclass(frozen=True, slots=True)
class BundleAbout:
    """The subject of the bundle: ``id`` names the sitting, account or class; ``accounts`` are those
    whose chains it holds, by id."""

    what: BundleSubject
    id: str
    accounts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BundleEvidence:
    """Everything that a bundle is made from. ``demo``: by simulated trainees."""

    about: BundleAbout
    stretches: tuple[Stretch, ...]
    marks: tuple[BundleMark, ...]
    demo: bool = False


def in_runs(events: Sequence[Row]) -> Iterator[list[Row]]:
    """The events, split where one does not directly follow the one before it."""
    run: list[Row] = []
    for event in events:
        if run and event.place != run[-1].place + 1:
            yield run
            run = []
        run.append(event)
    if run:
        yield run
