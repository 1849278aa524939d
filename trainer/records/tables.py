"""The tables: the log, which only grows, and what is derived from it."""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import Column, Index, Integer, MetaData, Table, Text

from trainer.records import declared
from trainer.records.event import Event
from trainer.records.results import MistakeMade, QuickAnswer, QuickResult, RoundResult

metadata = MetaData()
declare = partial(declared.declare, kept_in=metadata)


def _by_key(name: str, *columns: Column[Any] | Index) -> Table:
    """A table that SQLite keeps in the order of its key, and by nothing else."""
    return Table(name, metadata, *columns, sqlite_strict=True, sqlite_with_rowid=False)


def _text(name: str, *, key: bool = False) -> Column[str]:
    return Column(name, Text, primary_key=key, nullable=False)


events = declare(Event, "events", ("place",), ("attempt",))
elsewhere = _by_key(
    "elsewhere",
    *(_text("id", key=True), _text("chain"), Column("place", Integer, nullable=False)),
    *(Column(each.name, each.type, nullable=False) for each in tuple(events.columns)[2:]),
    Index("elsewhere_by_attempt", "attempt"),
    Index("elsewhere_by_chain", "chain", "place", unique=True),
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
observations = _by_key(
    "observations",
    *(Column("event", Integer, primary_key=True), _text("attempt"), _text("house", key=True)),
    *(_text("seen"), Index("observations_by_attempt", "attempt")),
)
exposures = _by_key(
    "exposures",
    *(_text("attempt", key=True), _text("house", key=True)),
    *(Column("at_ms", Integer, nullable=False), _text("seen")),
)
skill_states = _by_key("skill_states", _text("skill", key=True), _text("state"))
