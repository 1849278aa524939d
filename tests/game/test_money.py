"""Amounts as files and traces write them."""

from __future__ import annotations

from decimal import Decimal

import pytest

from trainer.game.money import BadMoney, Money

JUST_TOO_LARGE = 10**30


def test_an_amount_of_thirty_digits_is_read_and_a_longer_one_is_refused() -> None:
    largest = JUST_TOO_LARGE // 10
    assert Money.of(largest) == Money.of(Decimal(largest)) == Money(largest * 100)
    for value in (JUST_TOO_LARGE, Decimal(JUST_TOO_LARGE), -Decimal(JUST_TOO_LARGE)):
        with pytest.raises(BadMoney, match="write it like"):
            Money.of(value)
