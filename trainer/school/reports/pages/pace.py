"""The report of pace: hands an hour over time, and the time of a hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from trainer.document import (
    CellKind,
    Chart,
    ChartAxis,
    ChartLine,
    Medium,
    TableBlock,
    TableColumn,
    TableRow,
    Value,
    selector,
)
from trainer.school.reports.pace import Pace, Paced, PaceStep, paces
from trainer.school.reports.pages.report import (
    ALL,
    ListedReport,
    ReportTold,
    ScopedRoute,
    ScopeOffers,
)
from trainer.school.reports.pages.trainee_page import TraineeRoute
from trainer.school.words.chart_axes import days_axis, upward_axis
from trainer.school.words.date_words import day_words
from trainer.wording import phrase, say, say_figure, say_list, say_phrase

TITLE = phrase("Pace")
HISTOGRAM = "histogram"


class PaceReport(ScopedRoute, frozen=True):
    """The report of pace, as a curve or as a histogram."""

    shown_as: str = ALL

    @property
    def asked(self) -> object:
        return self.scope


PaceFigures = tuple[Pace, Mapping[str, str]]
"""The pace, and the names of the trainees."""


def _tell(figures: PaceFigures, at: PaceReport, of: ScopeOffers) -> ReportTold:
    """The pace in time or as a histogram; the table has each trainee, or each day."""
    pace, _ = figures
    chart = _histogram(pace) if at.shown_as == HISTOGRAM else _curve(pace, of.today)
    ways = ((ALL, say("Over time")), (HISTOGRAM, say("Time for a hand")))
    return ReportTold(
        name="pace",
        says=chart.says,
        method=say("Pace and accuracy are shown apart, never mixed."),
        tables=(_seen_table(figures, at), _written_table(*figures)),
        drawing=chart,
        choice=selector("reports.choice", say("Of which"), at, "shown_as", ways),
    )


def _seen_table(figures: PaceFigures, at: PaceReport) -> TableBlock:
    columns = (
        TableColumn("of", say("Trainee") if at.class_ else say("Since"), share=3),
        TableColumn("rounds", say("Rounds"), CellKind.COUNT),
        TableColumn("hands_per_hour", say("Hands an hour"), CellKind.COUNT),
        TableColumn("share_right", say("Per cent right"), CellKind.ONE_DECIMAL),
    )
    rows = _trainee_rows(*figures, at) if at.class_ else _day_rows(figures[0])
    return TableBlock("reports.table", "paces", say("The figures"), columns, rows, Medium.SEEN)


def _trainee_rows(pace: Pace, names: Mapping[str, str], at: PaceReport) -> tuple[TableRow, ...]:
    """The trainees, the fastest first."""
    named = [(names.get(account, ""), account, each) for account, each in pace.by_account.items()]
    named.sort(key=lambda of: (-(of[2].hands_per_hour or 0), of[0]))
    return tuple(
        TableRow(
            account,
            (name, each.rounds, each.hands_per_hour, each.accuracy),
            TraineeRoute(**at.shared, account=account, came_from=at),
        )
        for name, account, each in named
    )


def _day_rows(pace: Pace) -> tuple[TableRow, ...]:
    return tuple(
        TableRow(str(day), (day_words(day), each.rounds, each.hands_per_hour, each.accuracy))
        for day, each in pace.by_time
    )


def _written_table(pace: Pace, names: Mapping[str, str]) -> TableBlock:
    """The pace of each trainee, and of each day or week."""
    columns = (
        TableColumn("of", say("Of")),
        TableColumn("day", say("Day"), CellKind.DAY),
        TableColumn("rounds", say("Rounds"), CellKind.COUNT),
        TableColumn("hands_per_hour", say("Hands an hour"), CellKind.COUNT),
        TableColumn("right", say("Right"), CellKind.COUNT),
        TableColumn("decisions", say("Decisions"), CellKind.COUNT),
        TableColumn("share_right", say("Share right"), CellKind.SHARE),
    )
    trainees = (
        TableRow(account, (names.get(account, account), None, *_cells(each)))
        for account, each in pace.by_account.items()
    )
    days = (TableRow(str(day), (say("All"), day, *_cells(each))) for day, each in pace.by_time)
    title = say_phrase(TITLE)
    return TableBlock("pace", "pace", title, columns, (*trainees, *days), Medium.WRITTEN)


def _cells(of: Paced) -> tuple[Value, ...]:
    return of.rounds, of.hands_per_hour, of.right, of.lines, of.accuracy


def _curve(pace: Pace, today: int) -> Chart:
    """Hands an hour in time."""
    timed = [
        (day, each.hands_per_hour) for day, each in pace.by_time if each.hands_per_hour is not None
    ]
    says = say("No pace recorded in this period")
    if len(timed) == 1:
        says = say("{count} hands an hour", count=timed[0][1])
    elif timed:
        says = say("Hands an hour: from {first} to {last}", first=timed[0][1], last=timed[-1][1])
    return Chart(
        key="reports.chart",
        says=says,
        across=days_axis([day for day, _ in timed], today),
        up=upward_axis(say("hands an hour"), max((each for _, each in timed), default=100)),
        lines=(ChartLine("", tuple((float(day), float(each)) for day, each in timed)),),
    )


def _histogram(pace: Pace) -> Chart:
    """The chart of rounds by the seconds that a hand took."""
    steps = pace.histogram
    ticks = tuple((float(place), say_figure(str(each.low))) for place, each in enumerate(steps))
    return Chart(
        key="reports.chart",
        says=_histogram_says(steps),
        across=ChartAxis(say("seconds for a hand"), 0, len(steps), ticks),
        up=upward_axis(say("rounds"), max((each.rounds for each in steps), default=1)),
        columns=tuple((place, place + 1.0, float(each.rounds)) for place, each in enumerate(steps)),
    )


def _histogram_says(steps: Sequence[PaceStep]) -> str:
    lines = [
        say("{low} to {high} seconds: {rounds}", low=each.low, high=each.high, rounds=each.rounds)
        if each.high is not None
        else say("{low} seconds and more: {rounds}", low=each.low, rounds=each.rounds)
        for each in steps
        if each.rounds
    ]
    return say_list(lines, ";") or say("No rounds in this period")


REPORT = ListedReport(
    PaceReport,
    TITLE,
    phrase("hands an hour by day, and how long a hand takes."),
    lambda reports, at: reports.viewed(at.scope, paces),
    _tell,
)
