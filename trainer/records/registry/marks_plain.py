"""Marks as the rows of their tables: plain values by column."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Table

from trainer.records.registry.marks import Marks, QuickMarked, RoundMarked
from trainer.records.registry.rows.marks import quick, rounds


def wide(marked: RoundMarked | QuickMarked) -> dict[str, Any]:
    """A row with its counts, each in its column."""
    zeros = _ZEROS[type(marked)]
    row = {name: getattr(marked, name) for name in marked.__slots__ if name != "counts"}
    return {**zeros, **marked.counts, **_whole(row)}


def _counted(table: Table) -> Mapping[str, int]:
    return {column.name: 0 for column in table.columns if column.server_default is not None}


_ZEROS: Mapping[type, Mapping[str, int]] = {
    RoundMarked: _counted(rounds),
    QuickMarked: _counted(quick),
}


def plain_of(row: Any) -> dict[str, Any]:
    """Field by field; ``asdict`` copies all that is inside and takes ten times as long."""
    return _whole({name: getattr(row, name) for name in row.__slots__})


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
