"""The reads of exams for a trainee's station: the assigned ones, and their results."""

from __future__ import annotations

from sqlalchemy import Connection, select

from trainer.records.registry.declared import read
from trainer.records.registry.rows.exams import (
    AssignmentRow,
    ExamRow,
    SignatureRow,
    SittingRow,
    exam_assignments,
    exam_sittings,
    exams,
    signatures,
)


def assignments_of(db: Connection, account: str) -> tuple[tuple[AssignmentRow, ExamRow], ...]:
    """The exams that are set for that account, the first due first."""
    query = select(exam_assignments).where(exam_assignments.c.account == account)
    rows = db.execute(query.order_by(exam_assignments.c.due_ms, exam_assignments.c.exam))
    assigned = [read(AssignmentRow, row) for row in rows.mappings()]
    named = select(exams).where(exams.c.exam.in_([each.exam for each in assigned]))
    known = {row["exam"]: read(ExamRow, row) for row in db.execute(named).mappings()}
    return tuple((each, known[each.exam]) for each in assigned if each.exam in known)


def sittings_of(
    db: Connection, account: str
) -> tuple[tuple[SittingRow, tuple[SignatureRow, ...]], ...]:
    """The sittings of that account, the last opened first, each with its signatures."""
    query = select(exam_sittings).where(exam_sittings.c.account == account)
    rows = db.execute(query.order_by(exam_sittings.c.sitting.desc())).mappings()
    sat = [read(SittingRow, row) for row in rows]
    of = signatures.c.sitting.in_([each.sitting for each in sat])
    signed = select(signatures).where(of).order_by(signatures.c.at_ms)
    found = [read(SignatureRow, row) for row in db.execute(signed).mappings()]
    return tuple((one, tuple(e for e in found if e.sitting == one.sitting)) for one in sat)
