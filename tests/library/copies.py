"""Copies of the bundled houses in a folder of one's own, to be spoiled there."""

from __future__ import annotations

import shutil
from pathlib import Path

from trainer import assets
from trainer.library.houses import HouseShelf

BUNDLED = HouseShelf(assets.folder("procedures"))
"""The houses that come with the program, and nobody's own."""


def copied(house: str, folder: Path) -> Path:
    """The house's folder, copied into ``folder`` with the placards beside it."""
    bundled = assets.folder("procedures")
    shutil.copytree(bundled / "placards", folder / "placards", dirs_exist_ok=True)
    shutil.copytree(bundled / house, folder / house)
    return folder / house


def edit(file: Path, old: str, new: str) -> int:
    """Put ``new`` in the place of ``old``, which is there once; the line where that was."""
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} is {text.count(old)} times in {file.name}"
    file.write_text(text.replace(old, new), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1
