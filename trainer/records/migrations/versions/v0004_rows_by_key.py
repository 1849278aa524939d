"""Observations and exposures stand in the order of their keys: a round takes half as many pages."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.drop_index("observations_by_attempt")
    op.drop_index("observations_by_skill")
    op.drop_index("exposures_by_misreading")
    _anew(
        "observations",
        sa.Column("event", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("attempt", sa.Text, nullable=False),
        sa.Column("skill", sa.Text, nullable=False),
        sa.Column("house", sa.Text, nullable=False),
        sa.Column("right", sa.Integer, nullable=False),
        sa.Column("latency_ms", sa.Integer),
        sa.Column("hinted", sa.Integer, nullable=False),
        sa.Column("undone", sa.Integer, nullable=False),
        sa.Column("at_ms", sa.Integer, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
    )
    op.create_index("observations_by_attempt", "observations", ["attempt"])
    op.create_index("observations_by_skill", "observations", ["skill", "event", "number"])
    _anew(
        "exposures",
        sa.Column("attempt", sa.Text, primary_key=True),
        sa.Column("misreading", sa.Text, primary_key=True),
        sa.Column("cell", sa.Text, primary_key=True),
        sa.Column("seen", sa.Text, nullable=False),
        sa.Column("house", sa.Text, nullable=False),
        sa.Column("at_ms", sa.Integer, nullable=False),
    )


def _anew(name: str, *columns: sa.Column[int] | sa.Column[str]) -> None:
    """The same rows in a table that is kept by its key."""
    op.rename_table(name, f"{name}_before")
    op.create_table(name, *columns, sqlite_strict=True, sqlite_with_rowid=False)
    op.execute(f"INSERT INTO {name} SELECT * FROM {name}_before")
    op.drop_table(f"{name}_before")
