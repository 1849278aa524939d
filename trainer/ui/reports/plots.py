"""What the charts of the reports show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from trainer.school.progress.days import Point
from trainer.school.reports.control import SAMPLE, STANDARD, Control
from trainer.school.reports.pace import Paced, Step
from trainer.ui.plot import Axis, Line, Plot, Style
from trainer.ui.reports.cards import dated, day_text
from trainer.wording import say, say_count, say_figure


def learning_plot(points: Sequence[Point], today: int, *, weekly: bool, name: str) -> Plot:
    """The share of right answers, point by point in time."""
    dots = tuple((float(each.day), 100 * each.share) for each in points)
    return Plot(
        says=_learned(points, name, weekly=weekly),
        across=days_axis([each.day for each in points], today),
        up=share_axis(min((y for _, y in dots), default=50.0), say("per cent right")),
        lines=(Line("", dots),),
    )


def control_plot(control: Control, name: str) -> Plot:
    """The moving average of wrong decisions since the exam was passed, and its limit."""
    watched = tuple((float(place), each) for place, each in enumerate(control.watched, 1))
    average = tuple((at, 100 * each.average) for at, each in watched)
    limit = tuple((at, 100 * each.limit) for at, each in watched)
    taken = tuple((at, 100 * each.sample.share) for at, each in watched)
    alarms = tuple((at, 100 * each.average) for at, each in watched if each.alarm)
    highest = max((y for _, y in (*average, *limit, *taken)), default=6.0)
    ticks = tuple((at, day_text(each.sample.day)) for at, each in watched)
    across = say("samples of {count} decisions or more", count=SAMPLE)
    standard = ((0.5, 100 * STANDARD), (len(watched) + 0.5, 100 * STANDARD))
    return Plot(
        says=control_says(control, name),
        across=Axis(across, 0.5, len(watched) + 0.5, ticks),
        up=Axis(say("per cent wrong"), 0, _rounded_up(highest), _steps(_rounded_up(highest))),
        lines=(
            Line(say("standard"), standard, Style.OTHER),
            Line(say("limit"), limit, Style.LIMIT),
            Line("", taken, Style.DOTS),
            Line(say("average"), average),
        ),
        alarms=alarms,
    )


def control_says(control: Control, name: str) -> str:
    """The chart in a sentence."""
    if not control.watched:
        return say("{name}: too little since the exam to tell", name=name)
    last = control.watched[-1]
    figures = {
        "name": name,
        "average": say_figure(f"{100 * last.average:.1f}"),
        "limit": say_figure(f"{100 * last.limit:.1f}"),
    }
    if control.since is not None:
        return say(
            "{name}: relapsed since {day}, {average} per cent wrong where the limit is {limit}",
            day=dated(control.since),
            **figures,
        )
    return say("{name}: within the limit, {average} per cent wrong of {limit}", **figures)


def pace_plot(by_time: Sequence[tuple[int, Paced]], today: int) -> Plot:
    """Hands an hour in time."""
    told = [(day, each.hands_per_hour) for day, each in by_time if each.hands_per_hour is not None]
    dots = tuple((float(day), float(pace)) for day, pace in told)
    high = _rounded_up(max((y for _, y in dots), default=100.0))
    says = say("No pace in this time")
    if told:
        says = say("Hands an hour: from {first} to {last}", first=told[0][1], last=told[-1][1])
    return Plot(
        says,
        days_axis([day for day, _ in told], today),
        Axis(say("hands an hour"), 0, high, _steps(high)),
        (Line("", dots),),
    )


def histogram_plot(steps: Sequence[Step]) -> Plot:
    """How many rounds took so many seconds a hand."""
    most = _rounded_up(max((each.rounds for each in steps), default=1))
    return Plot(
        says=_histogram_says(steps),
        across=Axis(
            say("seconds for a hand"),
            0,
            len(steps),
            tuple((float(place), say_figure(str(each.low))) for place, each in enumerate(steps)),
        ),
        up=Axis(say("rounds"), 0, most, _steps(most)),
        columns=tuple((place, place + 1.0, float(each.rounds)) for place, each in enumerate(steps)),
    )


def days_axis(days: Iterable[int], today: int) -> Axis:
    """Days, up to today."""
    known = sorted(set(days)) or [today]
    first, last = known[0], max(today, known[-1])
    every = max(1, (last - first) // 6)
    ticks = tuple((float(day), day_text(day)) for day in range(first, last + 1, every))
    return Axis("", first - 0.5, last + 0.5, ticks)


def share_axis(lowest: float, name: str, *, least: float = 50.0) -> Axis:
    """Per cent, from a round figure below the lowest, and from ``least`` or below."""
    low = max(0.0, min(least, 10.0 * (lowest // 10)))
    ticks = tuple((float(at), say_figure(str(at))) for at in range(round(low), 101, 10))
    return Axis(name, low, 100, ticks)


def _rounded_up(value: float) -> float:
    for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 100_000):
        if value <= 5 * step:
            return float(-(-value // step) * step) or float(step)
    return value


def _steps(high: float) -> tuple[tuple[float, str], ...]:
    parts = 5 if high % 5 == 0 else 4 if high % 4 == 0 else 3 if high % 3 == 0 else 2
    return tuple((high * k / parts, say_figure(f"{high * k / parts:g}")) for k in range(parts + 1))


def _learned(points: Sequence[Point], name: str, *, weekly: bool) -> str:
    if not points:
        return say("{area}: nothing in this time", area=name)
    many = (
        say_count("one week", "{count} weeks", count=len(points))
        if weekly
        else say_count("one day", "{count} days", count=len(points))
    )
    first, last = round(100 * points[0].share), round(100 * points[-1].share)
    return say(
        "{area}, {times}: from {first} to {last} per cent right",
        area=name,
        times=many,
        first=first,
        last=last,
    )


def _histogram_says(steps: Sequence[Step]) -> str:
    told = (
        say("{low} to {high} seconds: {rounds}", low=each.low, high=each.high, rounds=each.rounds)
        if each.high is not None
        else say("{low} seconds and more: {rounds}", low=each.low, rounds=each.rounds)
        for each in steps
        if each.rounds
    )
    return "; ".join(told) or say("No rounds in this time")
