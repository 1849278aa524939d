"""The last known place of the log at the school: good for a count while it does not answer, and
relied on for nothing else."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from trainer.atomic_file import replace_text

NAME = "delivered.json"


def hinted(folder: Path, chain: str) -> int:
    """The place up to which that log had been delivered; 0 where nothing is known."""
    try:
        said = json.loads((folder / NAME).read_text(encoding="utf-8"))
        known, place = said["chain"], said["place"]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return 0
    return place if known == chain and type(place) is int and place > 0 else 0


def keep_hint(folder: Path, chain: str, place: int) -> None:
    """Remember it, whole or not at all; where that cannot be written, nothing is remembered."""
    with suppress(OSError):
        replace_text(folder / NAME, json.dumps({"chain": chain, "place": place}))
