"""No payout of any round is larger than what may be cut at it, and that stays a sane sum."""

from __future__ import annotations

import pytest

from tests.some_houses import HOUSES, house
from trainer.drills.generate import generate
from trainer.drills.recipe import Recipe, Seats, WeighedEvents
from trainer.game.largest import largest_payout
from trainer.game.money import Money
from trainer.game.settle import settle

ROUNDS = 80
SANE = Money.parse("500000")
RECIPE = Recipe("any", "Any", "", Seats(7, 7), (WeighedEvents((), 1),))


@pytest.mark.parametrize("name", HOUSES)
def test_no_line_of_a_settlement_is_larger(name: str) -> None:
    rules = house(name).rules
    for seed in range(ROUNDS):
        round_ = generate(rules, RECIPE, seed)
        seats = settle(rules, round_).seats
        paid = max(line.pays for seat in seats for line in seat.lines)
        assert paid <= largest_payout(rules, round_) < SANE, (seed, largest_payout(rules, round_))
