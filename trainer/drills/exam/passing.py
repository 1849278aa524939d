"""The rule for passing an exam, and the probability that a dealer passes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from math import comb

RATES = tuple(Fraction(rate, 1000) for rate in (5, 10, 20, 50, 100))
"""The error rates for which the chance of passing is stated."""


@dataclass(frozen=True, slots=True)
class PassRule:
    """The most errors that still pass, and the most ``critical`` ones on starred decisions."""

    errors: int = 3
    critical: int = 0

    def passes(self, errors: int, starred: int) -> bool:
        """True if that many errors, ``starred`` of them on starred decisions, still pass."""
        return errors <= self.errors and starred <= self.critical


@dataclass(frozen=True, slots=True)
class ExamCounts:
    """The figures that decide how hard a form is: its decisions, the starred ones, and the tries
    (None: any number)."""

    decisions: int
    starred: int
    tries: int | None = 1


def chance(counts: ExamCounts, rule: PassRule, rate: Fraction) -> Fraction:
    """The probability that a dealer who errs at that rate in each decision passes within the tries.

    Exact: of 150 decisions, 12 starred, with at most 3 errors and one of them on a star, 93.2 in
    100 pass at one error in 100.
    """
    starred = _ways(counts.starred, min(rule.critical, rule.errors), rate)
    plain = [*accumulate(_ways(counts.decisions - counts.starred, rule.errors, rate))]
    passing = sum(each * plain[rule.errors - wrong] for wrong, each in enumerate(starred))
    once = Fraction(passing, rate.denominator**counts.decisions)
    if counts.tries is None:
        return Fraction(once > 0)
    return 1 - (1 - once) ** counts.tries


def chances(counts: ExamCounts, rule: PassRule) -> Mapping[Fraction, Fraction]:
    """The chance of passing at each rate that is stated."""
    return {rate: chance(counts, rule, rate) for rate in RATES}


def _ways(decisions: int, errors: int, rate: Fraction) -> list[int]:
    """The probability of each number of errors up to that many, as whole multiples of the
    denominator to the power of the decisions."""
    # Fractions would be reduced at every step.
    wrong, right = rate.numerator, rate.denominator - rate.numerator
    return [
        comb(decisions, made) * wrong**made * right ** max(0, decisions - made)
        for made in range(errors + 1)
    ]
