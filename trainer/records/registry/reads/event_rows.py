"""The evidence of attempts, as their stations told of them, and the acts of the school."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import takewhile
from typing import Any

from sqlalchemy import Connection, func, select

from trainer.records.attempt import Attempt, replay
from trainer.records.declared import read, rows
from trainer.records.elsewhere import FromElsewhere
from trainer.records.event import KINDS, OF_EXAMS, OF_QUICK, OF_ROUNDS, Event, Kind, event_of
from trainer.records.registry.acts import SCHOOL, ActKind
from trainer.records.registry.rows.log import EventRow, chains, deliveries, events


def events_of(db: Connection, attempt: str) -> tuple[Event, ...]:
    """The events of that attempt, in its order, without what was said of it afterwards; none if it
    was erased. Of several stations, as their events were delivered."""
    query = select(events).where(events.c.attempt == attempt, events.c.kind.in_(_OF_ATTEMPTS))
    found = db.execute(query.order_by(events.c.place)).all()
    if len({row.chain for row in found}) > 1:
        found = db.execute(query.order_by(_TURN, events.c.place)).all()
    # What ids say of their moments is what stations say.
    return tuple(event_of(row) for row in found if row.body)


_OF_ATTEMPTS = (*OF_ROUNDS, *OF_QUICK, *OF_EXAMS)
_AT = deliveries.c
_OWN = select(chains.c.account).where(chains.c.chain == events.c.chain).correlate(events)
_TURN = (
    select(func.min(_AT.number))
    .where(_AT.account == _OWN.scalar_subquery(), _AT.chain == events.c.chain)
    .where(_AT.last >= events.c.place)
    .scalar_subquery()
)
"""The delivery that an event came with."""


def attempt(db: Connection, attempt: str) -> Attempt | None:
    """The evidence of that round."""
    events = events_of(db, attempt)
    return replay(events) if events and events[0].kind is Kind.DEALT else None


def last_of(db: Connection, chain: str) -> EventRow | None:
    """The last event of a chain."""
    query = select(events).where(events.c.chain == chain).order_by(events.c.place.desc())
    row = db.execute(query.limit(1)).mappings().first()
    return read(EventRow, row) if row else None


def heard_after_ms(db: Connection, chain: str, place: int) -> int:
    """The shortest time until one of that chain's events up to that place was received."""
    at, after = events.c, events.c.received_at_ms - events.c.at_ms
    near = at.place.between(place - _NEAR, place)
    # What was heard before it was tells of a clock that was ahead then, and may be right since.
    return db.scalar(select(func.min(after)).where(at.chain == chain, near, after >= 0)) or 0


_NEAR = 2000
"""More events than an exam has with its rounds: what was long before is of another clock."""


def events_in(db: Connection, chain: str, after: int) -> tuple[EventRow, ...]:
    """A chain's events after that place."""
    query = select(events).where(events.c.chain == chain, events.c.place > after)
    found = db.execute(query.order_by(events.c.place)).mappings()
    return tuple(read(EventRow, row) for row in found)


def own_events(
    db: Connection, account: str, known: Mapping[str, int], at_most: int
) -> tuple[FromElsewhere, ...]:
    """Events of that account's chains after the places that are known, chain by chain."""
    at, found = events.c, list[FromElsewhere]()
    own = select(chains.c.chain).where(chains.c.account == account)
    for chain in db.scalars(own.order_by(chains.c.chain)).all():
        query = select(events).where(at.chain == chain, at.place > known.get(chain, 0))
        found += known_to_us(db.execute(query.order_by(at.place).limit(at_most - len(found))))
    return tuple(found)


def known_to_us(told: Iterable[Any]) -> tuple[FromElsewhere, ...]:
    """The events of those rows, up to the first that a later program recorded."""
    ours = takewhile(lambda row: row.kind in KINDS, told)
    return tuple(FromElsewhere(row.chain, event_of(row)) for row in ours)


# ------------------------------------------------------------------------ the acts of the school


def acts_before(db: Connection, place: int | None, limit: int) -> tuple[EventRow, ...]:
    """So many acts before that place of the school's chain; the last ones for None."""
    query = select(events).where(events.c.chain == SCHOOL)
    if place is not None:
        query = query.where(events.c.place < place)
    found = db.execute(query.order_by(events.c.place.desc()).limit(limit)).mappings()
    return tuple(read(EventRow, row) for row in found)


def closed_at(db: Connection) -> Mapping[str, int]:
    """The time at which the school heard that an account was closed, the last time, by account."""
    closed = {"chain": SCHOOL, "kind": ActKind.ACCOUNT_CLOSED.value}
    acts = rows(db, EventRow, closed, "place")
    return {each.facts["account"]: each.received_at_ms for each in acts if each.body}


def count_of_acts(db: Connection) -> tuple[int, int | None]:
    """The number of acts, and the time at which the first of them was received."""
    of = select(func.count(), func.min(events.c.received_at_ms)).where(events.c.chain == SCHOOL)
    count, first = db.execute(of).one()
    return count, first
