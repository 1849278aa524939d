"""A control chart after an exam: who passed and gets worse is seen before it costs much; and the
charts of a whole class.

The method is a moving average with falling weights (EWMA, one-sided). From the day of the pass on
the wrong wager decisions are taken in samples of a day, days joined until there are enough
decisions. The average takes a share of each sample and keeps the rest:

    average = 0.2 x the sample's share of wrong ones + 0.8 x the average before

It begins at the standard, which is what an exam lets pass: three wrong in a hundred and fifty. The
limit lies 3.8 standard deviations above the standard, reckoned from the decisions that
are really in the average, so it is wider where there were few. An average above its limit is an
alarm: a relapse. The standard is the exam's and not the trainee's own, for 150 decisions tell too
little of anyone.

Simulated: of trainees who stay at the standard fewer than one in twenty
gets a false alarm in sixty samples; one who falls back to six wrong in a hundred is found within
ten samples nine times of ten.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from math import sqrt
from operator import itemgetter
from typing import NamedTuple

from msgspec import Struct

from trainer.document import Chart, ChartAxis, ChartLine, LineStyle
from trainer.records.registry.reads.blind_marking import kept_from
from trainer.records.registry.reads.report_rows import sittings_of
from trainer.records.registry.reads.report_sums import Db, Rows, days_after_exam, sum_rows, zones_of
from trainer.records.registry.rows.exams import SittingRow
from trainer.records.registry.tallies import first_day, week_of
from trainer.school.clock import day_of
from trainer.school.reports.scope import View
from trainer.school.words.chart_axes import upward_axis
from trainer.school.words.date_words import date_words, day_words
from trainer.school.words.figure_words import one_decimal
from trainer.wording import say

STANDARD = 3 / 150
# With these, fewer than one in twenty who keep the standard get a false alarm in sixty samples.
SHARE, LIMIT = 0.2, 3.8
# The number of decisions in a sample: about four rounds.
SAMPLE = 60
# Older samples have no weight in the average any more, so they are not read.
WATCHED_WEEKS = 26


class Sample(NamedTuple):
    """Some decisions up to that day, and how many were wrong."""

    day: int
    decisions: int
    wrong: int

    @property
    def share(self) -> float:
        return self.wrong / self.decisions


class Watched(NamedTuple):
    """A sample, the average after it, and its limit."""

    sample: Sample
    average: float
    limit: float

    @property
    def alarm(self) -> bool:
        return self.average > self.limit


class Control(Struct, frozen=True):
    """The chart of one trainee since the exam was passed."""

    passed_day: int
    watched: tuple[Watched, ...]

    @property
    def relapsed(self) -> bool:
        """True if the average is above the limit now."""
        return bool(self.watched) and self.watched[-1].alarm

    @property
    def alarms(self) -> tuple[Watched, ...]:
        return tuple(each for each in self.watched if each.alarm)

    @property
    def since(self) -> int | None:
        """The day on which the present alarm began."""
        if not self.relapsed:
            return None
        begun = self.watched[-1].sample.day
        for each in reversed(self.watched):
            if not each.alarm:
                break
            begun = each.sample.day
        return begun


def control(db: Db, view: View, account: str, passed_day: int) -> Control:
    """The chart of that trainee since the pass, at the view's house and drill."""
    of = view.days_of((account,), watched_from(passed_day, view.today))
    return charted(passed_day, sum_rows(db, of, ("at",), ("lines", "right")))


def watched_from(passed_day: int, today: int) -> int:
    """The first day of the chart."""
    return max(passed_day + 1, first_day(week_of(today) - WATCHED_WEEKS + 1))


def charted(passed_day: int, days: Iterable[tuple[int, ...]]) -> Control:
    """The chart of these days, each with its wager decisions and the right ones."""
    worked = ((day, lines, lines - right) for day, lines, right in days)
    return Control(passed_day, tuple(watch(samples(worked))))


def samples(days: Iterable[tuple[int, int, int]]) -> Iterator[Sample]:
    """Days with their decisions and wrong ones, joined until a sample is large enough. The rest
    waits for further days."""
    decisions = wrong = 0
    for day, done, bad in days:
        decisions, wrong = decisions + done, wrong + bad
        if decisions >= SAMPLE:
            yield Sample(day, decisions, wrong)
            decisions = wrong = 0


