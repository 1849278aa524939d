"""Ids that sort by the time they were made (RFC 9562, version 7)."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any
from uuid import RFC_4122, UUID

# RFC 9562 leaves twelve bits behind the time for a count within a millisecond.
_COUNT_BITS, _DAY_MS = 12, 24 * 60 * 60 * 1000


class Uuid7:
    """Makes ids, each greater than the last and than ``after``, even if the clock is set back."""

    def __init__(
        self,
        wall_ms: Callable[[], int],
        after: str | None = None,
        random: Callable[[int], bytes] = os.urandom,
    ) -> None:
        self._wall_ms = wall_ms
        self._random = random
        self._last = moment(after) if after else 0

    def __call__(self) -> str:
        """One more id, whose twelve bits after the time count up from chance in a millisecond."""
        fresh = self._wall_ms() << _COUNT_BITS | self._bits(_COUNT_BITS - 1)
        self._last = max(self._last + 1, fresh)
        time, count = divmod(self._last, 1 << _COUNT_BITS)
        return str(UUID(int=time << 80 | 7 << 76 | count << 64 | 2 << 62 | self._bits(62)))

    def follow(self, id_: str) -> None:
        """From now on ids are greater than that one too, unless a clock made it that was ahead by
        more than a day."""
        # The school would take no id that follows.
        if moment(id_) >> _COUNT_BITS <= self._wall_ms() + _DAY_MS:
            self._last = max(self._last, moment(id_))

    def _bits(self, count: int) -> int:
        return int.from_bytes(self._random(8), "big") & ((1 << count) - 1)


def moment(id_: str) -> int:
    """The time of an id in parts of a millisecond, which puts those of all makers in order."""
    made = UUID(id_).int
    return made >> 80 << _COUNT_BITS | (made >> 64) & ((1 << _COUNT_BITS) - 1)


def is_uuid7(id_: Any) -> bool:
    """True if it is a UUID of version 7, written as we write it."""
    if not isinstance(id_, str):
        return False
    try:
        read = UUID(id_)
    except ValueError:
        return False
    # UUID() takes capitals, braces and "urn:" too; two spellings would be two ids.
    return str(read) == id_ and read.version == 7 and read.variant == RFC_4122
