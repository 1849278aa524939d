"""The live wall: the tables as stations show them, the watchers, and the orders; the answer to a
station, and the bounds of what it may show."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trainer.records.declared import declare


@dataclass(frozen=True, slots=True)
class LiveTableRow:
    """The table of one trainee, as the station showed it last, at the school's time. It is kept
    while somebody watches, counts for nothing, and is no evidence. ``link`` is the connection that
    proved who is signed in: no other one shows anything of that account."""

    account: str
    link: str
    at_ms: int
    tile: str
    felt: str


@dataclass(frozen=True, slots=True)
class LiveWatchRow:
    """A supervisor watches a class until then; ``opened`` is the account whose table is seen from
    near, or empty."""

    by: str
    class_: str
    opened: str
    until_ms: int


@dataclass(frozen=True, slots=True)
class LiveOrderRow:
    """A supervisor's orders to the table of that account: it is paused, and the last note."""

    account: str
    paused_by: str | None
    paused_ms: int | None
    note: str | None
    note_id: str | None
    note_by: str | None
    note_when: str | None
    note_ms: int | None


live_tables = declare(LiveTableRow, "live_tables", ("account",))
live_watches = declare(LiveWatchRow, "live_watches", ("by",))
live_orders = declare(LiveOrderRow, "live_orders", ("account",))


MOST_TILE = 2_000
MOST_FELT = 24_000
"""Bytes of what a station shows: of its tile, and of the felt that is opened large."""

LEAST_MS = 300
"""Within this time after the last, what a station shows is not kept."""

WATCH_MS = 10_000
"""So long a supervisor watches who said so; then it has to be said again."""

MOST_NOTE = 120
"""Letters of a note."""

SEALED_TILE = '{"exam":true}'
"""All that is kept of a station whose trainee sits an exam, whatever it shows."""


@dataclass(frozen=True, slots=True)
class LiveNote:
    """A supervisor's note to a trainee; ``when`` it is to be shown: seat, round or now."""

    id: str
    text: str
    by: str
    when: str
    at_ms: int


@dataclass(frozen=True, slots=True)
class LiveAnswer:
    """``watched``: a supervisor of the trainee's class looks at the wall; ``opened``: at this
    table. ``paused_by`` names whoever, if anybody, paused the table, since ``paused_ms``."""

    watched: bool
    opened: bool
    paused_by: str = ""
    paused_ms: int = 0
    note: LiveNote | None = None

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> LiveAnswer:
        note = plain["note"]
        return cls(
            watched=bool(plain["watched"]),
            opened=bool(plain["opened"]),
            paused_by=plain["paused_by"] or "",
            paused_ms=plain["paused_ms"] or 0,
            note=None if note is None else LiveNote(**note),
        )
