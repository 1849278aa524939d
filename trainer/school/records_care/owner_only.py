"""Files for their owner alone: what the program writes, and what a folder holds from before."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

MASK = 0o077
"""What no file or folder of the program's gives to others."""

TOLD = "permissions.json"
"""The file that says what was found open to others, for ``trainer doctor``."""

FOLDERS = ("people", "houses", "editions", "backups", "marking", "table-tests", "demo-school")
# What of a folder is the program's: whoever chose the folder may keep other things in it.
FILES = ("*.sqlite3*", "*.json", "*.yaml", "*.log", "*.broken", ".school-*", ".records-*")


def open_to_others(home: Path) -> tuple[Path, ...]:
    """The program's own files and folders there that others than their owner may use."""
    return tuple(each for each in _ours(home) if stat.S_IMODE(each.lstat().st_mode) & MASK)


def tighten(home: Path, run: Callable[[Sequence[str]], bool] | None = None) -> int:
    """The folder and all that is the program's in it are their owner's alone; how many others could
    use until now. ``run`` runs a program of Windows, where the folder has a list of its own; true
    where it succeeded."""
    if os.name == "nt" or run is not None:
        return _tighten_list(home, run or _quietly)
    loose = open_to_others(home) if home.is_dir() else ()
    for each in loose:
        with suppress(OSError):  # another's, who has to see to it: the doctor names it
            each.chmod(stat.S_IMODE(each.lstat().st_mode) & ~MASK)
    closed = len(loose) - len(open_to_others(home)) if loose else 0
    if closed:
        _tell(home, closed)
    return closed


def told(home: Path) -> str:
    """The files that some start closed to others, for the doctor; empty for none."""
    try:
        said = json.loads((home / TOLD).read_text(encoding="utf-8"))
        return f"{int(said['closed'])} were open until {said['at']}"
    except (OSError, ValueError, KeyError, TypeError, RecursionError, OverflowError):
        return ""


def _ours(home: Path) -> Iterator[Path]:
    """The folder itself only where nothing else lies in it, as in one that the program made."""
    top = [*home.iterdir()]
    mine = [each for each in top if _is_ours(each)]
    if len(mine) == len(top) and not home.stat().st_mode & stat.S_ISVTX:
        yield home
    for each in mine:
        if not each.is_symlink():
            yield each
            if each.is_dir():
                yield from (at for at in each.rglob("*") if not at.is_symlink())


def _is_ours(each: Path) -> bool:
    if each.is_dir():
        return each.name in FOLDERS
    return any(each.match(pattern) for pattern in FILES)


def _tell(home: Path, closed: int) -> None:
    at = datetime.now(UTC).isoformat(timespec="seconds")
    # Only the doctor reads it; the files are closed all the same.
    with suppress(OSError):
        (home / TOLD).write_text(json.dumps({"closed": closed, "at": at}), encoding="utf-8")
        (home / TOLD).chmod(0o600)


def _tighten_list(home: Path, run: Callable[[Sequence[str]], bool]) -> int:
    """The folder's own list, once: what is made in it later has its list from it. In a folder that
    holds other things too, the lists of the program's own files at every start."""
    if not home.is_dir() or (home / TOLD).exists():
        return 0
    if home not in _ours(home):
        return sum([_has_a_list(each, run) for each in home.iterdir() if _is_ours(each)])
    if closed := _has_a_list(home, run):
        _tell(home, closed)
    return closed


def _has_a_list(path: Path, run: Callable[[Sequence[str]], bool]) -> bool:
    """True if its owner stands in the list alone, and in those of all that is in it."""
    who = "\\".join(filter(None, (os.environ.get("USERDOMAIN"), os.environ.get("USERNAME"))))
    whole = f"{who}:(OI)(CI)F" if path.is_dir() else f"{who}:F"
    # ``/inheritance:r`` leaves what somebody granted on this very folder: ``/reset`` drops it.
    run(("icacls", str(path), "/reset", "/T", "/C", "/Q"))
    return run(("icacls", str(path), "/inheritance:r", "/grant:r", whole, "/Q"))


def _quietly(command: Sequence[str]) -> bool:
    flags = getattr(subprocess, "CREATE_NO_WINDOW", 0) if sys.platform == "win32" else 0
    try:
        done = subprocess.run(command, check=False, capture_output=True, creationflags=flags)
    except OSError:
        return False
    return not done.returncode
