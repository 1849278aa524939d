"""The rows of a file as texts: CSV in whatever encoding and with whatever separator, or XLSX."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from trainer.errors import InputError, Problem
from trainer.wording import say

MOST_ROWS = 5000
MOST_SIGNS_OF_CELL = 2000


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One row that has anything in it, and the number of its first line in the file."""

    line: int
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ListSheet:
    """The rows of a file. ``told`` says how it was read, where that was a guess."""

    file: str
    rows: tuple[SheetRow, ...]
    told: str = ""


class BadFile(InputError):
    """A file that is no list, with what would be one."""

    def __init__(self, file: Path, message: str, line: int | None = None) -> None:
        super().__init__([Problem((), "bad_file", message, str(file), line)])


def too_many() -> str:
    return say("The file has more than {most} rows. Split it into several files.", most=MOST_ROWS)
