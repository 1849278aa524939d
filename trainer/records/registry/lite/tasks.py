"""The tasks of an exam given one by one, from a registry in a file: the server's functions too."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, and_, false, func, or_, select

from trainer.records.event import Kind, written
from trainer.records.registry.acts import ActKind
from trainer.records.registry.lite import acting
from trainer.records.registry.locked import Locked
from trainer.records.registry.refusals import Refusal, Refused
from trainer.records.registry.rows.exams import exam_locks, exam_sittings, exam_tasks
from trainer.records.registry.rows.log import EventRow, chains, events

SEED_BITS = 48


def open_exam(
    db: Connection, by: str, facts: Mapping[str, Any], locked: Locked | None, now_ms: int
) -> EventRow:
    """The sitting is open, under a first seed that nobody chose. Raises Refused."""
    seed = secrets.randbits(SEED_BITS) if locked is None else locked.seed
    body = written({**facts, "seed": seed})
    event = acting.act(db, by, ActKind.EXAM_OPENED, body, {}, now_ms)
    if locked is not None:
        db.execute(exam_locks.insert(), {"sitting": facts["sitting"], "lock": locked.lock})
    return event


def next_task(
    db: Connection, account: str, sitting: str, number: int, released: int | None, now_ms: int
) -> int:
    """The seed of that task. Raises Refused where what is before it was not delivered."""
    at, task = exam_sittings.c, exam_tasks.c
    mine = and_(at.sitting == sitting, at.account == account, at.state == "open")
    first = db.scalar(select(at.seed).where(mine))
    if first is None:
        raise Refused(Refusal.NOT_THERE)
    given = select(task.seed).where(task.sitting == sitting, task.number == number)
    seed: int | None = first if number == 1 else db.scalar(given)
    if seed is not None:
        return seed
    if not 0 < number <= _done(db, account, sitting) + 1:
        raise Refused(Refusal.NOT_COMMITTED)
    seed = secrets.randbits(SEED_BITS) if released is None else released
    row = {"sitting": sitting, "number": number, "seed": seed, "at_ms": now_ms}
    db.execute(exam_tasks.insert(), row)
    return seed


def _done(db: Connection, account: str, sitting: str) -> int:
    """The number of tasks of that sitting that were delivered whole."""
    at = events.c
    begun = db.execute(
        select(at.chain, func.min(at.place).label("place"))
        .join(chains, chains.c.chain == at.chain)
        .where(at.attempt == sitting, at.kind.in_((Kind.EXAM_BEGUN, Kind.EXAM_RESUMED)))
        .where(chains.c.account == account)
        .group_by(at.chain)
    ).all()
    later = or_(false(), *(and_(at.chain == row.chain, at.place > row.place) for row in begun))
    ruled = and_(at.kind == Kind.EXAM_RULED.value, at.attempt == sitting)
    handed_in = and_(at.kind == Kind.FINISHED.value, at.attempt.in_(_rounds(db, later, sitting)))
    return db.scalar(select(func.count()).where(later, or_(ruled, handed_in))) or 0


def _rounds(db: Connection, later: Any, sitting: str) -> list[str]:
    dealt = select(events.c.attempt, events.c.body).where(later, events.c.body != "")
    found = db.execute(dealt.where(events.c.kind == Kind.DEALT.value))
    return [row.attempt for row in found if json.loads(row.body).get("exam") == sitting]
