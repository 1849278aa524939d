"""The parts of the program, and their licences; and a fault report for its developers."""

from __future__ import annotations

import platform
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution, version
from pathlib import Path

from msgspec import Struct

from trainer.assets import beside
from trainer.wording import Phrase, phrase

PROJECT = "dealer-school"


class ProgramPart(Struct, frozen=True):
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


LINES_AT_MOST = 200
_TOLD_AT_ONCE = 400_000
_WHEN = re.compile(r"\d{4}-\d\d-\d\dT[0-9:.+]+")
_FRAME = re.compile(r'  File "(?P<file>[^"]*)", line (?P<line>\d+), in (?P<what>\S+)')
_KIND = re.compile(r"(?P<kind>[A-Za-z_][A-Za-z0-9_.]*)(:.*)?")


def fault_report(log: Path, qt: str) -> str:
    """The report as text: of each fault in the log its time, its places in the program and its
    kind."""
    # Words of an error are left out, because names may stand in them, and so is every path
    # outside the program.
    head = [
        f"Dealer School {program_version()}",
        f"System: {platform.platform()}",
        f"Python {platform.python_version()}, Qt {qt}",
        "",
    ]
    faults = list(_faults(_last(log).splitlines()))
    return "\n".join([*head, *(faults[-LINES_AT_MOST:] or ["No fault in the log."])]) + "\n"


def _last(log: Path) -> str:
    """The end of the log; empty if it cannot be read."""
    try:
        with log.open("rb") as file:
            file.seek(max(0, log.stat().st_size - _TOLD_AT_ONCE))
            return file.read().decode("utf-8", "replace")
    except OSError:
        return ""


def _faults(lines: Iterable[str]) -> Iterator[str]:
    in_trace = False
    for line in lines:
        frame, kind = _FRAME.match(line), _KIND.fullmatch(line)
        if _WHEN.fullmatch(line):
            yield line
        elif line.startswith("Traceback"):
            in_trace = True
        elif frame:
            yield f"  {_in_program(frame['file'])}:{frame['line']} {frame['what']}"
        elif in_trace and kind:
            in_trace = False
            yield kind["kind"]


def _in_program(file: str) -> str:
    """The path from the program's or a package's folder on."""
    plain = file.replace("\\", "/")
    for mark, head in (("/site-packages/", ""), ("/trainer/", "trainer/")):
        _, found, inside = plain.rpartition(mark)
        if found:
            return head + inside
    return plain.rpartition("/")[2]
