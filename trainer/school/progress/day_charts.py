"""The charts of progress: pace against accuracy, and the learning of an area."""

from __future__ import annotations

from collections.abc import Sequence

from trainer.document import Chart, ChartAxis, ChartLine
from trainer.school.progress.daily_figures import CurvePoint, DayDone
from trainer.school.words.chart_axes import days_axis, share_axis
from trainer.school.words.date_words import day_words
from trainer.wording import say, say_count, say_figure

CHART, HIGH = "progress.chart", 240


def pace_against_accuracy(days: Sequence[DayDone], today: int) -> Chart:
    """One point a day: hands an hour, and the share of wager decisions that were right."""
    timed = [each for each in days if each.hands_per_hour is not None]
    points = tuple((float(each.hands_per_hour or 0), each.accuracy * 100) for each in timed)
    names = tuple((k, name) for k, day in enumerate(timed) if (name := _name(k, timed, day, today)))
    return Chart(
        key=CHART,
        says=_said(points, say("Pace against accuracy")),
        across=_pace_axis([x for x, _ in points]),
        up=share_axis(min((y for _, y in points), default=80.0), say("per cent right"), least=80),
        lines=(ChartLine("", points, names=names),),
        high=HIGH,
    )


def learning_curve(points: Sequence[CurvePoint], today: int) -> Chart:
    """One point a day: the share of decisions that were right unaided."""
    dots = tuple((float(each.day), each.share * 100) for each in points)
    names = tuple((k, say("Today")) for k, each in enumerate(points) if each.day == today)
    return Chart(
        key=CHART,
        says=_said(dots, say("Learning curve")),
        across=days_axis([each.day for each in points], today),
        up=share_axis(min((y for _, y in dots), default=50.0), say("per cent right")),
        lines=(ChartLine("", dots, names=names),),
        high=HIGH,
    )


def _pace_axis(paces: Sequence[int | float]) -> ChartAxis:
    """Hands an hour, in round steps about what was reached."""
    low, high = min([60, *paces]) // 20 * 20, -(-max([120, *paces]) // 20) * 20
    step = max(20, (high - low) // 100 * 20)
    marks = [low + step * k for k in range(int((high - low) // step) + 1)]
    return ChartAxis(say("hands per hour"), low, high, tuple((at, _number(at)) for at in marks))


def _name(place: int, days: Sequence[DayDone], each: DayDone, today: int) -> str:
    if each.day == today:
        return say("Today")
    return day_words(each.day) if place in (0, len(days) - 1) else ""


def _said(dots: Sequence[tuple[float, float]], name: str) -> str:
    if not dots:
        return say("{chart}: nothing yet", chart=name)
    days = say_count("one day", "{count} days", count=len(dots))
    first, last = _per_cent(dots[0][1]), _per_cent(dots[-1][1])
    return say(
        "{chart}, {days}: from {first} to {last} right",
        chart=name,
        days=days,
        first=first,
        last=last,
    )


def _number(value: float) -> str:
    return say_figure(f"{value:,.0f}")


def _per_cent(value: float) -> str:
    return say("{share}%", share=round(value))
