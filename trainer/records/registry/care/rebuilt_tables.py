"""The tables that a registry makes of events and marks, held against new ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from sqlalchemy import Connection, Table, func, select, text

from trainer.records.registry.acts import Role
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.people import people
from trainer.records.registry.tables import ACTED, ROLLED_UP

Rows = Mapping[str, frozenset[tuple[Any, ...]]]


class _Unchanged(Exception):
    """Ends a transaction in which everything was made again, so that nothing was."""


def unlike(registry: Registry) -> Mapping[str, int]:
    """The rows, by table, that are not as events and marks give them; writers wait meanwhile."""
    found: dict[str, int] = {}
    try:
        with registry.transaction() as db:
            kept = _rows(db)
            registry.rebuild()
            made = _rows(db)
            found = {name: len(kept[name] ^ made[name]) for name in kept}
            # By an exception, so that the transaction takes back all that was made.
            raise _Unchanged
    except _Unchanged:
        return {name: count for name, count in found.items() if count}


ORPHANS: Mapping[str, str] = {
    "round_mistakes": "SELECT count(*) FROM round_mistakes m WHERE NOT EXISTS "
    "(SELECT 1 FROM rounds r WHERE r.attempt = m.attempt)",
    "round_items": "SELECT count(*) FROM round_items i WHERE NOT EXISTS "
    "(SELECT 1 FROM rounds r WHERE r.attempt = i.attempt)",
    "rounds": "SELECT count(*) FROM rounds r WHERE NOT EXISTS (SELECT 1 FROM events e "
    "WHERE e.attempt = r.attempt AND e.chain = r.chain AND e.kind = 'round_finished')",
    "quick": "SELECT count(*) FROM quick q WHERE NOT EXISTS (SELECT 1 FROM events e "
    "WHERE e.attempt = q.attempt AND e.chain = q.chain AND e.kind = 'quick_finished')",
}
"""Marks of what no chain tells of."""

OWNERS: Mapping[str, str] = {
    table: f"SELECT count(*) FROM {table} t WHERE NOT EXISTS "
    "(SELECT 1 FROM people p WHERE p.account = t.account)"
    for table in (
        *("rounds", "quick", "standings", "open_beliefs", "beliefs_due"),
        *("members", "exam_sittings"),
    )
}
"""Rows of an account that is not there."""

COUNTED = (
    "SELECT count(*) FROM rounds r WHERE r.mistakes <> r.critical + r.serious + r.minor "
    "OR r.critical <> (SELECT count(*) FROM round_mistakes m WHERE m.attempt = r.attempt "
    "AND m.severity = 'critical')"
)
"""Rounds whose mistakes are not counted as they are listed."""


def open_admins(db: Connection) -> int:
    """The number of accounts that can keep accounts; one too in a registry that has nobody yet."""
    query = select(func.count()).select_from(people)
    admins = query.where(people.c.role == Role.ADMIN.value, people.c.state == "open")
    return (db.scalar(admins) or 0) + (not db.scalar(query))


def counted(db: Connection, queries: Mapping[str, str]) -> Iterator[tuple[str, int]]:
    """The counts of these that are not 0."""
    for name, query in queries.items():
        count = db.scalar(text(query)) or 0
        if count:
            yield name, count


def _rows(db: Connection) -> Rows:
    """Every row that is made of others; of people what acts say. Sums that are nought are none."""
    made = {table.name: _of(db, table) for table in (*ACTED, *ROLLED_UP)}
    shown = (people.c.account, people.c.role, people.c.state)
    own = frozenset(tuple(row) for row in db.execute(people.select().with_only_columns(*shown)))
    return {**made, people.name: own}


def _of(db: Connection, table: Table) -> frozenset[tuple[Any, ...]]:
    rows = (tuple(row) for row in db.execute(table.select()))
    if table not in ROLLED_UP:
        return frozenset(rows)
    keys = len(table.primary_key.columns)
    return frozenset(row for row in rows if any(row[keys:]))
