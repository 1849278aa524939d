"""The outcome of an attempt of the queue, by the marks in force, or by the remarks on it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Integer, and_, case, literal, literal_column, select, table
from sqlalchemy import column as named
from sqlalchemy.sql import ColumnElement

from trainer.records.registry.derived.in_force import PASSED_NOW
from trainer.records.registry.reads.review_filter import Outcome
from trainer.records.registry.rows import exams, marks, review

_rounds, _sittings, _quick = marks.rounds.c, exams.exam_sittings.c, marks.quick.c
_overrides, _requests, _comments = review.overrides, review.review_requests, review.comments
_in_force = table("overrides_in_force", named("attempt"), named("number"), named("to_"))
_PASSED_NOW: ColumnElement[int] = literal_column(PASSED_NOW, Integer())


def round_came_out(outcome: Outcome) -> ColumnElement[bool]:
    """Rounds that came out so by the marks in force, or of which that was said."""
    match outcome:
        case Outcome.PASSED | Outcome.FAILED:
            overridden = _rounds.attempt.in_(select(_overrides.c.attempt))
            now = case((overridden, _PASSED_NOW), else_=_rounds.passed)
            return now == int(outcome is Outcome.PASSED)
        case _:
            return _said(outcome, _rounds.attempt)


def quick_came_out(outcome: Outcome) -> ColumnElement[bool]:
    """Sittings of questions; nobody passes or fails one."""
    if outcome in (Outcome.PASSED, Outcome.FAILED):
        return literal(0) == 1
    return _said(outcome, _quick.attempt)


def exam_came_out(outcome: Outcome) -> ColumnElement[bool]:
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
            waiting = _requests.c.answered_by.is_(None)
            return attempt.in_(select(_requests.c.attempt).where(waiting))
        case Outcome.OVERRIDDEN:
            return attempt.in_(select(_in_force.c.attempt))
        case Outcome.COMMENTED:
            return attempt.in_(select(_comments.c.attempt))
        case _:
            raise AssertionError(f"{outcome} is no saying")
