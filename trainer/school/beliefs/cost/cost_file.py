"""Costs that were worked out once, kept in a file beside the records. It can always be deleted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from trainer.school.beliefs.cost.cost import CostPerRound

FILE = "costs.json"
VERSION = 1
"""Raised when costs are worked out otherwise."""


class CostBook:
    """The costs in the file now; in memory alone if it cannot be written."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE
        self._known: dict[str, Any] = _read(self._file)

    def get(self, key: str) -> CostPerRound | None:
        kept = self._known.get(f"{VERSION}|{key}")
        match kept:
            case [int() | float() as over, int() | float() as under, None | float() as error]:
                return CostPerRound(over, under, error)
            case _:
                return None

    def put(self, key: str, cost: CostPerRound) -> None:
        self._known[f"{VERSION}|{key}"] = [cost.over, cost.under, cost.error]
        fresh = self._file.with_suffix(".new")
        try:
            fresh.write_text(json.dumps(self._known, indent=0), encoding="utf-8")
            fresh.replace(self._file)
        except OSError:
            return


def _read(file: Path) -> dict[str, Any]:
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return kept if isinstance(kept, dict) else {}
