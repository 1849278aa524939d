"""The same person's work at other stations: events of other chains, kept beside the own log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, func, select
from sqlalchemy.sql.visitors import replacement_traverse

from trainer.records import raw_rows
from trainer.records.event import AFTERWARDS, Event, Kind, event_of
from trainer.records.tables import elsewhere, events


@dataclass(frozen=True, slots=True)
class FromElsewhere:
    """An event of another chain."""

    chain: str
    event: Event


class Elsewhere:
    """Events of other chains in a file of records, by its transactions; none in a file that no
    program of today opened. Raises RecordsFault as the file does."""

    def __init__(self, transaction: Callable[[], AbstractContextManager[Connection]]) -> None:
        self._transaction = transaction

    def known(self) -> Mapping[str, int]:
        """Up to which place every chain is here."""
        with self._transaction() as db:
            if not _is_there(db):
                return {}
            at = elsewhere.c
            rows = db.execute(select(at.chain, func.max(at.place)).group_by(at.chain)).all()
        return {row[0]: row[1] for row in rows}

    def add(self, db: Connection, delivered: Iterable[FromElsewhere]) -> None:
        """These are here too."""
        rows = [_row(each) for each in delivered]
        if rows:
            db.execute(elsewhere.insert(), rows)

    def any(self) -> bool:
        """True if there are any."""
        with self._transaction() as db:
            return _is_there(db)

    def moved(self) -> Mapping[str, str]:
        """The rounds that went on from one of another station, and from which."""
        with self._transaction() as db:
            rows = raw_rows.every(db, _MOVED, Kind.DEALT.value) if _is_there(db) else ()
        return dict(rows)

    def all(self) -> Sequence[FromElsewhere]:
        """All of them, chain by chain."""
        query = select(elsewhere).order_by(elsewhere.c.chain, elsewhere.c.place)
        with self._transaction() as db:
            rows = db.execute(query).all() if _is_there(db) else ()
        return tuple(FromElsewhere(row.chain, event_of(row)) for row in rows)

    def clear(self) -> None:
        """Nothing of other chains is here."""
        with self._transaction() as db:
            db.execute(elsewhere.delete())

    def has(self, attempt: str) -> bool:
        """True if that attempt was worked at another station."""
        return any(each.kind not in AFTERWARDS for each in self.of_attempt(attempt))

    def of_attempt(self, attempt: str) -> Sequence[Event]:
        """The events of that attempt that other stations recorded, in order."""
        with self._transaction() as db:
            # Most files have none, and to put a statement together takes longer than to see that.
            return self.read(events.c.attempt == attempt) if _is_there(db) else ()

    def last(self, *where: Any) -> Event | None:
        """The last of them for which that holds."""
        return next(iter(self._found(where, elsewhere.c.id.desc(), limit=1)), None)

    def read(self, *where: Any) -> Sequence[Event]:
        """The events that meet the condition, which names the own log's columns, in order."""
        return self._found(where, elsewhere.c.id)

    def _found(self, where: Sequence[Any], order: Any, limit: int | None = None) -> list[Event]:
        with self._transaction() as db:
            if not _is_there(db):
                return []
            query = select(elsewhere).where(*map(_of_here, where)).order_by(order).limit(limit)
            return [event_of(row) for row in db.execute(query)]


def _row(event: FromElsewhere) -> dict[str, Any]:
    names = (column.name for column in elsewhere.columns)
    return {name: event.chain if name == "chain" else getattr(event.event, name) for name in names}


def _of_here(where: Any) -> Any:
    """The same asked of the columns here."""

    def column(element: Any, **_: Any) -> Any:
        own = getattr(element, "table", None) is events
        return elsewhere.c[element.name] if own else None

    asked: ColumnElement[bool] = where
    return replacement_traverse(asked, {}, column)


def _is_there(db: Connection) -> bool:
    """Asked of the driver itself."""
    # Nearly always the answer is no.
    return raw_rows.first(db, _HAS_TABLE) is not None and raw_rows.first(db, _HAS_ROWS) is not None


_HAS_TABLE = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'elsewhere'"
_HAS_ROWS = "SELECT 1 FROM elsewhere LIMIT 1"
_MOVED = """SELECT attempt, json_extract(body, '$.moved_from') FROM elsewhere
 WHERE kind = ? AND json_extract(body, '$.moved_from') IS NOT NULL"""
