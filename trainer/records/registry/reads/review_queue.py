"""The queue of a supervisor: exams, rounds and sittings of those in his classes, page by page.

What waits for him comes first: reviews that were asked for, then exams that nobody signed. All that
a line shows of a round stands in one index, trainee by trainee in the order of time, so that a page
is as quick among a million rounds as among ten.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from sqlalchemy import (
    Connection,
    Integer,
    Row,
    Select,
    Text,
    and_,
    case,
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

from trainer.records.registry.reads.review_filter import AT_MOST, Outcome, Sort, Wanted, What
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
    """One line of the queue, as it was marked. ``waits``: it stands before all others."""

    what: What
    attempt: str
    account: str
    house: str
    drill: str
    at_ms: int
    right: int
    lines: int
    wrong: int
    critical: int
    passed: bool | None
    state: str
    signed: bool
    waits: bool = False


_COLUMNS = tuple(each.name for each in fields(Key) if each.name != "waits")


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
    accounts = _asked_for(accounts, wanted)
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
    accounts = _asked_for(accounts, wanted)
    if not accounts:
        return 0
    parts = [part.order_by(None) for part in _parts(accounts, wanted, ())]
    every = union_all(*(part.limit(AT_MOST).subquery().select() for part in parts)).subquery()
    found = db.scalar(select(func.count()).select_from(every)) or 0
    return min(found, AT_MOST)


def _asked_for(accounts: Sequence[str], wanted: Wanted) -> tuple[str, ...]:
    return tuple(each for each in accounts if wanted.account in ("", each))


def waiting(db: Connection, accounts: Sequence[str]) -> int:
    """How many attempts wait: reviews that were asked for, and exams that nobody signed."""
    return len(_waiting(db, accounts, Wanted())) if accounts else 0


# ------------------------------------------------------------------------------- what waits first


def _waiting(db: Connection, accounts: Sequence[str], wanted: Wanted) -> tuple[Key, ...]:
    """Reviews that were asked for, the longest waiting first, then exams to be signed; however
    long ago they were."""
    whenever = wanted if wanted.until_ms is not None else replace(wanted, since_ms=0)
    return (*_asked(db, accounts, whenever), *_to_sign(db, accounts, whenever))


def _asked(db: Connection, accounts: Sequence[str], wanted: Wanted) -> list[Key]:
    query = select(_requests.c.attempt).where(
        _requests.c.account.in_(accounts), _requests.c.answered_by.is_(None)
    )
    query = query.group_by(_requests.c.attempt).order_by(func.min(_requests.c.at_ms))
    attempts = list(db.scalars(query.limit(AT_MOST)))
    if not attempts:
        return []
    if wanted.what is What.EXAM:
        return []
    every = union_all(*_named(attempts, wanted)).subquery()
    known = {row.attempt: _key(row) for row in db.execute(select(every))}
    return [replace(known[each], waits=True) for each in attempts if each in known]


def _to_sign(db: Connection, accounts: Sequence[str], wanted: Wanted) -> list[Key]:
    if wanted.what not in (None, What.EXAM):
        return []
    query = _of_exams(wanted).where(_sittings.account.in_(accounts))
    query = query.where(not_(_signed()), _sittings.state != "voided")
    found = db.execute(query.order_by(_sittings.ended_at_ms).limit(AT_MOST))
    return [replace(_key(row), waits=True) for row in found]


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
    room = max(0, min(limit, AT_MOST - offset))
    if not room:
        return ()
    reach = offset + room if _by_time(wanted.sort) else AT_MOST
    parts = [
        part.order_by(*_order(wanted.sort, part.selected_columns)).limit(reach).subquery().select()
        for part in _parts(accounts, wanted, without, reach=reach)
    ]
    every = union_all(*parts).subquery()
    query = select(every).order_by(*_order(wanted.sort, every.c))
    return tuple(map(_key, db.execute(query.offset(offset).limit(room))))


def _key(row: Row[Any]) -> Key:
    told = {name: getattr(row, name) for name in _COLUMNS}
    passed = None if row.passed is None else bool(row.passed)
    what = What(row.what)
    return Key(**told | {"what": what, "passed": passed, "signed": bool(row.signed)})


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
    accounts: Sequence[str], wanted: Wanted, without: Sequence[str], reach: int | None = None
) -> list[Select[Any]]:
    """One query for each sort of attempt that can pass: of these accounts, but for those
    ``without``; no further than ``reach``, where that is said."""
    parts = []
    if wanted.what in (None, What.ROUND):
        parts.append((_rounds_of(accounts, wanted, without, reach), _rounds.attempt))
    if wanted.what in (None, What.QUICK, What.QUIZ):
        parts.append((_of_quick(wanted).where(_quick.account.in_(accounts)), _quick.attempt))
    if wanted.what in (None, What.EXAM):
        parts.append((_of_exams(wanted).where(_sittings.account.in_(accounts)), _sittings.sitting))
    return [part.where(id_.not_in(without)) if without else part for part, id_ in parts]


def _named(attempts: Sequence[str], wanted: Wanted) -> list[Select[Any]]:
    """The same for these very rounds and sittings of questions."""
    rounds = _of_rounds(wanted).where(_rounds.attempt.in_(attempts))
    quick = _of_quick(wanted).where(_quick.attempt.in_(attempts))
    if wanted.what is None:
        return [rounds, quick]
    return [rounds] if wanted.what is What.ROUND else [quick]


def _rounds_of(
    accounts: Sequence[str], wanted: Wanted, without: Sequence[str], reach: int | None
) -> Select[Any]:
    if reach is None or not _is_of_the_latest(wanted):
        return _of_rounds(wanted).where(_rounds.account.in_(accounts))
    return _latest(_of_rounds(wanted), accounts, reach + len(without))


def _is_of_the_latest(wanted: Wanted) -> bool:
    """Whether the list is of each trainee's latest rounds, whatever and whenever they were."""
    narrowed = (wanted.house, wanted.drill, wanted.outcome, wanted.since_ms, wanted.until_ms)
    return wanted.sort in (Sort.WAITING, Sort.NEWEST) and not any(narrowed)


