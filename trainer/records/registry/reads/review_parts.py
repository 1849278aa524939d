"""The queries of a supervisor's queue: rounds, sittings of questions, exams, all of one shape.

A query is put together once for each form of what is wanted, which takes longer than to ask it. The
form says by what the list is narrowed; by which house, since when and whose is given when it is
asked (``given``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import (
    BigInteger,
    BindParameter,
    Integer,
    Select,
    Text,
    and_,
    bindparam,
    case,
    cast,
    column,
    exists,
    func,
    literal,
    literal_column,
    not_,
    null,
    select,
    table,
)
from sqlalchemy.sql import ColumnElement

from trainer.records.registry.derived.in_force import PASSED_NOW
from trainer.records.registry.reads.review_filter import Outcome, Sort, Wanted, What
from trainer.records.registry.rows import exams as of_exams
from trainer.records.registry.rows import marks, people, review

QUIZ = "quiz"
"""The drill under which quizzes are recorded."""

_rounds, _quick, _sittings = marks.rounds.c, marks.quick.c, of_exams.exam_sittings.c

ACCOUNTS: BindParameter[Any] = bindparam("accounts", expanding=True)
_ATTEMPTS: BindParameter[Any] = bindparam("attempts", expanding=True)
_WITHOUT: BindParameter[Any] = bindparam("without", expanding=True)
_HOUSE, _DRILL = bindparam("house", type_=Text()), bindparam("drill", type_=Text())
_SINCE, _UNTIL = (bindparam(name, type_=BigInteger()) for name in ("since", "until"))


def form_of(wanted: Wanted) -> Wanted:
    """Alike for all that is asked in the same way: what it is narrowed by, and not to what."""
    return replace(
        wanted,
        class_="",
        account="",
        house="?" if wanted.house else "",
        drill="?" if wanted.drill else "",
        since_ms=min(wanted.since_ms, 1),
        until_ms=None if wanted.until_ms is None else 1,
    )


def given(wanted: Wanted, **more: Any) -> Mapping[str, Any]:
    """The parameters of that form."""
    values = {
        "house": wanted.house or None,
        "drill": wanted.drill or None,
        "since": wanted.since_ms or None,
        "until": wanted.until_ms,
    }
    return {name: value for name, value in values.items() if value is not None} | more


def parts(form: Wanted, *, without: bool = False) -> list[Select[Any]]:
    """One query for each sort of attempt that can pass: of ``accounts``, but for those that are
    given as ``without``."""
    found = []
    if form.what in (None, What.ROUND):
        found.append((of_rounds(form).where(_rounds.account.in_(ACCOUNTS)), _rounds.attempt))
    if form.what in (None, What.QUICK, What.QUIZ):
        found.append((of_quick(form).where(_quick.account.in_(ACCOUNTS)), _quick.attempt))
    if form.what in (None, What.EXAM):
        found.append(
            (of_exams_over(form).where(_sittings.account.in_(ACCOUNTS)), _sittings.sitting)
        )
    return [part.where(id_.not_in(_WITHOUT)) if without else part for part, id_ in found]


def named(form: Wanted) -> list[Select[Any]]:
    """The same for these very rounds and sittings of questions, ``attempts``."""
    rounds = of_rounds(form).where(_rounds.attempt.in_(_ATTEMPTS))
    quick = of_quick(form).where(_quick.attempt.in_(_ATTEMPTS))
    if form.what is None:
        return [rounds, quick]
    return [rounds] if form.what is What.ROUND else [quick]


def to_sign(form: Wanted) -> Select[Any]:
    """Exams of ``accounts`` that nobody signed, the longest waiting first."""
    query = of_exams_over(form).where(_sittings.account.in_(ACCOUNTS))
    query = query.where(not_(_signed()), _sittings.state != "voided")
    return query.order_by(_sittings.ended_at_ms)


def _signed() -> ColumnElement[bool]:
    signatures = of_exams.signatures.c
    return exists().where(signatures.sitting == _sittings.sitting, signatures.role != "second")


def of_rounds(form: Wanted) -> Select[Any]:
    """Rounds; those of an exam are in its sitting."""
    at = _rounds
    query = _part(
        literal(What.ROUND.value),
        (at.attempt, at.account, at.house, at.drill, at.dealt_at_ms),
        (at.right, at.lines, at.mistakes, at.critical, at.passed),
        form,
    )
    of_no_exam = func.coalesce(at.exam, "") == ""  # so said, no index of exams is gone through
    query = query.where(of_no_exam)
    if form.outcome is not None:
        query = query.where(_round_came_out(form.outcome))
    return _narrowed(query, at, at.dealt_at_ms, form)


def of_quick(form: Wanted) -> Select[Any]:
    """Sittings of questions, which nobody passes or fails."""
    at, items, is_quiz = _quick, _quick["items"], _quick.drill == QUIZ
    query = _part(
        case((is_quiz, What.QUIZ.value), else_=What.QUICK.value),
        (at.attempt, at.account, at.house, at.drill, at.at_ms),
        (at.right, items, items - at.right, literal(0), cast(null(), Integer)),
        form,
    )
    if form.what is not None:
        query = query.where(is_quiz if form.what is What.QUIZ else not_(is_quiz))
    if form.outcome is not None:
        query = query.where(_quick_came_out(form.outcome))
    return _narrowed(query, at, at.at_ms, form)


def of_exams_over(form: Wanted) -> Select[Any]:
    """Sittings of exams that are over; their drill is the exam's title."""
    at, exam = _sittings, of_exams.exams.c
    errors, decisions = func.coalesce(at.errors, 0), func.coalesce(at.decisions, 0)
    outcome = case((at.outcome == "passed", 1), (at.outcome == "failed", 0), else_=null())
    passed = cast(outcome, Integer)
    columns = (func.coalesce(exam.house, ""), func.coalesce(exam.title, ""), at.opened_at_ms)
    query = _part(
        literal(What.EXAM.value),
        (at.sitting, at.account, *columns),
        (decisions - errors, decisions, errors, func.coalesce(at.critical, 0), passed),
        form,
        state=func.coalesce(case((at.state == "voided", at.state), else_=at.outcome), at.state),
        signed=case((_signed(), 1), else_=0),
    )
    joined = of_exams.exam_sittings.outerjoin(of_exams.exams, exam.exam == at.exam)
    query = query.select_from(joined).where(at.state != "open")
    query = _timed(query, at.opened_at_ms, form)
    if form.house:
        query = query.where(exam.house == _HOUSE)
    if form.drill:
        query = query.where(literal(0) == 1)
    if form.outcome is not None:
        query = query.where(_exam_came_out(form.outcome))
    return query


