"""Progress day by day, as figures and as charts: pace and accuracy, and a curve for each area."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from trainer.document import Chart, ChartAxis, ChartLine
from trainer.drills.skills.skill import Area
from trainer.records.results import RoundResult, SkillDay
from trainer.school.clock import day_of
from trainer.school.debrief.pace import pace_of
from trainer.school.words.chart_axes import days_axis, share_axis
from trainer.school.words.date_words import day_words
from trainer.wording import say, say_count, say_figure


class DayDone(Struct, frozen=True):
    """One day's rounds: ``right`` of ``lines`` wager decisions. ``hands_per_hour`` is None if too
    little time was measured."""

    day: int
    right: int
    lines: int
    hands_per_hour: int | None

    @property
    def accuracy(self) -> float:
        return self.right / self.lines if self.lines else 0.0


def days_done(rounds: Iterable[RoundResult], zone_min: int) -> tuple[DayDone, ...]:
    """The days on which rounds were worked, from the first."""
    by_day: dict[int, list[RoundResult]] = {}
    for each in rounds:
        by_day.setdefault(day_of(each.dealt_at_ms, zone_min), []).append(each)
    return tuple(_day(day, by_day[day]) for day in sorted(by_day))


def _day(day: int, rounds: list[RoundResult]) -> DayDone:
    return DayDone(
        day=day,
        right=sum(each.right for each in rounds),
        lines=sum(each.lines for each in rounds),
        hands_per_hour=pace_of(rounds),
    )


class CurvePoint(Struct, frozen=True):
    """One day of a learning curve: ``right`` of ``seen`` decisions."""

    day: int
    right: int
    seen: int

    @property
    def share(self) -> float:
        return self.right / self.seen


def curves(
    observed: Iterable[SkillDay], areas: Mapping[str, Area]
) -> Mapping[Area, tuple[CurvePoint, ...]]:
    """The learning curve of each area: its decisions by day, and those right without help.
    ``areas`` has the area of each skill; other skills are left out."""
    counted: dict[Area, dict[int, list[int]]] = {}
    for each in observed:
        area = areas.get(each.skill)
        if area is not None:
            of_day = counted.setdefault(area, {}).setdefault(each.day, [0, 0])
            of_day[0] += each.right
            of_day[1] += each.seen
    return {area: _points(counted[area]) for area in Area if area in counted}


def _points(by_day: Mapping[int, list[int]]) -> tuple[CurvePoint, ...]:
    return tuple(CurvePoint(day, right, seen) for day, (right, seen) in sorted(by_day.items()))


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
