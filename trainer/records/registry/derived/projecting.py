"""An event projected into the tables as ``projections`` says, by the same SQL in both databases."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Text

from trainer.records import raw_rows
from trainer.records.registry.derived.in_force import quoted
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


def project(db: Connection, event: Mapping[str, Any], *, strictly: bool = True) -> None:
    """The tables are as the event of that row says, in which ``account`` is whose chain it is of.
    Raises NothingThere where it changes what is not there, unless it is told ``strictly=False``: of
    what was erased, events may remain."""
    if not event["body"] or event["kind"] not in PROJECTIONS:
        return
    facts = ":f" if db.dialect.name == "sqlite" else ":f::json"
    said: Mapping[str, Any] = json.loads(event["body"])
    values = {"f": event["body"], **{each.value: event[each.value] for each in Of}}
    for step in PROJECTIONS[event["kind"]]:
        if step.if_said and said.get(step.if_said) is None:
            continue
        changed = raw_rows.run(db, statement(step, facts, ":"), values)
        if isinstance(step, Changes) and strictly and not changed:
            raise NothingThere(step.table.name)


def statement(step: Step, facts: str, of: str) -> str:
    """The SQL of a step. ``facts`` is the event's JSON, ``of`` stands before its properties."""

    def value(column: str, source: Source) -> str:
        match source:
            case Fact(name, else_):
                said = f"{facts} ->> {literal(name)}"
                is_text = isinstance(step.table.c[column].type, Text)
                fact = said if is_text else f"CAST({said} AS bigint)"
                return fact if else_ is None else f"coalesce({fact}, {_constant(else_)})"
            case Of():
                return f"{of}{source.value}"
            case _:
                return _constant(source)

    def equal(values: Mapping[str, Source]) -> list[str]:
        return [f"{quoted(name)} = {value(name, each)}" for name, each in values.items()]

    name = step.table.name
    match step:
        case Removes():
            return f"DELETE FROM {name} WHERE {' AND '.join(equal(step.key))}"
        case Changes():
            where = " AND ".join(equal(step.key))
            return f"UPDATE {name} SET {', '.join(equal(step.values))} WHERE {where}"
        case Adds():
            columns = ", ".join(map(quoted, step.values))
            values = ", ".join(value(each, source) for each, source in step.values.items())
            insert = f"INSERT INTO {name} ({columns}) VALUES ({values})"
            return f"{insert} {_or_changed(step)}" if step.again else insert


def _or_changed(step: Adds) -> str:
    keys = [column.name for column in step.table.primary_key]
    rest = (f"{quoted(each)} = excluded.{quoted(each)}" for each in step.values if each not in keys)
    return f"ON CONFLICT ({', '.join(map(quoted, keys))}) DO UPDATE SET {', '.join(rest)}"


def literal(text: str) -> str:
    """A text as SQL writes it."""
    return "'" + text.replace("'", "''") + "'"


def _constant(value: str | int | None) -> str:
    if value is None:
        return "NULL"
    return literal(value) if isinstance(value, str) else str(value)
