"""The data emptied when a trainee is erased: his chains, and the acts with words by or about
him."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from sqlalchemy import Connection, select

from trainer.records.registry.acts import SCHOOL, TERMS, ActKind
from trainer.records.registry.reads.evidence import last_of
from trainer.records.registry.rows.log import chains, events
from trainer.records.registry.subject import concerned

OF_SOMEBODY = (
    ActKind.COMMENTED,
    ActKind.OVERRIDDEN,
    ActKind.REMEDIAL_SET,
    ActKind.REMEDIAL_WITHDRAWN,
    ActKind.EXAM_SIGNED,
    ActKind.EXAM_VOIDED,
    ActKind.BLIND_MARKED,
    ActKind.TABLE_TEST_RECORDED,
    ActKind.LIVE_NOTED,
)


def erased_facts(db: Connection, account: str) -> dict[str, Any]:
    """The facts of the act that erases this account: every chain by its head, and every act."""
    owned = select(chains.c.chain).where(chains.c.account == account).order_by(chains.c.chain)
    heads = ((chain, last_of(db, chain)) for chain in db.scalars(owned).all())
    return {
        "account": account,
        "chains": [
            {"chain": chain, "place": last.place, "hash": last.hash.hex()}
            for chain, last in heads
            if last is not None
        ],
        "acts": list(_acts_about(db, account)),
    }


def _acts_about(db: Connection, account: str) -> Iterator[dict[str, Any]]:
    query = select(events).where(
        events.c.chain == SCHOOL, events.c.kind.in_(OF_SOMEBODY), events.c.body != ""
    )
    for row in db.execute(query.order_by(events.c.place)).all():
        facts: Mapping[str, Any] = json.loads(row.body)
        if concerned(db, TERMS[ActKind(row.kind)].about, facts) == account:
            yield {"place": row.place, "hash": row.hash.hex()}
