"""How surely an exam tells a good dealer from a poor one."""

from __future__ import annotations

import pytest

from trainer.drills.exam.passing import PassRule, chance


@pytest.mark.parametrize(("rate", "passes"), [(0.01, 93.5), (0.05, 5.5)])
def test_150_decisions_and_3_errors_tell_1_in_100_from_5_in_100(rate: float, passes: float) -> None:
    assert round(100 * chance(150, 3, rate), 1) == passes


def test_twenty_decisions_cannot_tell_the_two_apart() -> None:
    """With no error allowed, the good one fails one time in five and the poor one passes one in
    three."""
    assert chance(20, 0, 0.01) < 0.83
    assert chance(20, 0, 0.05) > 0.35


def test_a_chance_is_a_chance() -> None:
    assert chance(10, 10, 0.3) == pytest.approx(1)
    assert chance(2, 5, 0.5) == pytest.approx(1)
    assert chance(150, 3, 0) == 1


def test_the_limits_themselves_still_pass() -> None:
    rule = PassRule(errors=3, critical=1)
    assert rule.passes(3, 1)
    assert not rule.passes(4, 0)
    assert not rule.passes(2, 2)
