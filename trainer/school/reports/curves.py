"""How areas are learned: the share of right answers, day by day or week by week."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from trainer.drills.skills.skill import Area
from trainer.records.registry.derived.tallies import BY_AREA, WEEK
from trainer.records.registry.reads.report_rows import sums
from trainer.school.progress.days import Point
from trainer.school.reports.period import day_at

if TYPE_CHECKING:
    from trainer.records.registry.reads.report_rows import Db, Sum
    from trainer.school.reports.scope import View


@dataclass(frozen=True, slots=True)
class Curves:
    """The curve of each area that was seen, and of all areas together. ``weekly``: a point is a
    week, at its Monday."""

    weekly: bool
    by_area: Mapping[Area, tuple[Point, ...]]
    together: tuple[Point, ...]


def curves(db: Db, view: View) -> Curves:
    """The learning curves of that view."""
    grain = view.scope.period.fine_grain
    return drawn(sums(db, view.summed(grain), ("at",), BY_AREA), grain)


def drawn(figures: Iterable[Sum], grain: str) -> Curves:
    """The curves of these sums by time."""
    rows = [(day_at(each.of[0], grain), each) for each in figures]
    by_area = {area: _points(rows, (area,)) for area in Area}
    return Curves(
        weekly=grain == WEEK,
        by_area={area: points for area, points in by_area.items() if points},
        together=_points(rows, tuple(Area)),
    )


def _points(rows: Iterable[tuple[int, Sum]], areas: tuple[Area, ...]) -> tuple[Point, ...]:
    counted = (
        Point(
            day,
            right=sum(each[f"right_{area.value}"] for area in areas),
            seen=sum(each[f"seen_{area.value}"] for area in areas),
        )
        for day, each in rows
    )
    return tuple(point for point in counted if point.seen)
