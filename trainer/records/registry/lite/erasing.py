"""An account erased from the registry's file, by a recorded act that keeps every chain whole; and
the projections, made again from its events."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, and_, select, text

from trainer.records.declared import plain, read
from trainer.records.event import written
from trainer.records.registry.acts import OF_SOMEBODY, SCHOOL, ActKind
from trainer.records.registry.derived.projections import DECIDED, DELIVERED, EXAM_ENDED, project
from trainer.records.registry.derived.sums import fold
from trainer.records.registry.derived.views import clear
from trainer.records.registry.faults import Refusal, Refused
from trainer.records.registry.lite.acting import append, permit
from trainer.records.registry.lite.live import sits_an_exam
from trainer.records.registry.objections import CONCERNED
from trainer.records.registry.reads.event_rows import last_of
from trainer.records.registry.rows.log import ErasureRow, EventRow, chains, erasures, events
from trainer.records.registry.rows.people import people
from trainer.records.registry.tables import ACTED, forgotten


def erase(db: Connection, by: str, account: str, station: str, now_ms: int) -> EventRow:
    """Nothing is left of the account but its marks, as nobody's. ``station`` is where that is
    decided. Raises Refused."""
    permit(db, by, ActKind.ERASED, {"account": account}, now_ms)
    _must_be_erasable(db, account)
    overridden = db.scalars(text(_OVERRIDDEN), {"account": account}).all()
    # Out of the sums with its override, and in again without: that is erased as well.
    fold(db, overridden, -1)
    said = {"by": by, **({"where": station} if station else {}), **_facts(db, account)}
    event = append(db, ActKind.ERASED, written(said), now_ms)
    add_erasures(db, event)
    _empty(db, event)
    for statement in map(text, forgotten(":account")):
        db.execute(statement, {"account": account})
    project_again(db)
    fold(db, overridden, 1)
    return event


def _facts(db: Connection, account: str) -> dict[str, Any]:
    """The facts of the act that erases this account: every chain by its head, and every act."""
    owned = select(chains.c.chain).where(chains.c.account == account).order_by(chains.c.chain)
    heads = ((chain, last_of(db, chain)) for chain in db.scalars(owned).all())
    acts = db.execute(text(_ACTS_ABOUT), {"account": account}).all()
    return {
        "account": account,
        "chains": [
            {"chain": chain, "place": last.place, "hash": last.hash.hex()}
            for chain, last in heads
            if last is not None
        ],
        "acts": [{"place": row.place, "hash": row.hash.hex()} for row in acts],
    }


_WHO = " ".join(f"WHEN '{kind}' THEN {CONCERNED[kind.terms.about]}" for kind in OF_SOMEBODY)
_ACTS_ABOUT = f"""SELECT said.place, said.hash FROM (SELECT place, hash, kind, body AS f FROM events
 WHERE chain = '{SCHOOL}' AND body <> '') said WHERE CASE said.kind {_WHO} END = :account
 ORDER BY said.place"""


def _must_be_erasable(db: Connection, account: str) -> None:
    state = db.scalar(select(people.c.state).where(people.c.account == account))
    if state is None or state == "erased":
        raise Refused(Refusal.NOT_THERE)
    if sits_an_exam(db, account):
        raise Refused(Refusal.SITTING_OPEN)


_OVERRIDDEN = """SELECT DISTINCT attempt FROM overrides WHERE attempt IN (
 SELECT attempt FROM rounds WHERE account = :account
 UNION ALL SELECT attempt FROM quick WHERE account = :account) ORDER BY attempt"""


def _empty(db: Connection, event: EventRow) -> None:
    """Empty these events; the record that there were such events stays."""
    for chain, place in db.execute(
        select(erasures.c.chain, erasures.c.place).where(erasures.c.event == event.id)
    ).all():
        places = events.c.place == place if chain == SCHOOL else events.c.place <= place
        db.execute(events.update().where(and_(events.c.chain == chain, places)).values(body=""))


def project_again(db: Connection) -> None:
    """The projected tables are made again from the events."""
    for table in ACTED:
        if table is not erasures:
            db.execute(table.delete())
    # Not deleted: their names stand in no event.
    db.execute(people.update().values(role="", state=""))
    own = events.c.chain == SCHOOL
    decided, delivered = own & events.c.kind.in_(DECIDED), ~own & events.c.kind.in_(DELIVERED)
    query = (
        select(events, chains.c.account)
        .join(chains, chains.c.chain == events.c.chain)
        .where(decided | delivered, events.c.body != "")
        .order_by(own, events.c.id)
    )
    for row in db.execute(query).mappings().all():
        project(db, dict(row), strictly=False)
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
