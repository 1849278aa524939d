"""A house: its rules about money, its procedure, and the edition of its documents."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from trainer.dealing.irregularity import Irregularities, Ruling
from trainer.dealing.procedure import Procedure
from trainer.game.rules import HouseRules


def _no_list() -> None:
    return None


@dataclass(frozen=True, slots=True)
class House:
    """One casino's game. ``fingerprint`` is a hash of the files that it was read from; ``others``
    are the houses beside it, whose tables may be mistaken for its own; ``listed`` gives its list
    of irregularities, which is read when it is first asked for."""

    rules: HouseRules
    procedure: Procedure
    fingerprint: str
    listed: Callable[[], Irregularities | None] = field(default=_no_list, compare=False, repr=False)
    others: Mapping[str, HouseRules] = field(default_factory=dict, compare=False, repr=False)

    @property
    def irregularities(self) -> Irregularities | None:
        """The house's rulings on irregularities; None if it has no list."""
        return self.listed()

    @property
    def redeals(self) -> bool:
        """True if the house deals the cards again for any irregularity."""
        listed = self.irregularities
        return listed is not None and any(line.ruling is Ruling.REDEAL for line in listed.lines)

    @property
    def id(self) -> str:
        return self.rules.house

    @property
    def title(self) -> str:
        return self.rules.title
