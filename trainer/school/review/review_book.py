"""The attempts that a supervisor reviews, read from the registry; nothing is written."""

from __future__ import annotations

from dataclasses import replace

from msgspec import Struct

from trainer.records.declared import rows
from trainer.records.event import Event
from trainer.records.registry.reads.delivered import Doubts, doubts
from trainer.records.registry.reads.event_rows import events_of
from trainer.records.registry.reads.own import remedials_of, said_of
from trainer.records.registry.reads.own_classes import (
    accounts_of,
    classes_of,
    drills_of,
    trainees_of,
)
from trainer.records.registry.reads.review_filter import Wanted
from trainer.records.registry.reads.review_marks import (
    Line,
    Marked,
    lines,
    marked,
    owner_of,
)
from trainer.records.registry.reads.review_queue import count, keys, waiting
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.marks import MistakeRow
from trainer.records.registry.said import Remedial, Said


class Delivered(Struct, frozen=True):
    """One attempt: its marks, its events, its mistakes, and what was said of it."""

    marked: Marked
    events: tuple[Event, ...]
    mistakes: tuple[MistakeRow, ...]
    said: Said


class Own(Struct, frozen=True):
    """A supervisor's own: classes and trainees by id and name, drills that were done."""

    classes: tuple[tuple[str, str], ...]
    trainees: tuple[tuple[str, str], ...]
    drills: tuple[str, ...]


class ReviewBook:
    """The attempts of the trainees who are in an open class together with one supervisor."""

    def __init__(self, registry: Registry, by: str) -> None:
        self._registry, self._by = registry, by

    def doubts(self) -> Doubts:
        """The deliveries that are not marked yet, and those that are not believed."""
        with self._registry.reading() as db:
            return doubts(db, accounts_of(db, self._by))

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
        return account in self._registry.ask(accounts_of, self._by)

    def owner_of(self, attempt: str) -> str | None:
        """The account whose attempt that is; None for one that no marks were delivered of."""
        return self._registry.ask(owner_of, attempt)

    def events(self, attempt: str) -> tuple[Event, ...]:
        """The attempt's events, one by one."""
        return self._registry.ask(events_of, attempt)

    def delivered(self, attempt: str) -> Delivered | None:
        """All that is known of that attempt; None where no marks were delivered of it."""
        with self._registry.reading() as db:
            known = marked(db, attempt)
            if known is None:
                return None
            mistakes = rows(db, MistakeRow, {"attempt": attempt}, "number")
            return Delivered(known, events_of(db, attempt), mistakes, said_of(db, attempt))

    def remedials(self, *, still_open: bool) -> tuple[Remedial, ...]:
        """The remedials of the trainees, the latest first."""
        with self._registry.reading() as db:
            return remedials_of(db, accounts_of(db, self._by), still_open=still_open)
