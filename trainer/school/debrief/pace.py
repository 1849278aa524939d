"""Hands an hour, of one round and over many."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

# One hand in less time would come to more than a thousand an hour.
_LEAST_MS = 3000


def pace(hands: int, elapsed_ms: int) -> int | None:
    """Hands an hour at this speed; None if no hand was worked, or the time is too short to tell."""
    return round(hands * 3_600_000 / elapsed_ms) if hands and elapsed_ms >= _LEAST_MS else None


class TimedAct(Protocol):
    """A round with the hands that were worked in it."""

    @property
    def hands(self) -> int: ...
    @property
    def elapsed_ms(self) -> int: ...


def pace_of(rounds: Iterable[TimedAct]) -> int | None:
    """Hands an hour over all these rounds. Rounds without a worked hand have no pace."""
    worked = [each for each in rounds if each.hands]
    return pace(sum(each.hands for each in worked), sum(each.elapsed_ms for each in worked))
