"""Marks as the rows of their tables: plain values by column."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import Any

from trainer.records.registry.marks import Marks, QuickMarked, RoundMarked
from trainer.records.registry.rows.marks import quick, rounds


def wide(marked: RoundMarked | QuickMarked) -> dict[str, Any]:
    """A row with its counts, each in its column."""
    table = rounds if isinstance(marked, RoundMarked) else quick
    zeros = {column.name: 0 for column in table.columns if column.server_default is not None}
    row = {
        each.name: getattr(marked, each.name) for each in fields(marked) if each.name != "counts"
    }
    return {**zeros, **marked.counts, **_whole(row)}


def plain_of(row: Any) -> dict[str, Any]:
    return _whole(asdict(row))


def marks_plain(marks: Marks) -> dict[str, Any]:
    """All of it, as it goes to a server."""
    return {
        "rounds": [wide(each) for each in marks.rounds],
        "quick": [wide(each) for each in marks.quick],
        "mistakes": [plain_of(each) for each in marks.mistakes],
        "items": [plain_of(each) for each in marks.items],
        "standings": [plain_of(each) for each in marks.standings],
        "beliefs": [plain_of(each) for each in marks.beliefs],
        "beliefs_of": list(marks.beliefs_of),
        "exams": [plain_of(each) for each in marks.exams],
    }


def _whole(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: int(value) if isinstance(value, bool) else value for name, value in row.items()}
