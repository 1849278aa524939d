"""The lines of a supervisor's queue, read for the keys of one page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, Row, func, select

from trainer.records.registry.review_filter import What
from trainer.records.registry.review_now import now, touched, with_name
from trainer.records.registry.review_queue import QUIZ, Key
from trainer.records.registry.rows import exams as of_exams
from trainer.records.registry.rows import marks, people, review


@dataclass(frozen=True, slots=True)
class Line:
    """One attempt in the queue: as it was marked, as it counts now, and what was said of it.

    ``asked`` are the words of a review that waits. Of an exam, ``attempt`` is the sitting,
    ``drill`` the exam's title and ``signed`` whether an examiner did. ``passed_now`` is None for
    what is void or has no outcome.
    """

    what: What
    attempt: str
    account: str
    name: str
    house: str
    drill: str
    at_ms: int
    right: int
    lines: int
    mistakes: int
    critical: int
    passed: bool | None
    right_now: int
    passed_now: bool | None
    overridden: bool = False
    void: bool = False
    comments: int = 0
    asked: str = ""
    signed: bool = False
    state: str = ""
    waits: bool = False


_BOTH = ("attempt", "account", "house", "drill", "right")
_OF_ROUND = (*_BOTH, "dealt_at_ms", "lines", "mistakes", "critical", "passed")
_OF_QUICK = (*_BOTH, "at_ms", "items")


def lines(db: Connection, keys: Sequence[Key]) -> tuple[Line, ...]:
    """The rows of these keys, in their order."""
    if not keys:
        return ()
    beside = _Beside(db, [key.attempt for key in keys])
    found = {
        **_rounds(db, _of(keys, What.ROUND), beside),
        **_quick(db, _of(keys, What.QUICK), beside),
        **_sittings(db, _of(keys, What.EXAM), beside),
    }
    known = ((key, found[key.attempt]) for key in keys if key.attempt in found)
    return tuple(_waiting(line) if key.waits else line for key, line in known)


def _waiting(line: Line) -> Line:
    return replace(line, waits=True)


def _of(keys: Sequence[Key], what: What) -> list[str]:
    return [key.attempt for key in keys if key.what is what]


class _Beside:
    """What was said of some attempts, by attempt."""

    def __init__(self, db: Connection, attempts: Sequence[str]) -> None:
        self.touched = touched(db, attempts)
        overridden = list(self.touched)
        self.now = now(db, "rounds_in_force", overridden, "passed")
        self.quick_now = now(db, "quick_in_force", overridden)
        self.comments = _counted(db, attempts)
        self.asked = _asked(db, attempts)


def _counted(db: Connection, attempts: Sequence[str]) -> Mapping[str, int]:
    at = review.comments.c
    query = select(at.attempt, func.count()).where(at.attempt.in_(attempts)).group_by(at.attempt)
    return {row[0]: row[1] for row in db.execute(query)}


def _asked(db: Connection, attempts: Sequence[str]) -> Mapping[str, str]:
    at = review.review_requests.c
    query = select(at.attempt, at.text).where(at.attempt.in_(attempts), at.answered_by.is_(None))
    found: dict[str, str] = {}
    for attempt, words in db.execute(query.order_by(at.at_ms)):
        found.setdefault(attempt, words)
    return found


def _rounds(db: Connection, attempts: Sequence[str], beside: _Beside) -> dict[str, Line]:
    if not attempts:
        return {}
    at = marks.rounds.c
    found = db.execute(with_name(marks.rounds, *_OF_ROUND).where(at.attempt.in_(attempts)))
    return {row.attempt: _round(row, beside) for row in found}


def _round(row: Row[Any], beside: _Beside) -> Line:
    now = beside.now.get(row.attempt)
    void = beside.touched.get(row.attempt, False)
    passed = bool(row.passed) if now is None else bool(now["passed"])
    return Line(
        what=What.ROUND,
        attempt=row.attempt,
        account=row.account,
        name=row.name or "",
        house=row.house,
        drill=row.drill,
        at_ms=row.dealt_at_ms,
        right=row.right,
        lines=row.lines,
        mistakes=row.mistakes,
        critical=row.critical,
        passed=bool(row.passed),
        right_now=row.right if now is None else now["right"],
        passed_now=None if void else passed,
        overridden=row.attempt in beside.touched,
        void=void,
        comments=beside.comments.get(row.attempt, 0),
        asked=beside.asked.get(row.attempt, ""),
    )


def _quick(db: Connection, attempts: Sequence[str], beside: _Beside) -> dict[str, Line]:
    if not attempts:
        return {}
    at = marks.quick.c
    found = db.execute(with_name(marks.quick, *_OF_QUICK).where(at.attempt.in_(attempts)))
    return {row.attempt: _sitting_of_questions(row, beside) for row in found}


def _sitting_of_questions(row: Row[Any], beside: _Beside) -> Line:
    now = beside.quick_now.get(row.attempt)
    right = row.right if now is None else now["right"]
    void = beside.touched.get(row.attempt, False)
    return Line(
        what=What.QUIZ if row.drill == QUIZ else What.QUICK,
        attempt=row.attempt,
        account=row.account,
        name=row.name or "",
        house=row.house,
        drill=row.drill,
        at_ms=row.at_ms,
        right=row.right,
        lines=row.items,
        mistakes=row.items - row.right,
        critical=0,
        passed=row.right == row.items,
        right_now=right,
        passed_now=None if void else right == row.items,
        overridden=row.attempt in beside.touched,
        void=void,
        comments=beside.comments.get(row.attempt, 0),
        asked=beside.asked.get(row.attempt, ""),
    )


def _sittings(db: Connection, attempts: Sequence[str], beside: _Beside) -> dict[str, Line]:
    if not attempts:
        return {}
    at, exam, signed = of_exams.exam_sittings.c, of_exams.exams.c, of_exams.signatures.c
    name = select(people.people.c.name).where(people.people.c.account == at.account)
    query = select(
        of_exams.exam_sittings,
        exam.title,
        exam.house,
        name.scalar_subquery().label("name"),
        select(func.count())
        .where(signed.sitting == at.sitting, signed.role != "second")
        .scalar_subquery()
        .label("signed"),
    ).select_from(of_exams.exam_sittings.outerjoin(of_exams.exams, exam.exam == at.exam))
    found = db.execute(query.where(at.sitting.in_(attempts)))
    return {row.sitting: _exam(row, beside) for row in found}


def _exam(row: Row[Any], beside: _Beside) -> Line:
    errors, decisions = row.errors or 0, row.decisions or 0
    passed = {"passed": True, "failed": False}.get(row.outcome or "")
    void = row.state == "voided"
    return Line(
        what=What.EXAM,
        attempt=row.sitting,
        account=row.account,
        name=row.name or "",
        house=row.house or "",
        drill=row.title or "",
        at_ms=row.opened_at_ms,
        right=decisions - errors,
        lines=decisions,
        mistakes=errors,
        critical=row.critical or 0,
        passed=passed,
        right_now=decisions - errors,
        passed_now=None if void else passed,
        void=void,
        comments=beside.comments.get(row.sitting, 0),
        signed=bool(row.signed),
        state=row.outcome or row.state,
    )
