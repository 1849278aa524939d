"""An event projected into the tables as ``projections`` says."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_
from sqlalchemy.dialects.sqlite import insert

from trainer.records.registry.derived.projections import (
    PROJECTIONS,
    Adds,
    Changes,
    Fact,
    Of,
    Removes,
    Source,
    Step,
)


class NothingThere(Exception):
    """An event changes a row that is not there."""


@dataclass(frozen=True, slots=True)
class OwnedEvent:
    """One event, and the account that its chain is of."""

    id: str
    attempt: str
    kind: str
    at_ms: int
    body: str
    account: str

    @property
    def facts(self) -> Mapping[str, Any]:
        facts: Mapping[str, Any] = json.loads(self.body)
        return facts


def project(db: Connection, event: OwnedEvent, *, strictly: bool = True) -> None:
    """The tables are as the event says. Raises NothingThere where it changes what is not there,
    unless it is told ``strictly=False``: of what was erased, events may remain."""
    if not event.body or event.kind not in PROJECTIONS:
        return
    facts = event.facts
    for step in PROJECTIONS[event.kind]:
        _take(db, step, event, facts, strictly=strictly)


def _take(
    db: Connection, step: Step, event: OwnedEvent, facts: Mapping[str, Any], *, strictly: bool
) -> None:
    match step:
        case Adds() | Changes() if step.if_said and facts.get(step.if_said) is None:
            return
        case Adds():
            _add(db, step, _values(step.values, event, facts))
        case Changes():
            key = _matches(step, event, facts)
            values = _values(step.values, event, facts)
            changed = db.execute(step.table.update().where(key).values(values)).rowcount
            if strictly and not changed:
                raise NothingThere(step.table.name)
        case Removes():
            db.execute(step.table.delete().where(_matches(step, event, facts)))


def _add(db: Connection, step: Adds, values: dict[str, Any]) -> None:
    if not step.again:
        db.execute(step.table.insert(), values)
        return
    keys = [column.name for column in step.table.primary_key]
    rest = {name: value for name, value in values.items() if name not in keys}
    added = insert(step.table).values(values)
    db.execute(added.on_conflict_do_update(index_elements=keys, set_=rest))


def _matches(step: Changes | Removes, event: OwnedEvent, facts: Mapping[str, Any]) -> Any:
    key = _values(step.key, event, facts)
    return and_(*(step.table.c[name] == value for name, value in key.items()))


def _values(
    sources: Mapping[str, Source], event: OwnedEvent, facts: Mapping[str, Any]
) -> dict[str, Any]:
    return {name: _value(source, event, facts) for name, source in sources.items()}


def _value(source: Source, event: OwnedEvent, facts: Mapping[str, Any]) -> Any:
    match source:
        case Fact(name, else_):
            found = facts.get(name)
            return else_ if found is None else _kept(found)
        case Of():
            return getattr(event, source.value)
        case _:
            return source


def _kept(value: Any) -> Any:
    """As a column keeps it: what is made of parts as JSON."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, dict | list):
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return value
