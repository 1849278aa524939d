"""The school's readings of its houses: every choice, in the order of the acts."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, select

from trainer.records.registry.acts import SCHOOL, ActKind
from trainer.records.registry.declared import read
from trainer.records.registry.rows.log import EventRow, events
from trainer.records.registry.rows.people import people


@dataclass(frozen=True, slots=True)
class ChoiceMade:
    """One answer that a supervisor took, and the edition of the house that it became."""

    house: str
    reading: str
    answer: str
    why: str
    by_name: str
    at_ms: int
    edition: str
    fingerprint: str


def choices_made(db: Connection) -> tuple[ChoiceMade, ...]:
    """The choices in a file; a server tells them by its function of that name."""
    at = events.c
    published = select(events).where(at.chain == SCHOOL, at.kind == ActKind.HOUSE_PUBLISHED)
    rows = db.execute(published.order_by(at.place)).mappings().all()
    acts = [read(EventRow, row) for row in rows]
    named = db.execute(select(people.c.account, people.c.name)).all()
    names = {account: name or "" for account, name in named}
    return tuple(_choice(act, names) for act in acts if "reading" in act.facts)


def _choice(act: EventRow, names: dict[str, str]) -> ChoiceMade:
    said = act.facts
    facts = {
        name: str(said.get(name, ""))
        for name in ("house", "reading", "answer", "why", "edition", "fingerprint")
    }
    return ChoiceMade(**facts, by_name=names.get(said.get("by", ""), ""), at_ms=act.at_ms)
