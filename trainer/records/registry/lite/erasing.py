"""An account erased from the registry's file, by a recorded act that keeps every chain whole."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, and_, or_, select, text

from trainer.records.event import written
from trainer.records.registry.acts import OF_SOMEBODY, SCHOOL, TERMS, ActKind
from trainer.records.registry.derived.sums import fold
from trainer.records.registry.lite.acting import append, permit
from trainer.records.registry.lite.remade import add_erasures, project_again
from trainer.records.registry.objections import CONCERNED
from trainer.records.registry.reads.event_rows import last_of
from trainer.records.registry.refusals import Refusal, Refused
from trainer.records.registry.rows.exams import exam_sittings
from trainer.records.registry.rows.log import EventRow, chains, erasures, events
from trainer.records.registry.rows.marks import quick, rounds
from trainer.records.registry.rows.people import people
from trainer.records.registry.rows.review import overrides
from trainer.records.registry.tables import forgotten


def erase(db: Connection, by: str, account: str, now_ms: int) -> EventRow:
    """Nothing is left that says who the account was, or what was said by or about it. Its marks
    stay, as nobody's. Raises Refused."""
    permit(db, by, ActKind.ERASED, {"account": account}, now_ms)
    _must_be_erasable(db, account)
    overridden = _overridden(db, account)
    fold(db, overridden, -1)
    event = append(db, ActKind.ERASED, written({"by": by, **_facts(db, account)}), now_ms)
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


_WHO = " ".join(f"WHEN '{kind}' THEN {CONCERNED[TERMS[kind].about]}" for kind in OF_SOMEBODY)
_ACTS_ABOUT = f"""SELECT said.place, said.hash FROM (SELECT place, hash, kind, body AS f FROM events
 WHERE chain = '{SCHOOL}' AND body <> '') said WHERE CASE said.kind {_WHO} END = :account
 ORDER BY said.place"""


def _must_be_erasable(db: Connection, account: str) -> None:
    state = db.scalar(select(people.c.state).where(people.c.account == account))
    if state is None or state == "erased":
        raise Refused(Refusal.NOT_THERE)
    open_ = select(exam_sittings).where(
        exam_sittings.c.account == account, exam_sittings.c.state == "open"
    )
    if db.execute(open_).first() is not None:
        raise Refused(Refusal.SITTING_OPEN)


def _overridden(db: Connection, account: str) -> list[str]:
    own = or_(
        overrides.c.attempt.in_(select(rounds.c.attempt).where(rounds.c.account == account)),
        overrides.c.attempt.in_(select(quick.c.attempt).where(quick.c.account == account)),
    )
    return sorted(db.scalars(select(overrides.c.attempt).distinct().where(own)))


def _empty(db: Connection, event: EventRow) -> None:
    """Empty these events; the record that there were such events stays."""
    for chain, place in db.execute(
        select(erasures.c.chain, erasures.c.place).where(erasures.c.event == event.id)
    ).all():
        places = events.c.place == place if chain == SCHOOL else events.c.place <= place
        db.execute(events.update().where(and_(events.c.chain == chain, places)).values(body=""))
