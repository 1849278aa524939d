"""The demands that a house may make of the wagers before it deals."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.game.money import Money
from trainer.game.wagers import Wager


@dataclass(frozen=True, slots=True)
class AnyOf:
    """A seat in the round has at least one of these wagers."""

    wagers: tuple[Wager, ...]


@dataclass(frozen=True, slots=True)
class Needs:
    """The wager stands only beside one of the others."""

    wager: Wager
    others: tuple[Wager, ...]


@dataclass(frozen=True, slots=True)
class Equals:
    """The wager's stake is the other's."""

    wager: Wager
    other: Wager


@dataclass(frozen=True, slots=True)
class Times:
    """The wager's stake is the other's, so many times: from ``least`` to ``most``."""

    wager: Wager
    other: Wager
    least: int
    most: int

    def amounts(self, other: Money) -> tuple[Money, ...]:
        """The stakes that may stand beside that one, the smallest first."""
        return tuple(Money(times * other.cents) for times in range(self.least, self.most + 1))


@dataclass(frozen=True, slots=True)
class OneOf:
    """The stake is one of these amounts."""

    wager: Wager
    amounts: tuple[Money, ...]


@dataclass(frozen=True, slots=True)
class WithinLimits:
    """The stake lies between the two, both included; in increments of ``chip``, where the house
    takes no others."""

    wager: Wager
    low: Money
    high: Money
    chip: Money | None = None

    def holds(self, stake: Money) -> bool:
        whole = self.chip is None or stake.cents % self.chip.cents == 0
        return self.low <= stake <= self.high and whole


@dataclass(frozen=True, slots=True)
class PostedLimits:
    """The stakes lie within the placard's limits."""


@dataclass(frozen=True, slots=True)
class HandsPerPlayer:
    """One player holds at most so many hands."""

    most: int


@dataclass(frozen=True, slots=True)
class OpenPerPlayer:
    """One player opens at most so many hands; the rest are played closed."""

    most: int


@dataclass(frozen=True, slots=True)
class EqualStakes:
    """All stakes of one player on this wager are equal."""

    wager: Wager


@dataclass(frozen=True, slots=True)
class ChipsOnly:
    """No credit and no cash."""


@dataclass(frozen=True, slots=True)
class NoSideBets:
    """No player bets with another."""


Demand = (
    AnyOf
    | Needs
    | Equals
    | Times
    | OneOf
    | WithinLimits
    | PostedLimits
    | HandsPerPlayer
    | OpenPerPlayer
    | EqualStakes
    | ChipsOnly
    | NoSideBets
)
