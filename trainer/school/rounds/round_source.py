"""A round that was found for a sitting, and what every way of finding one promises."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from trainer.dealing.house import House
from trainer.game.round import Round
from trainer.records.attempt import Dealt


@dataclass(frozen=True, slots=True)
class RoundFound:
    """A round to be put on the table: what is recorded of its deal, its house, its cards."""

    dealt: Dealt
    house: House
    round_: Round


class RoundWay(Protocol):
    """A way in which the rounds of a sitting are found. Raises NothingToDeal where there is none.

    The same log and deal find the same round, so a sitting goes on after a kill as it would have.
    """

    def find(self, dealt: Dealt) -> RoundFound:
        """The round of that place in its sitting; ``dealt`` is the deal before it, moved on."""
        ...

    def anew(self, before: Dealt) -> RoundFound:
        """The first round of a new sitting like the one of that deal."""
        ...
