"""The projections and sums in the registry's file, made again from its events and marks."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, select, text

from trainer.records.declared import plain, read
from trainer.records.registry.acts import SCHOOL, ActKind
from trainer.records.registry.derived.clearing import clear
from trainer.records.registry.derived.projecting import OwnedEvent, project
from trainer.records.registry.derived.projections import DECIDED, DELIVERED, EXAM_ENDED
from trainer.records.registry.derived.sums import remake
from trainer.records.registry.rows.log import ErasureRow, EventRow, chains, erasures, events
from trainer.records.registry.rows.people import people
from trainer.records.registry.tables import ACTED


def remake_all(db: Connection) -> None:
    """Every table that is made of others is made again."""
    project_again(db)
    remake(db)


def project_again(db: Connection) -> None:
    """The projected tables are made again from the events."""
    for table in ACTED:
        if table is not erasures:
            db.execute(table.delete())
    db.execute(people.update().values(role="", state=""))
    own = events.c.chain == SCHOOL
    decided, delivered = own & events.c.kind.in_(DECIDED), ~own & events.c.kind.in_(DELIVERED)
    query = (
        select(events, chains.c.account)
        .join(chains, chains.c.chain == events.c.chain)
        .where(decided | delivered, events.c.body != "")
        .order_by(own, events.c.id)
    )
    for row in db.execute(query).all():
        owned = OwnedEvent(row.id, row.attempt, row.kind, row.at_ms, row.body, row.account)
        project(db, owned, strictly=False)
    db.execute(text(EXAM_ENDED))
    db.execute(text(clear("")))
    _erasures_again(db)


def _erasures_again(db: Connection) -> None:
    """Write the places that may be empty, as the recorded acts say."""
    db.execute(erasures.delete())
    query = select(events).where(events.c.chain == SCHOOL, events.c.kind == ActKind.ERASED)
    for row in db.execute(query.order_by(events.c.place)).mappings().all():
        add_erasures(db, read(EventRow, row))


def add_erasures(db: Connection, event: EventRow) -> None:
    """Write the places that may be empty by that act."""
    facts: dict[str, Any] = json.loads(event.body)
    rows = [
        ErasureRow(each.get("chain", SCHOOL), each["place"], each["hash"], event.id)
        for each in (*facts["chains"], *facts.get("acts", ()))
    ]
    if rows:
        db.execute(erasures.insert(), [plain(row) for row in rows])
