"""Tables as one Excel file: texts as texts, never as formulas or links, numbers as numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from importlib import import_module
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import Any

from trainer.paper.sheet import (
    Cell,
    Cells,
    Column,
    Sheet,
    day_of,
    is_empty,
    moment_of,
    speakable,
    written_money,
)
from trainer.paper.whole_file import write_whole
from trainer.wording import say, say_count

# The number of UTF-16 units that one cell of Excel can hold.
MOST_LETTERS = 32_767
# The number of rows that one sheet of Excel can hold under its heading.
MOST_ROWS = 1_048_575
# Amounts from here on are not exact as numbers of Excel and are written as texts.
MOST_CENTS = 10**15

# A sample of the rows tells the width: a table may have 50,000.
_WIDEST, _LOOKED_AT = 60, 200
_FORMATS = {
    Cells.WHOLE: "0",
    Cells.NUMBER: "General",
    Cells.MONEY: "#,##0.00",
    Cells.SHARE: "0.0%",
    Cells.DAY: "yyyy-mm-dd",
    Cells.MOMENT: "yyyy-mm-dd hh:mm:ss",
    Cells.SPAN: "0.000",
}
# The library marks what XML cannot hold in a cell, and not in a sheet's name.
_NOT_IN_NAMES = re.compile(r"[\[\]:*?/\\\x00-\x1f\ufffe\uffff]")


def write_xlsx(sheets: Sequence[Sheet], path: Path, *, force: bool = False) -> None:
    """The tables are in that file, each on its own sheet; one that is too long for a sheet goes on
    on the next. Raises RecordsFault."""
    write_whole(path, lambda draft: _fill(sheets, draft), force=force)


def _fill(sheets: Sequence[Sheet], draft: Path) -> None:
    with closing(_Book(draft)) as book:
        for sheet in sheets:
            book.add(sheet)


class _Book:
    """The file while it is written, row by row: a long table is never in memory twice."""

    def __init__(self, draft: Path) -> None:
        library: Any = import_module("xlsxwriter")
        self._refused = _refused()
        # Packed in memory: a zip file that met a full disk complains on the terminal, a traceback
        # long, once it is forgotten.
        self._draft, self._packed = draft, BytesIO()
        self._book = library.Workbook(
            self._packed,
            {
                "constant_memory": True,
                "tmpdir": str(draft.parent),
                "strings_to_formulas": False,
                "strings_to_urls": False,
                "strings_to_numbers": False,
            },
        )
        self._bold = self._book.add_format({"bold": True, "bottom": 1})
        self._formats = {
            cells: self._book.add_format({"num_format": form}) for cells, form in _FORMATS.items()
        }
        self._names: set[str] = set()

    def add(self, sheet: Sheet) -> None:
        rows = iter(sheet.rows)
        part = list(islice(rows, MOST_ROWS))
        cut = self._page(sheet, part)
        while part := list(islice(rows, MOST_ROWS)):
            cut += self._page(sheet, part)
        notes = [*sheet.notes, *_told_cut(cut)]
        if notes:
            self._notes(sheet, notes)

    def close(self) -> None:
        """Write it all. Raises OSError where it cannot be written."""
        problem = self._problem()
        if problem:
            raise OSError(*problem)
        self._draft.write_bytes(self._packed.getbuffer())

    def _problem(self) -> tuple[object, ...]:
        """Why it cannot be packed, with no file left open by the library or its error."""
        try:
            self._book.close()
        except self._refused as error:
            # Windows deletes no file that is open.
            for page in self._book.worksheets():
                page._opt_close()
            return tuple(error.args[0].args)
        return ()

    def _page(self, sheet: Sheet, rows: Sequence[tuple[Cell, ...]]) -> int:
        """One sheet of the book; how many of its cells were cut."""
        page = self._book.add_worksheet(self._free_name(sheet.title))
        for at, column in enumerate(sheet.columns):
            page.set_column(at, at, _width(column, at, rows))
        page.freeze_panes(1, 0)
        for at, column in enumerate(sheet.columns):
            page.write_string(0, at, _fitting(speakable(column.title)), self._bold)
        if rows:
            page.autofilter(0, 0, len(rows), len(sheet.columns) - 1)
        return sum(
            self._cell(page, line, at, column.cells, cell)
            for line, row in enumerate(rows, 1)
            for at, (column, cell) in enumerate(zip(sheet.columns, row, strict=True))
        )

    def _cell(self, page: Any, line: int, at: int, cells: Cells, cell: Cell) -> bool:
        """Write the cell; True if it was too long and cut."""
        if is_empty(cell):
            return False
        value = _VALUES[cells](cell) if cells in _VALUES else cell
        if isinstance(value, str):
            whole = speakable(value)
            fitting = _fitting(whole)
            page.write_string(line, at, fitting)
            return fitting is not whole
        _WRITES[cells](page, line, at, value, self._formats.get(cells))
        return False

    def _notes(self, sheet: Sheet, notes: Sequence[str]) -> None:
        page = self._book.add_worksheet(self._free_name(say("Notes: {title}", title=sheet.title)))
        page.set_column(0, 0, _WIDEST * 2)
        for line, note in enumerate(notes):
            page.write_string(line, 0, _fitting(speakable(note)))

    def _free_name(self, title: str) -> str:
        """A name that Excel allows and that no sheet has yet."""
        wanted = _NOT_IN_NAMES.sub(" ", speakable(title)).strip("' ") or "-"
        for end in _ends():
            # Excel allows a sheet's name 31 UTF-16 units, which are not always letters.
            units = wanted.encode("utf-16-le")[: 2 * (31 - len(end))]
            name = units.decode("utf-16-le", "ignore") + end
            # Excel takes two names that differ in case alone for one, and refuses the file.
            if name.casefold() not in self._names:
                self._names.add(name.casefold())
                return name
        raise AssertionError("there is always one more number")


def _refused() -> type[Exception]:
    """The exception that the library raises for a file that it cannot write; its argument is the
    reason."""
    refused: type[Exception] = import_module("xlsxwriter.exceptions").FileCreateError
    return refused


def _ends() -> Iterator[str]:
    yield ""
    number = 2
    while True:
        yield f" {number}"
        number += 1


_VALUES: dict[Cells, Callable[[Any], Any]] = {
    Cells.TEXT: str,
    Cells.MONEY: lambda cents: cents / 100 if abs(cents) < MOST_CENTS else written_money(cents),
    Cells.SPAN: lambda ms: ms / 1000,
    Cells.DAY: day_of,
    Cells.MOMENT: lambda ms: moment_of(ms).replace(tzinfo=None),
}


def _number(page: Any, line: int, at: int, value: Any, form: Any) -> None:
    page.write_number(line, at, value, form)


def _time(page: Any, line: int, at: int, value: Any, form: Any) -> None:
    page.write_datetime(line, at, value, form)


def _yes(page: Any, line: int, at: int, value: Any, form: Any) -> None:
    page.write_boolean(line, at, value, form)


_WRITES: dict[Cells, Callable[[Any, int, int, Any, Any], None]] = {
    Cells.WHOLE: _number,
    Cells.NUMBER: _number,
    Cells.MONEY: _number,
    Cells.SHARE: _number,
    Cells.SPAN: _number,
    Cells.DAY: _time,
    Cells.MOMENT: _time,
    Cells.YES: _yes,
}


def _fitting(text: str) -> str:
    """As much of the text as one cell holds; an ellipsis says that there was more. The very text
    where all of it fits."""
    # A letter has at most two units: nearly every text need not be encoded to be counted.
    if len(text) <= MOST_LETTERS // 2:
        return text
    units = text.encode("utf-16-le")
    if len(units) <= MOST_LETTERS * 2:
        return text
    return units[: (MOST_LETTERS - 1) * 2].decode("utf-16-le", "ignore") + "…"


def _told_cut(cut: int) -> Iterator[str]:
    if cut:
        yield say_count(
            "{count} cell is too long for Excel and was cut. The CSV has it whole.",
            "{count} cells are too long for Excel and were cut. The CSV has them whole.",
            count=cut,
        )


def _width(column: Column, at: int, rows: Sequence[tuple[Cell, ...]]) -> int:
    """As wide as its heading and its first cells."""
    if column.cells is Cells.MOMENT:
        return 19
    longest = max(
        (len(str(row[at])) for row in rows[:_LOOKED_AT] if row[at] is not None), default=0
    )
    return min(_WIDEST, max(len(column.title) + 4, longest + 2, 8))
