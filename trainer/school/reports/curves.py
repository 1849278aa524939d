"""The learning of areas: the share of right answers, day by day or week by week."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from trainer.drills.skills.skill import Area
from trainer.records.registry.reads.report_sums import Db, Rows, sum_rows
from trainer.records.registry.tallies import BY_AREA, WEEK
from trainer.school.progress.daily_figures import CurvePoint
from trainer.school.reports.scope import View, day_at


class Curves(Struct, frozen=True):
    """The curve of each area that was seen, and of all areas together. ``weekly``: one point a
    week, at its Monday."""

    weekly: bool
    by_area: Mapping[Area, tuple[CurvePoint, ...]]
    together: tuple[CurvePoint, ...]


def curves(db: Db, view: View) -> Curves:
    """The learning curves of that view."""
    grain = view.scope.period.fine_grain
    return drawn(sum_rows(db, view.summed(grain), ("at",), BY_AREA), grain)


def drawn(rows: Rows, grain: str) -> Curves:
    """The curves of these sums by time."""
    at, *figures = zip(*rows, strict=True) if rows else ((), *((),) * len(BY_AREA))
    days = [day_at(each, grain) for each in at]
    seen, right = figures[::2], figures[1::2]
    by_area = (_points(days, *of) for of in zip(right, seen, strict=True))
    together = (map(sum, zip(*of, strict=True)) for of in (right, seen))
    return Curves(
        weekly=grain == WEEK,
        by_area={area: points for area, points in zip(Area, by_area, strict=True) if points},
        together=_points(days, *together),
    )


def _points(
    days: Iterable[int], right: Iterable[int], seen: Iterable[int]
) -> tuple[CurvePoint, ...]:
    """The days with any answers."""
    return tuple(CurvePoint(*of) for of in zip(days, right, seen, strict=True) if of[2])
