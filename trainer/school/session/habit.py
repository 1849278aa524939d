"""The trainee's habit of practice: days of the last week, minutes today, consecutive days."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from trainer.records.store import Practised

LOOKED_BACK = 60
"""A row of days longer than this is told as this long."""

_MINUTE_MS, _DAY_MIN = 60_000, 24 * 60


@dataclass(frozen=True, slots=True)
class PracticeHabit:
    """Days without a gap up to today, or to yesterday if today has nothing yet; minutes today."""

    in_a_row: int
    minutes: int


def day_of(at_ms: int, zone_min: int) -> int:
    """The calendar day at that time, so many minutes ahead of UTC, counted from 1970."""
    return (at_ms // _MINUTE_MS + zone_min) // _DAY_MIN


def begin_ms(day: int, zone_min: int) -> int:
    """The beginning of that calendar day, so many minutes ahead of UTC."""
    return (day * _DAY_MIN - zone_min) * _MINUTE_MS


def since_ms(today: int, zone_min: int) -> int:
    """The beginning of the first day that a habit looks at."""
    return begin_ms(today - LOOKED_BACK, zone_min)


def habit(practised: Iterable[Practised], today: int, zone_min: int) -> PracticeHabit:
    """The habit that these rounds and sittings show."""
    minutes: dict[int, float] = {}
    for each in practised:
        day = day_of(each.at_ms, zone_min)
        minutes[day] = minutes.get(day, 0) + each.elapsed_ms / _MINUTE_MS
    return PracticeHabit(
        in_a_row=_in_a_row(set(minutes), today),
        minutes=round(minutes.get(today, 0)),
    )


def _in_a_row(days: set[int], today: int) -> int:
    last = today if today in days else today - 1
    day = last
    while day in days:
        day -= 1
    return last - day
