"""No payout of any round is larger than what may be cut at it, and that stays a sane sum."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.some_houses import HOUSES, house
from trainer.drills.generate import generate
from trainer.drills.recipe import Recipe, Seats, WeighedEvents
from trainer.game.demands import Times
from trainer.game.largest import largest_payout
from trainer.game.money import Money
from trainer.game.notation import read_round
from trainer.game.pay import PayTable, Source
from trainer.game.settle import settle
from trainer.game.wagers import Wager

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


def test_the_bound_is_all_stakes_at_the_best_odds_with_every_fixed_amount_and_the_jackpot() -> None:
    """MBS: 40 to 1 on Pair Plus, 1,250 for the Envy Bonus; stakes of 10, 5 and 10 again to play."""
    round_ = read_round(
        {
            "house": "mbs",
            "dealer": ["Jh", "7s", "2d"],
            "jackpot": 5000,
            "seats": [
                {
                    "seat": 3,
                    "cards": ["Kd", "9c", "4s"],
                    "wagers": {"ante": 10, "pair_plus": 5},
                    "decision": "play",
                }
            ],
        },
        {"mbs": house("mbs").rules},
    )
    fixed = [
        row.award
        for side in (*house("mbs").rules.sides, house("mbs").rules.envy)
        for row in getattr(getattr(side, "table", None), "rows", ())
        if isinstance(row.award, Money)
    ]
    most = Money.parse("1000") + max(fixed) + Money.parse("5000")
    assert largest_payout(house("mbs").rules, round_) == most


def test_the_bound_holds_where_play_is_five_antes_and_no_bonus_is_paid() -> None:
    rules = house("mbs").rules
    bets = tuple(
        replace(rule, demand=Times(Wager.PLAY, Wager.ANTE, 1, 5)) if rule.is_on_play else rule
        for rule in rules.bets
    )
    plain = replace(
        rules,
        bets=bets,
        sides=(),
        envy=None,
        ante_bonus=replace(rules.ante_bonus, table=PayTable((), Source())),
    )
    seat = {
        "seat": 3,
        "cards": ["Kd", "9c", "4s"],
        "wagers": {"ante": 100000, "play": 500000},
        "decision": "play",
    }
    round_ = read_round(
        {"house": "mbs", "dealer": ["Qh", "7s", "2d"], "seats": [seat]}, {"mbs": plain}
    )
    (paid,) = [max(line.pays for line in each.lines) for each in settle(plain, round_).seats]
    assert paid == Money.parse("500000")
    assert paid <= largest_payout(plain, round_)
