"""A table as a printout. Columns of ids are left to the files for programs."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec.structs import replace

from trainer.paper.sheet import Cell, Cells, Column, Sheet, in_words, is_empty
from trainer.school.exports.exam_record.printout import visible
from trainer.school.printout import Printout, line, table

_AT_A_TIME = 30
_MOST_OF_A_CELL = 400
_LOOKED_AT = 100
# No column is narrower or wider than so many letters.
_LEAST, _MOST = 4, 30

MOST_COLUMNS = 10
"""The number of columns that a sheet of paper has room for, lying across."""
# So many it has room for as it stands.
_UPRIGHT = 5
_FIGURE = re.compile(r"[-+0-9.,:%TZ /]+")
_ID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")


def printout_of_sheets(sheets: Sequence[Sheet]) -> Printout:
    """The tables, each on a sheet of its own. A table with many columns goes on below, with its
    first column repeated at the left."""
    shown = [_without_ids(sheet) for sheet in sheets]
    parts = tuple(tuple(_blocks(sheet)) for sheet in shown)
    heading = visible(sheets[0].title if sheets else "")
    across = any(len(sheet.columns) > _UPRIGHT for sheet in shown)
    return Printout(heading, parts, landscape=across)


def _without_ids(sheet: Sheet) -> Sheet:
    """The table without columns that hold nothing but ids."""
    ids = {at for at in range(len(sheet.columns)) if _are_ids([row[at] for row in sheet.rows])}
    kept = [at for at in range(len(sheet.columns)) if at not in ids]
    columns = tuple(sheet.columns[at] for at in kept)
    rows = [tuple(row[at] for at in kept) for row in sheet.rows]
    return replace(sheet, columns=columns, rows=rows)


def _are_ids(cells: Sequence[Cell]) -> bool:
    texts = [str(cell) for cell in cells if cell not in (None, "")]
    return bool(texts) and all(map(_ID.fullmatch, texts))


def _blocks(sheet: Sheet) -> list[str]:
    blocks = [line(visible(sheet.title), "title")]
    blocks += [line(visible(note)) for note in sheet.notes]
    for columns in _side_by_side(len(sheet.columns)):
        blocks += _part(sheet, columns)
    return blocks


def _side_by_side(count: int) -> list[tuple[int, ...]]:
    """The columns that stand together."""
    if count <= MOST_COLUMNS:
        return [tuple(range(count))]
    rest = range(1, count)
    step = MOST_COLUMNS - 1
    return [(0, *rest[first : first + step]) for first in range(0, len(rest), step)]


def _part(sheet: Sheet, columns: Sequence[int]) -> list[str]:
    heads = [visible(sheet.columns[at].title) for at in columns]
    rows = [[unbroken(_cell(sheet.columns[at], row[at])) for at in columns] for row in sheet.rows]
    widths = column_widths(heads, rows)
    return [
        table([heads, *rows[first : first + _AT_A_TIME]], widths, head=True)
        for first in range(0, max(1, len(rows)), _AT_A_TIME)
    ]


def _cell(column: Column, cell: Cell) -> str:
    if column.cells is Cells.SHARE and not is_empty(cell):
        assert isinstance(cell, int | float), "a share is a number"
        return f"{cell:.1%}"
    text = visible(in_words(column.cells, cell))
    return text if len(text) <= _MOST_OF_A_CELL else f"{text[: _MOST_OF_A_CELL - 1]}…"


def unbroken(cell: str) -> str:
    """The text with a figure, a day or a time kept on one line."""
    return cell.replace(" ", "\N{NO-BREAK SPACE}") if _FIGURE.fullmatch(cell) else cell


def column_widths(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[int]:
    """The widths in per cent, by the longest text in each column."""
    looked_at = [heads, *rows[:_LOOKED_AT]]
    longest = [max(_LEAST, *(len(row[at]) for row in looked_at)) for at in range(len(heads))]
    fitting = [min(_MOST, each) for each in longest]
    return [max(1, each * 100 // sum(fitting)) for each in fitting]
