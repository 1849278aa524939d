"""People as the program shows them: without what their secrets are proved by."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection, Select, select

from trainer.records.registry.declared import read
from trainer.records.registry.rows.people import PersonRow, people

_SHOWN = (
    *(people.c[name] for name in ("account", "login", "name", "role", "state", "email")),
    people.c.password_hash.is_not(None).label("has_password"),
    people.c.pin_hash.is_not(None).label("has_pin"),
    *(people.c[name] for name in ("tries", "locked_until_ms", "language")),
)


def person_of(db: Connection, account: str) -> PersonRow | None:
    """That account."""
    return next(_read(db, select(*_SHOWN).where(people.c.account == account)), None)


def everybody(db: Connection) -> tuple[PersonRow, ...]:
    """Every account, by name; those that were erased last."""
    return tuple(_read(db, select(*_SHOWN).order_by(people.c.login.is_(None), people.c.name)))


def _read(db: Connection, query: Select[*tuple[object, ...]]) -> Iterator[PersonRow]:
    return (read(PersonRow, row) for row in db.execute(query).mappings())
