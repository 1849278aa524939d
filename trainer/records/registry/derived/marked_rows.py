"""Rounds and sittings that were marked, as rows: values in the order in which the statement that
adds them names its columns. Named one by one for each row, they take three times as long."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from operator import attrgetter, itemgetter
from typing import Any

from sqlalchemy import Table

from trainer.records.registry.derived.severities import SEVERITIES
from trainer.records.registry.marks import QuickMarked, RoundMarked
from trainer.records.registry.rows.marks import quick, rounds
from trainer.records.registry.tallies import COUNTED_OF_QUICK, COUNTED_OF_ROUND

Owners = Mapping[str, Mapping[str, Any]]
"""Whose an attempt is, and where it was worked."""


def _into(table: Table, *columns: str) -> str:
    names, places = '", "'.join(columns), ", ".join("?" * len(columns))
    return f'INSERT INTO {table.name} ("{names}") VALUES ({places})'


def _told(marked: type[RoundMarked | QuickMarked]) -> tuple[str, ...]:
    return tuple(each.name for each in fields(marked) if each.name != "counts")


OWNED = ("account", "station", "chain", "taught")

ROUND = _into(rounds, *_told(RoundMarked), *COUNTED_OF_ROUND, *SEVERITIES, *OWNED)
QUICK = _into(quick, *_told(QuickMarked), *COUNTED_OF_QUICK, *OWNED)
"""What adds them."""

_OF_ROUND, _OF_QUICK = attrgetter(*_told(RoundMarked)), attrgetter(*_told(QuickMarked))
_OF_OWNER, _SEVERITIES = itemgetter(*OWNED), itemgetter(*SEVERITIES)


def round_row(
    marked: RoundMarked, severities: Mapping[str, Mapping[str, int]], owner: Owners
) -> tuple[Any, ...]:
    """The values that ``ROUND`` adds of that round. ``severities`` are how many of its mistakes."""
    counts = [marked.counts.get(each, 0) for each in COUNTED_OF_ROUND]
    told, own = severities[marked.attempt], owner[marked.attempt]
    return (*_OF_ROUND(marked), *counts, *_SEVERITIES(told), *_OF_OWNER(own))


def quick_row(marked: QuickMarked, owner: Owners) -> tuple[Any, ...]:
    """The values that ``QUICK`` adds of that sitting."""
    counts = [marked.counts.get(each, 0) for each in COUNTED_OF_QUICK]
    return (*_OF_QUICK(marked), *counts, *_OF_OWNER(owner[marked.attempt]))
