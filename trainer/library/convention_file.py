"""convention.yaml: the order that a school may teach at a house that prescribes none."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from trainer import assets
from trainer.dealing.convention import Convention
from trainer.errors import HouseFileError
from trainer.library import reader
from trainer.library.procedure_file import CONVENTION
from trainer.library.shape import Notes

CONVENTION_FILE = "convention.yaml"


def read_convention(path: Path) -> Convention:
    """The convention of the file. Raises HouseFileError with every problem."""
    document = reader.read_file(path)
    notes = Notes()
    found = CONVENTION.read(document.value, (), notes)
    if found is None or notes.problems:
        raise HouseFileError(each.located(document.file, document.lines) for each in notes.problems)
    return found


@cache
def bundled_convention() -> Convention:
    """The convention that comes with the program."""
    return read_convention(assets.folder("procedures") / CONVENTION_FILE)
