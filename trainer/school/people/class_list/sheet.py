"""The rows of a file as texts: CSV in whatever encoding and with whatever separator, or XLSX."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from trainer.errors import InputError, Problem
from trainer.wording import say

MOST_ROWS = 5000
MOST_BYTES = 20 * 1024 * 1024
MOST_SIGNS_OF_CELL = 2000


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One row that has anything in it, and the number of its first line in the file."""

    line: int
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a file holds. ``told`` says how it was read, where that was a guess."""

    file: str
    rows: tuple[SheetRow, ...]
    told: str = ""


class BadFile(InputError):
    """A file that is no list, with what would be one."""

    def __init__(self, file: Path, message: str, line: int | None = None) -> None:
        super().__init__([Problem((), "bad_file", message, str(file), line)])


def read_sheet(path: Path, encoding: str = "") -> Sheet:
    """The rows of that file. Raises BadFile."""
    from trainer.school.people.class_list.csv_sheet import read_csv
    from trainer.school.people.class_list.xlsx_sheet import looks_like_xlsx, read_xlsx

    raw = _bytes(path)
    sheet = read_xlsx(path, raw) if looks_like_xlsx(raw) else read_csv(path, raw, encoding)
    if not sheet.rows:
        raise BadFile(path, say("The file is empty; put each trainee in a row of its own."))
    if len(sheet.rows) > MOST_ROWS + 1:
        raise BadFile(path, too_many())
    return sheet


def too_many() -> str:
    return say("The file has more than {most} rows; split it into several files.", most=MOST_ROWS)


def _bytes(path: Path) -> bytes:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadFile(path, say("The file is too large for a list of people."))
        return path.read_bytes()
    except OSError as error:
        why = error.strerror or str(error)
        raise BadFile(path, say("The file cannot be read ({why}).", why=why)) from error
