"""The text of a sheet of pay tables: each table below its name, each numbered step a sentence."""

from __future__ import annotations

import csv
import io
import lzma
import re
import struct
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING
from zipfile import BadZipFile, ZipFile

from trainer.library.documents.extracted_text import is_hand, is_paid
from trainer.library.sentences import BREAK
from trainer.wording import say

if TYPE_CHECKING:
    from openpyxl import Workbook

_SEPARATORS = ",;\t|"
_LOOKED_AT = 50
_NUMBER = re.compile(r"(?:[A-Za-z]\.)?\d+(?:\.\d+)*[.)]?")
# A sheet that was formatted to its end has a million rows, nearly all of them empty.
_MOST_ROWS, _MOST_COLUMNS, _LARGEST = 5000, 60, 2**25
# What openpyxl raises for a broken file: it has no one class for it.
BROKEN = (
    ArithmeticError, AssertionError, AttributeError, BadZipFile, EOFError, LookupError, OSError,
    RuntimeError, SyntaxError, TypeError, ValueError, lzma.LZMAError, struct.error, zlib.error,
)  # fmt: skip

# A formula that no program has worked out: its cell would be read as an empty one.
_LACKS = re.compile(
    rb"<c(?![^>]* t=\"str\")[^>]*><f(?:[^>]*/>|[^>]*>[^<]*</f>)(?:<v ?/>|<v></v>)?</c>"
)

Row = list[str]


def csv_text(text: str) -> str:
    """The rows of the text, whatever separates its cells."""
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=separator_of(text))
    return _text([[*map(str.strip, row)] for row in rows])


def separator_of(text: str) -> str:
    """The separator of the cells: the sign by which most of the first rows have the same number of
    cells, the greatest such number."""
    head = "\n".join(text.splitlines()[:_LOOKED_AT])
    return max(_SEPARATORS, key=lambda sign: _agreement(head, sign))


def _agreement(text: str, separator: str) -> tuple[int, int]:
    """The number of rows that agree on a number of cells above one, and that number; 0 if most have
    one."""
    try:
        reader = csv.reader(io.StringIO(text), delimiter=separator)
        counted = Counter(len(row) for row in reader if row)
    except csv.Error:
        return (0, 0)
    if not counted:
        return (0, 0)
    cells, rows = counted.most_common(1)[0]
    return (rows, cells) if cells > 1 else (0, 0)


def xlsx_text(data: bytes) -> str:
    """The rows of every sheet, below its name where there are several. Raises ValueError where it
    cannot be read."""
    found: list[tuple[str, list[Row]]] = []
    try:
        with ZipFile(io.BytesIO(data)) as file:
            unpacked = sum(each.file_size for each in file.infolist())
            lacks = unpacked <= _LARGEST and any(map(_LACKS.search, _sheets(file)))
        if unpacked <= _LARGEST and not lacks:
            book = workbook(data, formulas=False)
            found = [(each.title, [*_cells(each)]) for each in book.worksheets]
    except BROKEN as error:
        raise ValueError(say("it is damaged")) from error
    if unpacked > _LARGEST:
        raise ValueError(say("it is too large"))
    if lacks:
        raise ValueError(say("its formulas have no results"))
    told = [(title, _text(rows)) for title, rows in found]
    filled = [(title, text) for title, text in told if text]
    if len(filled) == 1:
        return filled[0][1]
    return "\n\n".join(f"# {title}\n{text}" for title, text in filled)


def _sheets(file: ZipFile) -> Iterator[bytes]:
    yield from (file.read(each) for each in file.namelist() if each.startswith("xl/worksheets/"))


def workbook(data: bytes, *, formulas: bool) -> Workbook:
    """The sheets of the file, read as they are asked for; a formula as it is written, or as what it
    came to. Opening and reading a damaged one raise an error of ``BROKEN``."""
    # Late: openpyxl takes 150 ms, and few files are sheets.
    from openpyxl import load_workbook

    return load_workbook(io.BytesIO(data), read_only=True, data_only=not formulas, keep_links=False)


def _cells(sheet: object) -> Iterator[Row]:
    rows = sheet.iter_rows(  # type: ignore[attr-defined]
        values_only=True, max_row=_MOST_ROWS, max_col=_MOST_COLUMNS
    )
    yield from ([_typed(value) for value in row] for row in rows)


def _typed(value: object) -> str:
    """The value of a cell as somebody would have typed it."""
    if value is None:
        return ""
    whole = isinstance(value, float) and value.is_integer()
    return " ".join(str(int(value) if whole else value).split())  # type: ignore[call-overload]


def _text(rows: Sequence[Row]) -> str:
    lines: list[str] = []
    for filled, block in groupby(rows, any):
        lines += _block([*block]) if filled else [""]
    return "\n".join(lines).strip("\n").rstrip()


def _block(rows: Sequence[Row]) -> Iterator[str]:
    """The lines of rows without an empty one between them."""
    for is_table, part in groupby(rows, lambda row: not _sentence(row)):
        table = [*part]
        if is_table:
            yield from _table(table)
        else:
            yield from map(_sentence, table)


def _sentence(row: Row) -> str:
    """The row as a heading or a sentence with its number; empty if it is one of a table."""
    filled = [*filter(None, row)]
    if len(filled) == 1:
        return filled[0]
    first, *rest = filled
    if _NUMBER.fullmatch(first) and not any(map(is_paid, rest)):
        return f"{first.rstrip('.)')}. {' '.join(rest)}"
    return ""


def _table(rows: Sequence[Row]) -> Iterator[str]:
    """A table's rows between tabs; where its first column names several tables, each below its
    name."""
    width = max(map(len, rows))
    wide = [[*row, *[""] * (width - len(row))] for row in rows]
    used = [at for at in range(width) if any(row[at] for row in wide)]
    grid = [[row[at] for at in used] for row in wide]
    names = _column_of_names(grid)
    if not any(is_paid(cell) for row in grid for cell in row):
        yield from ("# " + " ".join(filter(None, row)) for row in grid)  # heads of columns
        return
    under = ""
    for row in grid:
        if names is None:
            yield "\t".join(row).rstrip("\t")
        elif any(map(is_paid, row)):
            if row[names] not in ("", under):
                under = row[names]
                yield from ("", f"# {under}")
            yield "\t".join(filter(None, row[names + 1 :]))
    if names is not None:
        yield from ("", BREAK)  # each table is a sentence with its name


def _column_of_names(grid: Sequence[Row]) -> int | None:
    """The column before that of the hands, if it names the tables: once, or in each row."""
    body = [row for row in grid if any(map(is_paid, row))]
    hands = [at for at in range(len(grid[0])) if sum(is_hand(row[at]) for row in body) > 1]
    if len(hands) != 1 or hands[0] == 0:
        return None
    at = hands[0] - 1
    told = [row[at] for row in body]
    named = told[0] and not any(map(is_paid, told)) and len({*told} - {""}) < len(told)
    return at if named else None
