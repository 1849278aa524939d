"""What a supervisor looks at in the queue, for the bench of a million rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Protocol

from sqlalchemy import Connection, bindparam, select

from trainer.records.registry.reads.own_classes import drills_of
from trainer.records.registry.reads.review_filter import Outcome, Sort, Wanted
from trainer.records.registry.reads.review_marks import lines
from trainer.records.registry.reads.review_queue import count, keys
from trainer.records.registry.rows.people import members
from trainer.school.review.review_book import ReviewBook

DAY_MS, PAGE = 86_400_000, 100


class Reads(Protocol):
    def reading(self) -> AbstractContextManager[Connection]: ...


def queue_views(
    school: Reads, class_: str, now_ms: int
) -> Iterator[tuple[str, Callable[[], object]]]:
    """The first page of a class's attempts with how many there are, narrowed and sorted."""
    month = now_ms - 30 * DAY_MS
    for name, wanted in (
        ("what waits first, 30 days", Wanted(since_ms=month)),
        ("most mistakes first, 30 days", Wanted(since_ms=month, sort=Sort.MISTAKES)),
        ("not passed, 30 days", Wanted(since_ms=month, outcome=Outcome.FAILED)),
        ("one trainee's, all days", Wanted(account="01920000-0000-7000-8000-000000000050")),
        ("what waits first, all days", Wanted()),
        ("most mistakes first, all days", Wanted(sort=Sort.MISTAKES)),
        ("the longest ago first, all days", Wanted(sort=Sort.OLDEST)),
        ("by trainee, 30 days", Wanted(since_ms=month, sort=Sort.TRAINEE)),
    ):
        yield f"the queue, {name}", lambda wanted=wanted: _page(school, class_, wanted)  # type: ignore[misc]
    yield "the queue, what it can be narrowed to", lambda: _drills(school, class_)
    yield "an attempt opened", lambda: _book(school).delivered("01920000-000f0000")


def _book(school: Reads) -> ReviewBook:
    return ReviewBook(school, "")  # type: ignore[arg-type]


def _drills(school: Reads, class_: str) -> object:
    with school.reading() as db:
        return drills_of(db, _accounts(db, class_))


def _page(school: Reads, class_: str, wanted: Wanted) -> object:
    with school.reading() as db:
        accounts = _accounts(db, class_)
        return lines(db, keys(db, accounts, wanted, 0, PAGE)), count(db, accounts, wanted)


def _accounts(db: Connection, class_: str) -> tuple[str, ...]:
    return tuple(db.scalars(_MEMBERS, {"of": class_}))


_MEMBERS = select(members.c.account).where(members.c["class"] == bindparam("of"))
