"""Costs at one table, each worked out once for these houses' rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from trainer.marking.predict import Misread
from trainer.school.beliefs.cost.cost import CostPerRound, Costs
from trainer.school.beliefs.cost.cost_file import CostBook

# Since the program runs: whoever practises here next has a book of costs of his own.
_worked_out: dict[str, CostPerRound] = {}


class KeptCosts:
    """``fingerprints`` are those of every house: another house's table may be believed in."""

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
