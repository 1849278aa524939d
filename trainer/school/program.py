"""The parts of the program and their licences, newer versions, and a fault report."""

from __future__ import annotations

import json
import os
import platform
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution, version
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from msgspec import Struct

from trainer.assets import beside
from trainer.errors import InputError, Problem
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


if TYPE_CHECKING:
    from ssl import SSLContext

AT_MOST = 65_536
PATIENCE_S = 5
AUTHORITIES = (
    *("/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt"),
    *("/etc/ssl/ca-bundle.pem", "/etc/ssl/cert.pem"),
)
"""The certificates that a system trusts: Debian's, Fedora's, openSUSE's and macOS' file of them."""

_VERSION = re.compile(r"v?(\d{1,6}(?:\.\d{1,6}){1,3})")


def newer_version(address: str, here: str, fetch: Callable[[str], bytes] | None = None) -> str:
    """The version at that address, if it is newer than the one here; else empty.

    The address answers with the version alone (``0.2.0``), or with a JSON object that has it as
    ``version`` or ``tag_name``, like a release on GitHub. Raises InputError for any other answer.
    """
    if urlsplit(address).scheme != "https" or not urlsplit(address).hostname:
        raise _no_answer(address, "is no address that begins with https://")
    try:
        newest = _named((fetch or _fetched)(address))
    except (OSError, ValueError, RecursionError) as error:
        why = getattr(error, "reason", None) or error
        raise _no_answer(address, f"names no version ({why})") from None
    return newest if _numbers(newest) > _numbers(here) else ""


def _fetched(address: str) -> bytes:
    # Late: it loads http and email, and few stations look for a newer version.
    from http.client import HTTPException
    from urllib.request import Request, urlopen

    asked = Request(address, headers={"User-Agent": "Dealer School"})
    try:
        with urlopen(asked, timeout=PATIENCE_S, context=_trusting()) as answer:
            # urllib follows a redirection from https to http without a word.
            if urlsplit(answer.url).scheme != "https":
                raise ValueError(f"it leads to {answer.url}")
            # Whatever it is that answers there, no more of it is read.
            data: bytes = answer.read(AT_MOST)
    except HTTPException as error:
        raise ValueError(f"it does not speak HTTP: {type(error).__name__}") from error
    return data


def _trusting() -> SSLContext:
    """A frozen Python looks for certificates where the system has them on which it was made."""
    import ssl

    context, places = ssl.create_default_context(), ssl.get_default_verify_paths()
    if sys.platform != "win32" and not (places.cafile or places.capath):
        for file in filter(os.path.isfile, AUTHORITIES):
            context.load_verify_locations(file)
    return context


def _named(answer: bytes) -> str:
    text = answer.decode("utf-8").strip()
    if text.startswith("{"):
        document = json.loads(text)
        text = str(document.get("version") or document.get("tag_name"))
    found = _VERSION.fullmatch(text)
    if found is None:
        raise ValueError("the answer is no version")
    return found[1]


def _numbers(version: str) -> tuple[int, ...]:
    """The numbers of a version; none for one without, such as a checkout's."""
    found = _VERSION.match(version)
    return tuple(map(int, found[1].split("."))) if found else ()


def _no_answer(address: str, why: str) -> InputError:
    return InputError([Problem((), "not_usable", why, address)])