def _part(
    what: ColumnElement[Any],
    is_: Sequence[Any],
    figures: Sequence[Any],
    form: Wanted,
    state: Any = None,
    signed: Any = None,
) -> Select[Any]:
    """The columns that all have."""
    attempt, account, house, drill, at_ms = is_
    right, lines, wrong, critical, passed = figures
    share = right * 1000 // func.coalesce(func.nullif(lines, 0), 1)
    person = people.people.c
    name = select(person.name).where(person.account == account).scalar_subquery()
    by_name = form.sort is Sort.TRAINEE
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


def _narrowed(query: Select[Any], at: Any, time: Any, form: Wanted) -> Select[Any]:
    """Of that house and drill, in that time."""
    asked = ((at.house, _HOUSE, form.house), (at.drill, _DRILL, form.drill))
    query = query.where(*(column == value for column, value, wanted in asked if wanted))
    return _timed(query, time, form)


def _timed(query: Select[Any], time: Any, form: Wanted) -> Select[Any]:
    if form.since_ms:
        query = query.where(time >= _SINCE)
    return query if form.until_ms is None else query.where(time < _UNTIL)


# ------------------------------------------------------------------------------- how it came out

_overrides, _requests, _comments = review.overrides, review.review_requests, review.comments
_in_force = table("overrides_in_force", *map(column, ("attempt", "number", "to_")))
_PASSED_NOW: ColumnElement[int] = literal_column(PASSED_NOW, Integer())


def _round_came_out(outcome: Outcome) -> ColumnElement[bool]:
    """Rounds that came out so by the marks in force, or of which that was said."""
    match outcome:
        case Outcome.PASSED | Outcome.FAILED:
            overridden = _rounds.attempt.in_(select(_overrides.c.attempt))
            now = case((overridden, _PASSED_NOW), else_=_rounds.passed)
            return now == int(outcome is Outcome.PASSED)
        case _:
            return _said(outcome, _rounds.attempt)


def _quick_came_out(outcome: Outcome) -> ColumnElement[bool]:
    """Sittings of questions; nobody passes or fails one."""
    if outcome in (Outcome.PASSED, Outcome.FAILED):
        return literal(0) == 1
    return _said(outcome, _quick.attempt)


def _exam_came_out(outcome: Outcome) -> ColumnElement[bool]:
    """Exams; one that was voided has neither passed nor failed."""
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
            return attempt.in_(select(_requests.c.attempt).where(review.WAITS))
        case Outcome.OVERRIDDEN:
            return attempt.in_(select(_in_force.c.attempt))
        case Outcome.COMMENTED:
            return attempt.in_(select(_comments.c.attempt))
        case _:
            raise AssertionError(f"{outcome} is no saying")
