"""Ids that sort by the time they were made (RFC 9562, version 7)."""

from __future__ import annotations

import os
from collections.abc import Callable
from uuid import UUID

_COUNT_BITS = 12


class Uuid7:
    """Makes ids, each greater than the one before and than ``after``, also when the clock is set
    back."""

    def __init__(
        self,
        wall_ms: Callable[[], int],
        after: str | None = None,
        random: Callable[[int], bytes] = os.urandom,
    ) -> None:
        self._wall_ms = wall_ms
        self._random = random
        self._last = _moment(UUID(after)) if after else 0

    def __call__(self) -> str:
        """One more id. The twelve bits after the time count within a millisecond, from a chance
        place in their lower half."""
        fresh = self._wall_ms() << _COUNT_BITS | self._bits(_COUNT_BITS - 1)
        self._last = max(self._last + 1, fresh)
        time, count = divmod(self._last, 1 << _COUNT_BITS)
        return str(UUID(int=time << 80 | 7 << 76 | count << 64 | 2 << 62 | self._bits(62)))

    def _bits(self, count: int) -> int:
        return int.from_bytes(self._random(8), "big") & ((1 << count) - 1)


def _moment(id_: UUID) -> int:
    return id_.int >> 80 << _COUNT_BITS | (id_.int >> 64) & ((1 << _COUNT_BITS) - 1)
