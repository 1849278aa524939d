"""The folders of a machine's own houses: in use, withdrawn, and earlier editions."""

from __future__ import annotations

import shutil
import tempfile
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

from trainer.atomic_file import UNFINISHED, move
from trainer.errors import InputError
from trainer.library.archive import packed
from trainer.library.house import EDITIONS
from trainer.library.houses import ADDED_HOUSES, READY, WITHDRAWN


def put_house(home: Path, made: Path) -> Path:
    """Put the house of that finished folder into use; its folder. The edition before it stays for
    the rounds that were worked by it. Killed on the way, it is put into use by the next
    ``finish_houses``, or not at all. Raises InputError and OSError."""
    into = home / ADDED_HOUSES
    ready = Path(tempfile.mkdtemp(dir=into, prefix=READY)) / made.name
    try:
        move(made, ready)  # from here on it is published
        _put_ready(home, ready)
    finally:
        with suppress(OSError):
            ready.parent.rmdir()
    return into / made.name


def finish_houses(home: Path) -> None:
    """Put into use what a killed program was about to; what cannot be stays for the next time."""
    into = home / ADDED_HOUSES
    for waiting in sorted(into.glob(f"{READY}*/*")):
        with suppress(OSError, InputError):
            # Another program may be at it: only one of the two gets it under a name of its own.
            ready = Path(tempfile.mkdtemp(dir=into, prefix=READY)) / waiting.name
            move(waiting, ready)
            _put_ready(home, ready)
    for emptied in into.glob(f"{READY}*"):
        # One that is not empty is another program's, which is about to use it.
        with suppress(OSError):
            emptied.rmdir()


def _put_ready(home: Path, ready: Path) -> None:
    folder = home / ADDED_HOUSES / ready.name
    for before in (folder, home / WITHDRAWN / ready.name):
        if before.is_dir():
            keep_house(home, before)
    move(ready, folder)


def withdraw_house(home: Path, house: str) -> bool:
    """Take that house out of use; its earlier work can still be read. True if it was in use. Raises
    InputError and OSError."""
    folder, aside = home / ADDED_HOUSES / house, home / WITHDRAWN / house
    if not folder.is_dir():
        return False
    if aside.is_dir():
        keep_house(home, aside)
    aside.parent.mkdir(parents=True, exist_ok=True)
    move(folder, aside)
    return True


def keep_house(home: Path, folder: Path) -> None:
    """Keep the edition in that folder for the rounds that were worked by it, out of use."""
    named = blake2b(packed(folder), digest_size=9).hexdigest()
    kept = home / EDITIONS / named / folder.name
    if kept.is_dir():
        gone = Path(tempfile.mkdtemp(dir=folder.parent, prefix=UNFINISHED))
        move(folder, gone / folder.name)  # first out of use: half of it is not a house
        shutil.rmtree(gone)
        return
    kept.parent.mkdir(parents=True, exist_ok=True)
    move(folder, kept)
