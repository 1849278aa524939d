"""A stream of chance that is the same on every platform and under every Python.

Version 1, in full, so that it can be written again elsewhere. Draw k (0, 1, 2 ...) of a seed is the
BLAKE2b hash, 64 bytes, of the UTF-8 text ``three card poker 1|SEED|k``, read as sixteen words of 32
bits, the highest byte first; the words of all draws follow one another. ``below(n)`` joins as many
words as it takes to count to n - 1, at least one, the first the highest. A number at or above the
largest multiple of n that so many bits hold is passed over and the next is taken; the answer is
what remains of it after division by n. Everything else is made of ``below``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import accumulate, count
from struct import Struct
from typing import TypeVar

# Part of every draw. A change in how rounds are dealt from a seed must raise it.
VERSION = 1

_WORD = 32
_ONE_WORD = 1 << _WORD
_SIXTEEN_WORDS = Struct(">16I")
_Thing = TypeVar("_Thing")


class Stream:
    """Numbers without end, told by a seed: any whole number or text. 7 and "7" are one seed."""

    __slots__ = ("_word", "_words")

    def __init__(self, seed: int | str) -> None:
        self._words = _words(f"three card poker {VERSION}|{seed}|")
        self._word = self._words.__next__

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound`` - 1, each exactly as likely."""
        if bound > _ONE_WORD:
            return self._below_large(bound)
        word = self._word()
        while word >= _ONE_WORD - bound and word >= _ONE_WORD - _ONE_WORD % bound:
            word = self._word()
        return word % bound

    def _below_large(self, bound: int) -> int:
        words = -(-(bound - 1).bit_length() // _WORD)
        size = 1 << _WORD * words
        number = size
        while number >= size - size % bound:
            number = 0
            for _ in range(words):
                number = number << _WORD | self._word()
        return number % bound

    def endless(self, bound: int) -> Iterator[int]:
        """The same as ``below``, again and again, and faster."""
        if bound > _ONE_WORD:
            while True:
                yield self._below_large(bound)
        largest = _ONE_WORD - _ONE_WORD % bound
        for word in self._words:
            if word < largest:
                yield word % bound

    def choice(self, things: Sequence[_Thing]) -> _Thing:
        """One of the things, each as likely."""
        return things[self.below(len(things))]

    def weighed(self, things: Sequence[_Thing], weights: Sequence[int]) -> _Thing:
        """One of the things, each as likely as its weight, a whole number, says."""
        reached = list(accumulate(weights))
        number = self.below(reached[-1])
        return next(thing for thing, upto in zip(things, reached, strict=True) if number < upto)

    def sample(self, things: Sequence[_Thing], size: int) -> list[_Thing]:
        """Draw that many of the things, none twice, in the order in which they came."""
        left = list(things)
        drawn = []
        for _ in range(size):
            place = self.below(len(left))
            drawn.append(left[place])
            left[place] = left[-1]
            left.pop()
        return drawn

    def shuffle(self, things: Sequence[_Thing]) -> list[_Thing]:
        """All of the things in another order, every order as likely."""
        return self.sample(things, len(things))

    def in_turn(self, things: Sequence[_Thing]) -> Iterator[_Thing]:
        """The things without end: each once before any comes again, and none directly after itself
        if there are two."""
        last: _Thing | None = None
        while True:
            mixed = self.shuffle(things)
            if len(mixed) > 1 and mixed[0] == last:
                mixed.append(mixed.pop(0))
            yield from mixed
            last = mixed[-1]


def _words(seeded: str) -> Iterator[int]:
    begun = blake2b(seeded.encode())
    for number in count():
        draw = begun.copy()
        draw.update(b"%d" % number)
        yield from _SIXTEEN_WORDS.unpack(draw.digest())
