"""Axes have a few round figures, whatever is to be shown."""

from __future__ import annotations

from random import Random

import pytest

from trainer.school.words.chart_axes import between_axis


@pytest.mark.parametrize("draw", range(200))
def test_an_axis_between_has_two_to_seven_round_figures(draw: int) -> None:
    """From a shift with three hands an hour to one that a program worked."""
    chance = Random(draw)
    lowest = 10 ** (6 * chance.random()) - 1
    highest = lowest + 10 ** (1 + 5 * chance.random())
    axis = between_axis("hands an hour", lowest, highest)
    places = [place for place, _ in axis.ticks]
    assert axis.low <= lowest < highest == axis.high
    assert 2 <= len(places) <= 7
    assert places[0] == axis.low
    assert places[-1] <= highest
    assert all(place == round(place) for place in places)
    assert len({words for _, words in axis.ticks}) == len(places)
