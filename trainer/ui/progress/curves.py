"""What the charts of progress show: pace against accuracy, and how an area was learned."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDate, QLocale

from trainer.school.progress.days import DayDone, Point
from trainer.ui.progress.chart import Axis, Dot, Drawn
from trainer.wording import say, say_count, say_figure

_EPOCH = QDate(1970, 1, 1)


def day_words(day: int) -> str:
    """A calendar day counted from 1970, as the reader writes it: ``3 May``."""
    return QLocale().toString(_EPOCH.addDays(day), "d MMM")


def pace_against_accuracy(days: Sequence[DayDone], today: int) -> Drawn:
    """One point a day: hands an hour, and the share of wager decisions that were right."""
    told = [each for each in days if each.hands_per_hour is not None]
    dots = tuple(
        Dot(float(each.hands_per_hour or 0), each.accuracy * 100, _name(k, told, today))
        for k, each in enumerate(told)
    )
    return Drawn(
        dots=dots,
        across=Axis(say("hands per hour"), _number, 60, 120),
        up=Axis(say("right"), _per_cent, 80, 100),
        says=_said(dots, say("Pace against accuracy")),
    )


def learning_curve(points: Sequence[Point], today: int) -> Drawn:
    """One point a day: the share of decisions that were right unaided."""
    dots = tuple(
        Dot(float(each.day), each.share * 100, say("Today") if each.day == today else "")
        for each in points
    )
    first = min((each.day for each in points), default=today)
    return Drawn(
        dots=dots,
        across=Axis(
            "", lambda day: day_words(round(day)) if day == round(day) else "", first, today
        ),
        up=Axis(say("right"), _per_cent, 50, 100),
        says=_said(dots, say("Learning curve")),
    )


def _name(place: int, days: Sequence[DayDone], today: int) -> str:
    if days[place].day == today:
        return say("Today")
    ends = place in (0, len(days) - 1)
    return day_words(days[place].day) if ends else ""


def _said(dots: Sequence[Dot], name: str) -> str:
    if not dots:
        return say("{chart}: nothing yet", chart=name)
    days = say_count("one day", "{count} days", count=len(dots))
    first, last = _per_cent(dots[0].y), _per_cent(dots[-1].y)
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
    return say("{share} %", share=round(value))