def _latest(query: Select[Any], accounts: Sequence[str], many: int) -> Select[Any]:
    """Each trainee's last rounds, so many: no earlier one can be on the page. It is asked person
    by person, so that each begins in the index where the last of them stands."""
    who, own = people.people.alias("who"), marks.rounds.alias("own").c
    found = select(own.dealt_at_ms).where(
        own.account == who.c.account, func.coalesce(own.exam, "") == ""
    )
    first = found.order_by(own.dealt_at_ms.desc()).offset(many).limit(1).scalar_subquery()
    theirs = and_(_rounds.account == who.c.account, _rounds.dealt_at_ms >= func.coalesce(first, 0))
    query = query.select_from(who.join(marks.rounds, theirs))
    return query.where(who.c.account.in_(accounts))


def _of_rounds(wanted: Wanted) -> Select[Any]:
    """Rounds; those of an exam are in its sitting."""
    at = _rounds
    query = _part(
        literal(What.ROUND.value),
        (at.attempt, at.account, at.house, at.drill, at.dealt_at_ms),
        (at.right, at.lines, at.mistakes, at.critical, at.passed),
        wanted,
    )
    of_no_exam = func.coalesce(at.exam, "") == ""  # so said, no index of exams is gone through
    query = query.where(of_no_exam)
    if wanted.outcome is not None:
        query = query.where(_round_came_out(wanted.outcome))
    return _narrowed(query, at, at.dealt_at_ms, wanted)


def _of_quick(wanted: Wanted) -> Select[Any]:
    """Sittings of questions, which nobody passes or fails."""
    at, items, is_quiz = _quick, _quick["items"], _quick.drill == QUIZ
    query = _part(
        case((is_quiz, What.QUIZ.value), else_=What.QUICK.value),
        (at.attempt, at.account, at.house, at.drill, at.at_ms),
        (at.right, items, items - at.right, literal(0), cast(null(), Integer)),
        wanted,
    )
    if wanted.what is not None:
        query = query.where(is_quiz if wanted.what is What.QUIZ else not_(is_quiz))
    if wanted.outcome is not None:
        query = query.where(_quick_came_out(wanted.outcome))
    return _narrowed(query, at, at.at_ms, wanted)


def _of_exams(wanted: Wanted) -> Select[Any]:
    """Sittings of exams that are over; their drill is the exam's title."""
    at, exam = _sittings, of_exams.exams.c
    errors, decisions = func.coalesce(at.errors, 0), func.coalesce(at.decisions, 0)
    outcome = case((at.outcome == "passed", 1), (at.outcome == "failed", 0), else_=null())
    passed = cast(outcome, Integer)
    told = (func.coalesce(exam.house, ""), func.coalesce(exam.title, ""), at.opened_at_ms)
    query = _part(
        literal(What.EXAM.value),
        (at.sitting, at.account, *told),
        (decisions - errors, decisions, errors, func.coalesce(at.critical, 0), passed),
        wanted,
        state=func.coalesce(case((at.state == "voided", at.state), else_=at.outcome), at.state),
        signed=case((_signed(), 1), else_=0),
    )
    joined = of_exams.exam_sittings.outerjoin(of_exams.exams, exam.exam == at.exam)
    query = query.select_from(joined).where(at.state != "open")
    query = _timed(query, at.opened_at_ms, wanted)
    if wanted.house:
        query = query.where(exam.house == wanted.house)
    if wanted.drill:
        query = query.where(literal(0) == 1)
    if wanted.outcome is not None:
        query = query.where(_exam_came_out(wanted.outcome))
    return query


def _part(
    what: ColumnElement[Any],
    is_: Sequence[Any],
    figures: Sequence[Any],
    wanted: Wanted,
    state: Any = None,
    signed: Any = None,
) -> Select[Any]:
    """The columns that all have."""
    attempt, account, house, drill, at_ms = is_
    right, lines, wrong, critical, passed = figures
    share = right * 1000 // func.coalesce(func.nullif(lines, 0), 1)
    person = people.people.c
    name = select(person.name).where(person.account == account).scalar_subquery()
    by_name = wanted.sort is Sort.TRAINEE
    return select(
        cast(what, Text).label("what"),
        attempt.label("attempt"),
        account.label("account"),
        house.label("house"),
        drill.label("drill"),
        at_ms.label("at_ms"),
        right.label("right"),
        lines.label("lines"),
        wrong.label("wrong"),
        critical.label("critical"),
        passed.label("passed"),
        cast(state if state is not None else literal(""), Text).label("state"),
        (signed if signed is not None else literal(0)).label("signed"),
        share.label("share"),
        (name if by_name else cast(null(), Text)).label("name"),
    )


def _narrowed(query: Select[Any], at: Any, time: Any, wanted: Wanted) -> Select[Any]:
    """Of that house and drill, in that time."""
    asked = ((at.house, wanted.house), (at.drill, wanted.drill))
    query = query.where(*(column == value for column, value in asked if value))
    return _timed(query, time, wanted)


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
    if outcome in (Outcome.PASSED, Outcome.FAILED):
        return literal(0) == 1
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
