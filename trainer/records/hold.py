"""The records held by one program: nobody else writes them until they are let go."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path

_PATIENCE_S = 0.5


class Hold:
    """Holds the records' file by an empty file beside it, which SQLite locks and the system lets
    go when the program ends, however it ends. Others may still read the records.

    Raises sqlite3.OperationalError where another holds them, or nothing can be written there.
    """

    def __init__(self, path: Path) -> None:
        real = Path(os.path.realpath(path))  # of a link to itself too, which fails at SQLite
        # Not the records themselves: who holds them writes them, in transactions of its own.
        beside = real.with_name(f"{real.name}.lock")
        self._db = sqlite3.connect(
            beside, timeout=_PATIENCE_S, isolation_level=None, check_same_thread=False
        )
        with ExitStack() as undone:
            undone.callback(self._db.close)
            self._db.execute("BEGIN EXCLUSIVE")
            undone.pop_all()

    def close(self) -> None:
        """Let go of them."""
        self._db.close()


def held_in_turn(path: Path, waits: Callable[[], object]) -> Hold:
    """The hold, once nobody else has it. ``waits`` is told once, where somebody has."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    said = False
    while True:
        try:
            return Hold(path)
        except sqlite3.OperationalError:
            if not said:
                waits()
            said = True


def holding(path: Path) -> closing[Hold]:
    """Hold the records while this is done."""
    return closing(Hold(path))
