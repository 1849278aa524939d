"""The tables: the log, which only grows, and what is derived from it."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Column, Index, Integer, MetaData, Table, Text

from trainer.records import declared
from trainer.records.event import Event
from trainer.records.results import MistakeMade, QuickAnswer, QuickResult, RoundResult

metadata = MetaData()
declare = partial(declared.declare, kept_in=metadata)

events = declare(Event, "events", ("place",), ("attempt",))
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

results = declare(RoundResult, "results", ("attempt",), ("sitting",))
mistakes = declare(MistakeMade, "mistakes", ("attempt", "number"), part_of="results")
quick_results = declare(QuickResult, "quick_results", ("attempt",))
quick_answers = declare(
    QuickAnswer, "quick_answers", ("attempt", "number"), part_of="quick_results"
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
