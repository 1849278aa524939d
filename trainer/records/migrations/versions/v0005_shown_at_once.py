"""One row for an attempt's evidence at a house, and a standing at a skill in a list without names:
a round writes half as much, in half the time."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_ANSWER = "number, skill, right, latency_ms, hinted, undone, at_ms, day, place"
_PLACE = "misreading, cell, seen"
# Of an answer: what is yes or no.
_FLAGS = (2, 4, 5)

_STANDING = (
    *("seen", "ema", "days", "last_day", "last_ms", "last_right"),
    *("tempos", "memory", "first"),
)
_MEMORY = ("stability", "difficulty", "reviewed_day", "due_day", "reviews")
_EXPOSURE = ("right", "undone", "tempo", "ema")


def upgrade() -> None:
    _observations(op.get_bind())
    _exposures(op.get_bind())
    _states(op.get_bind())


def _observations(db: sa.Connection) -> None:
    told = db.exec_driver_sql(f"SELECT event, attempt, house, {_ANSWER} FROM observations").all()
    op.drop_table("observations")
    table = op.create_table(
        "observations",
        sa.Column("event", sa.Integer, primary_key=True),
        sa.Column("attempt", sa.Text, nullable=False),
        sa.Column("house", sa.Text, primary_key=True),
        sa.Column("seen", sa.Text, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("observations_by_attempt", "observations", ["attempt"])
    op.bulk_insert(table, _packed([(*row[:3], *_answer(row[3:])) for row in told], table))


def _answer(row: Sequence[Any]) -> list[Any]:
    return [bool(value) if at in _FLAGS else value for at, value in enumerate(row)]


def _exposures(db: sa.Connection) -> None:
    told = db.exec_driver_sql(f"SELECT attempt, house, at_ms, {_PLACE} FROM exposures").all()
    op.drop_table("exposures")
    table = op.create_table(
        "exposures",
        sa.Column("attempt", sa.Text, primary_key=True),
        sa.Column("house", sa.Text, primary_key=True),
        sa.Column("at_ms", sa.Integer, nullable=False),
        sa.Column("seen", sa.Text, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.bulk_insert(table, _packed(told, table))


def _packed(rows: Sequence[Sequence[Any]], table: sa.Table) -> list[dict[str, Any]]:
    """The rows of each attempt at a house together: what they share, and a list of the rest."""
    shown: dict[tuple[Any, ...], list[tuple[Any, ...]]] = defaultdict(list)
    for row in rows:
        shown[tuple(row[:3])].append(tuple(row[3:]))
    names = table.columns.keys()
    return [
        dict(zip(names, (*key, _text(sorted(rest))), strict=True))
        for key, rest in sorted(shown.items())
    ]


def _states(db: sa.Connection) -> None:
    told = db.exec_driver_sql("SELECT skill, state FROM skill_states").all()
    op.drop_table("skill_states")
    table = op.create_table(
        "skill_states",
        sa.Column("skill", sa.Text, primary_key=True),
        sa.Column("state", sa.Text, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    listed = [{"skill": skill, "state": _text(_listed(json.loads(text)))} for skill, text in told]
    op.bulk_insert(table, listed)


def _listed(state: dict[str, Any]) -> list[Any]:
    memory = state["memory"]
    first = [[each[name] for name in _EXPOSURE] for each in state["first"]]
    remembered = None if memory is None else [memory[name] for name in _MEMORY]
    found = {**state, "memory": remembered, "first": first}
    return [found[name] for name in _STANDING]


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
