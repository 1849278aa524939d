"""The acts of a school, the last of them first."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, func, select

from trainer.records.registry.acts import SCHOOL, ActKind
from trainer.records.registry.declared import read
from trainer.records.registry.rows.log import EventRow, events


def acts_before(db: Connection, place: int | None, limit: int) -> tuple[EventRow, ...]:
    """So many acts before that place of the school's chain; the last ones for None."""
    query = select(events).where(events.c.chain == SCHOOL)
    if place is not None:
        query = query.where(events.c.place < place)
    rows = db.execute(query.order_by(events.c.place.desc()).limit(limit)).mappings()
    return tuple(read(EventRow, row) for row in rows)


def closed_at(db: Connection) -> Mapping[str, int]:
    """The time at which the school heard that an account was closed, the last time, by account."""
    query = select(events).where(
        events.c.chain == SCHOOL, events.c.kind == ActKind.ACCOUNT_CLOSED.value
    )
    rows = (read(EventRow, row) for row in db.execute(query.order_by(events.c.place)).mappings())
    return {each.facts["account"]: each.received_at_ms for each in rows if each.body}


def count_of_acts(db: Connection) -> tuple[int, int | None]:
    """The number of acts, and the time at which the first of them was received."""
    of = select(func.count(), func.min(events.c.received_at_ms)).where(events.c.chain == SCHOOL)
    count, first = db.execute(of).one()
    return count, first
