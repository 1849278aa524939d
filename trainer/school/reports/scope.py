"""The scope of a report: trainees, house, drill and time.

Times are whole weeks up to today, from a Monday, or all time: the sums are kept by day and by week,
so that both agree.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from trainer.records.registry.reads.report_rows import Listed
from trainer.records.registry.reads.report_sums import ALL_TOGETHER, Db, Slice
from trainer.records.registry.tallies import ALL, DAY, WEEK, first_day, week_of
from trainer.wording import Phrase, phrase, say_phrase

BY_DAYS = 4
"""Up to so many weeks are told day by day, more of them week by week."""
AT_MOST = 52
"""So many weeks are told by time; all time is a sum."""


class Period(Struct, frozen=True):
    """So many weeks with this one; None for all time."""

    weeks: int | None
    said: Phrase

    @property
    def title(self) -> str:
        return say_phrase(self.said)

    @property
    def whole_grain(self) -> str:
        """The grain to read the period by for figures without time."""
        return ALL if self.weeks is None else WEEK

    @property
    def fine_grain(self) -> str:
        """The grain of figures over time."""
        short = self.weeks is not None and self.weeks <= BY_DAYS
        return DAY if short else WEEK

    def since(self, grain: str, today: int) -> int | None:
        """The first day or week of the period; None for all time."""
        if grain == ALL:
            return None
        week = week_of(today) - (self.weeks or AT_MOST) + 1
        return first_day(week) if grain == DAY else week

    def first_day(self, today: int) -> int | None:
        """The Monday on which the period begins; None for all time."""
        return None if self.weeks is None else self.since(DAY, today)


FORTNIGHT = Period(2, phrase("Last 2 weeks"))
MONTH = Period(4, phrase("Last 4 weeks"))
QUARTER = Period(12, phrase("Last 12 weeks"))
ALL_TIME = Period(None, phrase("All time"))

PERIODS = (FORTNIGHT, MONTH, QUARTER, ALL_TIME)


def period_of(weeks: int | None) -> Period:
    """The period of so many weeks. Raises StopIteration for any other number."""
    return next(each for each in PERIODS if each.weeks == weeks)


def day_at(at: int, grain: str) -> int:
    """The day of a row at that grain: the day itself, or the week's Monday."""
    return first_day(at) if grain == WEEK else at


class Scope(Struct, frozen=True):
    """The filters: a class (empty: the whole school), a house and a drill (None: any), and a
    time."""

    class_: str = ""
    house: str | None = None
    drill: str | None = None
    period: Period = MONTH


class Group(Struct, frozen=True):
    """The trainees of a report. ``whole``: the school as a whole, which tells of no single
    trainee."""

    trainees: tuple[Listed, ...]
    whole: bool

    @property
    def accounts(self) -> tuple[str, ...]:
        return tuple(each.account for each in self.trainees)

    @property
    def names(self) -> Mapping[str, str]:
        """The names of the trainees, by account."""
        return {each.account: each.name for each in self.trainees}


class View(Struct, frozen=True):
    """A scope on a day, with its trainees."""

    scope: Scope
    group: Group
    today: int

    def summed(self, grain: str) -> Slice:
        """The sums of the group in the scope's time, at that grain."""
        of, since = self.scope, self.scope.period.since(grain, self.today)
        accounts = ALL_TOGETHER if self.group.whole else self.group.accounts
        return Slice(accounts, grain, since, of.house, of.drill)

    def days_of(self, accounts: tuple[str, ...], since: int) -> Slice:
        """The days of these accounts from that one on, whatever the scope's time."""
        return Slice(accounts, DAY, since, self.scope.house, self.scope.drill)


def named(_db: Db, view: View) -> Mapping[str, str]:
    """The names of the trainees of that view."""
    return view.group.names
