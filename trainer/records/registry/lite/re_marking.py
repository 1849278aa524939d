"""What was marked is marked again by corrected rules, openly: what stood before stands in the
act."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, select, text

from trainer.records.event import written
from trainer.records.registry.acts import ActKind
from trainer.records.registry.derived.folding import fold
from trainer.records.registry.derived.projections import EXAM_ENDED
from trainer.records.registry.lite.acting import project_act
from trainer.records.registry.lite.marked import add_marks
from trainer.records.registry.lite.permit import permit
from trainer.records.registry.lite.told import append
from trainer.records.registry.marks import ExamMarked, Marks
from trainer.records.registry.marks_plain import plain_of
from trainer.records.registry.re_marks import ReMarking, all_stood, stood
from trainer.records.registry.refusals import Refusal, Refused
from trainer.records.registry.rows.log import EventRow
from trainer.records.registry.rows.marks import (
    exam_marks,
    quick,
    round_items,
    round_mistakes,
    rounds,
)


def re_mark(db: Connection, by: str, why: ReMarking, marks: Marks, now_ms: int) -> EventRow:
    """All this is marked so from now on. Raises Refused where something was never marked."""
    permit(db, by, ActKind.RE_MARKED, {})
    was = stood(db, marks)
    if not all_stood(was, marks):
        raise Refused(Refusal.NOT_MARKED)
    event = append(db, ActKind.RE_MARKED, written({"by": by, **why.facts(was)}), now_ms)
    project_act(db, event)
    attempts = [
        *(each.attempt for each in marks.rounds),
        *(each.attempt for each in marks.quick),
    ]
    owner = _owners(db, attempts)
    _take_out(db, attempts)
    again = Marks(marks.rounds, marks.mistakes, marks.items, marks.quick)
    add_marks(db, again, owner.keys(), owner)
    _take_exams(db, marks.exams)
    return event


_OWNER = ("attempt", "account", "station", "chain", "taught")


def _owners(db: Connection, attempts: Sequence[str]) -> dict[str, Mapping[str, Any]]:
    """Whose they are, and where they were worked."""
    found: dict[str, Mapping[str, Any]] = {}
    for table in (rounds, quick):
        columns = [table.c[name] for name in _OWNER]
        for row in db.execute(select(*columns).where(table.c.attempt.in_(attempts))).mappings():
            found[row["attempt"]] = {name: row[name] for name in _OWNER[1:]}
    return found


def _take_out(db: Connection, attempts: Sequence[str]) -> None:
    fold(db, attempts, -1)
    for table in (round_mistakes, round_items, rounds, quick):
        db.execute(table.delete().where(table.c.attempt.in_(attempts)))


def _take_exams(db: Connection, marks: Iterable[ExamMarked]) -> None:
    for marked in marks:
        figures = plain_of(marked)
        told = {name: figures[name] for name in _RE_MARKED}
        db.execute(exam_marks.update().where(exam_marks.c.sitting == marked.sitting).values(told))
        one = f"{EXAM_ENDED} AND exam_sittings.sitting = :sitting"
        db.execute(text(one), {"sitting": marked.sitting})


_RE_MARKED = ("outcome", "decisions", "errors", "critical", "failed_areas")
"""What another marking changes of an exam: when and how it ended stays."""
