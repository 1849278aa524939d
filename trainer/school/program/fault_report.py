"""A fault report for developers: version, system and the last faults, without any name."""

from __future__ import annotations

import platform
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from trainer.school.program.about import program_version

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
