"""The interface of every source of rounds, and a round found by one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from trainer.dealing.house import House
from trainer.game.round import Round
from trainer.records.attempt import Dealt


@dataclass(frozen=True, slots=True)
class RoundFound:
    """A round to be put on the table: the record of its deal, its house, its cards."""

    dealt: Dealt
    house: House
    round_: Round


class RoundSource(Protocol):
    """A source of the rounds of a sitting. Raises NothingToDeal if there is none.

    The same log and deal give the same round, so a sitting goes on after a kill as it would have.
    """

    def find(self, dealt: Dealt) -> RoundFound:
        """The round at that place of its sitting; ``dealt`` is the deal before it, moved on."""
        ...

    def anew(self, before: Dealt) -> RoundFound:
        """The first round of a new sitting like that of the given deal."""
        ...
