"""The lines of a supervisor's queue, read for the keys of one page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from sqlalchemy import BindParameter, Connection, bindparam, func, select

from trainer.records.registry.reads.blind_marking import kept_from
from trainer.records.registry.reads.review_filter import What
from trainer.records.registry.reads.review_marks import now, touched
from trainer.records.registry.reads.review_queue import Key
from trainer.records.registry.rows import people, review


@dataclass(frozen=True, slots=True, kw_only=True)
class Line(Key):
    """One attempt in the queue: as it was marked, as it counts now, and what was said of it.

    ``asked`` are the words of a review that waits. Of an exam, ``attempt`` is the sitting,
    ``drill`` the exam's title and ``signed`` whether an examiner did; ``blind``: its marks are not
    told. ``passed_now`` is None for what is void or has no outcome.
    """

    name: str
    right_now: int
    passed_now: bool | None
    overridden: bool = False
    void: bool = False
    comments: int = 0
    asked: str = ""
    blind: bool = False


def lines(db: Connection, keys: Sequence[Key], by: str) -> tuple[Line, ...]:
    """These lines for that supervisor, with what was said of them, and as they count now."""
    if not keys:
        return ()
    beside = _Beside(db, keys, by)
    return tuple(_line(key, beside) for key in keys)


class _Beside:
    """The people and remarks of some attempts, by account and by attempt."""

    def __init__(self, db: Connection, keys: Sequence[Key], by: str) -> None:
        attempts = [key.attempt for key in keys]
        self.touched = touched(db, attempts)
        overridden = list(self.touched)
        self.now = now(db, "rounds_in_force", overridden, "passed")
        self.quick_now = now(db, "quick_in_force", overridden)
        self.comments = _counted(db, attempts)
        self.asked = _asked(db, attempts)
        self.names = _names(db, {key.account for key in keys})
        self.blind = kept_from(db, by, {key.attempt for key in keys if key.what is What.EXAM})


_people, _comments, _requests = people.people.c, review.comments.c, review.review_requests.c
_ANY_OF: BindParameter[Any] = bindparam("of", expanding=True)
_NAMES = select(_people.account, _people.name).where(_people.account.in_(_ANY_OF))
_COUNTED = (
    select(_comments.attempt, func.count())
    .where(_comments.attempt.in_(_ANY_OF))
    .group_by(_comments.attempt)
)
_ASKED = select(_requests.attempt, _requests.text).where(
    _requests.attempt.in_(_ANY_OF), _requests.event.in_(review.FIRST_ASKED)
)


def _names(db: Connection, accounts: Iterable[str]) -> Mapping[str, str]:
    return {row[0]: row[1] for row in db.execute(_NAMES, {"of": list(accounts)}).all()}


def _counted(db: Connection, attempts: Sequence[str]) -> Mapping[str, int]:
    return {row[0]: row[1] for row in db.execute(_COUNTED, {"of": attempts}).all()}


def _asked(db: Connection, attempts: Sequence[str]) -> Mapping[str, str]:
    return {row[0]: row[1] for row in db.execute(_ASKED, {"of": attempts}).all()}


def _line(key: Key, beside: _Beside) -> Line:
    void = key.state == "voided" or beside.touched.get(key.attempt, False)
    right, passed = _in_force(key, beside)
    return Line(
        **{each.name: getattr(key, each.name) for each in fields(key)},
        name=beside.names.get(key.account) or "",
        right_now=right,
        passed_now=None if void else passed,
        overridden=key.attempt in beside.touched,
        void=void,
        comments=beside.comments.get(key.attempt, 0),
        asked=beside.asked.get(key.attempt, ""),
        blind=key.attempt in beside.blind,
    )


def _in_force(key: Key, beside: _Beside) -> tuple[int, bool | None]:
    """The number of right lines now, and the passing."""
    if key.attempt in beside.now:
        row = beside.now[key.attempt]
        return row["right"], bool(row["passed"])
    if key.attempt in beside.quick_now:
        return beside.quick_now[key.attempt]["right"], None
    return key.right, key.passed
