"""Axes of charts: days, per cent, and counts from nothing upward."""

from __future__ import annotations

from collections.abc import Iterable

from trainer.document import ChartAxis
from trainer.school.words.date_words import day_words
from trainer.wording import say_figure

_STEPS = tuple(k * 10**zeros for zeros in range(9) for k in (1, 2, 5))


def days_axis(days: Iterable[int], today: int) -> ChartAxis:
    """An axis of days, up to today."""
    known = sorted(set(days)) or [today]
    first, last = known[0], max(today, known[-1])
    every = max(1, (last - first) // 6)
    ticks = tuple((float(day), day_words(day)) for day in range(first, last + 1, every))
    return ChartAxis("", first - 0.5, last + 0.5, ticks)


def share_axis(lowest: float, name: str, *, least: float = 50.0) -> ChartAxis:
    """An axis of per cent, from a round figure below the lowest value, and at most ``least``."""
    low = max(0.0, min(least, 10.0 * (lowest // 10)))
    ticks = tuple((float(at), say_figure(str(at))) for at in range(round(low), 101, 10))
    return ChartAxis(name, low, 100, ticks)


def upward_axis(name: str, highest: float) -> ChartAxis:
    """An axis from zero to a round figure above the highest value."""
    high = _rounded_up(highest)
    parts = 5 if high % 5 == 0 else 4 if high % 4 == 0 else 3 if high % 3 == 0 else 2
    marks = (high * step / parts for step in range(parts + 1))
    return ChartAxis(name, 0, high, tuple((mark, say_figure(f"{mark:g}")) for mark in marks))


def between_axis(name: str, lowest: float, highest: float) -> ChartAxis:
    """An axis from a round figure at or below the lowest value to the highest; the two must
    differ."""
    step = next(each for each in _STEPS if highest - lowest <= 5 * each)
    low = int(lowest // step)
    ticks = (
        (k * step, say_figure(f"{k * step:,.0f}")) for k in range(low, int(highest // step) + 1)
    )
    return ChartAxis(name, low * step, highest, tuple(ticks))


def _rounded_up(value: float) -> float:
    step = next((each for each in _STEPS if value <= 5 * each), None)
    return value if step is None else float(-(-value // step) * step) or float(step)
