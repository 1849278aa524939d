"""When an exam is passed, and how surely it tells a good dealer from a poor one."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb


@dataclass(frozen=True, slots=True)
class PassRule:
    """Passed with so many errors at most; ``critical`` of them on starred items at most."""

    errors: int = 3
    critical: int = 0

    def passes(self, errors: int, starred: int) -> bool:
        """Whether so many errors, ``starred`` of them critical on starred items, still pass."""
        return errors <= self.errors and starred <= self.critical


def chance(decisions: int, errors: int, rate: float) -> float:
    """How likely it is that a dealer who errs at that rate makes so many errors at most in so many
    decisions, each by itself: 150 decisions, 3 errors and 1 in 100 give 93.5 in 100."""
    least = min(errors, decisions)
    return sum(
        comb(decisions, wrong) * rate**wrong * (1 - rate) ** (decisions - wrong)
        for wrong in range(least + 1)
    )
