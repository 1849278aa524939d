"""The fewest slips, against trying every set of steps."""

from __future__ import annotations

from itertools import combinations
from random import Random

from trainer.dealing.order import Block, Order, permitted, steps_in
from trainer.dealing.order_slips import fewest_slips, reversed_pairs
from trainer.game.pay import Source

RULE = Source("6CB Paying Out ¶2")


def _random_order(random: Random, count: int) -> Order:
    blocks = [
        Block(1 << first, 1 << then, RULE)
        for first, then in combinations(range(count), 2)
        if random.random() < 0.4
    ]
    return Order.of(count, blocks)


def _fewest_by_trying(early: dict[int, int], count: int) -> int:
    pairs = [(step, other) for step, others in early.items() for other in steps_in(others)]
    for size in range(count + 1):
        for moved in combinations(range(count), size):
            if all(first in moved or then in moved for first, then in pairs):
                return size
    raise AssertionError("moving every step explains everything")


def test_the_fewest_moved_steps_are_found_in_any_order() -> None:
    random = Random(7)
    for _ in range(400):
        count = random.randint(2, 9)
        order = _random_order(random, count)
        done = random.sample(range(count), count)
        early = reversed_pairs(order, done)
        slips = fewest_slips(early, done, seats={})
        assert len(slips) == _fewest_by_trying(early, count)


def test_a_permitted_order_shows_no_reversed_pair() -> None:
    order = Order.of(3, [Block(0b001, 0b110, RULE)])
    assert reversed_pairs(order, [0, 2, 1]) == {}
    assert reversed_pairs(order, [2, 0, 1]) == {0: 0b100}


def test_steps_of_one_seat_that_jumped_together_are_one_slip() -> None:
    """Two takes after a payment that they should precede."""
    order = Order.of(3, [Block(0b011, 0b100, RULE)])
    done = [2, 0, 1]
    slips = fewest_slips(reversed_pairs(order, done), done, seats={0: 7, 1: 7, 2: 7})
    assert [slip.steps for slip in slips] == [(2,)]


def test_a_seat_moved_whole_is_one_slip_though_it_has_more_steps_than_those_it_jumped() -> None:
    """Seat 7 (steps 0 to 4) done after seats 6 and 5, of two steps each."""
    blocks = [
        Block(0b000011111, 0b111100000, RULE),
        Block(0b001100000, 0b110000000, RULE),
    ]
    order = Order.of(9, blocks)
    done = [5, 6, 7, 8, 0, 1, 2, 3, 4]
    seats = {0: 7, 1: 7, 2: 7, 3: 7, 4: 7, 5: 6, 6: 6, 7: 5, 8: 5}
    early = reversed_pairs(order, done)
    for fewer_than in (None, 2):
        slips = fewest_slips(early, done, seats, fewer_than=fewer_than)
        assert [slip.steps for slip in slips] == [(0, 1, 2, 3, 4)]


def test_a_precedence_names_its_rule_even_through_other_steps() -> None:
    late = Source("6CB Round of Play ¶5")
    order = Order.of(3, [Block(0b001, 0b010, RULE), Block(0b010, 0b100, late)])
    assert order.source(0, 2) == RULE
    assert order.source(1, 2) == late


def test_steps_are_listed_as_all_rules_allow_as_near_as_may_be_to_the_list() -> None:
    assert permitted(3, [Block(0b001, 0b110, RULE)]) == (0, 1, 2)
    assert permitted(4, [Block(0b1000, 0b0010, RULE)]) == (0, 2, 3, 1)


def test_steps_that_no_order_allows_are_left_out() -> None:
    blocks = [Block(0b010, 0b100, RULE), Block(0b100, 0b010, RULE)]
    assert permitted(3, blocks) == (0,)
