"""The tasks of an exam given one by one, from a registry in a file: the server's functions too."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, and_, select, text

from trainer.records.event import written
from trainer.records.registry.acts import ActKind
from trainer.records.registry.door import Locked
from trainer.records.registry.lite import acting
from trainer.records.registry.objections import in_lite
from trainer.records.registry.reads.own import TASKS_DONE
from trainer.records.registry.refusals import Refusal, Refused
from trainer.records.registry.rows.exams import exam_locks, exam_sittings, exam_tasks
from trainer.records.registry.rows.log import EventRow

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
    own = {"account": account, "sitting": sitting}
    if not 0 < number <= (db.scalar(text(in_lite(TASKS_DONE)), own) or 0) + 1:
        raise Refused(Refusal.NOT_COMMITTED)
    seed = secrets.randbits(SEED_BITS) if released is None else released
    row = {"sitting": sitting, "number": number, "seed": seed, "at_ms": now_ms}
    db.execute(exam_tasks.insert(), row)
    return seed
