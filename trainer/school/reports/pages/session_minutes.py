"""The report of mistakes by the minute of the session."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from trainer.document import CellKind, Chart, ChartAxis, TableBlock, TableColumn, TableRow
from trainer.records.registry.rows.marks import RoundRow
from trainer.school.clock import MINUTE_MS
from trainer.school.reports.pages.report import ListedReport, ReportTold, ScopedRoute, ScopeOffers
from trainer.school.words.chart_axes import upward_axis
from trainer.school.words.figure_words import per_thousand
from trainer.wording import phrase, say, say_figure, say_list, say_phrase

TITLE = phrase("When mistakes happen")
PAUSE_MINUTES, STEP_MINUTES, STEPS = 30, 10, 7
"""A session ends with a pause so long; steps of so many minutes, the last of which is open."""


class SessionMinutesReport(ScopedRoute, frozen=True):
    """The report of mistakes by minute."""


class MinuteStep(Struct, frozen=True):
    """The rounds dealt in that stretch of a session."""

    first_minute: int
    rounds: int
    decisions: int
    mistakes: int

    @property
    def rate(self) -> float | None:
        """Mistakes per wager decision."""
        return self.mistakes / self.decisions if self.decisions else None


def steps_of(rounds: Iterable[RoundRow]) -> tuple[MinuteStep, ...]:
    """The rounds of practice by the length of the session so far."""
    # Exams have a length of their own, so they are left out.
    by_step: list[list[RoundRow]] = [[] for _ in range(STEPS)]
    for minute, each in _timed([each for each in rounds if each.exam is None]):
        by_step[min(minute // STEP_MINUTES, STEPS - 1)].append(each)
    return tuple(_step(place * STEP_MINUTES, among) for place, among in enumerate(by_step))


def _timed(rounds: Sequence[RoundRow]) -> Iterator[tuple[int, RoundRow]]:
    """Each round with its minute; another trainee or a pause begins a session."""
    began = rounds[0].dealt_at_ms if rounds else 0
    yield from ((0, each) for each in rounds[:1])
    for before, each in pairwise(rounds):
        pause = each.dealt_at_ms - before.dealt_at_ms
        if each.account != before.account or pause >= PAUSE_MINUTES * MINUTE_MS:
            began = each.dealt_at_ms
        yield (each.dealt_at_ms - began) // MINUTE_MS, each


def _step(first_minute: int, among: Sequence[RoundRow]) -> MinuteStep:
    return MinuteStep(
        first_minute,
        len(among),
        sum(each.lines for each in among),
        sum(each.mistakes for each in among),
    )


def _tell(steps: Sequence[MinuteStep], at: SessionMinutesReport, of: ScopeOffers) -> ReportTold:
    """Columns over the minutes, and the same in a table."""
    return ReportTold(
        name="session-minutes",
        says=_says(steps, at),
        method=say(
            "Practice only, no exams. A session ends with a pause of {pause} minutes. Per 1000: "
            "mistakes in a thousand wager decisions.",
            pause=PAUSE_MINUTES,
        ),
        tables=(_table(steps),),
        drawing=_chart(steps) if any(each.rounds for each in steps) else None,
    )


def _says(steps: Sequence[MinuteStep], at: SessionMinutesReport) -> str:
    if not at.class_:
        return say("Choose a class to see when mistakes happen.")
    worst = max(steps, key=lambda each: each.rate or 0.0)
    if not worst.rate:
        return say("Mistakes: none in this period")
    return say(
        "Most mistakes happen from minute {minute} on: {rate} per 1000 decisions",
        minute=worst.first_minute,
        rate=per_thousand(worst.rate),
    )


def _chart(steps: Sequence[MinuteStep]) -> Chart:
    rates = [1000 * (each.rate or 0.0) for each in steps]
    return Chart(
        key="reports.chart",
        says=say_list([_step_words(each) for each in steps], ";"),
        across=ChartAxis(
            say("minutes since the session began"),
            0,
            STEPS,
            tuple((float(at), say_figure(str(e.first_minute))) for at, e in enumerate(steps)),
        ),
        up=upward_axis(say("mistakes per 1000"), max(*rates, 1.0)),
        columns=tuple((at, at + 1.0, rate) for at, rate in enumerate(rates)),
    )


def _step_words(step: MinuteStep) -> str:
    rate = say("nothing") if step.rate is None else per_thousand(step.rate)
    return say("minute {minute}: {rate}", minute=step.first_minute, rate=rate)


def _table(steps: Sequence[MinuteStep]) -> TableBlock:
    columns = (
        TableColumn("first_minute", say("From minute"), CellKind.COUNT),
        TableColumn("rounds", say("Rounds"), CellKind.COUNT),
        TableColumn("decisions", say("Decisions"), CellKind.COUNT),
        TableColumn("mistakes", say("Mistakes"), CellKind.COUNT),
        TableColumn("rate", say("Per 1000"), CellKind.PER_THOUSAND),
    )
    rows = tuple(
        TableRow(str(e.first_minute), (e.first_minute, e.rounds, e.decisions, e.mistakes, e.rate))
        for e in steps
    )
    return TableBlock("reports.table", "session-minutes", say_phrase(TITLE), columns, rows)


REPORT = ListedReport(
    SessionMinutesReport,
    TITLE,
    phrase("mistakes by the minutes since the session began."),
    lambda reports, at: steps_of(reports.rounds(at.scope)),
    _tell,
)
