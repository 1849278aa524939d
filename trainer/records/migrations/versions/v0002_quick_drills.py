"""The results of quick drills, and the answers given in them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "quick_results",
        sa.Column("attempt", sa.Text, primary_key=True),
        sa.Column("marked_by", sa.Text, nullable=False),
        sa.Column("begun_at_ms", sa.Integer, nullable=False),
        sa.Column("house", sa.Text, nullable=False),
        sa.Column("drill", sa.Text, nullable=False),
        sa.Column("exercise", sa.Text, nullable=False),
        sa.Column("right", sa.Integer, nullable=False),
        sa.Column("items", sa.Integer, nullable=False),
        sa.Column("median_ms", sa.Integer, nullable=False),
        sa.Column("elapsed_ms", sa.Integer, nullable=False),
        sqlite_strict=True,
    )
    op.create_table(
        "quick_answers",
        sa.Column(
            "attempt",
            sa.Text,
            sa.ForeignKey("quick_results.attempt", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("skill", sa.Text, nullable=False),
        sa.Column("right", sa.Integer, nullable=False),
        sa.Column("caught", sa.Text),
        sa.Column("elapsed_ms", sa.Integer, nullable=False),
        sqlite_strict=True,
    )
