"""How surely an exam tells a good dealer from a poor one."""

from __future__ import annotations

from fractions import Fraction
from math import exp, log
from statistics import NormalDist

import pytest

from trainer.drills.exam.blueprint import ExamCounts, PassRule, chance, chances

RULE = PassRule(errors=3, critical=1)
DEFAULT = ExamCounts(150, 12)


@pytest.mark.parametrize(
    ("rate", "passes"), [(5, 99.2), (10, 93.2), (20, 64.2), (50, 5.4), (100, 0.0)]
)
def test_the_default_tells_1_in_100_from_5_in_100(rate: int, passes: float) -> None:
    found = chance(DEFAULT, RULE, Fraction(rate, 1000))
    assert round(100 * float(found), 1) == passes
    assert chances(DEFAULT, RULE)[Fraction(rate, 1000)] == found


def test_without_stars_it_is_the_binomial_one() -> None:
    found = chance(ExamCounts(150, 0), PassRule(3, 0), Fraction(1, 100))
    assert round(100 * float(found), 1) == 93.5


def test_tries_are_counted() -> None:
    once, twice = (chance(ExamCounts(150, 12, n), RULE, Fraction(1, 50)) for n in (1, 2))
    assert twice == 1 - (1 - once) ** 2
    assert chance(ExamCounts(150, 12, None), RULE, Fraction(1, 50)) == 1


def test_a_chance_is_a_chance() -> None:
    assert chance(ExamCounts(10, 2), PassRule(10, 10), Fraction(3, 10)) == 1
    assert chance(ExamCounts(2, 0), PassRule(5, 0), Fraction(3, 10)) == 1
    assert chance(DEFAULT, RULE, Fraction(0)) == 1


def test_who_sits_twice_comes_out_alike() -> None:
    """Dealers of a median of 1.5%, of whom two thirds lie within a factor of 2.3 of it: kappa of
    two sittings, from the chance of each."""
    spread = NormalDist(log(0.015), 0.84)
    rates = [Fraction(exp(spread.inv_cdf(n / 100))).limit_denominator(2000) for n in range(1, 100)]
    passing = [float(chance(DEFAULT, RULE, rate)) for rate in rates]
    share = sum(passing) / len(passing)
    alike = sum(each**2 + (1 - each) ** 2 for each in passing) / len(passing)
    by_luck = share**2 + (1 - share) ** 2
    assert (alike - by_luck) / (1 - by_luck) >= 0.45


def test_the_limits_themselves_still_pass() -> None:
    rule = PassRule(errors=3, critical=1)
    assert rule.passes(3, 1)
    assert not rule.passes(4, 0)
    assert not rule.passes(2, 2)
