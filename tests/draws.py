"""Seeded draws for the tests, in the place of the system's: ``random``, ``secrets``, ``os.urandom``
(and with it UUIDs and the salts of argon2)."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from contextlib import contextmanager


class Draws:
    """A stream of bytes that a seed decides. A forked child has a stream of its own: it must not
    draw the ids that its parent and its brothers draw."""

    def __init__(self) -> None:
        self._seed, self._children = "", 0
        self._stream = random.Random(self._seed)

    def __call__(self, count: int) -> bytes:
        return self._stream.randbytes(count)

    def install(self) -> None:
        """From now on everything that asks the system for randomness asks this stream."""
        os.urandom = self
        random._urandom = self  # type: ignore[attr-defined]  # what ``secrets`` draws from
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(before=self._count, after_in_child=self._leave)

    @contextmanager
    def seeded(self, seed: str) -> Iterator[None]:
        """Draws by this seed within; afterwards the draws of before go on."""
        before = self._seed, self._children, self._stream, random.getstate()
        self._begin(seed)
        try:
            yield
        finally:
            self._seed, self._children, self._stream, state = before
            random.setstate(state)

    @contextmanager
    def shared(self, name: str) -> Iterator[None]:
        """The same draws in what several tests share, whichever of them comes first."""
        with self.seeded(f"{self._seed.partition(' ')[0]} {name}"):
            yield

    def _begin(self, seed: str) -> None:
        self._seed, self._children, self._stream = seed, 0, random.Random(seed)
        random.seed(seed)

    def _count(self) -> None:
        self._children += 1

    def _leave(self) -> None:
        self._begin(f"{self._seed}, child {self._children}")


DRAWS = Draws()
