"""The views of the registry: what is in force of marks, what was worked for remedials, people as
they are shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from sqlalchemy import Connection, Select, Table, column, select, table, text

from trainer.records.declared import read
from trainer.records.registry.derived.clearing import VIEW, WORK
from trainer.records.registry.derived.in_force import VIEWS, statements
from trainer.records.registry.rows import marks
from trainer.records.registry.rows.people import PersonRow

PEOPLE_SHOWN = "people_shown"
# People without what their secrets are proved by.
_PEOPLE = f"""CREATE VIEW {PEOPLE_SHOWN} AS SELECT account, login, name, role, state, email,
 CASE WHEN password_hash IS NULL THEN 0 ELSE 1 END AS has_password,
 CASE WHEN pin_hash IS NULL THEN 0 ELSE 1 END AS has_pin,
 tries, locked_until_ms, language FROM people"""

NAMES = (*VIEWS, VIEW, PEOPLE_SHOWN)


def view_statements() -> Iterator[str]:
    """The statements that make them, over today's tables."""
    yield from statements(
        _columns(marks.rounds), _columns(marks.round_mistakes), _columns(marks.quick)
    )
    yield WORK
    yield _PEOPLE


def make_views(db: Connection) -> None:
    for statement in view_statements():
        db.execute(text(statement))


def drop_views(db: Connection) -> None:
    """They are no more, where they were."""
    for name in reversed(NAMES):
        db.execute(text(f"DROP VIEW IF EXISTS {name}"))


def _columns(of: Table) -> tuple[str, ...]:
    return tuple(each.name for each in of.columns)


_people = table(PEOPLE_SHOWN, *(column(each.name) for each in fields(PersonRow)))


def person_of(db: Connection, account: str) -> PersonRow | None:
    """That account."""
    return next(_read(db, select(_people).where(_people.c.account == account)), None)


def everybody(db: Connection) -> tuple[PersonRow, ...]:
    """Every account, by name; those that were erased last."""
    return tuple(_read(db, select(_people).order_by(_people.c.login.is_(None), _people.c.name)))


def _read(db: Connection, query: Select[*tuple[object, ...]]) -> Iterator[PersonRow]:
    return (read(PersonRow, row) for row in db.execute(query).mappings())
