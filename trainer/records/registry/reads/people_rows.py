"""People as the program shows them: without what their secrets are proved by."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from sqlalchemy import Connection, Select, column, select, table

from trainer.records.registry.declared import read
from trainer.records.registry.derived.views import PEOPLE_SHOWN
from trainer.records.registry.rows.people import PersonRow

_people = table(PEOPLE_SHOWN, *(column(each.name) for each in fields(PersonRow)))


def person_of(db: Connection, account: str) -> PersonRow | None:
    """That account."""
    return next(_read(db, select(_people).where(_people.c.account == account)), None)


def everybody(db: Connection) -> tuple[PersonRow, ...]:
    """Every account, by name; those that were erased last."""
    return tuple(_read(db, select(_people).order_by(_people.c.login.is_(None), _people.c.name)))


def _read(db: Connection, query: Select[*tuple[object, ...]]) -> Iterator[PersonRow]:
    return (read(PersonRow, row) for row in db.execute(query).mappings())
