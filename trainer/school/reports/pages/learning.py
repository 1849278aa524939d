"""The report of learning: the share of right answers, area by area, in time."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from trainer.document import (
    CellKind,
    Chart,
    ChartLine,
    Medium,
    TableBlock,
    TableColumn,
    TableRow,
    selector,
)
from trainer.drills.skills.skill import Area
from trainer.school.progress.daily_figures import CurvePoint
from trainer.school.reports.curves import Curves, curves
from trainer.school.reports.pages.report import (
    ALL,
    ListedReport,
    ReportTold,
    ScopedRoute,
    ScopeOffers,
)
from trainer.school.words.chart_axes import days_axis, share_axis
from trainer.wording import phrase, say, say_count, say_phrase

TITLE = phrase("Learning curves")


class LearningReport(ScopedRoute, frozen=True):
    """The report of learning, of one area or of all together."""

    area: str = ALL

    @property
    def asked(self) -> object:
        return self.scope


def _tell(curves: Curves, at: LearningReport, of: ScopeOffers) -> ReportTold:
    """The curve of one area, or of all together; the table has them all."""
    area = Area(at.area) if at.area else None
    points = curves.together if area is None else curves.by_area.get(area, ())
    name = say("All areas") if area is None else area.words
    chart = learning_chart("reports.chart", points, of.today, weekly=curves.weekly, name=name)
    areas = ((ALL, say("All areas")), *((each.value, each.words) for each in curves.by_area))
    return ReportTold(
        name="learning",
        says=chart.says,
        method=say("Right means right without help. Right after a hint counts as wrong."),
        tables=(_areas_table(curves, at), points_table(curves)),
        drawing=chart,
        choice=selector("reports.choice", say("Of which"), at, "area", areas),
    )


def _areas_table(curves: Curves, at: LearningReport) -> TableBlock:
    """The first and the last of each curve; a row leads to its chart."""
    columns = (
        TableColumn("area", say("Area"), share=4),
        TableColumn("first", say("At first"), CellKind.PER_CENT),
        TableColumn("last", say("At last"), CellKind.PER_CENT),
        TableColumn("answers", say("Answers"), CellKind.COUNT),
    )
    rows = tuple(
        TableRow(
            area.value,
            (area.words, points[0].share, points[-1].share, sum(each.seen for each in points)),
            replace(at, area=area.value),
        )
        for area, points in curves.by_area.items()
    )
    return TableBlock("reports.table", "areas", say("The figures"), columns, rows, Medium.SEEN)


def points_table(curves: Curves) -> TableBlock:
    """Every point of every curve."""
    columns = (
        TableColumn("area", say("Area")),
        TableColumn("day", say("Day"), CellKind.DAY),
        TableColumn("right", say("Right"), CellKind.COUNT),
        TableColumn("answers", say("Answers"), CellKind.COUNT),
        TableColumn("share_right", say("Share right"), CellKind.SHARE),
    )
    rows = tuple(
        TableRow(
            f"{area.value} {point.day}",
            (area.value, point.day, point.right, point.seen, point.share),
        )
        for area, points in curves.by_area.items()
        for point in points
    )
    title = say_phrase(TITLE)
    return TableBlock("learning", "learning", title, columns, rows, Medium.WRITTEN)


def learning_chart(
    key: str, points: Sequence[CurvePoint], today: int, *, weekly: bool, name: str
) -> Chart:
    """The share of right answers, point by point in time."""
    dots = tuple((float(each.day), 100 * each.share) for each in points)
    return Chart(
        key=key,
        says=_learned(points, name, weekly=weekly),
        across=days_axis([each.day for each in points], today),
        up=share_axis(min((y for _, y in dots), default=50.0), say("per cent right")),
        lines=(ChartLine("", dots),),
    )


def _learned(points: Sequence[CurvePoint], name: str, *, weekly: bool) -> str:
    if not points:
        return say("{area}: nothing in this period", area=name)
    many = (
        say_count("one week", "{count} weeks", count=len(points))
        if weekly
        else say_count("one day", "{count} days", count=len(points))
    )
    return say(
        "{area}, {times}: from {first} to {last} per cent right",
        area=name,
        times=many,
        first=round(100 * points[0].share),
        last=round(100 * points[-1].share),
    )


REPORT = ListedReport(
    LearningReport,
    TITLE,
    phrase("the share of right answers, area by area."),
    lambda reports, at: reports.viewed(at.scope, curves),
    _tell,
)
