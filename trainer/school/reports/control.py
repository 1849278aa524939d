"""A control chart after an exam: who passed and gets worse is seen before it costs much.

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

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from trainer.records.registry.reads.report_sums import Db, sum_rows
from trainer.records.registry.tallies import first_day, week_of
from trainer.school.reports.scope import View

STANDARD = 3 / 150
# With these, fewer than one in twenty who keep the standard get a false alarm in sixty samples.
SHARE, LIMIT = 0.2, 3.8
SAMPLE = 60
"""The number of decisions in a sample: about four rounds."""
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


@dataclass(frozen=True, slots=True)
class Control:
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


def watch(taken: Iterable[Sample], standard: float = STANDARD) -> Iterator[Watched]:
    """The average after each sample, and its limit."""
    average, variance = standard, 0.0
    for sample in taken:
        average = SHARE * sample.share + (1 - SHARE) * average
        of_sample = standard * (1 - standard) / sample.decisions
        variance = SHARE**2 * of_sample + (1 - SHARE) ** 2 * variance
        yield Watched(sample, average, standard + LIMIT * sqrt(variance))
