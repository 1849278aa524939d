"""A station's delivery of one log, and the answers to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from trainer.records.event import Event


class Answer(StrEnum):
    """The fate of one event. After any but the first two, nothing more of it was looked at."""

    STORED = "stored"
    DUPLICATE = "duplicate"
    CONFLICT = "conflict"
    GAP = "gap"
    BAD_HASH = "bad_hash"
    ERASED = "erased"
    REFUSED = "refused"

    @property
    def kept(self) -> bool:
        """True if the registry has the event."""
        return self in (Answer.STORED, Answer.DUPLICATE)


Claims = Mapping[str, str]
"""By attempt, what the station says that it showed of it: JSON."""
NOTHING_CLAIMED: Claims = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Delivery:
    """Events of one chain in their order. A chain's id is that of its first event. ``claims`` are
    kept to be held against the marks, and count for nothing."""

    chain: str
    station: str
    account: str
    events: Sequence[Event]
    claims: Claims = field(default_factory=lambda: NOTHING_CLAIMED)


@dataclass(frozen=True, slots=True)
class Answered:
    """The answer to the event of that place."""

    place: int
    answer: Answer


@dataclass(frozen=True, slots=True)
class Answers:
    """The answers up to the first event not kept, the chain's ``head`` now, and ``why`` not."""

    events: tuple[Answered, ...]
    head: int
    why: str = ""

    @property
    def all_kept(self) -> bool:
        return all(each.answer.kept for each in self.events)


@dataclass(frozen=True, slots=True)
class Head:
    """The registry's last place of a chain, and the hash of its last event there."""

    place: int
    hash: bytes
    erased: bool = False
