"""The live wall: the tables as stations show them, the watchers, and the orders."""

from __future__ import annotations

from dataclasses import dataclass

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
