"""A decision: whether it may be taken, and how it is recorded in the registry's file."""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, and_, func, select, text
from sqlalchemy.exc import IntegrityError

from trainer.records.declared import plain
from trainer.records.event import BEFORE_ALL, link, written
from trainer.records.registry.acts import SCHOOL, ActKind, Role
from trainer.records.registry.derived.projections import NothingThere, project
from trainer.records.registry.derived.sums import fold
from trainer.records.registry.faults import Refusal, Refused
from trainer.records.registry.objections import in_lite, objection
from trainer.records.registry.re_marks import Again, ReMarking, all_stood, stood
from trainer.records.registry.reads.event_rows import last_of
from trainer.records.registry.reads.own import TASKS_DONE
from trainer.records.registry.rows.exams import Locked, exam_locks, exam_sittings, exam_tasks
from trainer.records.registry.rows.log import ChainRow, EventRow, chains, deliveries, events
from trainer.records.registry.rows.people import NOBODY, badges, people
from trainer.records.uuid7 import Uuid7


def act(
    db: Connection, by: str, kind: ActKind, body: str, private: Mapping[str, Any], now_ms: int
) -> EventRow:
    """The act is recorded, and everything is as it says. Raises Refused."""
    facts = json.loads(body)
    permit(db, by, kind, facts, now_ms)
    overridden = [facts["attempt"]] if kind is ActKind.OVERRIDDEN else []
    try:
        _keep_private(db, kind, facts, private)
        event = append(db, kind, body, now_ms)
        fold(db, overridden, -1)
        project_act(db, event)
        fold(db, overridden, 1)
    # A unique key is there already: the act came twice, or two windows did it at once.
    except (IntegrityError, sqlite3.IntegrityError) as error:
        raise Refused(Refusal.THERE_ALREADY) from error
    return event


def permit(db: Connection, by: str, kind: ActKind, facts: Mapping[str, Any], now_ms: int) -> None:
    """Nothing happens where that account may do this, and it fits what stands. Raises Refused."""
    if _begins(db, by, kind, facts):
        return
    found = db.execute(select(people.c.role, people.c.state).where(people.c.account == by)).first()
    if found is None or found.state != "open" or found.role not in kind.terms.roles:
        raise Refused(Refusal.NOT_PERMITTED)
    given = {"doer": by, "role": found.role, "f": written(facts), "now_ms": now_ms}
    if why := db.scalar(text(f"{_SAID} {in_lite(objection(kind))}"), given):
        raise Refused(Refusal(why))


_SAID = "WITH said AS (SELECT :doer AS doer, :role AS role, :f AS f, :now_ms AS now_ms)"


def _begins(db: Connection, by: str, kind: ActKind, facts: Mapping[str, Any]) -> bool:
    """A school begins with its first admin, who opens his own account, or with being a demo."""
    if kind is ActKind.DEMO_SCHOOL:
        if last_of(db, SCHOOL) is not None:
            raise Refused(Refusal.NOT_EMPTY)
        return True
    own = kind is ActKind.ACCOUNT_OPENED and facts.get("account") == by
    first = own and facts.get("role") == Role.ADMIN
    return first and not db.scalar(select(func.count()).select_from(people))


def append(db: Connection, kind: str, body: str, now_ms: int) -> EventRow:
    """One more act, at the end of the school's chain."""
    last = last_of(db, SCHOOL)
    place, before = (last.place, last.hash) if last else (0, BEFORE_ALL)
    id_ = Uuid7(lambda: now_ms, after=last.id if last else None)()
    if last is None:
        db.execute(chains.insert(), plain(ChainRow(SCHOOL, "", "", now_ms)))
    hash_ = link(before, id_, id_, kind, now_ms, body)
    row = EventRow(SCHOOL, place + 1, id_, id_, str(kind), now_ms, body, before, hash_, now_ms)
    db.execute(events.insert(), plain(row))
    return row


def re_mark(db: Connection, by: str, why: ReMarking, again: Again, now_ms: int) -> EventRow:
    """All this waits to be marked anew. Raises Refused where something was never marked."""
    permit(db, by, ActKind.RE_MARKED, {}, now_ms)
    was = stood(db, again)
    if not all_stood(was, again):
        raise Refused(Refusal.NOT_MARKED)
    event = append(db, ActKind.RE_MARKED, written({"by": by, **why.facts(was)}), now_ms)
    project_act(db, event)
    nobody = {"account": "", "station": "", "taught": ""}
    at = {"chain": SCHOOL, "first": event.place, "last": event.place, "at_ms": now_ms}
    db.execute(deliveries.insert(), {**nobody, **at, "waits": 1})
    return event


def project_act(db: Connection, event: EventRow) -> None:
    """The tables are as that act says. Raises Refused where what it changes is not there."""
    try:
        project(db, plain(event) | {"account": ""})
    except NothingThere as error:
        raise Refused(Refusal.NOT_THERE) from error


def _keep_private(
    db: Connection, kind: ActKind, facts: Mapping[str, Any], private: Mapping[str, Any]
) -> None:
    """Keep in ``people`` the facts that no event says. A new secret, and unlocking, end a lock."""
    account = facts.get("account")
    if kind is ActKind.ACCOUNT_OPENED:
        db.execute(people.insert(), {**NOBODY, **private, "account": account})
        return
    unlocked = kind in (ActKind.SECRET_SET, ActKind.ACCOUNT_UNLOCKED)
    values = {**private, **({"tries": 0, "locked_until_ms": 0} if unlocked else {})}
    if not values:
        return
    if not db.execute(people.update().where(people.c.account == account).values(values)).rowcount:
        raise Refused(Refusal.NOT_THERE)
    if kind is ActKind.SECRET_SET:
        db.execute(badges.delete().where(badges.c.account == account))


# ------------------------------------------------------------------------------------ exams

SEED_BITS = 48


def open_exam(
    db: Connection, by: str, facts: Mapping[str, Any], locked: Locked | None, now_ms: int
) -> EventRow:
    """The sitting is open, under a first seed that nobody chose. Raises Refused."""
    seed = secrets.randbits(SEED_BITS) if locked is None else locked.seed
    body = written({**facts, "seed": seed})
    event = act(db, by, ActKind.EXAM_OPENED, body, {}, now_ms)
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
