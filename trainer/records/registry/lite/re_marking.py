"""The act by which what was marked is to be marked again: what stood before stands in it."""

from __future__ import annotations

from sqlalchemy import Connection

from trainer.records.event import written
from trainer.records.registry.acts import SCHOOL, ActKind
from trainer.records.registry.lite.act_log import append
from trainer.records.registry.lite.acting import project_act
from trainer.records.registry.lite.permit import permit
from trainer.records.registry.re_marks import Again, ReMarking, all_stood, stood
from trainer.records.registry.refusals import Refusal, Refused
from trainer.records.registry.rows.log import EventRow, deliveries


def re_mark(db: Connection, by: str, why: ReMarking, again: Again, now_ms: int) -> EventRow:
    """All this waits to be marked anew. Raises Refused where something was never marked."""
    permit(db, by, ActKind.RE_MARKED, {})
    was = stood(db, again)
    if not all_stood(was, again):
        raise Refused(Refusal.NOT_MARKED)
    event = append(db, ActKind.RE_MARKED, written({"by": by, **why.facts(was)}), now_ms)
    project_act(db, event)
    nobody = {"account": "", "station": "", "taught": ""}
    at = {"chain": SCHOOL, "first": event.place, "last": event.place, "at_ms": now_ms}
    db.execute(deliveries.insert(), {**nobody, **at, "waits": 1})
    return event
