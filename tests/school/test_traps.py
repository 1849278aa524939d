from __future__ import annotations

from itertools import count

import pytest

from tests.bench.ratios import compare
from tests.school.tables import DRILL, FAULTLESS, SIX_CARD, round_at
from tests.school.test_trap import HOUSE, finished
from trainer.drills.events.events import shows
from trainer.library.houses import HouseShelf
from trainer.marking.mark import mark_round
from trainer.school.practice import Practice
from trainer.school.trap import MOST_EVENTS_AT_ONCE, round_like, traps

MOST_MARKINGS = 10


def test_what_happened_at_the_seat_comes_first(shelf: HouseShelf) -> None:
    house = shelf[HOUSE]
    round_ = round_at(house, SIX_CARD)
    assert traps(house.rules, round_, [7])[0] == "ace_high_straight"
    assert traps(house.rules, round_, [4])[0] == "fold_with_live_wager"
    assert traps(house.rules, round_, [1])[0] == "same_category_kicker"
    assert set(traps(house.rules, round_, [1])) == set(traps(house.rules, round_))


def test_fresh_cards_show_what_went_wrong(practice: Practice, shelf: HouseShelf) -> None:
    before = finished(practice, without="pay 7 pair_plus 60")
    fresh = practice.same_traps(before.attempt_id, seed=5)
    assert fresh.round_ != before.round_
    assert len(fresh.round_.seats) == len(before.round_.seats)
    assert shows(shelf[HOUSE].rules, fresh.round_, "ace_high_straight")
    assert (fresh.number, fresh.of, fresh.drill_title) == (1, 1, DRILL.title)


def test_the_same_seed_brings_the_same_fresh_cards(practice: Practice) -> None:
    before = finished(practice, without="collect 4")
    dealt = [practice.same_traps(before.attempt_id, seed=5).round_ for _ in range(2)]
    assert dealt[0] == dealt[1]


@pytest.mark.parametrize("seats", [[7, 1], [4, 7], [6, 4], []])
def test_every_trap_that_is_asked_for_is_there(shelf: HouseShelf, seats: list[int]) -> None:
    house = shelf[HOUSE]
    round_ = round_at(house, SIX_CARD)
    fresh = round_like(house.rules, round_, DRILL, seats, seed=3)
    for name in traps(house.rules, round_, seats)[:MOST_EVENTS_AT_ONCE]:
        assert shows(house.rules, fresh, name)


@pytest.mark.bench
def test_fresh_cards_come_at_once(shelf: HouseShelf) -> None:
    """Fresh cards with the traps of two seats, against marking the round that they are for."""
    house, seeds = shelf[HOUSE], count()
    round_ = round_at(house, SIX_CARD)
    found = compare(
        lambda: round_like(house.rules, round_, DRILL, [7, 1], next(seeds)),
        lambda: mark_round(house, round_, FAULTLESS),
        times=2,
    )
    found.tell("fresh cards with two traps of a marking", at_most=MOST_MARKINGS)
    assert found.ratio < MOST_MARKINGS
