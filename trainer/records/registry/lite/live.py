"""The live wall in a registry in a file: the server's functions of ``sql/live.sql``."""

from __future__ import annotations

from sqlalchemy import Connection, exists, select

from trainer.records.raw_rows import put
from trainer.records.registry.acts import Role
from trainer.records.registry.faults import Refusal, Refused
from trainer.records.registry.rows.exams import exam_sittings
from trainer.records.registry.rows.live import (
    LEAST_MS,
    MOST_FELT,
    MOST_TILE,
    SEALED_TILE,
    WATCH_MS,
    LiveAnswer,
    LiveNote,
    live_orders,
    live_tables,
    live_watches,
)
from trainer.records.registry.rows.people import badges, classes, members, people
from trainer.records.registry.signed_in import PASSWORD


def begin(db: Connection, account: str, link: str) -> None:
    """From now on this door shows the table of that account, and no other does."""
    at = live_tables.c
    if not db.execute(live_tables.update().where(at.account == account).values(link=link)).rowcount:
        row = {"account": account, "link": link, "at_ms": 0, "tile": "{}", "felt": ""}
        db.execute(live_tables.insert(), row)


def show(db: Connection, account: str, link: str, tile: str, felt: str, now_ms: int) -> LiveAnswer:
    """The table of that account is shown so while somebody watches. Raises Refused."""
    _must_be_linked(db, account, link, now_ms)
    if len(tile.encode()) > MOST_TILE or len(felt.encode()) > MOST_FELT:
        raise Refused(Refusal.TOO_MUCH)
    sealed, opened = sits_an_exam(db, account), _watched(db, account, now_ms)
    shown = (tile, felt) if opened else ("{}", "")
    shown = (SEALED_TILE, "") if sealed else shown
    at = live_tables.c
    due = live_tables.update().where(at.account == account, at.at_ms <= now_ms - LEAST_MS)
    db.execute(due.values(at_ms=now_ms, tile=shown[0], felt=shown[1]))
    is_opened = not sealed and account in opened
    if sealed:
        return LiveAnswer(bool(opened), is_opened)
    return _ordered(db, account, LiveAnswer(bool(opened), is_opened))


def watch(db: Connection, by: str, class_: str, opened: str, now_ms: int) -> None:
    """That supervisor watches a class of his for a while. Raises Refused."""
    at = people.c
    open_ = exists().where(at.account == by, at.role == Role.SUPERVISOR, at.state == "open")
    if not db.scalar(select(open_)):
        raise Refused(Refusal.NOT_PERMITTED)
    own = (
        select(members.c.account)
        .join(classes, classes.c["class"] == members.c["class"])
        .where(members.c["class"] == class_, members.c.account == by)
        .where(members.c.until_ms.is_(None), classes.c.state == "open")
    )
    if db.execute(own).first() is None:
        raise Refused(Refusal.NOT_IN_CLASS)
    put(db, live_watches, [(by, class_, opened[:64], now_ms + WATCH_MS)])


def sits_an_exam(db: Connection, account: str) -> bool:
    at = exam_sittings.c
    return bool(db.scalar(select(exists().where(at.account == account, at.state == "open"))))


def _must_be_linked(db: Connection, account: str, link: str, now_ms: int) -> None:
    at, badge = live_tables.c, badges.c
    linked = (
        select(at.account)
        .join(people, people.c.account == at.account)
        .join(badges, badge.account == at.account)
        .where(at.account == account, at.link == link, people.c.state == "open")
        .where(badge.which == PASSWORD, badge.until_ms > now_ms)
    )
    if db.execute(linked).first() is None:
        raise Refused(Refusal.NOT_SIGNED_IN)


def _watched(db: Connection, account: str, now_ms: int) -> list[str]:
    """The tables that are opened by those who watch this account's class."""
    query = (
        select(live_watches.c.opened)
        .join(members, members.c["class"] == live_watches.c["class"])
        .where(members.c.account == account, members.c.until_ms.is_(None))
        .where(live_watches.c.until_ms > now_ms)
    )
    return list(db.scalars(query))


def _ordered(db: Connection, account: str, answer: LiveAnswer) -> LiveAnswer:
    row = db.execute(select(live_orders).where(live_orders.c.account == account)).first()
    if row is None:
        return answer
    note = None
    if row.note_id is not None:
        by = _named(db, row.note_by)
        note = LiveNote(row.note_id, row.note, by, row.note_when, row.note_ms)
    paused_by = "" if row.paused_by is None else _named(db, row.paused_by) or "–"
    return LiveAnswer(answer.watched, answer.opened, paused_by, row.paused_ms or 0, note)


def _named(db: Connection, account: str) -> str:
    return db.scalar(select(people.c.name).where(people.c.account == account)) or ""
