"""The school's clocks: one for durations, another for points in time; and the calendar days of
these."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from msgspec import Struct

MINUTE_MS, HOUR_MS, DAY_MS = 60_000, 3_600_000, 86_400_000


class Clock(Struct, frozen=True):
    """Functions that give milliseconds: ``running`` never goes back and counts from any start;
    ``wall`` counts since 1970. ``zone`` is the offset of the wall clock from UTC, in minutes."""

    running: Callable[[], int]
    wall: Callable[[], int]
    zone: Callable[[], int] = int


SYSTEM = Clock(
    running=lambda: time.monotonic_ns() // 1_000_000,
    wall=lambda: time.time_ns() // 1_000_000,
    zone=lambda: time.localtime().tm_gmtoff // 60,
)


class Stopwatch:
    """The time that a round has taken, without pauses. It runs from the start."""

    def __init__(self, clock: Clock, spent_ms: int = 0) -> None:
        self._clock = clock
        self._spent_ms = spent_ms
        self._since: int | None = clock.running()

    @property
    def elapsed_ms(self) -> int:
        running = 0 if self._since is None else self._clock.running() - self._since
        return self._spent_ms + running

    @property
    def paused(self) -> bool:
        return self._since is None

    def pause(self) -> None:
        self._spent_ms = self.elapsed_ms
        self._since = None

    def go_on(self) -> None:
        """Run again after a pause."""
        if self._since is None:
            self._since = self._clock.running()

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """A context in which no time counts."""
        # Nobody is charged for the program's own work.
        ran = not self.paused
        self.pause()
        try:
            yield
        finally:
            if ran:
                self.go_on()


_DAY_MIN = 24 * 60


def day_of(at_ms: int, zone_min: int) -> int:
    """The calendar day at that time, so many minutes ahead of UTC, counted from 1970."""
    return (at_ms // MINUTE_MS + zone_min) // _DAY_MIN


def begin_ms(day: int, zone_min: int) -> int:
    """The beginning of that calendar day, so many minutes ahead of UTC."""
    return (day * _DAY_MIN - zone_min) * MINUTE_MS
