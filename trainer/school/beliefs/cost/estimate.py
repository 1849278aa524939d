"""The cost of a belief, from many deals drawn by a seed: an estimate with its standard error."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt

from trainer.drills.stream import Stream
from trainer.school.beliefs.cost.strata import Hands, Stratum

Costs = Callable[[Hands, Stream], tuple[float, float]]
"""What is paid too much and too little in cents where these hands are dealt."""

PILOT = 8
"""So many deals of each stratum are drawn first: they tell where more are worth drawing."""

DRAWN, BATCHES, CLOSE_ENOUGH = 3000, 5, 0.05
"""So many more are drawn at a time, until the error is this share of the sum, or so many times."""

# How much a stratum in which nothing showed counts in the second share, beside the others.
_ALL_ALIKE = 0.25


@dataclass(frozen=True, slots=True)
class Estimate:
    """Cents in the mean of a deal; ``error`` is the standard error of their sum."""

    over: float
    under: float
    error: float


@dataclass(slots=True)
class _Estimated:
    stratum: Stratum
    over: list[float] = field(default_factory=list)
    under: list[float] = field(default_factory=list)

    def draw(self, count: int, costs: Costs, stream: Stream) -> None:
        for _ in range(count):
            hands = self.stratum.draw(stream)
            over, under = costs(hands, stream) if hands is not None else (0.0, 0.0)
            self.over.append(over)
            self.under.append(under)

    @property
    def spread(self) -> float:
        """The standard deviation of a single deal."""
        sums = [over + under for over, under in zip(self.over, self.under, strict=True)]
        mean = sum(sums) / len(sums)
        return sqrt(sum((each - mean) ** 2 for each in sums) / (len(sums) - 1))

    @property
    def variance(self) -> float:
        return self.stratum.weight**2 * self.spread**2 / len(self.over)

    def mean(self, of: Sequence[float]) -> float:
        return self.stratum.weight * sum(of) / len(of)


def estimate(strata: Sequence[Stratum], costs: Costs, seed: str) -> Estimate:
    """Draw some deals of each stratum, and then more where they differ most for their weight."""
    stream = Stream(seed)
    drawn = [_Estimated(each) for each in strata]
    for each in drawn:
        each.draw(PILOT, costs, stream)
    found = _told(drawn)
    for _ in range(BATCHES):
        for each, more in _shared_out(drawn):
            each.draw(more, costs, stream)
        found = _told(drawn)
        if found.error <= CLOSE_ENOUGH * (found.over + found.under):
            break
    return found


def _told(drawn: Sequence[_Estimated]) -> Estimate:
    return Estimate(
        over=sum(each.mean(each.over) for each in drawn),
        under=sum(each.mean(each.under) for each in drawn),
        error=sqrt(sum(each.variance for each in drawn)),
    )


def _shared_out(drawn: Sequence[_Estimated]) -> Iterator[tuple[_Estimated, int]]:
    worth = [each.stratum.weight * each.spread for each in drawn]
    quiet = sum(each.stratum.weight for each, some in zip(drawn, worth, strict=True) if not some)
    least = _ALL_ALIKE * (sum(worth) or 1.0) / (quiet or 1.0)
    shares = [some or least * each.stratum.weight for each, some in zip(drawn, worth, strict=True)]
    for each, share in zip(drawn, shares, strict=True):
        yield each, round(DRAWN * share / (sum(shares) or 1.0))
