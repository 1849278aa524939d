"""The school's own order where a house mandates none: advice, or enforced."""

from __future__ import annotations

from itertools import product

import pytest

from trainer.dealing.convention import taught
from trainer.dealing.script import faultless, script_for
from trainer.drills.generate import deal
from trainer.game.pay import Teaching
from trainer.game.settle import settle
from trainer.library.house_files.procedure_file import bundled_convention
from trainer.library.houses import load_houses
from trainer.marking.mark import mark
from trainer.marking.mistake import Severity

HOUSES = load_houses()
OPEN = ("mbs", "prime", "posted")
"""Houses whose documents mandate no order of settlement."""


def _marked(house_id: str, teaching: Teaching, *, reverse: bool) -> list[tuple[Severity, bool]]:
    """The marks of faultless rounds, their seats the wrong way around if asked."""
    house = taught(HOUSES[house_id], bundled_convention(), teaching)
    marks = []
    for round_ in deal(house.rules, 4, 6, 4, ()):
        script = script_for(house, round_, settle(house.rules, round_))
        trace = [str(action) for action in faultless(script)]
        marking = mark(script, _left_to_right(trace) if reverse else trace)
        marks += [(mistake.severity, marking.score.passed) for mistake in marking.mistakes]
    return marks


def _left_to_right(trace: list[str]) -> list[str]:
    """Head first, then seat by seat from seat 1."""
    start = next(at for at, line in enumerate(trace) if line.startswith("reveal dealer")) + 1
    start += trace[start].startswith("call dealer")
    return trace[:start] + sorted(trace[start:], key=lambda line: int(line.split()[1]))


@pytest.mark.parametrize(("house", "teaching"), list(product(HOUSES, Teaching)))
def test_the_schools_order_itself_is_without_mistake(house: str, teaching: Teaching) -> None:
    assert _marked(house, teaching, reverse=False) == []


@pytest.mark.parametrize("house", OPEN)
def test_a_departure_is_nothing_untaught_advice_taught_and_a_mistake_enforced(house: str) -> None:
    assert _marked(house, Teaching.OFF, reverse=True) == []
    advised = _marked(house, Teaching.ADVICE, reverse=True)
    assert advised
    assert set(advised) == {(Severity.ADVICE, True)}
    enforced = _marked(house, Teaching.ENFORCED, reverse=True)
    assert enforced
    assert Severity.ADVICE not in {severity for severity, _ in enforced}


def test_a_house_with_an_order_of_its_own_keeps_it() -> None:
    """6CB Round of Play ¶11 mandates the whole order: nothing is left to teach."""
    marks = _marked("six-card-bonus", Teaching.ADVICE, reverse=True)
    assert marks
    assert Severity.ADVICE not in {severity for severity, _ in marks}


def test_where_the_house_orders_the_seats_only_the_rest_is_taught() -> None:
    """BOX •2 goes right to left; inside a box the document is silent."""
    house = taught(HOUSES["boxes"], bundled_convention(), Teaching.ADVICE)
    new = [order for order in house.procedure.wager_order if order.source.taught]
    assert {order.source.taught for order in new} == {Teaching.ADVICE}
    assert str(new[0].source) == "School's convention"
