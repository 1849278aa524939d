"""The reads of a supervisor's review, which never writes."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from typing import Protocol

from sqlalchemy import Connection, select

from trainer.records.event import Event
from trainer.records.registry.reads.delivered import Doubts, doubts
from trainer.records.registry.reads.event_rows import events_of
from trainer.records.registry.reads.own import remedials_of, said_of
from trainer.records.registry.reads.report_sums import Slice, sums
from trainer.records.registry.reads.review_filter import Wanted
from trainer.records.registry.reads.review_marks import (
    Line,
    Marked,
    MarkedMistake,
    lines,
    marked,
    mistakes,
    owner_of,
)
from trainer.records.registry.reads.review_queue import accounts_of, count, keys, waiting
from trainer.records.registry.rows import people
from trainer.records.registry.said import Remedial, Said
from trainer.records.registry.tallies import ALL


def classes_of(db: Connection, by: str) -> tuple[tuple[str, str], ...]:
    """The open classes of that account, id and title, by title."""
    at, member = people.classes.c, people.members.c
    query = select(at["class"], at.title).join(people.members, member["class"] == at["class"])
    query = query.where(member.account == by, member.until_ms.is_(None), at.state == "open")
    return tuple((row[0], row[1]) for row in db.execute(query.order_by(at.title)))


def trainees_of(db: Connection, by: str, class_: str = "") -> tuple[tuple[str, str], ...]:
    """The trainees of those classes, or of that one, id and name, by name."""
    at = people.people.c
    own = accounts_of(db, by, class_)
    query = select(at.account, at.name).where(at.account.in_(own)).order_by(at.name, at.account)
    return tuple((row[0], row[1]) for row in db.execute(query))


def drills_of(db: Connection, accounts: Sequence[str]) -> tuple[str, ...]:
    """The drills that those accounts did, as the sums tell that are kept of them."""
    done = sums(db, Slice(tuple(accounts), ALL), ("drill",), ("rounds", "sittings"))
    return tuple(each.of[0] for each in done)


class Reads(Protocol):
    """The source of the reads."""

    def reading(self) -> AbstractContextManager[Connection]: ...


@dataclass(frozen=True, slots=True)
class Delivered:
    """One attempt: its marks, its events, its mistakes, and what was said of it."""

    marked: Marked
    events: tuple[Event, ...]
    mistakes: tuple[MarkedMistake, ...]
    said: Said


@dataclass(frozen=True, slots=True)
class Own:
    """A supervisor's own: classes and trainees by id and name, drills that were done."""

    classes: tuple[tuple[str, str], ...]
    trainees: tuple[tuple[str, str], ...]
    drills: tuple[str, ...]


class ReviewBook:
    """The attempts of the trainees who are in an open class together with one supervisor."""

    def __init__(self, registry: Reads, by: str) -> None:
        self._registry, self._by = registry, by

    def doubts(self) -> Doubts:
        """The deliveries that are not marked yet, and those that are not believed."""
        with self._registry.reading() as db:
            return doubts(db, accounts_of(db, self._by, ""))

    def page(self, wanted: Wanted, offset: int, limit: int) -> tuple[Line, ...]:
        """So many lines of the queue from that place on."""
        with self._registry.reading() as db:
            own = accounts_of(db, self._by, wanted.class_)
            return lines(db, keys(db, own, replace(wanted, by=self._by), offset, limit))

    def count(self, wanted: Wanted) -> int:
        """The number of attempts that pass; no more than ``AT_MOST`` are counted."""
        with self._registry.reading() as db:
            own = accounts_of(db, self._by, wanted.class_)
            return count(db, own, replace(wanted, by=self._by))

    def waiting(self) -> int:
        """The number of attempts that wait for the supervisor."""
        with self._registry.reading() as db:
            return waiting(db, accounts_of(db, self._by))

    def own(self, class_: str = "") -> Own:
        """Classes, and the trainees of that one, or of all; with the drills that these did."""
        with self._registry.reading() as db:
            trainees = trainees_of(db, self._by, class_)
            done = drills_of(db, [account for account, _ in trainees])
            return Own(classes_of(db, self._by), trainees, done)

    def teaches(self, account: str) -> bool:
        """True if that trainee is in one of the classes."""
        with self._registry.reading() as db:
            return account in accounts_of(db, self._by)

    def owner_of(self, attempt: str) -> str | None:
        """The account whose attempt that is; None for one that no marks were delivered of."""
        with self._registry.reading() as db:
            return owner_of(db, attempt)

    def events(self, attempt: str) -> tuple[Event, ...]:
        """The attempt's events, one by one."""
        with self._registry.reading() as db:
            return events_of(db, attempt)

    def delivered(self, attempt: str) -> Delivered | None:
        """All that is known of that attempt; None where no marks were delivered of it."""
        with self._registry.reading() as db:
            known = marked(db, attempt)
            if known is None:
                return None
            parts = events_of(db, attempt), mistakes(db, attempt), said_of(db, attempt)
            return Delivered(known, *parts)

    def remedials(self, account: str = "", *, still_open: bool = False) -> tuple[Remedial, ...]:
        """The remedials of that trainee, or of all of them, the latest first."""
        with self._registry.reading() as db:
            own = _only(accounts_of(db, self._by), account)
            return remedials_of(db, own, still_open=still_open)


def _only(accounts: Sequence[str], account: str) -> tuple[str, ...]:
    return tuple(each for each in accounts if account in ("", each))
