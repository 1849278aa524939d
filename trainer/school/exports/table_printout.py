"""A table as a printout: for people who want it on paper."""

from __future__ import annotations

from collections.abc import Sequence

from trainer.school.exports.exam_record.printed import visible
from trainer.school.exports.sheet import Cell, Cells, Column, Sheet, in_words, is_empty
from trainer.school.printout import Printout, line, table

_AT_A_TIME = 30
_MOST_OF_A_CELL = 400
_LOOKED_AT = 100
_LEAST, _MOST = 4, 30
"""No column is narrower or wider than so many letters."""

MOST_COLUMNS = 9
"""So many columns a sheet of paper has room for."""


def printout_of_sheets(sheets: Sequence[Sheet], title: str = "") -> Printout:
    """The tables, each from a sheet of paper of its own; one with many columns goes on below, its
    first column once more at the left."""
    parts = tuple(tuple(_blocks(sheet)) for sheet in sheets)
    return Printout(visible(title or (sheets[0].title if sheets else "")), parts, visible(title))


def _blocks(sheet: Sheet) -> list[str]:
    blocks = [line(visible(sheet.title), "title")]
    blocks += [line(visible(note)) for note in sheet.notes]
    for columns in _side_by_side(len(sheet.columns)):
        blocks += _part(sheet, columns)
    return blocks


def _side_by_side(count: int) -> list[tuple[int, ...]]:
    """Which columns stand together."""
    if count <= MOST_COLUMNS:
        return [tuple(range(count))]
    rest = range(1, count)
    step = MOST_COLUMNS - 1
    return [(0, *rest[first : first + step]) for first in range(0, len(rest), step)]


def _part(sheet: Sheet, columns: Sequence[int]) -> list[str]:
    head = [sheet.columns[at].title for at in columns]
    widths = _widths(sheet, columns)
    made = []
    for first in range(0, max(1, len(sheet.rows)), _AT_A_TIME):
        rows = [
            [_cell(sheet.columns[at], row[at]) for at in columns]
            for row in sheet.rows[first : first + _AT_A_TIME]
        ]
        made.append(table([list(map(visible, head)), *rows], widths, head=True))
    return made


def _cell(column: Column, cell: Cell) -> str:
    if column.cells is Cells.SHARE and not is_empty(cell):
        assert isinstance(cell, int | float), "a share is a number"
        return f"{cell:.1%}"
    text = visible(in_words(column.cells, cell))
    return text if len(text) <= _MOST_OF_A_CELL else f"{text[: _MOST_OF_A_CELL - 1]}…"


def _widths(sheet: Sheet, columns: Sequence[int]) -> list[int]:
    """In per cent, by the longest of what stands in each."""
    longest = [
        max(
            len(sheet.columns[at].title),
            *(len(_cell(sheet.columns[at], row[at])) for row in sheet.rows[:_LOOKED_AT]),
            _LEAST,
        )
        for at in columns
    ]
    fitting = [min(_MOST, each) for each in longest]
    return [max(1, each * 100 // sum(fitting)) for each in fitting]
