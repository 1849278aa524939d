"""The report after the exam: the trainees who passed, and those who relapsed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from trainer.document import (
    CellKind,
    Chart,
    Medium,
    Selector,
    TableBlock,
    TableColumn,
    TableRow,
    selector,
)
from trainer.school.reports.control import (
    LIMIT,
    SAMPLE,
    SHARE,
    STANDARD,
    Control,
    Relapse,
    control_chart,
    control_words,
)
from trainer.school.reports.pages.report import (
    ALL,
    ListedReport,
    ReportTold,
    ScopedRoute,
    ScopeOffers,
)
from trainer.school.reports.pages.trainee_page import TraineeRoute
from trainer.school.reports.reports import Reports
from trainer.school.words.date_words import date_words
from trainer.wording import phrase, say, say_figure, say_phrase

TITLE = phrase("After the exam")


class AfterExamReport(ScopedRoute, frozen=True):
    """The report after the exam, with the chart of one account."""

    account: str = ALL

    @property
    def asked(self) -> object:
        return self.scope


def _read(reports: Reports, at: AfterExamReport) -> Sequence[Relapse]:
    """Everybody of the class who passed; nobody of the whole school."""
    return reports.relapses(at.scope) if at.class_ else ()


def _tell(relapses: Sequence[Relapse], at: AfterExamReport, of: ScopeOffers) -> ReportTold:
    """The control chart of one of them; the table has them all, the relapsed first."""
    one = next((each for each in relapses if each.account == at.account), None)
    one = one or next(iter(relapses), None)
    return ReportTold(
        name="after-the-exam",
        says=_says(at, one),
        method=_method(),
        tables=(_states_table(relapses, at), _samples_table(relapses)),
        drawing=_chart(one),
        choice=_choice(relapses, one, at),
    )


def _says(at: AfterExamReport, one: Relapse | None) -> str:
    if not at.class_:
        return say("Choose a class. The whole school shows no single trainees.")
    if one is None:
        return say("Nobody of this class has passed an exam yet.")
    return control_words(one.control, one.name)


def _chart(one: Relapse | None) -> Chart | None:
    if one is None or not one.control.watched:
        return None
    return control_chart("reports.chart", one.control, one.name)


def _choice(
    relapses: Sequence[Relapse], one: Relapse | None, at: AfterExamReport
) -> Selector | None:
    if one is None:
        return None
    names = ((each.account, each.name) for each in relapses)
    return selector("reports.choice", say("Of which"), at, "account", names)


def _method() -> str:
    return say(
        "Since the day after the exam, samples of {sample} decisions or more. The average "
        "takes {share}% of each new sample (EWMA). The standard, {standard}% wrong, is what "
        "an exam lets pass. The limit is {limit} standard deviations above it. Of those "
        "at standard, under 5% get false alarms in sixty samples.",
        sample=SAMPLE,
        share=round(100 * SHARE),
        standard=round(100 * STANDARD),
        limit=say_figure(str(LIMIT)),
    )


def _states_table(relapses: Iterable[Relapse], at: AfterExamReport) -> TableBlock:
    columns = (
        TableColumn("trainee", say("Trainee"), share=3),
        TableColumn("passed", say("Passed")),
        TableColumn("now", say("Now"), share=4),
        TableColumn("samples", say("Samples"), CellKind.COUNT),
    )
    rows = tuple(
        TableRow(
            each.account,
            (
                each.name,
                date_words(each.control.passed_day),
                _state(each.control),
                len(each.control.watched),
            ),
            TraineeRoute(**at.shared, account=each.account, came_from=at),
            "critical" if each.control.relapsed else "",
        )
        for each in relapses
    )
    return TableBlock("reports.table", "states", say("The figures"), columns, rows, Medium.SEEN)


def _state(control: Control) -> str:
    if control.since is not None:
        return say("Relapsed since {day}", day=date_words(control.since))
    if not control.watched:
        return say("Too few decisions yet")
    if control.alarms:
        return say("Within the limit again, after an alarm")
    return say("Within the limit")


def _samples_table(relapses: Iterable[Relapse]) -> TableBlock:
    """Every sample of everybody."""
    columns = (
        TableColumn("account", say("Account"), medium=Medium.FILE),
        TableColumn("trainee", say("Trainee")),
        TableColumn("day", say("Day"), CellKind.DAY),
        TableColumn("decisions", say("Decisions"), CellKind.COUNT),
        TableColumn("wrong", say("Wrong"), CellKind.COUNT),
        TableColumn("average", say("Average wrong"), CellKind.SHARE),
        TableColumn("limit", say("Limit"), CellKind.SHARE),
        TableColumn("alarm", say("Alarm"), CellKind.YES),
    )
    rows = tuple(
        TableRow(
            f"{of.account} {place}",
            (of.account, of.name, *each.sample, each.average, each.limit, each.alarm),
        )
        for of in relapses
        for place, each in enumerate(of.control.watched)
    )
    title = say_phrase(TITLE)
    return TableBlock("samples", "after-the-exam", title, columns, rows, Medium.WRITTEN)


REPORT = ListedReport(
    AfterExamReport,
    TITLE,
    phrase(
        "whether people who passed keep the standard. Each point is a sample of 60 wager "
        "decisions or more. The line is their average, and recent samples weigh most. *▲* "
        "above the limit is a relapse. Of those at standard, under 5% get false alarms in "
        "sixty samples."
    ),
    _read,
    _tell,
)
