"""The live wall in a registry in a file: the server's functions of ``sql/live.sql``."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, exists, select, text

from trainer.records.raw_rows import put
from trainer.records.registry.faults import Refusal, Refused
from trainer.records.registry.rows.exams import exam_sittings
from trainer.records.registry.rows.live import (
    LEAST_MS,
    MOST_FELT,
    MOST_TILE,
    SEALED_TILE,
    WATCH_MS,
    LiveAnswer,
    live_tables,
    live_watches,
)


def begin(db: Connection, account: str, link: str) -> None:
    """From now on this door shows the table of that account, and no other does."""
    at = live_tables.c
    if not db.execute(live_tables.update().where(at.account == account).values(link=link)).rowcount:
        row = {"account": account, "link": link, "at_ms": 0, "tile": "{}", "felt": ""}
        db.execute(live_tables.insert(), row)


def show(db: Connection, account: str, link: str, tile: str, felt: str, now_ms: int) -> LiveAnswer:
    """The table of that account is shown so while somebody watches. Raises Refused."""
    own = {"account": account, "link": link, "now_ms": now_ms}
    _must_be(db, _LINKED, Refusal.NOT_SIGNED_IN, own)
    if len(tile.encode()) > MOST_TILE or len(felt.encode()) > MOST_FELT:
        raise Refused(Refusal.TOO_MUCH)
    sealed, opened = sits_an_exam(db, account), db.scalars(text(_WATCHED), own).all()
    shown = (tile, felt) if opened else ("{}", "")
    shown = (SEALED_TILE, "") if sealed else shown
    at = live_tables.c
    due = live_tables.update().where(at.account == account, at.at_ms <= now_ms - LEAST_MS)
    db.execute(due.values(at_ms=now_ms, tile=shown[0], felt=shown[1]))
    found = None if sealed else db.execute(text(_ORDERED), own).mappings().first()
    order: dict[str, Any] = dict(found or {"paused_by": "", "paused_ms": 0, "id": None})
    note = {name: order.get(name) for name in ("id", "text", "by", "when", "at_ms")}
    return LiveAnswer.from_plain(
        order
        | {"watched": opened, "opened": not sealed and account in opened}
        | {"note": None if note["id"] is None else note}
    )


_LINKED = """SELECT 1 FROM live_tables t JOIN people p ON p.account = t.account
 JOIN badges b ON b.account = t.account AND b.which = 'password'
 WHERE t.account = :account AND t.link = :link AND p.state = 'open' AND b.until_ms > :now_ms"""
# The tables that are opened by those who watch this account's class.
_WATCHED = """SELECT w.opened FROM live_watches w JOIN members m ON m.class = w.class
 WHERE m.account = :account AND m.until_ms IS NULL AND w.until_ms > :now_ms"""
_NAME = "coalesce((SELECT name FROM people WHERE account = {}), '')"
_ORDERED = f"""SELECT CASE WHEN paused_by IS NOT NULL
 THEN coalesce(nullif({_NAME.format("paused_by")}, ''), '–') END AS paused_by, paused_ms,
 note_id AS id, note AS text, {_NAME.format("note_by")} AS "by", note_when AS "when",
 note_ms AS at_ms FROM live_orders WHERE account = :account"""


def watch(db: Connection, by: str, class_: str, opened: str, now_ms: int) -> None:
    """That supervisor watches a class of his for a while. Raises Refused."""
    own = {"by": by, "class": class_}
    _must_be(db, _SUPERVISES, Refusal.NOT_PERMITTED, own)
    _must_be(db, _IS_IN, Refusal.NOT_IN_CLASS, own)
    put(db, live_watches, [(by, class_, opened[:64], now_ms + WATCH_MS)])


_SUPERVISES = """SELECT 1 FROM people
 WHERE account = :by AND role = 'supervisor' AND state = 'open'"""
_IS_IN = """SELECT 1 FROM members m JOIN classes c ON c.class = m.class
 WHERE m.class = :class AND m.account = :by AND m.until_ms IS NULL AND c.state = 'open'"""


def sits_an_exam(db: Connection, account: str) -> bool:
    at = exam_sittings.c
    return bool(db.scalar(select(exists().where(at.account == account, at.state == "open"))))


def _must_be(db: Connection, query: str, why: Refusal, given: dict[str, Any]) -> None:
    if db.execute(text(query), given).first() is None:
        raise Refused(why)
