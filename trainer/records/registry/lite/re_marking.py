"""Rounds marked again by corrected rules, openly: what stood before stands in the act."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, select

from trainer.records.event import written
from trainer.records.registry.acts import ActKind
from trainer.records.registry.derived.folding import fold
from trainer.records.registry.lite.acting import project_act
from trainer.records.registry.lite.marked import add_marks
from trainer.records.registry.lite.permit import permit
from trainer.records.registry.lite.told import append
from trainer.records.registry.marks import Marks
from trainer.records.registry.re_marks import KEPT_FIGURES, ReMarking
from trainer.records.registry.refusals import Refusal, Refused
from trainer.records.registry.rows.log import EventRow
from trainer.records.registry.rows.marks import round_items, round_mistakes, rounds


def re_mark(db: Connection, by: str, why: ReMarking, marks: Marks, now_ms: int) -> EventRow:
    """These rounds are marked so from now on. Raises Refused where one was never marked."""
    permit(db, by, ActKind.RE_MARKED, {})
    attempts = [each.attempt for each in marks.rounds]
    before = _marked(db, attempts)
    if not attempts or set(before) != set(attempts):
        raise Refused(Refusal.NOT_MARKED)
    was = [{name: row[name] for name in KEPT_FIGURES} for row in before.values()]
    event = append(db, ActKind.RE_MARKED, written({"by": by, **why.facts(was)}), now_ms)
    project_act(db, event)
    _take_out(db, attempts)
    owner = {
        attempt: {name: row[name] for name in ("account", "station", "chain", "taught")}
        for attempt, row in before.items()
    }
    add_marks(db, Marks(marks.rounds, marks.mistakes, marks.items), before.keys(), owner)
    return event


def _marked(db: Connection, attempts: list[str]) -> dict[str, Mapping[str, Any]]:
    query = select(rounds).where(rounds.c.attempt.in_(attempts)).order_by(rounds.c.attempt)
    return {row["attempt"]: dict(row) for row in db.execute(query).mappings()}


def _take_out(db: Connection, attempts: list[str]) -> None:
    fold(db, attempts, -1)
    for table in (round_mistakes, round_items, rounds):
        db.execute(table.delete().where(table.c.attempt.in_(attempts)))
