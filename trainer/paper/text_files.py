"""A table as CSV: UTF-8, RFC 4180, and no cell that a spreadsheet would run; and tables as JSON:
each row an object by the names of the columns.

A text that begins with = + - @, tab or CR (or what stands for these in full width, or a line feed)
gets an apostrophe before it; so does what begins so after a semicolon or in a new line, where some
countries' spreadsheets begin a cell. Where apostrophes or quotes stand before such a sign one is
added too, so that ``plain_text`` takes back exactly what was added. Numbers are no texts: -12.50
stays a number.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TextIO

import msgspec

from trainer.paper.sheet import Cell, Cells, Column, Sheet, in_words, is_empty, speakable
from trainer.paper.whole_file import write_text, write_whole

_BEGINS, _BEFORE = r"(?<![^;\r\n])", r"(?=['\"]*[=+\-@＝＋－＠])"
_RUN = re.compile(rf"{_BEGINS}{_BEFORE}|^(?='*[\t\r\n])")
_ADDED = re.compile(rf"{_BEGINS}'{_BEFORE}|^'(?='*[\t\r\n])")


def write_csv(sheet: Sheet, path: Path, *, force: bool = False) -> None:
    """Write the table into that file, under the names of its columns. Raises RecordsFault."""
    write_whole(path, lambda draft: _fill(sheet, draft), force=force)


def csv_lines(sheet: Sheet) -> Iterator[list[str]]:
    """The cells of each line, the names of the columns first."""
    yield [column.name for column in sheet.columns]
    kinds = [column.cells for column in sheet.columns]
    for row in sheet.rows:
        yield [csv_cell(kind, cell) for kind, cell in zip(kinds, row, strict=True)]


def csv_cell(cells: Cells, cell: Cell) -> str:
    """The cell as it stands in the file, before it is quoted."""
    text = in_words(cells, cell)
    return neutral(speakable(text)) if cells is Cells.TEXT else text


def neutral(text: str) -> str:
    """The text so that no spreadsheet takes it for a formula."""
    return _RUN.sub("'", text)


def plain_text(cell: str) -> str:
    """The text that ``neutral`` was given."""
    return _ADDED.sub("", cell)


def put_csv(sheet: Sheet, out: TextIO) -> None:
    """Write the table to what is open, which must leave line ends as they are."""
    csv.writer(out, lineterminator="\r\n").writerows(csv_lines(sheet))


def _fill(sheet: Sheet, draft: Path) -> None:
    with draft.open("w", encoding="utf-8", newline="") as out:
        put_csv(sheet, out)


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
