"""The school's own chain of acts, in a file."""

from __future__ import annotations

from sqlalchemy import Connection

from trainer.records.event import BEFORE_ALL, link
from trainer.records.registry.acts import SCHOOL
from trainer.records.registry.declared import plain
from trainer.records.registry.reads.evidence import last_of
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
