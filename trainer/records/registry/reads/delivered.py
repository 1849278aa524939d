"""What was delivered, as the marker reads it: deliveries in their order, and their events."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from trainer.records.event import Event
from trainer.records.registry.declared import read
from trainer.records.registry.reads.evidence import event_in
from trainer.records.registry.rows.log import (
    DeliveryRow,
    RefusedRow,
    claims,
    deliveries,
    events,
    refused,
)
from trainer.records.registry.rows.marks import MismatchRow, mismatches
from trainer.records.registry.rows.people import people


@dataclass(frozen=True, slots=True)
class Doubts:
    """What is not marked yet, what stations showed otherwise than its evidence says, and what was
    refused."""

    being_marked: int = 0
    mismatches: tuple[MismatchRow, ...] = ()
    refused: tuple[RefusedRow, ...] = ()


def doubts(db: Connection, accounts: Collection[str] | None = None) -> Doubts:
    """All of them, or those of these accounts."""
    at, of = mismatches.c, refused.c
    unlike = select(mismatches).order_by(at.at_ms.desc(), at.attempt)
    turned_away = select(refused).order_by(of.last_ms.desc(), of.login, of.account, of.reason)
    if accounts is not None:
        unlike = unlike.where(at.account.in_(list(accounts)))
        turned_away = turned_away.where(of.account.in_(list(accounts)))
    return Doubts(
        waiting(db),
        tuple(read(MismatchRow, row) for row in db.execute(unlike).mappings()),
        tuple(read(RefusedRow, row) for row in db.execute(turned_away).mappings()),
    )


def next_delivery(db: Connection) -> DeliveryRow | None:
    """The first that waits to be marked."""
    waiting = select(deliveries).where(deliveries.c.waits.is_not(None))
    row = db.execute(waiting.order_by(deliveries.c.number).limit(1)).mappings().first()
    return read(DeliveryRow, row) if row else None


def waiting(db: Connection) -> int:
    """How many deliveries wait to be marked."""
    count = select(func.count()).where(deliveries.c.waits.is_not(None))
    return db.scalar(count.select_from(deliveries)) or 0


def before(db: Connection, delivery: DeliveryRow) -> tuple[DeliveryRow, ...]:
    """The deliveries of that account that came before, in their order."""
    at = deliveries.c
    own = select(deliveries).where(at.account == delivery.account, at.number < delivery.number)
    rows = db.execute(own.where(at.chain != "school").order_by(at.number)).mappings()
    return tuple(read(DeliveryRow, row) for row in rows)


def events_in(db: Connection, delivery: DeliveryRow) -> tuple[Event, ...]:
    """What was delivered then; nothing of what was erased since."""
    own = events.c.chain == delivery.chain, events.c.place.between(delivery.first, delivery.last)
    rows = db.execute(select(events).where(*own).order_by(events.c.place)).mappings()
    return tuple(event_in(row) for row in rows if row["body"])


def erased(db: Connection) -> tuple[str, ...]:
    """The accounts that were erased."""
    gone = select(people.c.account).where(people.c.state == "erased")
    return tuple(db.scalars(gone.order_by(people.c.account)))


def claims_of(db: Connection, attempts: Sequence[str]) -> Mapping[str, str]:
    """What stations say that they showed of these attempts."""
    found = select(claims.c.attempt, claims.c.body).where(claims.c.attempt.in_(attempts))
    return {row.attempt: row.body for row in db.execute(found)}
