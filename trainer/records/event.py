"""One thing that happened, and its place in the chain that shows any later change."""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import StrEnum
from hashlib import sha256
from typing import Any

from msgspec import Struct

from trainer.records.uuid7 import moment


class Kind(StrEnum):
    """The kind of an event: of a round, of a sitting of quick questions, or after either."""

    DEALT = "round_dealt"
    ACTED = "acted"
    UNDONE = "act_undone"
    FINISHED = "round_finished"
    ABANDONED = "round_abandoned"
    QUICK_BEGUN = "quick_begun"
    ANSWERED = "answered"
    QUICK_FINISHED = "quick_finished"
    REVIEW_ASKED = "review_asked"
    REASONED = "reasoned"
    INTERRUPTED = "interrupted"
    ANSWERED_AGAIN = "answered_again"
    GOAL_CHOSEN = "goal_chosen"
    EXAM_BEGUN = "exam_begun"
    EXAM_RULED = "exam_ruled"
    EXAM_LEFT = "exam_left"
    EXAM_RESUMED = "exam_resumed"
    EXAM_ENDED = "exam_ended"


# Each kind by its name: several times as fast as ``Kind(name)``.
KINDS = {each.value: each for each in Kind}
OF_ROUNDS = (
    Kind.DEALT,
    Kind.ACTED,
    Kind.UNDONE,
    Kind.REASONED,
    Kind.INTERRUPTED,
    Kind.FINISHED,
    Kind.ABANDONED,
)
OF_QUICK = (Kind.QUICK_BEGUN, Kind.ANSWERED, Kind.QUICK_FINISHED)
OF_EXAMS = (
    Kind.EXAM_BEGUN,
    Kind.EXAM_RULED,
    Kind.EXAM_LEFT,
    Kind.EXAM_RESUMED,
    Kind.EXAM_ENDED,
)
AFTERWARDS = (Kind.REVIEW_ASKED, Kind.ANSWERED_AGAIN, Kind.GOAL_CHOSEN)
"""What is said of a round or a sitting that is over, or of none, at any station of its person."""

BEFORE_ALL = bytes(32)
"""What stands for the hash before the first event."""


class Event(Struct, frozen=True):
    """One event as it is stored. ``body`` is JSON text; ``hash`` is over it and ``before``."""

    place: int
    id: str
    attempt: str
    kind: Kind
    at_ms: int
    body: str
    before: bytes
    hash: bytes

    @property
    def facts(self) -> dict[str, Any]:
        """The body of the event, as plain values."""
        facts: dict[str, Any] = json.loads(self.body)
        return facts

    def at(self, place: int) -> Event:
        """The same event at that place of a log."""
        rest = self.kind, self.at_ms, self.body, self.before, self.hash
        return Event(place, self.id, self.attempt, *rest)

    @property
    def moment(self) -> int:
        """The time of recording, by its id."""
        # This puts the events of several logs in order.
        return moment(self.id)

    @property
    def sound(self) -> bool:
        """True if the event is as it was written."""
        return self.hash == link(
            self.before, self.id, self.attempt, self.kind, self.at_ms, self.body
        )


def event_of(row: Any) -> Event:
    """The event of a row of a table or a file, whose kind is one that the program knows."""
    rest = row.at_ms, row.body, row.before, row.hash
    return Event(row.place, row.id, row.attempt, Kind(row.kind), *rest)


def written(facts: Mapping[str, Any]) -> str:
    """Facts as the log keeps them: one line of JSON."""
    return _LINE.encode(facts)


# Made once: json.dumps with such options makes an encoder at each call.
_LINE = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def link(before: bytes, id_: str, attempt: str, kind: str, at_ms: int, body: str) -> bytes:
    """The hash of an event's stored bytes and of all before it."""
    # No part holds a line's end: no two events give one text.
    line = "\n".join((id_, attempt, kind, str(at_ms), body))
    return sha256(before + line.encode()).digest()
