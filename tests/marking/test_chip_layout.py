"""How a payment was laid: the fewest chips, and a break-down that proves itself."""

from __future__ import annotations

from trainer.game.chips import Stacks
from trainer.game.money import Money
from trainer.school.debrief.chip_remarks import Untidy, untidy, worth

VALUES = tuple(map(Money.parse, ("1", "5", "25", "100", "500")))
TEN = (Money.parse("5"), Money.parse("5"))


def stacks(*lines: str) -> Stacks:
    """Stacks by their chips, the lowest first: ``25 5``."""
    return tuple(tuple(map(Money.parse, line.split())) for line in lines)


def test_fewest_chips_a_stack_a_value_and_the_dearest_nearest_is_tidy() -> None:
    assert untidy(stacks("25 25", "5 5"), TEN, VALUES) == ()


def test_more_chips_than_needed() -> None:
    assert untidy(stacks("5 5 5 5 5 5"), TEN, VALUES) == (Untidy.MORE_CHIPS,)


def test_a_payment_in_stacks_of_the_stakes_own_height_proves_itself() -> None:
    """Four to one on ten: four stacks, though 25, 5, 5 and 5 are fewer chips."""
    assert untidy(stacks(*["5 5"] * 4), TEN, VALUES) == ()
    assert untidy(stacks(*["5 5"] * 5), TEN, VALUES) == ()
    assert untidy(stacks(*["5 5"] * 6), TEN, VALUES) == (Untidy.MORE_CHIPS,)
    assert untidy(stacks("5 5", *["5 5 5"] * 3), TEN, VALUES) == (Untidy.MORE_CHIPS,)


def test_cheap_chips_nearer_than_dear_ones_are_not_broken_down() -> None:
    assert untidy(stacks("5", "25"), TEN, VALUES) == (Untidy.NOT_BROKEN_DOWN,)


def test_values_mixed_in_one_stack_are_not_broken_down() -> None:
    assert untidy(stacks("25 5"), TEN, VALUES) == (Untidy.NOT_BROKEN_DOWN,)


def test_a_copy_of_a_stake_of_mixed_chips_is_no_mixed_stack() -> None:
    stake = stacks("25 5")[0]
    assert untidy(stacks("25 5", "25 5"), stake, VALUES) == ()


def test_nothing_is_known_of_a_typed_amount() -> None:
    assert untidy((), TEN, VALUES) == ()
    assert worth(stacks("25 5", "1")) == Money.parse("31")


def test_one_mixed_stack_is_told_though_another_is_pure() -> None:
    assert untidy(stacks("25 5", "5 5"), TEN, VALUES) == (Untidy.NOT_BROKEN_DOWN,)
