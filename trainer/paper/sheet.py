"""A table to be written: columns that say what their cells are, and rows; a Document as tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from enum import Enum, auto
from math import isfinite

from msgspec import Struct
from msgspec.structs import replace

from trainer.document import CellKind, Document, Medium, TableBlock, tables_of
from trainer.wording import say

Cell = str | int | float | bool | None
"""None is a cell with nothing in it."""

_FIRST_DAY = date(1970, 1, 1)
_FIRST_MOMENT = datetime(1970, 1, 1, tzinfo=UTC)


class Cells(Enum):
    """The kind of a column's cells, and so their possible values."""

    TEXT = auto()
    """Any text at all; it is never anything but text."""
    WHOLE = auto()
    """A count."""
    NUMBER = auto()
    """A measured number."""
    MONEY = auto()
    """Whole cents; written in units with two decimals."""
    SHARE = auto()
    """A share of one: 0.95 is 95 %."""
    DAY = auto()
    """Whole days since 1970."""
    MOMENT = auto()
    """Milliseconds since 1970, UTC."""
    SPAN = auto()
    """Milliseconds; written in seconds."""
    YES = auto()
    """True or False."""


class Column(Struct, frozen=True):
    """One column. ``name`` is for programs and never changes; ``title`` is for people, in the
    reader's language."""

    name: str
    title: str
    cells: Cells = Cells.TEXT


class Sheet(Struct, frozen=True):
    """One table. ``name`` is for programs: it is what is exported, and the file's name."""

    name: str
    title: str
    columns: tuple[Column, ...]
    rows: Sequence[tuple[Cell, ...]]
    notes: tuple[str, ...] = ()
    """Sentences that belong to it: what was filtered, what the figures cannot say."""


def day_of(days: int) -> date:
    """The day that is so many after the first of 1970."""
    return _FIRST_DAY + timedelta(days=days)


def moment_of(ms: int) -> datetime:
    """The moment, in UTC."""
    return _FIRST_MOMENT + timedelta(milliseconds=ms)


def written_moment(ms: int) -> str:
    """``2026-11-21T05:49:49.123Z``."""
    return f"{moment_of(ms):%Y-%m-%dT%H:%M:%S}.{ms % 1000:03}Z"


def written_money(cents: int) -> str:
    """``-12.50``: exact, always with two decimals."""
    whole, rest = divmod(abs(cents), 100)
    return f"{'-' if cents < 0 else ''}{whole}.{rest:02}"


def written_span(ms: int) -> str:
    """``1.250``: seconds, exact."""
    whole, rest = divmod(abs(ms), 1000)
    return f"{'-' if ms < 0 else ''}{whole}.{rest:03}"


def _counted(cell: Cell) -> int:
    """Raises AssertionError for what no count, time or amount can be."""
    assert isinstance(cell, int), f"{cell!r} is not a whole number"
    return cell


_WRITTEN: dict[Cells, Callable[[Cell], str]] = {
    Cells.TEXT: str,
    Cells.WHOLE: lambda cell: str(_counted(cell)),
    Cells.NUMBER: str,
    Cells.MONEY: lambda cell: written_money(_counted(cell)),
    Cells.SHARE: str,
    Cells.DAY: lambda cell: day_of(_counted(cell)).isoformat(),
    Cells.MOMENT: lambda cell: written_moment(_counted(cell)),
    Cells.SPAN: lambda cell: written_span(_counted(cell)),
    Cells.YES: lambda cell: "yes" if cell else "no",
}


def is_empty(cell: Cell) -> bool:
    """True if nothing stands there: None, or a number that is none."""
    return cell is None or (isinstance(cell, float) and not isfinite(cell))


def in_words(cells: Cells, cell: Cell) -> str:
    """The cell as a text without marks of any language."""
    return "" if is_empty(cell) else _WRITTEN[cells](cell)


def speakable(text: str) -> str:
    """The text without what no file can hold: halves of a letter become U+FFFD."""
    if text.isascii():
        return text
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


_CELLS: Mapping[CellKind, Cells] = {
    CellKind.TEXT: Cells.TEXT,
    CellKind.COUNT: Cells.WHOLE,
    CellKind.MONEY: Cells.MONEY,
    CellKind.PER_CENT: Cells.SHARE,
    CellKind.BARE_PER_CENT: Cells.SHARE,
    CellKind.ONE_DECIMAL: Cells.SHARE,
    CellKind.PER_THOUSAND: Cells.SHARE,
    CellKind.SHARE: Cells.SHARE,
    CellKind.POINTS: Cells.NUMBER,
    CellKind.DAY: Cells.DAY,
    CellKind.MOMENT: Cells.MOMENT,
    CellKind.YES: Cells.YES,
    CellKind.NUMBER: Cells.NUMBER,
    CellKind.FIGURES: Cells.TEXT,
}


def sheets_of(document: Document) -> tuple[Sheet, ...]:
    """Its tables, with its notes and its mark."""
    sheets = (sheet_of(table, document.notes) for table in tables_of(document))
    return tuple(_marked(each, document.mark) if document.mark else each for each in sheets)


def sheet_of(table: TableBlock, notes: tuple[str, ...] = ()) -> Sheet:
    """The columns of a table that go into files."""
    kept = [at for at, each in enumerate(table.columns) if Medium.FILE in each.medium]
    of = (table.columns[at] for at in kept)
    columns = tuple(Column(each.name, each.title, _CELLS[each.kind]) for each in of)
    rows = tuple(tuple(row.cells[at] for at in kept) for row in table.rows)
    return Sheet(table.name, table.title, columns, rows, notes)


def _marked(sheet: Sheet, mark: str) -> Sheet:
    # In each: none can be taken out of the whole unmarked.
    columns = (*sheet.columns, Column("note", say("Note")))
    return replace(sheet, columns=columns, rows=[(*row, mark) for row in sheet.rows])
