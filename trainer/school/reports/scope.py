"""The scope of a report: trainees, house, drill and time."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.records.registry.reads.report_rows import Listed
from trainer.records.registry.reads.report_sums import ALL_TOGETHER, Slice
from trainer.records.registry.tallies import DAY
from trainer.school.reports.period import MONTH, Period


@dataclass(frozen=True, slots=True)
class Scope:
    """The filters: a class (empty: the whole school), a house and a drill (None: any), and a
    time."""

    class_: str = ""
    house: str | None = None
    drill: str | None = None
    period: Period = MONTH


@dataclass(frozen=True, slots=True)
class Group:
    """The trainees of a report. ``whole``: the school as a whole, which tells of no single
    trainee."""

    trainees: tuple[Listed, ...]
    whole: bool

    @property
    def accounts(self) -> tuple[str, ...]:
        return tuple(each.account for each in self.trainees)


@dataclass(frozen=True, slots=True)
class View:
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
