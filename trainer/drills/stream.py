"""A stream of chance that is the same on every platform and under every Python.

Version 1, in full, so that it can be written again elsewhere. Draw number k (0, 1, 2 ...) of a
seed is the BLAKE2b hash, 64 bytes, of the UTF-8 text ``three card poker 1|SEED|k``, read as one
number of 512 bits, the first byte the highest. ``below(n)`` joins as many draws as give 64 bits
more than n has, the first the highest; a number at or above the largest multiple of n that fits is
drawn again; the answer is the rest of it divided by n. Everything else is made of ``below``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from itertools import accumulate
from math import prod
from typing import TypeVar

VERSION = 1
"""Part of every draw. A change in how rounds are dealt from a seed must raise it."""

_BITS = 512
_SPARE_BITS = 64
_ONE_DRAW = 1 << _BITS
_Thing = TypeVar("_Thing")


class Dice:
    """Bounds of numbers that are drawn together, and in how many ways they can fall."""

    __slots__ = ("bounds", "ways")

    def __init__(self, bounds: Iterable[int]) -> None:
        self.bounds = tuple(bounds)
        self.ways = prod(self.bounds)


class Stream:
    """Numbers without end, told by a seed: any whole number or text. 7 and "7" are one seed."""

    __slots__ = ("_drawn", "_seeded")

    def __init__(self, seed: int | str) -> None:
        self._seeded = blake2b(f"three card poker {VERSION}|{seed}|".encode())
        self._drawn = 0

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound`` - 1, each exactly as likely."""
        number, size = self._word(), _ONE_DRAW
        while size >> _SPARE_BITS < bound:
            number, size = number << _BITS | self._word(), size << _BITS
        if number >= size - size % bound:
            return self.below(bound)
        return number % bound

    def _word(self) -> int:
        draw = self._seeded.copy()
        draw.update(b"%d" % self._drawn)
        self._drawn += 1
        return int.from_bytes(draw.digest(), "big")

    def throw(self, dice: Dice) -> list[int]:
        """One number below each of the bounds, all from a single ``below`` their product: the rest
        divided by the first bound, then by the second, and so on."""
        number = self.below(dice.ways)
        shown = []
        for bound in dice.bounds:
            number, rest = divmod(number, bound)
            shown.append(rest)
        return shown

    def choice(self, things: Sequence[_Thing]) -> _Thing:
        """One of the things, each as likely."""
        return things[self.below(len(things))]

    def weighed(self, things: Sequence[_Thing], weights: Sequence[int]) -> _Thing:
        """One of the things, each as likely as its weight, a whole number, says."""
        reached = list(accumulate(weights))
        number = self.below(reached[-1])
        return next(thing for thing, upto in zip(things, reached, strict=True) if number < upto)

    def sample(self, things: Sequence[_Thing], count: int) -> list[_Thing]:
        """So many of the things, none twice, in the order in which they were drawn."""
        left = list(things)
        drawn = []
        for place in self.throw(Dice(range(len(left), len(left) - count, -1))):
            drawn.append(left[place])
            left[place] = left[-1]
            left.pop()
        return drawn

    def shuffle(self, things: Sequence[_Thing]) -> list[_Thing]:
        """All of the things in another order, every order as likely."""
        return self.sample(things, len(things))
