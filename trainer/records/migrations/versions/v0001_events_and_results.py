"""The log of events, and the results and mistakes derived from it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("attempt", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at_ms", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("before", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sqlite_strict=True,
    )
    op.create_index("events_by_attempt", "events", ["attempt"])
    _only_grows("events")
    op.create_table(
        "results",
        sa.Column("attempt", sa.Text, primary_key=True),
        sa.Column("marked_by", sa.Text, nullable=False),
        sa.Column("dealt_at_ms", sa.Integer, nullable=False),
        sa.Column("sitting", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("house", sa.Text, nullable=False),
        sa.Column("drill", sa.Text, nullable=False),
        sa.Column("mode", sa.Text, nullable=False),
        sa.Column("right", sa.Integer, nullable=False),
        sa.Column("lines", sa.Integer, nullable=False),
        sa.Column("tenths", sa.Integer, nullable=False),
        sa.Column("passed", sa.Integer, nullable=False),
        sa.Column("players_short_cents", sa.Integer, nullable=False),
        sa.Column("house_short_cents", sa.Integer, nullable=False),
        sa.Column("hands", sa.Integer, nullable=False),
        sa.Column("elapsed_ms", sa.Integer, nullable=False),
        sqlite_strict=True,
    )
    op.create_index("results_by_sitting", "results", ["sitting"])
    op.create_table(
        "mistakes",
        sa.Column(
            "attempt",
            sa.Text,
            sa.ForeignKey("results.attempt", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("severity", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("wager", sa.Text),
        sa.Column("money_cents", sa.Integer),
        sa.Column("rule", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("where_", sa.Text, nullable=False),
        sqlite_strict=True,
    )


def _only_grows(table: str) -> None:
    """Nothing in the table is changed or deleted, whoever asks."""
    for change in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER {table}_no_{change.lower()} BEFORE {change} ON {table} "
            f"BEGIN SELECT RAISE(ABORT, 'the log only grows'); END"
        )
