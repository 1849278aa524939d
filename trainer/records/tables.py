"""The tables: the log, which only grows, and what is derived from it."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata = MetaData()

events = Table(
    "events",
    metadata,
    Column("place", Integer, primary_key=True),
    Column("id", Text, nullable=False),
    Column("attempt", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("at_ms", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("before", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Index("events_by_attempt", "attempt"),
    sqlite_strict=True,
)

elsewhere = Table(
    "elsewhere",
    metadata,
    Column("id", Text, primary_key=True),
    Column("chain", Text, nullable=False),
    Column("place", Integer, nullable=False),
    *(Column(each.name, each.type, nullable=False) for each in tuple(events.columns)[2:]),
    Index("elsewhere_by_attempt", "attempt"),
    Index("elsewhere_by_chain", "chain", "place", unique=True),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)
"""What the same person did at other stations: events of other chains, as the school has them."""

results = Table(
    "results",
    metadata,
    Column("attempt", Text, primary_key=True),
    Column("marked_by", Text, nullable=False),
    Column("dealt_at_ms", Integer, nullable=False),
    Column("sitting", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("house", Text, nullable=False),
    Column("drill", Text, nullable=False),
    Column("mode", Text, nullable=False),
    Column("right", Integer, nullable=False),
    Column("lines", Integer, nullable=False),
    Column("tenths", Integer, nullable=False),
    Column("passed", Integer, nullable=False),
    Column("players_short_cents", Integer, nullable=False),
    Column("house_short_cents", Integer, nullable=False),
    Column("hands", Integer, nullable=False),
    Column("elapsed_ms", Integer, nullable=False),
    Index("results_by_sitting", "sitting"),
    sqlite_strict=True,
)

mistakes = Table(
    "mistakes",
    metadata,
    Column("attempt", Text, ForeignKey("results.attempt", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("code", Text, nullable=False),
    Column("severity", Text, nullable=False),
    Column("seat", Integer),
    Column("wager", Text),
    Column("money_cents", Integer),
    Column("rule", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("where_", Text, nullable=False),
    sqlite_strict=True,
)

quick_results = Table(
    "quick_results",
    metadata,
    Column("attempt", Text, primary_key=True),
    Column("marked_by", Text, nullable=False),
    Column("begun_at_ms", Integer, nullable=False),
    Column("house", Text, nullable=False),
    Column("drill", Text, nullable=False),
    Column("exercise", Text, nullable=False),
    Column("right", Integer, nullable=False),
    Column("items", Integer, nullable=False),
    Column("median_ms", Integer, nullable=False),
    Column("elapsed_ms", Integer, nullable=False),
    sqlite_strict=True,
)

quick_answers = Table(
    "quick_answers",
    metadata,
    Column(
        "attempt", Text, ForeignKey("quick_results.attempt", ondelete="CASCADE"), primary_key=True
    ),
    Column("number", Integer, primary_key=True),
    Column("skill", Text, nullable=False),
    Column("right", Integer, nullable=False),
    Column("caught", Text),
    Column("elapsed_ms", Integer, nullable=False),
    sqlite_strict=True,
)

# One row for an attempt's evidence at a house, in the order of its key: a round writes half as many
# pages as with a row for each observation.
observations = Table(
    "observations",
    metadata,
    Column("event", Integer, primary_key=True),
    Column("attempt", Text, nullable=False),
    Column("house", Text, primary_key=True),
    Column("seen", Text, nullable=False),
    Index("observations_by_attempt", "attempt"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

exposures = Table(
    "exposures",
    metadata,
    Column("attempt", Text, primary_key=True),
    Column("house", Text, primary_key=True),
    Column("at_ms", Integer, nullable=False),
    Column("seen", Text, nullable=False),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

skill_states = Table(
    "skill_states",
    metadata,
    Column("skill", Text, primary_key=True),
    Column("state", Text, nullable=False),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)
