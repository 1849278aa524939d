"""A school's registry made where it is going to be: in a file, or in a database on a server."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from trainer.records.registry.lite.door import LiteDoor, refit
from trainer.records.registry.lite.schema import version_of
from trainer.records.registry.migrate import HEAD, SCHEMA, MadeBeside
from trainer.records.registry.postgres.making import make_school
from trainer.records.registry.where import File, Where, where


def make(at: Path | str, wall_ms: Callable[[], int]) -> MadeBeside:
    """Make today's registry; what is in it stays. Raises RegistryFault; then nothing was made."""
    found = where(at)
    if isinstance(found, File):
        return _make_file(found, wall_ms)
    return make_school(found)


def make_again(at: Where) -> None:
    """Bring tables up to date; make views, guards and functions anew. Raises RegistryFault."""
    if isinstance(at, File):
        refit(at)
        return
    make_school(at, anew=True)


def _make_file(at: File, wall_ms: Callable[[], int]) -> MadeBeside:
    before = version_of(at.path)
    LiteDoor(at, wall_ms, make=True).close()
    assert version_of(at.path) == SCHEMA, "what is opened is brought up to date"
    return MadeBeside(
        at, f"SQLite {sqlite3.sqlite_version}", f"{before:04}" if before else "", HEAD
    )
