"""The parts of the program, and their licences."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution, version

from trainer.assets import beside
from trainer.wording import Phrase, phrase

PROJECT = "dealer-school"


@dataclass(frozen=True, slots=True)
class ProgramPart:
    """A package, what it does here, and its licence; ``version`` is that of the one in use."""

    name: str
    why: Phrase
    licence: str

    @property
    def version(self) -> str:
        try:
            return distribution(self.name).version
        except PackageNotFoundError:
            return ""


PARTS = (
    ProgramPart("PySide6-Essentials", phrase("the window (Qt)"), "LGPL-3.0"),
    ProgramPart("PyYAML", phrase("reads house files"), "MIT"),
    ProgramPart("pypdf", phrase("reads a house's document in PDF"), "BSD-3-Clause"),
    ProgramPart("SQLAlchemy", phrase("keeps the records"), "MIT"),
    ProgramPart("alembic", phrase("brings older records up to date"), "MIT"),
    ProgramPart("platformdirs", phrase("finds your data folder"), "MIT"),
    ProgramPart("fsrs", phrase("schedules when skills come back"), "MIT"),
    ProgramPart("msgspec", phrase("writes and reads what a round showed"), "BSD-3-Clause"),
    ProgramPart("argon2-cffi", phrase("protects passwords"), "MIT"),
    ProgramPart("openpyxl", phrase("reads class lists and documents in XLSX"), "MIT"),
    ProgramPart("psycopg", phrase("connects to a school's PostgreSQL"), "LGPL-3.0"),
    ProgramPart("XlsxWriter", phrase("writes tables for Excel"), "BSD-2-Clause"),
)
FONTS = (("Dealer Sans (Liberation Sans)", "OFL-1.1"), ("Noto Sans SC", "OFL-1.1"))


@cache
def program_version() -> str:
    """The installed version; ``checkout`` if none is installed."""
    try:
        return version(PROJECT)
    except PackageNotFoundError:
        return "checkout"


def licence() -> str:
    """The program's own licence, in full: MIT."""
    file = beside("LICENSE")
    if file.is_file():
        return file.read_text(encoding="utf-8")
    try:
        text = distribution(PROJECT).read_text("licenses/LICENSE")
    except PackageNotFoundError:
        text = None
    return text or "MIT"
