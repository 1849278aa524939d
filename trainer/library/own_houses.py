"""The folders of a machine's own houses: in use, withdrawn, and earlier editions."""

from __future__ import annotations

import shutil
from hashlib import blake2b
from pathlib import Path

from trainer.atomic_file import move
from trainer.library.archive import packed
from trainer.library.house import EDITIONS
from trainer.library.houses import ADDED_HOUSES, WITHDRAWN


def put_house(home: Path, made: Path) -> Path:
    """Put the house of that finished folder into use; its folder. The edition before it stays for
    the rounds that were worked by it. Raises InputError and OSError."""
    folder = home / ADDED_HOUSES / made.name
    for before in (folder, home / WITHDRAWN / made.name):
        if before.is_dir():
            _keep(home, before)
    move(made, folder)
    return folder


def withdraw_house(home: Path, house: str) -> bool:
    """Take that house out of use; its earlier work can still be read. True if it was in use. Raises
    InputError and OSError."""
    folder, aside = home / ADDED_HOUSES / house, home / WITHDRAWN / house
    if not folder.is_dir():
        return False
    if aside.is_dir():
        _keep(home, aside)
    aside.parent.mkdir(parents=True, exist_ok=True)
    move(folder, aside)
    return True


def _keep(home: Path, folder: Path) -> None:
    """Keep the edition in that folder for the rounds that were worked by it."""
    named = blake2b(packed(folder), digest_size=9).hexdigest()
    kept = home / EDITIONS / named / folder.name
    if kept.is_dir():
        shutil.rmtree(folder)
        return
    kept.parent.mkdir(parents=True, exist_ok=True)
    move(folder, kept)
