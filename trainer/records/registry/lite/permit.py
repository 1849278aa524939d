"""The check that somebody may decide that, on SQLite: as ``acts.TERMS`` says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, func, select

from trainer.records.registry.acts import SCHOOL, TERMS, About, ActKind, Role
from trainer.records.registry.lite.classes import permit_supervisor, share_a_class
from trainer.records.registry.reads.evidence import last_of
from trainer.records.registry.refusals import Refusal, Refused
from trainer.records.registry.rows.people import people
from trainer.records.registry.subject import concerned


def permit(db: Connection, by: str, kind: ActKind, facts: Mapping[str, Any]) -> None:
    """Nothing happens where that account may do this. Raises Refused."""
    if _begins(db, by, kind, facts):
        return
    found = db.execute(select(people.c.role, people.c.state).where(people.c.account == by)).first()
    terms = TERMS[kind]
    if found is None or found.state != "open" or found.role not in terms.roles:
        raise Refused(Refusal.NOT_PERMITTED)
    if terms.about is not About.NOBODY:
        _permit_about(db, by, Role(found.role), terms.about, facts)
    if found.role == Role.SUPERVISOR:
        permit_supervisor(db, by, kind, facts)


def _begins(db: Connection, by: str, kind: ActKind, facts: Mapping[str, Any]) -> bool:
    """A school begins with its first admin, who opens his own account, or with being a demo."""
    if kind is ActKind.DEMO_SCHOOL:
        if last_of(db, SCHOOL) is not None:
            raise Refused(Refusal.NOT_EMPTY)
        return True
    own = kind is ActKind.ACCOUNT_OPENED and facts.get("account") == by
    first = own and facts.get("role") == Role.ADMIN
    return first and not db.scalar(select(func.count()).select_from(people))


def _permit_about(
    db: Connection, by: str, role: Role, about: About, facts: Mapping[str, Any]
) -> None:
    account = concerned(db, about, facts)
    if account is None:
        raise Refused(Refusal.NOT_THERE)
    if role is Role.SUPERVISOR and account == by:
        raise Refused(Refusal.OWN_RESULTS)
    if role is Role.SUPERVISOR and not share_a_class(db, by, account):
        raise Refused(Refusal.NOT_THEIR_CLASS)
