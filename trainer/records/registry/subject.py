"""The trainee whom an act is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, select

from trainer.records.registry.acts import About
from trainer.records.registry.reads.evidence import owner_of
from trainer.records.registry.rows.exams import exam_sittings
from trainer.records.registry.rows.people import people
from trainer.records.registry.rows.review import remedials


def concerned(db: Connection, about: About, facts: Mapping[str, Any]) -> str | None:
    """The trainee whom an act is about; None where there is none such."""
    named = _text(facts, about.value)
    match about:
        case About.NOBODY:
            return None
        case About.ACCOUNT:
            return db.scalar(select(people.c.account).where(people.c.account == named))
        case About.ATTEMPT:
            return owner_of(db, named)
        case About.SITTING:
            column, key = exam_sittings.c.account, exam_sittings.c.sitting
        case About.REMEDIAL:
            column, key = remedials.c.account, remedials.c.remedial
    return db.scalar(select(column).where(key == named))


def _text(facts: Mapping[str, Any], name: str) -> str:
    found = facts.get(name)
    return found if isinstance(found, str) else ""