def watch(taken: Iterable[Sample]) -> Iterator[Watched]:
    """The average after each sample, and its limit."""
    average, variance = STANDARD, 0.0
    for sample in taken:
        average = SHARE * sample.share + (1 - SHARE) * average
        of_sample = STANDARD * (1 - STANDARD) / sample.decisions
        variance = SHARE**2 * of_sample + (1 - SHARE) ** 2 * variance
        yield Watched(sample, average, STANDARD + LIMIT * sqrt(variance))


PASSED, ENDED = "passed", "ended"

Day = tuple[int, ...]
"""A day with its wager decisions and the right ones."""


class Relapse(Struct, frozen=True):
    """A trainee who passed, and the chart since."""

    account: str
    name: str
    control: Control


def relapses(db: Db, view: View, by: str = "") -> tuple[Relapse, ...]:
    """Everybody of the view who passed an exam: the relapsed first, then by name. ``by`` is not
    told who passed an exam that they may still mark blind."""
    ended = sittings_of(db, view.group.accounts)
    blind = kept_from(db, by, [each.sitting for each in ended]) if by else frozenset()
    exams = [each for each in ended if each.sitting not in blind]
    passed = passed_days(exams, zones_of(db, [each.sitting for each in exams]))
    if not passed:
        return ()
    from_day = watched_from(min(passed.values()), view.today)
    of = view.days_of(tuple(passed), from_day)
    days = _by_account(days_after_exam(db, of))
    found = (
        Relapse(each.account, each.name, _control(passed[each.account], done, view.today))
        for each in view.group.trainees
        if each.account in passed
        for done in (days.get(each.account, ()),)
    )
    return tuple(sorted(found, key=lambda each: (not each.control.relapsed, each.name)))


def passed_days(sittings: Iterable[SittingRow], zones: Mapping[str, int]) -> Mapping[str, int]:
    """The day of each account's last pass, in the zone of its sitting; a voided exam is none."""
    days: dict[str, int] = {}
    for each in sittings:
        if each.outcome == PASSED and each.state == ENDED and each.ended_at_ms is not None:
            day = day_of(each.ended_at_ms, zones.get(each.sitting, 0))
            days[each.account] = max(days.get(each.account, day), day)
    return days


def _control(passed_day: int, days: Sequence[Day], today: int) -> Control:
    first = watched_from(passed_day, today)
    return charted(passed_day, [day for day in days if day[0] >= first])


def _by_account(rows: Rows) -> Mapping[str, Sequence[Day]]:
    """The days of each account."""
    # The rows are sorted by account, which ``groupby`` needs.
    groups = groupby(rows, key=itemgetter(0))
    return {account: [row[1:] for row in among] for account, among in groups}


def control_chart(key: str, control: Control, name: str) -> Chart:
    """The moving average of wrong decisions since the exam was passed, and its limit."""
    watched = tuple((float(place), each) for place, each in enumerate(control.watched, 1))
    average = tuple((at, 100 * each.average) for at, each in watched)
    limit = tuple((at, 100 * each.limit) for at, each in watched)
    taken = tuple((at, 100 * each.sample.share) for at, each in watched)
    end = len(watched) + 0.5
    standard = ((0.5, 100 * STANDARD), (end, 100 * STANDARD))
    highest = max((y for _, y in (*average, *limit, *taken)), default=6.0)
    ticks = tuple((at, day_words(each.sample.day)) for at, each in watched)
    return Chart(
        key=key,
        says=control_words(control, name),
        across=ChartAxis(
            say("samples of {count} decisions or more", count=SAMPLE), 0.5, end, ticks
        ),
        up=upward_axis(say("per cent wrong"), highest),
        lines=(
            ChartLine(say("standard"), standard, LineStyle.OTHER),
            ChartLine(say("limit"), limit, LineStyle.LIMIT),
            ChartLine("", taken, LineStyle.DOTS),
            ChartLine(say("average"), average),
        ),
        alarms=tuple((at, 100 * each.average) for at, each in watched if each.alarm),
    )


def control_words(control: Control, name: str) -> str:
    """The chart in a sentence."""
    if not control.watched:
        return say("{name}: too few decisions since the exam", name=name)
    last = control.watched[-1]
    figures = {
        "name": name,
        "average": one_decimal(last.average),
        "limit": one_decimal(last.limit),
    }
    if control.since is not None:
        return say(
            "{name}: relapsed since {day}, {average} per cent wrong, limit {limit}",
            day=date_words(control.since),
            **figures,
        )
    return say("{name}: within the limit, {average} per cent wrong of {limit}", **figures)
