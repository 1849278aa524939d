"""A demo school in a folder of its own, or in an empty registry of a database."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import mkdtemp

from trainer.atomic_file import move
from trainer.errors import InputError, Problem
from trainer.library.houses import load_houses
from trainer.records.registry.registry import Registry
from trainer.records.uuid7 import Uuid7
from trainer.school.clock import SYSTEM, Clock
from trainer.school.demo.day import MovedClock
from trainer.school.demo.making import SEED, WHOLE, Making, MakingProgress, Size
from trainer.school.station.joined import HERE, SCHOOL_FILE, Joined, write_joined
from trainer.wording import say

FOLDER = "demo-school"
"""The folder's name if none was given."""


def unfinished(process: int) -> str:
    """The prefix of the folders in which that process makes a demo school."""
    return f".demo-{process}"


def in_folder(
    folder: Path, seed: int = SEED, size: Size = WHOLE, clock: Clock = SYSTEM
) -> Iterator[MakingProgress]:
    """Make a demo school in that folder, whole or not at all. Raises InputError if the folder is
    not empty or cannot be written."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise _refused(folder, say("holds files already; name a new folder"))
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        draft = Path(mkdtemp(prefix=f"{unfinished(os.getpid())}-", dir=folder.parent))
    except OSError as error:
        raise _refused(folder, say("cannot be written ({why})", why=error.strerror)) from error
    try:
        yield from in_registry(draft / SCHOOL_FILE, seed, size, clock)
        write_joined(draft, Joined(HERE, Uuid7(clock.wall)(), "Demo school"))
        _put(draft, folder)
    finally:
        shutil.rmtree(draft, ignore_errors=True)


def in_registry(
    where: Path | str, seed: int = SEED, size: Size = WHOLE, clock: Clock = SYSTEM
) -> Iterator[MakingProgress]:
    """Make a demo school in that registry. Raises ActRefused, an InputError, if it has any
    record."""
    # A demo is never mixed with a school.
    wall = MovedClock(clock.wall(), clock.zone())
    with closing(
        Registry.open(where, wall.wall, make=isinstance(where, Path), as_owner=True)
    ) as registry:
        beside = str(where) if size == WHOLE else ""
        yield from Making(registry, load_houses(), wall, seed, size, beside).days()


def _put(draft: Path, folder: Path) -> None:
    try:
        if folder.exists():
            folder.rmdir()
        move(draft, folder)
    except OSError as error:
        raise _refused(folder, say("cannot be written ({why})", why=error.strerror)) from error


def _refused(folder: Path, why: str) -> InputError:
    return InputError([Problem((), "not_usable", why, str(folder))])
