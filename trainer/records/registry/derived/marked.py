"""The marker's findings in a delivery, written into the registry: whole, and once."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Any

from sqlalchemy import Connection, select, text

from trainer.records import raw_rows
from trainer.records.registry.derived.clearing import clear
from trainer.records.registry.derived.folding import fold
from trainer.records.registry.derived.marked_rows import QUICK, ROUND, quick_row, round_row
from trainer.records.registry.derived.projecting import Told, project
from trainer.records.registry.derived.projections import DELIVERED, EXAM_ENDED
from trainer.records.registry.derived.severities import counted
from trainer.records.registry.marks import ExamMarked, Marks, QuickMarked, RoundMarked
from trainer.records.registry.rows.exams import exam_sittings
from trainer.records.registry.rows.log import DeliveryRow, deliveries
from trainer.records.registry.rows.marks import (
    ExamMarkRow,
    exam_marks,
    mismatches,
    open_beliefs,
    round_items,
    round_mistakes,
    standings,
)
from trainer.records.registry.tables import MARKED, ROLLED_UP


def wait(db: Connection, several: Sequence[DeliveryRow]) -> bool:
    """Let these deliveries wait no more; True if all waited until this transaction."""
    lock_sums(db)
    numbers = [each.number for each in several]
    if len(list(raw_rows.among(db, _WAITING, numbers))) < len(numbers):
        return False
    raw_rows.run_all(db, _MARKED_NOW, [(each,) for each in numbers])
    return True


_WAITING = "SELECT number FROM deliveries WHERE waits IS NOT NULL AND number IN ()"
_MARKED_NOW = "UPDATE deliveries SET waits = NULL WHERE number = ?"


def take_marks(db: Connection, delivery: DeliveryRow, marks: Marks) -> None:
    """Mark the attempts that the delivery ends, so that they count."""
    _project(db, delivery)
    fresh = _unmarked(db, marks)
    own = {name: getattr(delivery, name) for name in ("account", "station", "chain", "taught")}
    add_marks(db, marks, fresh, dict.fromkeys(fresh, own))
    _take_standings(db, delivery.account, marks)
    _take_beliefs(db, delivery.account, marks)
    _take_exams(db, delivery, marks.exams)
    raw_rows.put(db, mismatches, [_MISMATCH(each) for each in marks.mismatches])


def unmark(db: Connection) -> None:
    """Every delivery waits, and nothing is left that was made of it."""
    lock_sums(db)
    for table in (*ROLLED_UP, *MARKED):
        db.execute(table.delete())
    db.execute(deliveries.update().values(waits=1))


def lock_sums(db: Connection) -> None:
    """Nobody else adds to the sums before this transaction ends. A file has one writer anyway."""
    if db.dialect.name == "postgresql":
        db.execute(text("SELECT take_lock('sums')"))


def add_marks(
    db: Connection, marks: Marks, fresh: Collection[str], owner: Mapping[str, Mapping[str, Any]]
) -> None:
    """The marks of these attempts stand and count. ``owner`` says by attempt whose they are."""
    severities = counted(marks.mistakes)
    of_rounds = [each for each in marks.rounds if each.attempt in fresh]
    of_quick = [each for each in marks.quick if each.attempt in fresh]
    raw_rows.run_all(db, ROUND, (round_row(each, severities, owner) for each in of_rounds))
    raw_rows.run_all(db, QUICK, (quick_row(each, owner) for each in of_quick))
    raw_rows.insert(db, round_mistakes, [each for each in marks.mistakes if each.attempt in fresh])
    raw_rows.insert(db, round_items, [each for each in marks.items if each.attempt in fresh])
    fold(db, [*(each.attempt for each in of_rounds), *(each.attempt for each in of_quick)], 1)
    clear_remedials(db, of_rounds, of_quick)


def clear_remedials(
    db: Connection, of_rounds: Iterable[RoundMarked], of_quick: Iterable[QuickMarked]
) -> None:
    """Clear the remedials that were worked well enough."""
    worked = {each.remedial for each in of_rounds} | {each.remedial for each in of_quick}
    for remedial in sorted(filter(None, worked)):
        db.execute(text(clear()), {"remedial": remedial})


def _project(db: Connection, delivery: DeliveryRow) -> None:
    """The reviews that were asked for in it are there, and are not asked for again."""
    asked = raw_rows.every(db, _ASKED, delivery.chain, delivery.first, delivery.last)
    for id_, attempt, kind, at_ms, body in asked:
        told = Told(id_, attempt, kind, at_ms, body, delivery.account)
        project(db, told, strictly=False)


_KINDS = ", ".join(f"'{each}'" for each in DELIVERED)
_ASKED = f"""SELECT id, attempt, kind, at_ms, body FROM events
 WHERE chain = ? AND place BETWEEN ? AND ? AND kind IN ({_KINDS})
 AND NOT EXISTS (SELECT 1 FROM review_requests r WHERE r.event = id) ORDER BY place"""


def _unmarked(db: Connection, marks: Marks) -> frozenset[str]:
    """The attempts that have no marks yet."""
    told = [*(each.attempt for each in marks.rounds), *(each.attempt for each in marks.quick)]
    return frozenset(each for each in told if not _is_marked(db, each))


def _is_marked(db: Connection, attempt: str) -> bool:
    return any(raw_rows.first(db, sql, attempt) for sql in _MARKED)


_MARKED = ("SELECT 1 FROM rounds WHERE attempt = ?", "SELECT 1 FROM quick WHERE attempt = ?")


# --- how the trainee stands


def _take_standings(db: Connection, account: str, marks: Marks) -> None:
    raw_rows.put(db, standings, [(account, *_STANDING(each)) for each in marks.standings])


_STANDING = attrgetter(*(each.name for each in list(standings.columns)[1:]))


def _take_beliefs(db: Connection, account: str, marks: Marks) -> None:
    """Write the beliefs of the houses of this delivery, and leave those of other houses. Mostly
    they are those that stand already: then nothing is written."""
    for house in marks.beliefs_of:
        told = sorted(_BELIEF(each) for each in marks.beliefs if each.house == house)
        if sorted(raw_rows.every(db, _BELIEVED, account, house)) != told:
            raw_rows.run(db, _FORGET, {"account": account, "house": house})
            raw_rows.put(db, open_beliefs, [(account, house, *each) for each in told])


_BELIEF = attrgetter("misreading", "verdict", "since_ms")
_FORGET = "DELETE FROM open_beliefs WHERE account = :account AND house = :house"
_BELIEVED = "SELECT misreading, verdict, since_ms FROM open_beliefs WHERE account = ? AND house = ?"
_MISMATCH = attrgetter(*(each.name for each in mismatches.columns))


def _take_exams(db: Connection, delivery: DeliveryRow, marked: Iterable[ExamMarked]) -> None:
    """A sitting of that account has ended as it was marked the first time, when the school heard
    of it."""
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
    told = {name: getattr(marked, name) for name in marked.__slots__}
    return ExamMarkRow(**told, account=delivery.account, chain=delivery.chain)
