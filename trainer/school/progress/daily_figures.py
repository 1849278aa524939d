"""Pace and accuracy day by day, and a learning curve for each area."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from trainer.drills.skills.skill import Area
from trainer.records.observation import SkillDay
from trainer.records.results import RoundResult
from trainer.school.debrief.pace import pace_of
from trainer.school.session.habit import day_of


@dataclass(frozen=True, slots=True)
class DayDone:
    """One day's rounds: ``right`` of ``lines`` wager decisions. ``hands_per_hour`` is None if too
    little time was measured."""

    day: int
    rounds: int
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
        rounds=len(rounds),
        right=sum(each.right for each in rounds),
        lines=sum(each.lines for each in rounds),
        hands_per_hour=pace_of(rounds),
    )


@dataclass(frozen=True, slots=True)
class CurvePoint:
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
