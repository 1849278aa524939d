"""The queue of a supervisor: exams, rounds and sittings of those in his classes, page by page.

What waits for him comes first: reviews that were asked for, then exams that nobody signed. The keys
of a page are found first and its rows read afterwards, so that a page is as quick among a million
rounds as among ten.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    Connection,
    Select,
    Text,
    and_,
    cast,
    exists,
    func,
    literal,
    not_,
    null,
    or_,
    select,
    table,
    union_all,
)
from sqlalchemy import column as named
from sqlalchemy.sql import ColumnElement

from trainer.records.registry.review_filter import AT_MOST, Outcome, Sort, Wanted, What
from trainer.records.registry.rows import exams as of_exams
from trainer.records.registry.rows import marks, people, review

QUIZ = "quiz"
"""The drill under which quizzes are recorded."""

_rounds, _quick, _sittings = marks.rounds.c, marks.quick.c, of_exams.exam_sittings.c
_overrides, _requests, _comments = review.overrides, review.review_requests, review.comments
_in_force = table("overrides_in_force", named("attempt"), named("number"), named("to_"))
_rounds_now = table("rounds_in_force", named("attempt"), named("passed"), named("overridden"))


@dataclass(frozen=True, slots=True)
class Key:
    """One line of the queue before its row is read. ``waits``: it stands before all others."""

    what: What
    attempt: str
    waits: bool = False


def accounts_of(db: Connection, by: str, class_: str = "") -> tuple[str, ...]:
    """The accounts of trainees who are in an open class together with that one, or in that
    class."""
    mine, theirs = people.members.alias("mine"), people.members.alias("theirs")
    joined = mine.join(theirs, mine.c["class"] == theirs.c["class"])
    joined = joined.join(people.classes, people.classes.c["class"] == mine.c["class"])
    joined = joined.join(people.people, people.people.c.account == theirs.c.account)
    query = select(theirs.c.account).select_from(joined).distinct()
    query = query.where(
        mine.c.account == by,
        mine.c.until_ms.is_(None),
        theirs.c.until_ms.is_(None),
        people.classes.c.state == "open",
        people.people.c.role == "trainee",
        people.people.c.state != "erased",
    )
    if class_:
        query = query.where(mine.c["class"] == class_)
    return tuple(sorted(db.scalars(query)))


def keys(
    db: Connection, accounts: Sequence[str], wanted: Wanted, offset: int, limit: int
) -> tuple[Key, ...]:
    """So many lines of the queue from that place on."""
    if not accounts:
        return ()
    if wanted.sort is not Sort.WAITING:
        return _listed(db, accounts, wanted, offset, limit, ())
    first = _waiting(db, accounts, wanted)
    own = [each.attempt for each in first]
    rest = _listed(
        db, accounts, wanted, max(0, offset - len(first)), limit - len(first[offset:]), own
    )
    return (*first[offset : offset + limit], *rest)


def count(db: Connection, accounts: Sequence[str], wanted: Wanted) -> int:
    """How many attempts pass; no more than ``AT_MOST`` are counted."""
    if not accounts:
        return 0
    parts = [part.order_by(None) for part in _parts(accounts, wanted, ())]
    every = union_all(*(part.limit(AT_MOST).subquery().select() for part in parts)).subquery()
    found = db.scalar(select(func.count()).select_from(every)) or 0
    return min(found, AT_MOST)


def waiting(db: Connection, accounts: Sequence[str]) -> int:
    """How many attempts wait: reviews that were asked for, and exams that nobody signed."""
    return len(_waiting(db, accounts, Wanted())) if accounts else 0


# ------------------------------------------------------------------------------- what waits first


def _waiting(db: Connection, accounts: Sequence[str], wanted: Wanted) -> tuple[Key, ...]:
    """Reviews that were asked for, the longest waiting first, then exams to be signed."""
    return (*_asked(db, accounts, wanted), *_to_sign(db, accounts, wanted))


def _asked(db: Connection, accounts: Sequence[str], wanted: Wanted) -> list[Key]:
    query = select(_requests.c.attempt).where(
        _requests.c.account.in_(accounts), _requests.c.answered_by.is_(None)
    )
    query = query.group_by(_requests.c.attempt).order_by(func.min(_requests.c.at_ms))
    attempts = list(db.scalars(query.limit(AT_MOST)))
    if not attempts:
        return []
    every = union_all(*_parts(accounts, wanted, (), only=attempts)).subquery()
    known = {row.attempt: What(row.what) for row in db.execute(select(every))}
    return [Key(known[each], each, waits=True) for each in attempts if each in known]


def _to_sign(db: Connection, accounts: Sequence[str], wanted: Wanted) -> list[Key]:
    if wanted.what not in (None, What.EXAM):
        return []
    query = _exams(accounts, wanted).where(not_(_signed()), _sittings.state != "voided")
    found = db.execute(query.order_by(_sittings.ended_at_ms).limit(AT_MOST))
    return [Key(What.EXAM, row.attempt, waits=True) for row in found]


def _signed() -> ColumnElement[bool]:
    signatures = of_exams.signatures.c
    return exists().where(signatures.sitting == _sittings.sitting, signatures.role != "second")


# -------------------------------------------------------------------------------------- the rest


def _listed(
    db: Connection,
    accounts: Sequence[str],
    wanted: Wanted,
    offset: int,
    limit: int,
    without: Sequence[str],
) -> tuple[Key, ...]:
    if limit <= 0:
        return ()
    reach = min(AT_MOST, offset + limit) if _by_time(wanted.sort) else AT_MOST
    parts = [
        part.order_by(*_order(wanted.sort, part.selected_columns)).limit(reach).subquery().select()
        for part in _parts(accounts, wanted, without)
    ]
    every = union_all(*parts).subquery()
    query = select(every.c.what, every.c.attempt).order_by(*_order(wanted.sort, every.c))
    room = max(0, min(limit, AT_MOST - offset))
    found = db.execute(query.offset(offset).limit(room))
    return tuple(Key(What(row.what), row.attempt) for row in found)


def _by_time(sort: Sort) -> bool:
    return sort in (Sort.WAITING, Sort.NEWEST, Sort.OLDEST)


def _order(sort: Sort, at: Any) -> tuple[Any, ...]:
    newest = (at.at_ms.desc(), at.attempt.desc())
    match sort:
        case Sort.WAITING | Sort.NEWEST:
            return newest
        case Sort.OLDEST:
            return (at.at_ms, at.attempt)
        case Sort.MISTAKES:
            return (at.wrong.desc(), *newest)
        case Sort.SHARE:
            return (at.share, *newest)
        case Sort.TRAINEE:
            return (at.name, *newest)


def _parts(
    accounts: Sequence[str],
    wanted: Wanted,
    without: Sequence[str],
    only: Sequence[str] | None = None,
) -> list[Select[Any]]:
    """One query for each sort of attempt that can pass."""
    parts = []
    if wanted.what in (None, What.ROUND):
        parts.append((_of_rounds(accounts, wanted), _rounds.attempt))
    if wanted.what in (None, What.QUICK, What.QUIZ):
        parts.append((_of_quick(accounts, wanted), _quick.attempt))
    if wanted.what in (None, What.EXAM):
        parts.append((_exams(accounts, wanted), _sittings.sitting))
    made = [part.where(id_.not_in(without)) if without else part for part, id_ in parts]
    if only is None:
        return made
    ids = [id_ for _, id_ in parts]
    return [part.where(id_.in_(only)) for part, id_ in zip(made, ids, strict=True)]


def _of_rounds(accounts: Sequence[str], wanted: Wanted) -> Select[Any]:
    """Rounds; those of an exam are in its sitting."""
    share = _rounds.right * 1000 // func.coalesce(func.nullif(_rounds.lines, 0), 1)
    query = _part(What.ROUND, _rounds.attempt, _rounds, _rounds.dealt_at_ms, wanted)
    query = query.add_columns(_rounds.mistakes.label("wrong"), share.label("share"))
    of_no_exam = func.coalesce(_rounds.exam, "") == ""  # so said, no index of exams is gone through
    query = query.where(_rounds.account.in_(accounts), of_no_exam)
    if wanted.outcome is not None:
        query = query.where(_round_came_out(wanted.outcome))
    return query


def _of_quick(accounts: Sequence[str], wanted: Wanted) -> Select[Any]:
    share = _quick.right * 1000 // func.coalesce(func.nullif(_quick["items"], 0), 1)
    query = _part(What.QUICK, _quick.attempt, _quick, _quick.at_ms, wanted)
    query = query.add_columns((_quick["items"] - _quick.right).label("wrong"), share.label("share"))
    query = query.where(_quick.account.in_(accounts))
    if wanted.what is not None:
        is_quiz = _quick.drill == QUIZ
        query = query.where(is_quiz if wanted.what is What.QUIZ else not_(is_quiz))
    if wanted.outcome is not None:
        query = query.where(_quick_came_out(wanted.outcome))
    return query


def _exams(accounts: Sequence[str], wanted: Wanted) -> Select[Any]:
    """Sittings of exams that are over."""
    errors, decisions = func.coalesce(_sittings.errors, 0), func.coalesce(_sittings.decisions, 0)
    share = (decisions - errors) * 1000 // func.coalesce(func.nullif(decisions, 0), 1)
    exam = of_exams.exams
    query = _named(What.EXAM, _sittings.sitting, _sittings.account, _sittings.opened_at_ms, wanted)
    query = query.add_columns(errors.label("wrong"), share.label("share"))
    query = query.where(_sittings.account.in_(accounts), _sittings.state != "open")
    query = _timed(query, _sittings.opened_at_ms, wanted)
    if wanted.house:
        of_house = select(exam.c.exam).where(exam.c.house == wanted.house)
        query = query.where(_sittings.exam.in_(of_house))
    if wanted.drill:
        query = query.where(literal(0) == 1)
    if wanted.account:
        query = query.where(_sittings.account == wanted.account)
    if wanted.outcome is not None:
        query = query.where(_exam_came_out(wanted.outcome))
    return query


def _part(what: What, id_: Any, at: Any, time: Any, wanted: Wanted) -> Select[Any]:
    """The columns that all have, and what all are asked for."""
    query = _timed(_named(what, id_, at.account, time, wanted), time, wanted)
    asked = ((at.account, wanted.account), (at.house, wanted.house), (at.drill, wanted.drill))
    return query.where(*(column == value for column, value in asked if value))


def _named(what: What, id_: Any, account: Any, time: Any, wanted: Wanted) -> Select[Any]:
    by_name = wanted.sort is Sort.TRAINEE
    person = people.people.c
    name = select(person.name).where(person.account == account).scalar_subquery()
    return select(
        literal(what.value).label("what"),
        id_.label("attempt"),
        time.label("at_ms"),
        (name if by_name else cast(null(), Text)).label("name"),
    )


def _timed(query: Select[Any], time: Any, wanted: Wanted) -> Select[Any]:
    if wanted.since_ms:
        query = query.where(time >= wanted.since_ms)
    return query if wanted.until_ms is None else query.where(time < wanted.until_ms)


# ------------------------------------------------------------------------------ how they came out


def _round_came_out(outcome: Outcome) -> ColumnElement[bool]:
    touched = select(_overrides.c.attempt)
    match outcome:
        case Outcome.PASSED | Outcome.FAILED:
            passed = int(outcome is Outcome.PASSED)
            now = select(_rounds_now.c.attempt)
            now = now.where(_rounds_now.c.attempt.in_(touched), _rounds_now.c.passed == passed)
            as_marked = and_(_rounds.passed == passed, _rounds.attempt.not_in(touched))
            return or_(as_marked, _rounds.attempt.in_(now))
        case _:
            return _said(outcome, _rounds.attempt)


def _quick_came_out(outcome: Outcome) -> ColumnElement[bool]:
    """A sitting of questions has passed where every answer was right."""
    match outcome:
        case Outcome.PASSED:
            return _quick.right == _quick["items"]
        case Outcome.FAILED:
            return _quick.right < _quick["items"]
        case _:
            return _said(outcome, _quick.attempt)


def _exam_came_out(outcome: Outcome) -> ColumnElement[bool]:
    match outcome:
        case Outcome.PASSED | Outcome.FAILED:
            return and_(_sittings.outcome == outcome.value, _sittings.state != "voided")
        case Outcome.VOID:
            return _sittings.state == "voided"
        case _:
            return _said(outcome, _sittings.sitting)


def _said(outcome: Outcome, attempt: ColumnElement[Any]) -> ColumnElement[bool]:
    match outcome:
        case Outcome.VOID:
            void = and_(_in_force.c.number == 0, _in_force.c.to_ == "void")
            return attempt.in_(select(_in_force.c.attempt).where(void))
        case Outcome.ASKED:
            waiting = _requests.c.answered_by.is_(None)
            return attempt.in_(select(_requests.c.attempt).where(waiting))
        case Outcome.OVERRIDDEN:
            return attempt.in_(select(_in_force.c.attempt))
        case Outcome.COMMENTED:
            return attempt.in_(select(_comments.c.attempt))
        case _:
            raise AssertionError(f"{outcome} is no saying")
