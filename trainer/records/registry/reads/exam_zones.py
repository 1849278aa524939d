"""In which zone an exam was sat: as its station told when it began."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, select

from trainer.records.event import Kind
from trainer.records.registry.rows.log import events


def zones_of(db: Connection, sittings: Sequence[str]) -> Mapping[str, int]:
    """Minutes east of Greenwich, by sitting; without what was not delivered, or was erased."""
    told = select(events.c.attempt, events.c.body).where(
        events.c.attempt.in_(sittings), events.c.kind == Kind.EXAM_BEGUN.value
    )
    rows = db.execute(told).all() if sittings else []
    return {sitting: int(json.loads(body).get("zone_min", 0)) for sitting, body in rows if body}
