"""The rounds and sittings that were marked by other rules than today's, and their marks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, Table, Text, bindparam, func, literal, select

from trainer.records.declared import read, rows
from trainer.records.registry.re_marks import ENDED, EXAMS
from trainer.records.registry.reads.review_filter import COUNTED_TO
from trainer.records.registry.rows.exams import SittingRow, exam_sittings, exams
from trainer.records.registry.rows.log import EventRow, events
from trainer.records.registry.rows.marks import MistakeRow, RoundRow, quick, rounds
from trainer.records.registry.rows.review import re_markings
from trainer.records.results import TOGETHER


@dataclass(frozen=True, slots=True)
class MarkedBy:
    """The marks of a house's rounds, or sittings of questions; a quiz names all its houses."""

    house: str
    marked_by: str
    is_quick: bool


def marked_by(db: Connection) -> tuple[MarkedBy, ...]:
    """By what all is marked, house by house. One look for each, however many rounds there are."""
    tables = ((rounds, False), (quick, True))
    return tuple(
        MarkedBy(house, by, is_quick)
        for table, is_quick in tables
        for house, by in _each_once(db, table)
    )


def _each_once(db: Connection, table: Table) -> Iterator[tuple[str, str]]:
    at: tuple[str, str] | None = ("", "")
    in_house, in_next = _next_after(table)
    while at is not None:
        last = dict(zip(("house", "by"), at, strict=True))
        row = db.execute(in_house, last).first() or db.execute(in_next, last).first()
        at = None if row is None else (row.house, row.marked_by)
        if at is not None:
            yield at


def _next_after(table: Table) -> tuple[Select[tuple[str, str]], Select[tuple[str, str]]]:
    """The next of the same house, and the first of the next one."""
    house, by = table.c.house, table.c.marked_by
    query = select(house, by).order_by(house, by).limit(1)
    last_house, last_by = bindparam("house", type_=Text), bindparam("by", type_=Text)
    # Each found by the index, which SQLite goes through from the house on where both are compared
    # as one.
    return query.where(house == last_house, by > last_by), query.where(house > last_house)


def how_many(db: Connection, of: MarkedBy) -> int:
    """The number of such rounds, or sittings of questions; ``COUNTED_TO`` and one if it is more."""
    table = quick if of.is_quick else rounds
    alike = table.c.house == of.house, table.c.marked_by == of.marked_by
    # To count all rounds of a house of many years took a tenth of a second.
    some = select(literal(1)).select_from(table).where(*alike).limit(COUNTED_TO + 1).subquery()
    return db.scalar(select(func.count()).select_from(some)) or 0


def houses(db: Connection) -> tuple[str, ...]:
    """The houses that anything was marked at."""
    named = {house for each in marked_by(db) for house in each.house.split(TOGETHER)}
    return tuple(sorted(named))


def marked_otherwise(db: Connection, house: str, today: str) -> tuple[RoundRow, ...]:
    """The rounds of that house that something else than ``today`` marked, by what did."""
    other = (rounds.c.house == house, rounds.c.marked_by != today)
    query = select(rounds).where(*other).order_by(rounds.c.marked_by, rounds.c.attempt)
    return tuple(read(RoundRow, row) for row in db.execute(query).mappings())


def mistakes_of(db: Connection, attempts: Sequence[str]) -> Mapping[str, tuple[MistakeRow, ...]]:
    """Their mistakes, by attempt, as they stand."""
    found: dict[str, list[MistakeRow]] = defaultdict(list)
    for at in range(0, len(attempts), _AT_ONCE):
        for each in rows(db, MistakeRow, {"attempt": attempts[at : at + _AT_ONCE]}):
            found[each.attempt].append(each)
    return {attempt: tuple(made) for attempt, made in found.items()}


def exams_ended(db: Connection, house: str) -> tuple[SittingRow, ...]:
    """The sittings of exams of that house that went to their end and count."""
    of = (exams.c.house == house, exam_sittings.c.state == ENDED)
    query = select(exam_sittings).join(exams, exams.c.exam == exam_sittings.c.exam).where(*of)
    found = db.execute(query.order_by(exam_sittings.c.sitting)).mappings()
    return tuple(read(SittingRow, row) for row in found)


def exam_re_marked(db: Connection, sitting: str) -> tuple[EventRow, ...]:
    """The acts by which that sitting of an exam was marked again, the first one first."""
    query = select(events).join(re_markings, re_markings.c.event == events.c.id)
    acts = (read(EventRow, row) for row in db.execute(query.order_by(events.c.place)).mappings())
    return tuple(each for each in acts if _tells(each, sitting))


def _tells(act: EventRow, sitting: str) -> bool:
    exams: Iterable[Mapping[str, Any]] = act.facts.get(EXAMS, ())
    return any(each["sitting"] == sitting for each in exams)


# Before 3.32 SQLite took no more than 999 values in one question.
_AT_ONCE = 500
