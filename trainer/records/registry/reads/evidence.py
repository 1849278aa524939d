"""The evidence of attempts, as their stations told of them."""

from __future__ import annotations

from sqlalchemy import Connection, RowMapping, select

from trainer.records.attempt import Attempt, replay
from trainer.records.event import Event, Kind
from trainer.records.registry.acts import SCHOOL
from trainer.records.registry.declared import read
from trainer.records.registry.rows.log import EventRow, chains, events


def events_of(db: Connection, attempt: str) -> tuple[Event, ...]:
    """What was told of that attempt, in its order; nothing where it was erased."""
    query = select(events).where(events.c.attempt == attempt, events.c.chain != SCHOOL)
    rows = db.execute(query.order_by(events.c.chain, events.c.place)).mappings()
    return tuple(event_in(row) for row in rows if row["body"])


def attempt(db: Connection, attempt: str) -> Attempt | None:
    """The evidence of that round."""
    told = events_of(db, attempt)
    return replay(told) if told and told[0].kind is Kind.DEALT else None


def last_of(db: Connection, chain: str) -> EventRow | None:
    """The last event of a chain."""
    query = select(events).where(events.c.chain == chain).order_by(events.c.place.desc())
    row = db.execute(query.limit(1)).mappings().first()
    return read(EventRow, row) if row else None


def owner_of(db: Connection, attempt: str) -> str | None:
    """The account of the chain that tells of that attempt."""
    query = select(chains.c.account).join(events, events.c.chain == chains.c.chain)
    found: str | None = db.scalar(query.where(events.c.attempt == attempt).limit(1))
    return found


def events_in(db: Connection, chain: str, after: int) -> tuple[EventRow, ...]:
    """A chain's events after that place."""
    query = select(events).where(events.c.chain == chain, events.c.place > after)
    rows = db.execute(query.order_by(events.c.place)).mappings()
    return tuple(read(EventRow, row) for row in rows)


def event_in(row: RowMapping) -> Event:
    """The event in that row."""
    return Event(
        place=row["place"],
        id=row["id"],
        attempt=row["attempt"],
        kind=Kind(row["kind"]),
        at_ms=row["at_ms"],
        body=row["body"],
        before=row["before"],
        hash=row["hash"],
    )
