"""The remarks on attempts, read from the registry."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, Row, literal_column, select, union_all

from trainer.records.registry.derived.clearing import RUN, WORKED
from trainer.records.registry.rows import marks, people, review
from trainer.records.registry.said import Comment, Override, Remedial, Request, Said

_OF_ACCOUNTS = (marks.rounds, marks.quick)


def said_to(db: Connection, account: str) -> Said:
    """All that supervisors said to that trainee, and what the trainee asked."""
    own = union_all(
        *(select(each.c.attempt).where(each.c.account == account) for each in _OF_ACCOUNTS)
    )
    of_theirs = review.comments.c.attempt.in_(own)
    return Said(
        comments=comments(db, of_theirs),
        overrides=overrides(db, review.overrides.c.attempt.in_(own)),
        requests=requests(db, review.review_requests.c.account == account),
        remedials=remedials(db, review.remedials.c.account == account),
    )


def said_of(db: Connection, attempt: str) -> Said:
    """All that was said of one attempt, and the remedials that came of it."""
    return Said(
        comments=comments(db, review.comments.c.attempt == attempt),
        overrides=overrides(db, review.overrides.c.attempt == attempt),
        requests=requests(db, review.review_requests.c.attempt == attempt),
        remedials=remedials(db, review.remedials.c.why_attempt == attempt),
    )


def comments(db: Connection, *where: Any) -> tuple[Comment, ...]:
    """The comments for which that holds, the oldest first."""
    rows = db.execute(_by_whom(review.comments).where(*where).order_by(review.comments.c.event))
    return tuple(
        Comment(
            row.event,
            row.attempt,
            row.number,
            row.by,
            row.by_name or "",
            row.text,
            row.answers,
            row.at_ms,
        )
        for row in rows
    )


def overrides(db: Connection, *where: Any) -> tuple[Override, ...]:
    """The overrides for which that holds, the oldest first; of one mark the last holds."""
    rows = db.execute(_by_whom(review.overrides).where(*where).order_by(review.overrides.c.event))
    return tuple(
        Override(
            id=row.event,
            attempt=row.attempt,
            number=row.number,
            code=row.code,
            was=row.was,
            to=row.to_,
            reason=row.reason,
            by=row.by,
            by_name=row.by_name or "",
            answers=row.answers,
            at_ms=row.at_ms,
            seat=row.seat,
            wager=row.wager,
        )
        for row in rows
    )


def requests(db: Connection, *where: Any) -> tuple[Request, ...]:
    """The requests for a review for which that holds, the oldest first."""
    own = review.review_requests
    rows = db.execute(select(own).where(*where).order_by(own.c.event))
    return tuple(
        Request(
            id=row.event,
            attempt=row.attempt,
            number=row.number,
            account=row.account,
            text=row.text,
            at_ms=row.at_ms,
            answered_by=row.answered_by,
            answered_at_ms=row.answered_at_ms,
        )
        for row in rows
    )


def remedials(db: Connection, *where: Any) -> tuple[Remedial, ...]:
    """The remedials for which that holds, the last assigned first, with how far they have come."""
    own = review.remedials
    query = _by_whom(own).add_columns(
        literal_column(RUN).label("run"), literal_column(WORKED).label("worked")
    )
    rows = db.execute(query.where(*where).order_by(own.c.at_ms.desc()))
    return tuple(_remedial(row) for row in rows)


def _remedial(row: Row[Any]) -> Remedial:
    return Remedial(
        remedial=row.remedial,
        account=row.account,
        house=row.house,
        drill=row.drill,
        skills=tuple(json.loads(row.skills)),
        why_attempt=row.why_attempt,
        why_number=row.why_number,
        due_ms=row.due_ms,
        in_a_row=row.in_a_row,
        note=row.note,
        by=row.by,
        by_name=row.by_name or "",
        at_ms=row.at_ms,
        state=row.state,
        run=row.run,
        worked=row.worked,
        cleared_by=row.cleared_by,
        cleared_at_ms=row.cleared_at_ms,
        reason=row.reason,
    )


def _by_whom(table: Any) -> Any:
    """The rows of a table, with the name of whoever did it."""
    name = select(people.people.c.name).where(people.people.c.account == table.c["by"])
    return select(table, name.scalar_subquery().label("by_name"))
