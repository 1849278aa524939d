"""convention.yaml: the order that a school may teach at a house that prescribes none."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from trainer import assets
from trainer.dealing.convention import Convention
from trainer.errors import HouseFileError
from trainer.library import reader
from trainer.library.procedure_file import CONVENTION

CONVENTION_FILE = "convention.yaml"


def read_convention(path: Path) -> Convention:
    """The convention of the file. Raises HouseFileError with every problem."""
    return reader.read_file(path).shaped(CONVENTION, HouseFileError)


@cache
def bundled_convention() -> Convention:
    """The convention that comes with the program."""
    return read_convention(assets.folder("procedures") / CONVENTION_FILE)
