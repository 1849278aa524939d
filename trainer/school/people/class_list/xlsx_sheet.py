"""Rows of the first sheet of an XLSX file; a formula is the text that somebody typed."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime
from io import BytesIO
from pathlib import Path
from zipfile import BadZipFile, ZipFile

from trainer.school.people.class_list.sheet import (
    MOST_ROWS,
    MOST_SIGNS_OF_CELL,
    BadFile,
    ListSheet,
    SheetRow,
    too_many,
)
from trainer.wording import say

ZIP = b"PK\x03\x04"
MOST_UNPACKED = 200 * 1024 * 1024
MOST_COLUMNS = 60
MOST_EMPTY = 2000
"""Rows without anything in them, after which nothing more is looked for."""


def looks_like_xlsx(raw: bytes) -> bool:
    return raw.startswith(ZIP)


def read_xlsx(path: Path, raw: bytes) -> ListSheet:
    """The rows of the file's first sheet. Raises BadFile."""
    _check(path, raw)
    try:
        return ListSheet(str(path), tuple(_rows(path, raw)))
    except BadFile:
        raise
    except Exception as error:  # openpyxl has no one class for a broken file: twelve were seen
        raise BadFile(path, _unreadable()) from error


def _check(path: Path, raw: bytes) -> None:
    try:
        with ZipFile(BytesIO(raw)) as zipped:
            unpacked = sum(each.file_size for each in zipped.infolist())
            names = zipped.namelist()
    except (BadZipFile, OSError, ValueError) as error:
        raise BadFile(path, _unreadable()) from error
    if unpacked > MOST_UNPACKED:
        raise BadFile(path, say("The file is too large for a list of people."))
    if "xl/workbook.xml" not in names:
        raise BadFile(path, say("The file is not a list. Save it as CSV (UTF-8) or XLSX."))


def _rows(path: Path, raw: bytes) -> Iterator[SheetRow]:
    # Late: openpyxl takes 150 ms, and most lists are CSV.
    from openpyxl import load_workbook

    book = load_workbook(BytesIO(raw), read_only=True, data_only=False, keep_links=False)
    count = empty = 0
    for line, values in enumerate(
        book.worksheets[0].iter_rows(values_only=True, max_col=MOST_COLUMNS), 1
    ):
        cells = tuple(_text(value) for value in values)
        if not any(cell.strip() for cell in cells):
            empty += 1
            if empty > MOST_EMPTY:
                return
            continue
        count, empty = count + 1, 0
        if count > MOST_ROWS + 1:
            raise BadFile(path, too_many())
        yield SheetRow(line, cells)


def _text(value: object) -> str:
    """The value of a cell as somebody would have typed it."""
    if value is None:
        return ""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, datetime | date):
        return value.isoformat()[:10]
    return str(getattr(value, "text", value))[:MOST_SIGNS_OF_CELL]


def _unreadable() -> str:
    return say("The file cannot be read. Save it again as XLSX or CSV (UTF-8).")
