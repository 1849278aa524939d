from __future__ import annotations

from time import perf_counter

import pytest

from tests.school.tables import DRILL, FAULTLESS, SIX_CARD, round_at
from trainer.dealing.action import Action
from trainer.drills.events import shows
from trainer.library.houses import HouseShelf
from trainer.school.practice import Practice
from trainer.school.sitting import Sitting
from trainer.school.traps import AT_ONCE, like, traps

HOUSE = "six-card-bonus"


def finished(practice: Practice, *, without: str) -> Sitting:
    sitting = practice.start(HOUSE, DRILL.name, seed=1)
    for act in FAULTLESS:
        if act != without:
            sitting.act(Action.parse(act), 1)
    sitting.finish(1000)
    return sitting


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
    fresh = like(house.rules, round_, DRILL, seats, seed=3)
    for name in traps(house.rules, round_, seats)[:AT_ONCE]:
        assert shows(house.rules, fresh, name)


@pytest.mark.bench
def test_fresh_cards_come_at_once(shelf: HouseShelf) -> None:
    house = shelf[HOUSE]
    round_ = round_at(house, SIX_CARD)
    like(house.rules, round_, DRILL, [7, 1], seed=0)
    begun = perf_counter()
    for seed in range(5):
        like(house.rules, round_, DRILL, [7, 1], seed)
    took_ms = (perf_counter() - begun) / 5 * 1000
    print(f"\nfresh cards with two traps: {took_ms:.0f} ms")
    assert took_ms < 500
