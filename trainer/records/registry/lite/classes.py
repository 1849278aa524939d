"""The classes that a supervisor keeps, and the people he takes into them, on SQLite."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Select, func, select

from trainer.records.registry.acts import ActKind, Role
from trainer.records.registry.refusals import Refusal, Refused
from trainer.records.registry.rows.people import classes, members, people

_KEEPING = (ActKind.CLASS_RENAMED, ActKind.CLASS_CLOSED, ActKind.JOINED_CLASS, ActKind.LEFT_CLASS)


def permit_supervisor(db: Connection, by: str, kind: ActKind, facts: Mapping[str, Any]) -> None:
    """Nothing happens where a supervisor may do this with a class, or with somebody's sign-in.
    Raises Refused."""
    account = facts.get("account")
    if kind is ActKind.CLASS_OPENED and account != by:
        raise Refused(Refusal.NOT_IN_CLASS)
    if kind in _KEEPING and not _keeps(db, by, facts["class"]):
        raise Refused(Refusal.NOT_IN_CLASS)
    if kind is ActKind.JOINED_CLASS:
        _permit_joining(db, by, str(account))
    if kind is ActKind.ACCOUNT_UNLOCKED and _role(db, str(account)) != Role.TRAINEE:
        raise Refused(Refusal.NOT_PERMITTED)


def share_a_class(db: Connection, one: str, other: str) -> bool:
    """True if both are in one open class."""
    mine, theirs = members.alias(), members.alias()
    query = (
        select(mine.c["class"])
        .join(theirs, mine.c["class"] == theirs.c["class"])
        .join(classes, classes.c["class"] == mine.c["class"])
        .where(mine.c.account == one, theirs.c.account == other, classes.c.state == "open")
        .where(mine.c.until_ms.is_(None), theirs.c.until_ms.is_(None))
    )
    return db.execute(query.limit(1)).first() is not None


def _keeps(db: Connection, by: str, class_: str) -> bool:
    """True if he is in it, or there is no other supervisor in the school who could be."""
    return _is_in(db, by, class_) or not _others(db, by)


def _is_in(db: Connection, account: str, class_: str) -> bool:
    at = members.c
    own = select(at.account).where(at["class"] == class_, at.account == account)
    return db.execute(own.where(at.until_ms.is_(None))).first() is not None


def _others(db: Connection, by: str) -> bool:
    at = people.c
    others = select(func.count()).where(at.role == Role.SUPERVISOR, at.state == "open")
    return bool(db.scalar(others.where(at.account != by)))


def _permit_joining(db: Connection, by: str, account: str) -> None:
    """Permit people who are in nobody's class, in one of his, or supervisors. A class that no other
    supervisor is in is nobody's."""
    if _role(db, account) == Role.SUPERVISOR or share_a_class(db, by, account):
        return
    if db.execute(_taught_by_others(account)).first() is not None:
        raise Refused(Refusal.TAUGHT_BY_OTHERS)


def _taught_by_others(account: str) -> Select[Any]:
    """The open classes of that account in which there is a supervisor."""
    own, staff = members.alias(), members.alias()
    return (
        select(own.c["class"])
        .join(classes, classes.c["class"] == own.c["class"])
        .join(staff, staff.c["class"] == own.c["class"])
        .join(people, people.c.account == staff.c.account)
        .where(own.c.account == account, own.c.until_ms.is_(None), classes.c.state == "open")
        .where(staff.c.until_ms.is_(None), people.c.role == Role.SUPERVISOR)
        .where(people.c.state == "open")
    )


def _role(db: Connection, account: str) -> str | None:
    return db.scalar(select(people.c.role).where(people.c.account == account))
