"""How areas are learned: the share of right answers, day by day or week by week."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import TYPE_CHECKING

from trainer.drills.skills.skill import Area
from trainer.records.registry.derived.tallies import BY_AREA, WEEK
from trainer.records.registry.reads.report_sums import sums
from trainer.school.progress.days import Point
from trainer.school.reports.period import day_at

if TYPE_CHECKING:
    from trainer.records.registry.reads.report_sums import Db, Sum
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
    rows = [(day_at(each.of[0], grain), each.figures) for each in figures]
    by_area = {area: _points(rows, *names) for area, names in _NAMES.items()}
    return Curves(
        weekly=grain == WEEK,
        by_area={area: points for area, points in by_area.items() if points},
        together=_together(rows),
    )


_Rows = Sequence[tuple[int, Mapping[str, int]]]
_NAMES = {area: (f"right_{area.value}", f"seen_{area.value}") for area in Area}
_ALL_RIGHT, _ALL_SEEN = (itemgetter(*names) for names in zip(*_NAMES.values(), strict=True))


def _points(rows: _Rows, right: str, seen: str) -> tuple[Point, ...]:
    return tuple(Point(day, each[right], each[seen]) for day, each in rows if each[seen])


def _together(rows: _Rows) -> tuple[Point, ...]:
    points = (Point(day, sum(_ALL_RIGHT(each)), sum(_ALL_SEEN(each))) for day, each in rows)
    return tuple(point for point in points if point.seen)
