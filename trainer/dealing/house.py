"""A house: what it pays, how it deals, and which edition of its documents that is."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.dealing.procedure import Procedure
from trainer.game.rules import HouseRules


@dataclass(frozen=True, slots=True)
class House:
    """One casino's game. ``fingerprint`` is a hash of the files that it was read from."""

    rules: HouseRules
    procedure: Procedure
    fingerprint: str

    @property
    def id(self) -> str:
        return self.rules.house

    @property
    def title(self) -> str:
        return self.rules.title
