"""The first release's tables: the log of events, the work at other stations, and what is derived
from both."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = None


def upgrade() -> None:
    _events()
    _only_grows("events")
    _elsewhere()
    _results()
    _quick_results()
    _skills()


def _events() -> None:
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


def _elsewhere() -> None:
    op.create_table(
        "elsewhere",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("chain", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("attempt", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at_ms", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("before", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("elsewhere_by_attempt", "elsewhere", ["attempt"])
    op.create_index("elsewhere_by_chain", "elsewhere", ["chain", "place"], unique=True)


def _results() -> None:
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


def _quick_results() -> None:
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


def _skills() -> None:
    """One row for an attempt's evidence at a house, in the order of its key: a round writes half as
    many pages as with a row for each observation."""
    op.create_table(
        "observations",
        sa.Column("event", sa.Integer, primary_key=True),
        sa.Column("attempt", sa.Text, nullable=False),
        sa.Column("house", sa.Text, primary_key=True),
        sa.Column("seen", sa.Text, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("observations_by_attempt", "observations", ["attempt"])
    op.create_table(
        "exposures",
        sa.Column("attempt", sa.Text, primary_key=True),
        sa.Column("house", sa.Text, primary_key=True),
        sa.Column("at_ms", sa.Integer, nullable=False),
        sa.Column("seen", sa.Text, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "skill_states",
        sa.Column("skill", sa.Text, primary_key=True),
        sa.Column("state", sa.Text, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )


def _only_grows(table: str) -> None:
    """Nothing in the table is changed or deleted, whoever asks."""
    for change in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER {table}_no_{change.lower()} BEFORE {change} ON {table} "
            f"BEGIN SELECT RAISE(ABORT, 'the log only grows'); END"
        )
