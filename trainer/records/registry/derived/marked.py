"""The marker's findings in a delivery, written into the registry: whole, and once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, fields
from operator import attrgetter, itemgetter
from typing import Any

from sqlalchemy import Connection, select, text

from trainer.records import raw_rows
from trainer.records.event import Kind
from trainer.records.registry.derived.projections import DELIVERED, EXAM_ENDED, project
from trainer.records.registry.derived.sums import fold
from trainer.records.registry.derived.views import clear
from trainer.records.registry.rows.exams import exam_sittings
from trainer.records.registry.rows.log import DeliveryRow, deliveries
from trainer.records.registry.rows.marks import (
    BeliefNow,
    BeliefsDueRow,
    ExamMarked,
    ExamMarkRow,
    Marks,
    MistakeRow,
    QuickMarked,
    RoundMarked,
    beliefs_due,
    exam_marks,
    mismatches,
    open_beliefs,
    quick,
    round_items,
    round_mistakes,
    rounds,
    standings,
    together,
)
from trainer.records.registry.tables import MARKED, ROLLED_UP
from trainer.records.registry.tallies import COUNTED_OF_QUICK, COUNTED_OF_ROUND


def wait(db: Connection, several: Sequence[DeliveryRow]) -> bool:
    """Let these deliveries wait no more; True if all waited until this transaction."""
    lock(db)
    numbers = [each.number for each in several]
    if len(list(raw_rows.among(db, _WAITING, numbers))) < len(numbers):
        return False
    raw_rows.run_all(db, _MARKED_NOW, [(each,) for each in numbers])
    return True


_WAITING = "SELECT number FROM deliveries WHERE waits IS NOT NULL AND number IN ()"
_MARKED_NOW = "UPDATE deliveries SET waits = NULL WHERE number = ?"


def take_marks(db: Connection, found: Sequence[tuple[DeliveryRow, Marks]]) -> None:
    """Mark the attempts that these deliveries end, so that they count."""
    _project(db, [delivery for delivery, _ in found])
    # All of them together, since what a statement takes is nearly the same for one row and for
    # forty.
    marks = together([each for _, each in found])
    add_marks(db, marks, _unmarked(db, found))
    now = [(at.account, *_STANDING(each)) for at, m in found for each in m.standings]
    raw_rows.put(db, standings, now)
    _let_beliefs_be_told(db, found)
    for delivery, each in found:
        _take_exams(db, delivery, each.exams)
    raw_rows.put(db, mismatches, [_MISMATCH(each) for each in marks.mismatches])


_STANDING = attrgetter(*(each.name for each in list(standings.columns)[1:]))
_MISMATCH = attrgetter(*(each.name for each in mismatches.columns))


def unmark(db: Connection) -> None:
    """Every delivery waits, and nothing is left that was made of it."""
    lock(db)
    for table in (*ROLLED_UP, *MARKED):
        db.execute(table.delete())
    db.execute(deliveries.update().values(waits=1))


def lock(db: Connection, what: str = "sums") -> None:
    """Nobody else adds to the sums, or acts, before this transaction ends."""
    # A file has one writer anyway.
    if db.dialect.name == "postgresql":
        db.execute(text(f"SELECT take_lock('{what}')"))


def add_marks(db: Connection, marks: Marks, owner: Owners) -> None:
    """The marks of the attempts that have an owner stand and count."""
    severities = counted(marks.mistakes)
    of_rounds = [each for each in marks.rounds if each.attempt in owner]
    of_quick = [each for each in marks.quick if each.attempt in owner]
    raw_rows.add(db, rounds, ROUND, [round_row(each, severities, owner) for each in of_rounds])
    raw_rows.add(db, quick, QUICK, [quick_row(each, owner) for each in of_quick])
    raw_rows.insert(db, round_mistakes, [each for each in marks.mistakes if each.attempt in owner])
    raw_rows.insert(db, round_items, [each for each in marks.items if each.attempt in owner])
    fold(db, [*(each.attempt for each in of_rounds), *(each.attempt for each in of_quick)], 1)
    # What was worked well enough is cleared.
    worked = {each.remedial for each in of_rounds} | {each.remedial for each in of_quick}
    for remedial in sorted(filter(None, worked)):
        db.execute(text(clear()), {"remedial": remedial})


def _project(db: Connection, several: Sequence[DeliveryRow]) -> None:
    """The reviews that were asked for in them are there, and are not asked for again."""
    for row in sorted(raw_rows.among(db, _ASKED, [each.number for each in several])):
        project(db, dict(zip(_OF_ASKED, row, strict=True)), strictly=False)


_KINDS = ", ".join(f"'{each}'" for each in DELIVERED)
_OF_ASKED = ("number", "place", "account", "id", "attempt", "kind", "at_ms", "body")
_ASKED = f"""SELECT d.number, e.place, d.account, e.id, e.attempt, e.kind, e.at_ms, e.body
 FROM deliveries d JOIN events e ON e.chain = d.chain AND e.place BETWEEN d.first AND d.last
 WHERE e.kind IN ({_KINDS}) AND NOT EXISTS (SELECT 1 FROM review_requests r WHERE r.event = e.id)
 AND d.number IN ()"""


def _unmarked(db: Connection, found: Sequence[tuple[DeliveryRow, Marks]]) -> Owners:
    """The attempts that have no marks yet, and whose they are."""
    own: dict[str, Mapping[str, Any]] = {
        each: {name: getattr(delivery, name) for name in OWNED}
        for delivery, marks in found
        for each in (*(e.attempt for e in marks.rounds), *(e.attempt for e in marks.quick))
    }
    # Those of an exam are marked at its end, which another station may tell of.
    examined = [each.attempt for _, marks in found for each in marks.rounds if each.exam]
    for _, attempt, chain, account, station in sorted(raw_rows.among(db, _WORKED, examined))[::-1]:
        if own[attempt]["account"] == account:
            own[attempt] = {**own[attempt], "chain": chain, "station": station}
    marked = {row[0] for sql in _MARKED for row in raw_rows.among(db, sql, own)}
    return {attempt: owned for attempt, owned in own.items() if attempt not in marked}


_WORKED = f"""SELECT e.received_at_ms, e.attempt, e.chain, c.account, c.station
 FROM events e JOIN chains c ON c.chain = e.chain
 WHERE e.kind = '{Kind.FINISHED}' AND e.attempt IN ()"""
_MARKED = (
    "SELECT attempt FROM rounds WHERE attempt IN ()",
    "SELECT attempt FROM quick WHERE attempt IN ()",
)


# --- how the trainee stands


def _let_beliefs_be_told(db: Connection, found: Sequence[tuple[DeliveryRow, Marks]]) -> None:
    """Beliefs are due at the houses of these deliveries, since the first not known to them."""
    due = (
        BeliefsDueRow(delivery.account, house, delivery.number, delivery.at_ms)
        for delivery, marks in found
        for house in marks.beliefs_of
    )
    rows = {(each.account, each.house): _DUE(each) for each in due}
    raw_rows.run_all(db, _PUT_DUE, rows.values())


_DUE = attrgetter(*(each.name for each in beliefs_due.columns))
_PUT_DUE = """INSERT INTO beliefs_due (account, house, delivery, since_ms) VALUES (?, ?, ?, ?)
 ON CONFLICT (account, house) DO UPDATE SET delivery = excluded.delivery"""


def take_beliefs(db: Connection, found: Mapping[BeliefsDueRow, Sequence[BeliefNow]]) -> None:
    """These beliefs stand in place of those before, and are due no more; of what was marked there
    in the meantime, or erased, nothing is written. Mostly they are those that stand already."""
    lock(db)
    accounts = {each.account for each in found}
    due = {row[:3] for row in raw_rows.among(db, _ARE_DUE, accounts)}
    now = {
        (at.account, at.house): sorted(map(_BELIEF, beliefs))
        for at, beliefs in found.items()
        if (at.account, at.house, at.delivery) in due
    }
    stand: dict[tuple[str, str], list[Any]] = defaultdict(list)
    for account, house, *row in raw_rows.among(db, _BELIEVED, accounts):
        stand[account, house].append(tuple(row))
    other = [each for each in now if sorted(stand[each]) != now[each]]
    raw_rows.run_all(db, _FORGET, other)
    raw_rows.put(db, open_beliefs, [(*each, *row) for each in other for row in now[each]])
    raw_rows.run_all(db, _NOT_DUE, list(now))


_ARE_DUE = "SELECT account, house, delivery FROM beliefs_due WHERE account IN ()"
_NOT_DUE = "DELETE FROM beliefs_due WHERE account = ? AND house = ?"
_OF_BELIEF = tuple(each.name for each in list(open_beliefs.columns)[2:])
_BELIEF = attrgetter(*_OF_BELIEF)
_FORGET = "DELETE FROM open_beliefs WHERE account = ? AND house = ?"
_BELIEVED = f"""SELECT account, house, {", ".join(_OF_BELIEF)} FROM open_beliefs
 WHERE account IN ()"""


def _take_exams(db: Connection, delivery: DeliveryRow, marked: Iterable[ExamMarked]) -> None:
    """A sitting of that account has ended as it was marked when the school first heard of it."""
    for each in marked:
        at = exam_sittings.c
        own = select(at.sitting).where(at.sitting == each.sitting, at.account == delivery.account)
        known = select(exam_marks.c.sitting).where(exam_marks.c.sitting == each.sitting)
        if db.execute(own).first() is None or db.execute(known).first() is not None:
            continue
        raw_rows.insert(db, exam_marks, [_exam_row(delivery, each)])
        one = f"{EXAM_ENDED} AND exam_sittings.sitting = :sitting"
        db.execute(text(one), {"sitting": each.sitting})


def _exam_row(delivery: DeliveryRow, marked: ExamMarked) -> ExamMarkRow:
    return ExamMarkRow(**asdict(marked), account=delivery.account, chain=delivery.chain)


# Rows are values in the order of the columns: named one by one for each row, they take
# three times as long.
Owners = Mapping[str, Mapping[str, Any]]
"""Whose an attempt is, and where it was worked."""


def _columns_of(marked: type[RoundMarked | QuickMarked]) -> tuple[str, ...]:
    return tuple(each.name for each in fields(marked) if each.name != "counts")


OWNED = ("account", "station", "chain", "taught")
# The columns of a round that say how many. Advice is no mistake.
SEVERITIES = ("mistakes", "critical", "serious", "minor")

ROUND = (*_columns_of(RoundMarked), *COUNTED_OF_ROUND, *SEVERITIES, *OWNED)
QUICK = (*_columns_of(QuickMarked), *COUNTED_OF_QUICK, *OWNED)
"""Their columns."""

_OF_ROUND, _OF_QUICK = attrgetter(*_columns_of(RoundMarked)), attrgetter(*_columns_of(QuickMarked))
_OF_OWNER, _SEVERITIES = itemgetter(*OWNED), itemgetter(*SEVERITIES)


def round_row(
    marked: RoundMarked, severities: Mapping[str, Mapping[str, int]], owner: Owners
) -> tuple[Any, ...]:
    """The values of that round in the columns ``ROUND``; ``severities`` count its mistakes."""
    counts = [marked.counts.get(each, 0) for each in COUNTED_OF_ROUND]
    severity, own = severities[marked.attempt], owner[marked.attempt]
    return (*_OF_ROUND(marked), *counts, *_SEVERITIES(severity), *_OF_OWNER(own))


def quick_row(marked: QuickMarked, owner: Owners) -> tuple[Any, ...]:
    """The values in the columns ``QUICK`` of that sitting."""
    counts = [marked.counts.get(each, 0) for each in COUNTED_OF_QUICK]
    return (*_OF_QUICK(marked), *counts, *_OF_OWNER(owner[marked.attempt]))


# --- how many mistakes of each severity

COUNTED = ("critical", "serious", "minor")


def counted(mistakes: Iterable[MistakeRow]) -> Mapping[str, Mapping[str, int]]:
    """The columns ``SEVERITIES`` of each round; 0 of one without any. Advice is no mistake."""
    counts: dict[str, dict[str, int]] = defaultdict(lambda: dict.fromkeys(SEVERITIES, 0))
    for each in mistakes:
        of_round = counts[each.attempt]
        if each.severity in COUNTED:
            of_round["mistakes"] += 1
            of_round[each.severity] += 1
    return counts


# --- what a supervisor's act has marked again


def take_again(db: Connection, marks: Marks) -> None:
    """All this is marked so from now on; whose it is stays."""
    attempts = [
        *(each.attempt for each in marks.rounds),
        *(each.attempt for each in marks.quick),
    ]
    owner = _owners(db, attempts)
    fold(db, owner, -1)
    for table in (round_mistakes, round_items, rounds, quick):
        db.execute(table.delete().where(table.c.attempt.in_(list(owner))))
    add_marks(db, marks, owner)
    _take_exams_again(db, marks.exams)


_OWNER = ("attempt", "account", "station", "chain", "taught")


def _owners(db: Connection, attempts: Sequence[str]) -> dict[str, Mapping[str, Any]]:
    """The owner of each, and the station at which it was worked."""
    found: dict[str, Mapping[str, Any]] = {}
    for table in (rounds, quick):
        columns = [table.c[name] for name in _OWNER]
        for row in db.execute(select(*columns).where(table.c.attempt.in_(attempts))).mappings():
            found[row["attempt"]] = {name: row[name] for name in _OWNER[1:]}
    return found


def _take_exams_again(db: Connection, marks: Iterable[ExamMarked]) -> None:
    for marked in marks:
        columns = {name: getattr(marked, name) for name in _RE_MARKED}
        db.execute(
            exam_marks.update().where(exam_marks.c.sitting == marked.sitting).values(columns)
        )
        one = f"{EXAM_ENDED} AND exam_sittings.sitting = :sitting"
        db.execute(text(one), {"sitting": marked.sitting})


# What another marking changes of an exam: when and how it ended stays.
_RE_MARKED = ("outcome", "decisions", "errors", "critical", "failed_areas")
