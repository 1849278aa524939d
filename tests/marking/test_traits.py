"""Wrong rules are picked at a glance before they are tried, and none is missed."""

from __future__ import annotations

import pytest

from tests.marking.some_trainees import misread
from tests.sampled import sampled
from tests.some_houses import HOUSES, house
from trainer.drills.generate import deal
from trainer.marking.traits import TRAITS, TraitSpot, traits_of

WISHES: tuple[list[str], ...] = (
    [],
    ["tie"],
    ["dealer_not_qualified"],
    ["fold_with_live_wager"],
    ["ace_low_straight"],
    ["one_colour_no_flush"],
    ["mini_royal"],
    ["straight_against_flush"],
    ["beaten_with_ante_bonus"],
    ["pairs_that_mislead"],
)


@sampled(5, 15)
@pytest.mark.parametrize("name", HOUSES)
def test_all_together_predict_what_each_does(name: str, count: int) -> None:
    """All wrong rules of the house, at each of its tables, on rounds of every kind."""
    seen, led_elsewhere = misread(name), set[str]()
    for wish in WISHES:
        for round_ in deal(house(name).rules, f"glance {wish}", count, 7, wish):
            dealt = seen.look(round_)
            each_alone = {each.id: dealt.predicted(each) for each in dealt.table.offered}
            assert dealt.predicted_by_all() == each_alone
            led_elsewhere |= {name for name, acts in each_alone.items() if acts}
    assert len(led_elsewhere) > 0.8 * len(seen.ids)


@pytest.mark.parametrize("name", HOUSES)
def test_traits_that_are_looked_up_are_those_that_hold(name: str) -> None:
    """The signs of a wager tell all that its traits are read from."""
    seen = misread(name)
    for round_ in deal(house(name).rules, "traits", 40, 7, []):
        dealt = seen.look(round_)
        for at in dealt.seats:
            spots = [TraitSpot(at, wager, due) for wager, due in at.due.items()]
            asked = [
                sum(1 << place for place, trait in enumerate(TRAITS) if trait.holds(spot))
                for spot in spots
            ]
            assert list(traits_of(spots)) == asked
