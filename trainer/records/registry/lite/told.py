"""The school's own chain of acts, in a file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, select

from trainer.records.event import BEFORE_ALL, link
from trainer.records.registry.acts import SCHOOL
from trainer.records.registry.declared import plain, read
from trainer.records.registry.rows.log import ChainRow, EventRow, chains, events
from trainer.records.uuid7 import Uuid7


def append(db: Connection, kind: str, body: str, now_ms: int) -> EventRow:
    """One more act, at the end of the school's chain."""
    last = last_of(db, SCHOOL)
    place, before = (last.place, last.hash) if last else (0, BEFORE_ALL)
    id_ = Uuid7(lambda: now_ms, after=last.id if last else None)()
    if last is None:
        db.execute(chains.insert(), plain(ChainRow(SCHOOL, "", "", now_ms)))
    hash_ = link(before, id_, id_, kind, now_ms, body)
    row = EventRow(SCHOOL, place + 1, id_, id_, str(kind), now_ms, body, before, hash_, now_ms)
    db.execute(events.insert(), plain(row))
    return row


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


def text_of(facts: Mapping[str, Any], name: str) -> str:
    """A fact that is a text; empty where it is none."""
    found = facts.get(name)
    return found if isinstance(found, str) else ""
