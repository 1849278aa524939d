"""Money, exact: whole cents of the house's currency, and the odds that multiply it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction
from functools import cache

from msgspec import Struct

from trainer.errors import quoted
from trainer.wording import say

_WRITTEN = re.compile(r"-?[0-9]{1,30}(\.[0-9]{1,2})?")
# As a whole number, 1E+999999999 would take all the memory that there is.
_LARGEST_EXPONENT = 30


class BadMoney(ValueError):
    """A text or number that is not an amount with at most two decimals."""


def _no_amount(value: object) -> str:
    return say("{value} is not an amount; write it like 5 or 2.50", value=quoted(value))


class InexactPayout(ArithmeticError):
    """A payout that is not a whole number of cents: nothing is ever rounded."""


class Money(Struct, frozen=True, order=True):
    """An amount in cents. May be negative, as a difference."""

    cents: int = 0

    @classmethod
    def parse(cls, text: str) -> Money:
        """Read ``5`` or ``2.50``. Raises BadMoney for anything else."""
        if not _WRITTEN.fullmatch(text):
            raise BadMoney(_no_amount(text))
        whole, _, decimals = text.partition(".")
        cents = int(whole.lstrip("-")) * 100 + int(decimals.ljust(2, "0") or "0")
        return cls(-cents if text.startswith("-") else cents)

    @classmethod
    def of(cls, value: object) -> Money:
        """Read a decimal string, or a whole or decimal number. Raises BadMoney."""
        match value:
            case bool():
                raise BadMoney(_no_amount(value))
            case str():
                return cls.parse(value)
            case int() if abs(value) < 10**_LARGEST_EXPONENT:
                return cls(value * 100)
            case Decimal() if value.is_finite() and abs(value.adjusted()) < _LARGEST_EXPONENT:
                return cls.parse(_plainly(value))
            case _:
                raise BadMoney(_no_amount(value))

    def __str__(self) -> str:
        sign = "-" if self.cents < 0 else ""
        whole, cents = divmod(abs(self.cents), 100)
        return f"{sign}{whole}.{cents:02}" if cents else f"{sign}{whole}"

    @property
    def grouped(self) -> str:
        """The amount with thousands grouped: ``11,850`` or ``2.50``."""
        whole, point, cents = str(self).partition(".")
        return f"{int(whole):,}{point}{cents}" if whole != "-0" else str(self)

    def __add__(self, other: Money) -> Money:
        return Money(self.cents + other.cents)

    def __sub__(self, other: Money) -> Money:
        return Money(self.cents - other.cents)

    def __neg__(self) -> Money:
        return Money(-self.cents)

    def __bool__(self) -> bool:
        return self.cents != 0


def _plainly(value: Decimal) -> str:
    """All its digits, without an exponent and without trailing zeros."""
    digits = f"{value:f}"
    return digits.rstrip("0").rstrip(".") if "." in digits else digits


NOTHING = Money(0)


def total(amounts: Iterable[Money]) -> Money:
    """The sum of the amounts."""
    return Money(sum(amount.cents for amount in amounts))


class Odds(Struct, frozen=True, order=True):
    """The payment for one unit of the stake: ``40 to 1``."""

    num: int
    den: int = 1

    @classmethod
    def parse(cls, text: str) -> Odds:
        """Read ``40:1`` or ``3:2``. Raises ValueError for anything else."""
        found = re.fullmatch(r"([1-9][0-9]{0,6}):([1-9][0-9]{0,3})", text)
        if not found:
            raise ValueError(
                say("{value} is not odds; write num:den, for example 4:1", value=quoted(text))
            )
        return cls(int(found[1]), int(found[2]))

    def pays(self, stake: Money) -> Money:
        """Stake times odds. Raises InexactPayout if that is not a whole number of cents."""
        cents, rest = divmod(stake.cents * self.num, self.den)
        if rest:
            raise InexactPayout(f"{self} on {stake} is not a whole number of cents")
        return Money(cents)

    def makes(self, paid: Money, stake: Money) -> bool:
        """True if these odds pay that stake exactly this amount."""
        return stake.cents * self.num == paid.cents * self.den

    @property
    def ratio(self) -> Fraction:
        return _ratio(self.num, self.den)

    def __str__(self) -> str:
        return f"{self.num} to {self.den}"

    @property
    def words(self) -> str:
        """The odds as they are said: ``40 to 1``."""
        return say("{num} to {den}", num=self.num, den=self.den)


@cache
def _ratio(num: int, den: int) -> Fraction:
    """The odds as a fraction."""
    # Cached: a fraction is reduced as it is made, and every round asks for a dozen.
    return Fraction(num, den)
