"""The attempts that the marker marked again, put in place of the old marks: as a supervisor's act
asks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, select, text

from trainer.records.registry.derived.marked import add_marks
from trainer.records.registry.derived.projections import EXAM_ENDED
from trainer.records.registry.derived.sums import fold
from trainer.records.registry.marks import ExamMarked, Marks
from trainer.records.registry.rows.marks import (
    exam_marks,
    quick,
    round_items,
    round_mistakes,
    rounds,
)


def take_again(db: Connection, marks: Marks) -> None:
    """All this is marked so from now on; whose it is stays."""
    attempts = [
        *(each.attempt for each in marks.rounds),
        *(each.attempt for each in marks.quick),
    ]
    owner = _owners(db, attempts)
    fold(db, owner, -1)
    for table in (round_mistakes, round_items, rounds, quick):
        db.execute(table.delete().where(table.c.attempt.in_(list(owner))))
    add_marks(db, marks, owner)
    _take_exams(db, marks.exams)


_OWNER = ("attempt", "account", "station", "chain", "taught")


def _owners(db: Connection, attempts: Sequence[str]) -> dict[str, Mapping[str, Any]]:
    """The owner of each, and the station at which it was worked."""
    found: dict[str, Mapping[str, Any]] = {}
    for table in (rounds, quick):
        columns = [table.c[name] for name in _OWNER]
        for row in db.execute(select(*columns).where(table.c.attempt.in_(attempts))).mappings():
            found[row["attempt"]] = {name: row[name] for name in _OWNER[1:]}
    return found


def _take_exams(db: Connection, marks: Iterable[ExamMarked]) -> None:
    for marked in marks:
        told = {name: getattr(marked, name) for name in _RE_MARKED}
        db.execute(exam_marks.update().where(exam_marks.c.sitting == marked.sitting).values(told))
        one = f"{EXAM_ENDED} AND exam_sittings.sitting = :sitting"
        db.execute(text(one), {"sitting": marked.sitting})


# What another marking changes of an exam: when and how it ended stays.
_RE_MARKED = ("outcome", "decisions", "errors", "critical", "failed_areas")
