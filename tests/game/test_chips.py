"""An amount in the fewest chips, and one chip for its worth in others."""

from __future__ import annotations

import pytest

from trainer.game.chips import changed_down, changed_up, fewest
from trainer.game.money import Money, total


def money(*texts: str) -> tuple[Money, ...]:
    return tuple(map(Money.parse, texts))


USUAL = money("1", "5", "25", "100", "500")
WITH_HALVES = money("1", "2.50", "5", "25", "100")


def counted(amount: int, cents: tuple[int, ...]) -> int | None:
    """How many chips make every amount up to this one, by trying them all."""
    best: list[int | None] = [0]
    for each in range(1, amount + 1):
        fewer = [best[each - value] for value in cents if value <= each]
        made = [count for count in fewer if count is not None]
        best.append(min(made) + 1 if made else None)
    return best[amount]


@pytest.mark.parametrize("cents", [(1, 5, 25, 100), (1, 3, 4), (2, 5, 25), (4, 6, 9), (5, 7, 30)])
def test_no_other_chips_make_an_amount_in_fewer(cents: tuple[int, ...]) -> None:
    values = tuple(map(Money, cents))
    for amount in range(1, 240):
        chips, best = fewest(Money(amount), values), counted(amount, cents)
        if best is not None:
            assert (len(chips), total(chips)) == (best, Money(amount))
            assert list(chips) == sorted(chips, reverse=True), "dearest first"


def test_eight_dollars_with_chips_of_two_and_a_half() -> None:
    """The dearest first would leave fifty cents that no chip makes."""
    assert fewest(Money.parse("8"), WITH_HALVES) == money("5", "1", "1", "1")


def test_what_no_chips_can_make_is_left_out() -> None:
    assert fewest(Money.parse("5.30"), USUAL) == money("5")


def test_a_chip_changes_down_into_the_next_smaller_that_make_it() -> None:
    assert changed_down(Money.parse("25"), USUAL) == money("5", "5", "5", "5", "5")
    assert changed_down(Money.parse("2.50"), WITH_HALVES) == ()
    assert changed_down(Money.parse("5"), WITH_HALVES) == money("2.50", "2.50")
    assert changed_down(Money.parse("1"), USUAL) == ()


def test_chips_change_up_into_the_next_dearer_that_some_of_them_make() -> None:
    assert changed_up(Money.parse("5"), USUAL) == (5, Money.parse("25"))
    assert changed_up(Money.parse("1"), WITH_HALVES) == (5, Money.parse("5"))
    assert changed_up(Money.parse("500"), USUAL) is None
