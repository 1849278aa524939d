"""The courier's backoff: longer and longer pauses between tries, and never all at once."""

from __future__ import annotations

from dataclasses import dataclass

FIRST_MS, LONGEST_MS = 2_000, 300_000
SPREAD = 0.25
"""A pause is so much shorter or longer by chance: forty stations do not come back together."""


@dataclass(frozen=True, slots=True)
class Backoff:
    """The pause after so many tries in vain."""

    vain: int = 0

    def more(self) -> Backoff:
        """The backoff after one more."""
        return Backoff(self.vain + 1)

    def pause_ms(self, chance: float) -> int:
        """The pause now; ``chance`` is from 0 up to 1. None before the first try."""
        if not self.vain:
            return 0
        doubled = min(FIRST_MS << min(self.vain - 1, 16), LONGEST_MS)
        return round(doubled * (1 + SPREAD * (2 * chance - 1)))


FRESH = Backoff()
