"""Tables as JSON: each row an object by the names of the columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from trainer.paper.sheet import Cell, Cells, Column, Sheet, in_words, is_empty, speakable
from trainer.paper.whole_file import write_text

_AS_TEXT = (Cells.DAY, Cells.MOMENT, Cells.MONEY, Cells.SPAN)


def write_json(sheets: Sequence[Sheet], path: Path, *, force: bool = False) -> None:
    """Write the tables into that file; days, times and money are texts as in a CSV. Raises
    RecordsFault."""
    encoded = msgspec.json.encode({"tables": [_table(sheet) for sheet in sheets]})
    write_text(path, msgspec.json.format(encoded).decode(), force=force)


def _table(sheet: Sheet) -> Mapping[str, object]:
    return {
        "name": sheet.name,
        "title": sheet.title,
        "notes": sheet.notes,
        "rows": [_row(sheet.columns, row) for row in sheet.rows],
    }


def _row(columns: Sequence[Column], row: Sequence[Cell]) -> Mapping[str, Any]:
    return {column.name: _value(column, cell) for column, cell in zip(columns, row, strict=True)}


def _value(column: Column, cell: Cell) -> Cell:
    if is_empty(cell):
        return None
    if column.cells in _AS_TEXT:
        return in_words(column.cells, cell)
    return speakable(cell) if isinstance(cell, str) else cell
