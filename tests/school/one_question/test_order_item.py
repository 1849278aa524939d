"""Order: shuffled steps, judged by the house's precedences and by nothing else."""

from __future__ import annotations

import pytest

from tests.some_houses import HOUSES, house
from trainer.dealing.finding import Code
from trainer.dealing.procedure import Part
from trainer.school.one_question.order_item import ordering

PARTS = [(name, part) for name in HOUSES for part in Part]


@pytest.mark.parametrize(("name", "part"), PARTS)
def test_the_steps_are_shown_in_an_order_that_is_wrong_and_can_be_put_right(
    name: str, part: Part
) -> None:
    for seed in range(8):
        made = ordering(house(name), seed, part)
        assert sorted(map(str, made.offered)) == sorted(map(str, made.solution))
        assert made.verdict(made.offered).findings
        assert not made.verdict(made.solution).findings


@pytest.mark.parametrize(("name", "part"), PARTS)
def test_picking_the_cards_one_by_one_gives_their_order(name: str, part: Part) -> None:
    made = ordering(house(name), 1, part)
    left = list(range(len(made.offered)))
    places = []
    for step in made.solution:
        place = next(each for each in left if made.offered[each] == step)
        left.remove(place)
        places.append(place)
    assert not made.verdict(made.put(places)).findings


def test_a_step_left_out_is_missing() -> None:
    made = ordering(house("six-card-bonus"), 1)
    found = made.verdict(made.solution[:-1]).findings
    assert [finding.code for finding in found] == [Code.MISSING]


def test_the_same_seed_gives_the_same_cards() -> None:
    assert ordering(house("boxes"), "3").offered == ordering(house("boxes"), 3).offered
