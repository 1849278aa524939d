"""The houses that a school's authors handed in, and what was published of them."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, select

from trainer.records.registry.acts import SCHOOL, ActKind
from trainer.records.registry.declared import read
from trainer.records.registry.rows.log import EventRow, events
from trainer.records.registry.rows.people import people


@dataclass(frozen=True, slots=True)
class HouseAct:
    """A house's edition was handed in, what was handed in as ``id`` was published, or the house was
    withdrawn."""

    id: str
    kind: str
    house: str
    edition: str
    fingerprint: str
    by: str
    by_name: str
    at_ms: int

    @property
    def handed_in(self) -> bool:
        return self.kind == ActKind.HOUSE_HANDED_IN

    @property
    def published(self) -> bool:
        return self.kind == ActKind.HOUSE_PUBLISHED


def house_acts(db: Connection) -> tuple[HouseAct, ...]:
    """The acts in a file, in their order; a server tells them by its function of that name."""
    at = events.c
    kinds = (ActKind.HOUSE_HANDED_IN, ActKind.HOUSE_PUBLISHED, ActKind.HOUSE_WITHDRAWN)
    asked = select(events).where(at.chain == SCHOOL, at.kind.in_(kinds), at.body != "")
    rows = db.execute(asked.order_by(at.place)).mappings().all()
    named = db.execute(select(people.c.account, people.c.name)).all()
    names = {account: name or "" for account, name in named}
    acts = (_act(read(EventRow, row), names) for row in rows)
    return tuple(each for each in acts if each.id)


def _act(act: EventRow, names: dict[str, str]) -> HouseAct:
    said, published = act.facts, act.kind == ActKind.HOUSE_PUBLISHED
    return HouseAct(
        id=str(said.get("handed_in", "")) if published else act.id,
        kind=act.kind,
        house=said["house"],
        edition=said["edition"],
        fingerprint=said["fingerprint"],
        by=said["by"],
        by_name=names.get(said["by"], ""),
        at_ms=act.at_ms,
    )


def house_archive(db: Connection, id_: str) -> str:
    """The archive that was handed in as that act, in base64; empty where there is none."""
    at = events.c
    asked = select(events).where(
        at.chain == SCHOOL, at.kind == ActKind.HOUSE_HANDED_IN, at.id == id_
    )
    row = db.execute(asked).mappings().one_or_none()
    return "" if row is None else str(read(EventRow, row).facts.get("archive", ""))
