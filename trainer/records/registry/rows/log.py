"""The delivered chains and their events, as they were written at the stations."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Index

from trainer.records.declared import declare
from trainer.records.lifecycle import BEGINS


@dataclass(frozen=True, slots=True)
class ChainRow:
    """One log: of an account at a station, or the school's own. Its id is its first event's."""

    chain: str
    account: str
    station: str
    begun_at_ms: int


@dataclass(frozen=True, slots=True)
class EventRow:
    """One event of a chain. An empty ``body`` was erased, by an act that says so."""

    chain: str
    place: int
    id: str
    attempt: str
    kind: str
    at_ms: int
    body: str
    before: bytes
    hash: bytes
    received_at_ms: int

    @property
    def facts(self) -> dict[str, Any]:
        """The body of the event, as plain values; empty if it was erased."""
        facts: dict[str, Any] = json.loads(self.body) if self.body else {}
        return facts


@dataclass(frozen=True, slots=True)
class ErasureRow:
    """The erased events: a chain up to that place, or that event of the school's chain."""

    chain: str
    place: int
    hash: str
    event: str


@dataclass(frozen=True, slots=True)
class DeliveryRow:
    """Events of a chain that came together, and the order in which the marker takes them.

    ``taught`` is the house of the class that the account was in then; ``at_ms`` the school's time;
    ``waits`` is None once the events are marked. The school's own chain is listed where an act is
    carried out by the marker."""

    number: int
    chain: str
    first: int
    last: int
    account: str
    station: str
    taught: str
    at_ms: int
    waits: bool | None


@dataclass(frozen=True, slots=True)
class ClaimRow:
    """A station's claim about an attempt: JSON that nothing is counted from."""

    attempt: str
    chain: str
    body: str


@dataclass(frozen=True, slots=True)
class RefusedRow:
    """Deliveries that were no events of this program: by which login of the server, whose records
    they said to be, why, and how often. ``account`` is empty where nobody has that account."""

    login: str
    account: str
    reason: str
    times: int
    first_ms: int
    last_ms: int
    detail: str


@dataclass(frozen=True, slots=True)
class SignedInRow:
    """By which login of the server somebody signed in, and when last; on which day, counted from
    1970, that login delivered for the account last, and how many bytes on it."""

    account: str
    login: str
    at_ms: int
    sent_day: int | None = None
    sent_bytes: int | None = None


@dataclass(frozen=True, slots=True)
class SettingRow:
    """A setting of the registry."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class BackedUp:
    """The last backup of a school on a server, as whoever makes it told the school. ``at_ms`` is
    when it was tried last, ``fault`` what went wrong then, ``sound_ms`` when it last succeeded."""

    at_ms: int
    sound_ms: int | None
    fault: str = ""


chains = declare(ChainRow, "chains", ("chain",), ("account",))
events = declare(EventRow, "events", ("chain", "place"), ("attempt",), unique=(("id",),))
_BEGIN = events.c.kind.in_(list(map(str, BEGINS)))
# Two open transactions do not see each other's events: of an attempt that both begin, one is taken.
Index("events_begin", events.c.attempt, unique=True, sqlite_where=_BEGIN, postgresql_where=_BEGIN)
deliveries = declare(DeliveryRow, "deliveries", ("number",), ("account", "number"))
_WAITS = deliveries.c.waits.is_not(None)
_OF_EACH = deliveries.c.account, deliveries.c.number
# The first that waits of each account is found at once, however many of others wait before it.
Index("deliveries_waiting", *_OF_EACH, sqlite_where=_WAITS, postgresql_where=_WAITS)
claims = declare(ClaimRow, "claims", ("attempt",))
erasures = declare(ErasureRow, "erasures", ("chain", "place"))
settings = declare(SettingRow, "settings", ("name",))
refused = declare(RefusedRow, "refused", ("login", "account", "reason"))
signed_in = declare(SignedInRow, "signed_in", ("account", "login"))
