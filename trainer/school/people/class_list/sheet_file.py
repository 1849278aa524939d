"""The rows of a list's file, CSV or XLSX."""

from __future__ import annotations

from pathlib import Path

from trainer.school.people.class_list.csv_sheet import read_csv
from trainer.school.people.class_list.sheet import MOST_ROWS, BadFile, ListSheet, too_many
from trainer.school.people.class_list.xlsx_sheet import looks_like_xlsx, read_xlsx
from trainer.wording import say

MOST_BYTES = 20 * 1024 * 1024


def read_sheet(path: Path, encoding: str = "") -> ListSheet:
    """The rows of that file. Raises BadFile."""
    raw = _bytes(path)
    sheet = read_xlsx(path, raw) if looks_like_xlsx(raw) else read_csv(path, raw, encoding)
    if not sheet.rows:
        raise BadFile(path, say("The file is empty. Give each trainee a row."))
    if len(sheet.rows) > MOST_ROWS + 1:
        raise BadFile(path, too_many())
    return sheet


def _bytes(path: Path) -> bytes:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadFile(path, say("The file is too large for a list of people."))
        return path.read_bytes()
    except OSError as error:
        why = error.strerror or str(error)
        raise BadFile(path, say("The file cannot be read ({why}).", why=why)) from error
