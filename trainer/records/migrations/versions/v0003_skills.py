"""Tables of the evidence of every decision: about each skill, each wrong rule, and the trainee's
standing."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    _observations()
    _exposures()
    op.create_table(
        "skill_states",
        sa.Column("skill", sa.Text, primary_key=True),
        sa.Column("state", sa.Text, nullable=False),
        sqlite_strict=True,
    )


def _observations() -> None:
    op.create_table(
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
        sqlite_strict=True,
    )
    op.create_index("observations_by_attempt", "observations", ["attempt"])
    op.create_index("observations_by_skill", "observations", ["skill", "event", "number"])


def _exposures() -> None:
    op.create_table(
        "exposures",
        sa.Column("attempt", sa.Text, primary_key=True),
        sa.Column("misreading", sa.Text, primary_key=True),
        sa.Column("cell", sa.Text, primary_key=True),
        sa.Column("seen", sa.Text, nullable=False),
        sa.Column("house", sa.Text, nullable=False),
        sa.Column("at_ms", sa.Integer, nullable=False),
        sqlite_strict=True,
    )
    op.create_index("exposures_by_misreading", "exposures", ["misreading", "attempt"])
