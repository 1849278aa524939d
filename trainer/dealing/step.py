"""One required act of the dealer."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.dealing.action import Action
from trainer.dealing.procedure import StepKind
from trainer.game.pay import Source
from trainer.game.settle import Line
from trainer.game.wagers import Wager

SEAT_SETTLING = (
    StepKind.REVEAL,
    StepKind.CALL_STAND_OFF,
    StepKind.TAKE,
    StepKind.PAY,
    StepKind.CLEAR,
)
"""The steps by which one seat is settled."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing due. ``nth`` counts deliveries to one place; ``line`` is what a wager is owed."""

    kind: StepKind
    action: Action
    source: Source
    nth: int = 0
    line: Line | None = None

    @property
    def seat(self) -> int | None:
        """The seat's number; None at the dealer's place, or for the whole table."""
        return self.action.place or None

    @property
    def wager(self) -> Wager | None:
        return self.action.wager
