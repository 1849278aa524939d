"""The costs at one table, each computed once for these houses' rules."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

from trainer.marking.predict import Misread
from trainer.school.beliefs.cost.cost import CostPerRound, Costs

# Since the program runs: whoever practises here next has a book of costs of his own.
_worked_out: dict[str, CostPerRound] = {}


class KeptCosts:
    """Looks costs up, and computes those that are missing. ``fingerprints`` are those of every
    house, because a belief may hold another house's table."""

    def __init__(
        self, misread: Misread, placard: str | None, fingerprints: Sequence[str], folder: Path
    ) -> None:
        self._misread, self._placard, self._folder = misread, placard, folder
        self._edition = sha256("|".join(sorted(fingerprints)).encode()).hexdigest()[:16]

    def of(self, belief: str) -> CostPerRound | None:
        key = f"{self._misread.rules.house}|{self._placard}|{self._edition}|{belief}"
        known = self._book.get(key)
        if known is None:
            known = _worked_out.get(key) or self._costs.of(belief)
            if known is not None:
                self._book.put(key, _worked_out.setdefault(key, known))
        return known

    @cached_property
    def _book(self) -> CostBook:
        return CostBook(self._folder)

    @cached_property
    def _costs(self) -> Costs:
        return Costs(self._misread, self._placard)


FILE = "costs.json"
VERSION = 1
"""Raised when costs are computed differently."""


class CostBook:
    """A file of costs; kept in memory alone if it cannot be written."""

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
