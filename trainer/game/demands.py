"""The demands that a house may make of the wagers before it deals."""

from __future__ import annotations

from math import lcm

from msgspec import Struct

from trainer.game.money import Money
from trainer.game.wagers import Wager


class AnyOf(Struct, frozen=True):
    """A seat in the round has at least one of these wagers."""

    wagers: tuple[Wager, ...]


class Needs(Struct, frozen=True):
    """The wager stands only beside one of the others."""

    wager: Wager
    others: tuple[Wager, ...]


class Equals(Struct, frozen=True):
    """The wager's stake is the other's."""

    wager: Wager
    other: Wager


class Times(Struct, frozen=True):
    """The wager's stake is the other's, so many times: from ``least`` to ``most``."""

    wager: Wager
    other: Wager
    least: int
    most: int

    def amounts(self, other: Money) -> tuple[Money, ...]:
        """The stakes that may stand beside that one, the smallest first."""
        return tuple(Money(times * other.cents) for times in range(self.least, self.most + 1))


class OneOf(Struct, frozen=True):
    """The stake is one of these amounts."""

    wager: Wager
    amounts: tuple[Money, ...]


class WithinLimits(Struct, frozen=True):
    """The stake lies between the two, both included; in increments of ``chip``, where the house
    takes no others."""

    wager: Wager
    low: Money
    high: Money
    chip: Money | None = None

    def holds(self, stake: Money) -> bool:
        whole = self.chip is None or stake.cents % self.chip.cents == 0
        return self.low <= stake <= self.high and whole

    def also(self, other: WithinLimits) -> WithinLimits:
        """The stakes that keep to both limits; to these alone where none keeps to both."""
        chips = [each.chip.cents for each in (self, other) if each.chip is not None]
        chip = Money(lcm(*chips)) if chips else None
        low, high = max(self.low, other.low), min(self.high, other.high)
        if chip is not None:
            low = Money(-(-low.cents // chip.cents) * chip.cents)
            high = Money(high.cents // chip.cents * chip.cents)
        return WithinLimits(self.wager, low, high, chip) if low <= high else self


class PostedLimits(Struct, frozen=True):
    """The stakes lie within the placard's limits."""


class HandsPerPlayer(Struct, frozen=True):
    """One player holds at most so many hands."""

    most: int


class OpenPerPlayer(Struct, frozen=True):
    """One player opens at most so many hands; the rest are played closed."""

    most: int


class EqualStakes(Struct, frozen=True):
    """All stakes of one player on this wager are equal."""

    wager: Wager


class ChipsOnly(Struct, frozen=True):
    """No credit and no cash."""


class NoSideBets(Struct, frozen=True):
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
