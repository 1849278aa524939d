"""The views of the registry: what is in force of marks, what was worked for remedials, people as
they are shown."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection, Table, text

from trainer.records.registry.derived.clearing import VIEW, WORK
from trainer.records.registry.derived.in_force import VIEWS, statements
from trainer.records.registry.rows import marks

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


def _columns(table: Table) -> tuple[str, ...]:
    return tuple(column.name for column in table.columns)
