"""Acts and steps that look alike, paired."""

from __future__ import annotations

from trainer.dealing.action import Action
from trainer.dealing.comparison import Claim, settle_claims
from trainer.dealing.finding import Act
from trainer.dealing.order import Block, Order
from trainer.game.pay import Source


def _acts(*places: int) -> tuple[Act, ...]:
    return tuple(Act(at, "deal 3", Action.parse("deal 3")) for at in places)


def test_every_pairing_keeps_both_orders() -> None:
    assert Claim((4, 7), _acts(0, 2, 5)).choices() == [
        {4: 0, 7: 2},
        {4: 0, 7: 5},
        {4: 2, 7: 5},
    ]
    assert Claim((4, 7), _acts(2)).choices() == [{4: 2}, {7: 2}]


def test_of_too_many_pairings_only_the_first_is_looked_at() -> None:
    assert len(Claim((1, 2), _acts(*range(11))).choices()) == 55
    assert Claim((1, 2), _acts(*range(12))).choices() == [{1: 0, 2: 1}]
    assert Claim(tuple(range(12)), _acts(3, 8)).choices() == [{0: 3, 1: 8}]
    assert len(Claim((1,), _acts(*range(64))).choices()) == 64


def test_an_act_does_the_step_at_which_the_least_is_out_of_order() -> None:
    """Steps 0, 1, 2 follow one another; 0 and 2 are done by acts of one kind, of which one is
    missing."""
    rule = Source("a rule")
    order = Order.of(3, [Block(0b001, 0b110, rule), Block(0b010, 0b100, rule)])
    early = settle_claims(order, [Claim((0, 2), _acts(3)), Claim((1,), _acts(5))])
    late = settle_claims(order, [Claim((0, 2), _acts(8)), Claim((1,), _acts(5))])
    assert (early, late) == ({0: 3, 1: 5}, {2: 8, 1: 5})


def test_only_steps_that_an_order_names_are_out_of_order() -> None:
    """Step 0 comes before step 2, and step 1 before none."""
    order = Order.of(4, [Block(0b0001, 0b0100, Source("a rule"))])
    assert settle_claims(order, [Claim((0, 3), _acts(5)), Claim((1,), _acts(2))]) == {0: 5, 1: 2}
    assert settle_claims(order, [Claim((0, 1), _acts(8)), Claim((2,), _acts(5))]) == {1: 8, 2: 5}
