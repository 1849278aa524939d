"""The difference of two shares with its interval, where decisions come in rounds.

Decisions of one round are not independent of each other: the seats share the dealer's hand and the
dealer's state. So each share counts for as many decisions as its rounds are worth (the design
effect, at least one), with Student's factor for so few rounds; then Wilson's interval for a share
and Newcombe's for the difference, which hold near 100% where the usual ones do not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

# The normal distribution's 97.5% point: 95% lie between it and its negative.
Z = 1.959963984540054


@dataclass(frozen=True, slots=True)
class ShareRight:
    """So many right of so many."""

    right: int = 0
    of: int = 0

    def __add__(self, other: ShareRight) -> ShareRight:
        return ShareRight(self.right + other.right, self.of + other.of)

    @property
    def rate(self) -> float:
        return self.right / self.of if self.of else 0.0


@dataclass(frozen=True, slots=True)
class Interval:
    """A figure, and the bounds between which it lies in 95 of 100 cases."""

    value: float
    low: float
    high: float

    @property
    def told(self) -> bool:
        """True if the interval excludes zero."""
        return not self.low <= 0.0 <= self.high


def share_interval(rounds: Sequence[ShareRight]) -> Interval | None:
    """The share over those rounds; None where fewer than two of them show any."""
    shown = [each for each in rounds if each.of]
    if len(shown) < 2:
        return None
    whole = sum(shown, ShareRight())
    return _wilson(whole.rate, _worth(shown, whole), _student(len(shown) - 1))


def difference(quiet: Sequence[ShareRight], load: Sequence[ShareRight]) -> Interval | None:
    """The share under load less the quiet one, round by round in the same places; None where one of
    them is not shown by two rounds."""
    calm, loaded = share_interval(quiet), share_interval(load)
    if calm is None or loaded is None:
        return None
    value = loaded.value - calm.value
    down = sqrt((loaded.value - loaded.low) ** 2 + (calm.high - calm.value) ** 2)
    up = sqrt((loaded.high - loaded.value) ** 2 + (calm.value - calm.low) ** 2)
    return Interval(value, max(-1.0, value - down), min(1.0, value + up))


def _worth(rounds: Sequence[ShareRight], whole: ShareRight) -> float:
    """The number of independent decisions that so many in rounds are worth."""
    binomial = whole.rate * (1 - whole.rate) * whole.of
    if not binomial:
        return float(whole.of)
    apart = sum((each.right - whole.rate * each.of) ** 2 for each in rounds)
    clustered = apart * len(rounds) / (len(rounds) - 1)
    return whole.of / max(1.0, clustered / binomial)


def _wilson(rate: float, worth: float, z: float) -> Interval:
    middle = (rate + z * z / (2 * worth)) / (1 + z * z / worth)
    half = z * sqrt(rate * (1 - rate) / worth + z * z / (4 * worth * worth)) / (1 + z * z / worth)
    return Interval(rate, min(rate, middle - half), max(rate, middle + half))


def _student(free: int) -> float:
    """Student's 97.5% point (Cornish and Fisher's expansion; within 1% from three on)."""
    if free < 3:
        return (12.706, 4.303)[free - 1]
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / free + second / free**2 + third / free**3
