"""The faults of a bundle, and their places."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from trainer.records.chain import Row
from trainer.school.exports.bundle.contents import Stretch


class Amiss(StrEnum):
    """A fault of a bundle other than a damaged event."""

    SHAPE = "bad_shape"
    SEAL = "seal_differs"
    RUNS = "events_left_out"
    HEAD = "head_differs"
    OUTSIDER = "not_of_this_bundle"
    TWICE = "chain_twice"
    HOUSES = "houses_differ"
    PROGRAMS = "programs_differ"
    MARK = "mark_differs"
    EXAM = "exam_differs"
    NO_MARK = "mark_missing"
    NO_EVIDENCE = "mark_without_evidence"
    SIGNED = "signed_head_not_found"
    NOTED = "head_not_found"


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a bundle. ``wrong`` is an Amiss or, for an event, a Wrong; ``chain``, ``place``,
    ``id`` and ``kind`` are the event's, as far as there is one."""

    wrong: str
    detail: str = ""
    chain: str = ""
    place: int | None = None
    id: str = ""
    kind: str = ""


def of_event(wrong: str, stretch: Stretch, event: Row, detail: str = "") -> Fault:
    """The fault of that event."""
    return Fault(wrong, detail, stretch.chain, event.place, str(event.id), str(event.kind))


def hashes(stretches: Iterable[Stretch]) -> set[str]:
    """Every hash that these events vouch for."""
    events = {event.hash.hex() for each in stretches for event in each.events}
    return events | {each.head.hash for each in stretches}
