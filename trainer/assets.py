"""The folders of the files that come with the program."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal

_HERE = Path(__file__).resolve().parent


def folder(name: Literal["procedures", "scenarios", "resources", "docs"]) -> Path:
    """The folder of that name: inside the package when built, beside it in a checkout."""
    packed = _HERE / "_data" / name
    return packed if packed.is_dir() else _HERE.parent / name


def beside(name: str) -> Path:
    """That file of a checkout, beside the package. An installed program has none there."""
    return _HERE.parent / name


def program() -> list[str]:
    """The command line that starts this program again, frozen or not."""
    if getattr(sys, "frozen", False):
        return [str(Path(sys.executable).with_stem("trainer"))]
    return [sys.executable, "-m", "trainer"]
