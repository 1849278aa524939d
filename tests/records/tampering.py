"""What someone may do to a file of records who knows it well."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.records.rounds import dealt
from trainer.records.event import BEFORE_ALL, link
from trainer.records.log import Log
from trainer.records.uuid7 import Uuid7

Change = Callable[[sqlite3.Connection], None]
GUARDS = ("events_no_update", "events_no_delete")
COLUMNS = ("place", "id", "attempt", "kind", "at_ms", "body", "before", "hash")


def two_rounds(log: Log) -> None:
    """Twelve events: a round that is finished, and one that is not. Places 1 to 6 and 7 to 12."""
    for number in (1, 2):
        attempt = log.dealt(dealt(number))
        log.acted(attempt, "reveal dealer", 900)
        log.acted(attempt, "take 3 ante", 1500)
        log.undone(attempt, 1700)
        log.acted(attempt, "pay 3 ante 5", 2500)
        if number == 1:
            log.finished(attempt, 3000)
    log.acted(attempt, "clear 3", 3100)


def tamper(path: Path, change: Change) -> None:
    """Make the change and leave the guards as they were."""
    with closing(sqlite3.connect(path)) as db, db:
        guards = [
            sql for (sql,) in db.execute("SELECT sql FROM sqlite_master WHERE type = 'trigger'")
        ]
        for guard in GUARDS:
            db.execute(f"DROP TRIGGER {guard}")
        change(db)
        for sql in guards:
            db.execute(sql)


def sql(text: str, *values: Any) -> Change:
    def change(db: sqlite3.Connection) -> None:
        db.execute(text, values)

    return change


def both(one: Change, other: Change) -> Change:
    def change(db: sqlite3.Connection) -> None:
        one(db)
        other(db)

    return change


def rehashed(text: str, *values: Any, place: int) -> Change:
    """The change, and the event's own hash made to fit."""

    def change(db: sqlite3.Connection) -> None:
        db.execute(text, values)
        _hash(db, place)

    return change


def _hash(db: sqlite3.Connection, place: int) -> bytes:
    row = db.execute(
        "SELECT before, id, attempt, kind, at_ms, body FROM events WHERE place = ?", (place,)
    ).fetchone()
    made = link(*row)
    db.execute("UPDATE events SET hash = ? WHERE place = ?", (made, place))
    return made


def swapped(one: int, other: int) -> Change:
    """Two events change their places."""

    def change(db: sqlite3.Connection) -> None:
        for old, new in ((one, -1), (other, one), (-1, other)):
            db.execute("UPDATE events SET place = ? WHERE place = ?", (new, old))

    return change


def shifted(first: int, by: int) -> Change:
    """All events from there on are counted otherwise."""

    def change(db: sqlite3.Connection) -> None:
        db.execute("UPDATE events SET place = -place WHERE place >= ?", (first,))
        db.execute("UPDATE events SET place = -place + ? WHERE place < 0", (by,))

    return change


def taken_out(place: int) -> Change:
    """An event is deleted, and those after it are counted anew."""

    def change(db: sqlite3.Connection) -> None:
        db.execute("DELETE FROM events WHERE place = ?", (place,))
        shifted(place, -1)(db)

    return change


def put_in(place: int, **says: Any) -> Change:
    """A forged event with a hash of its own that is right, before the one of that place."""

    def change(db: sqlite3.Connection) -> None:
        row = db.execute("SELECT * FROM events WHERE place = ?", (place - 1,)).fetchone()
        last = dict(zip(COLUMNS, row, strict=True))
        shifted(place, 1)(db)
        forged = {
            **last,
            "place": place,
            "id": Uuid7(lambda: 0, after=last["id"])(),
            "kind": "acted",
            "body": json.dumps({"action": "pay 3 ante 5", "elapsed_ms": 2400}),
            "before": last["hash"],
            **says,
        }
        db.execute(f"INSERT INTO events VALUES ({', '.join('?' * 8)})", tuple(forged.values()))
        _hash(db, place)

    return change


def made_anew(change: Change) -> Change:
    """A change, and every hash made to fit it: what no chain can see by itself."""

    def all_anew(db: sqlite3.Connection) -> None:
        change(db)
        places = [place for (place,) in db.execute("SELECT place FROM events ORDER BY place")]
        before = BEFORE_ALL
        for place in places:
            db.execute("UPDATE events SET before = ? WHERE place = ?", (before, place))
            before = _hash(db, place)

    return all_anew
