"""Trainees who passed an exam and relapsed: the control charts of a whole class."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from trainer.records.registry.reads.blind_marking import kept_from
from trainer.records.registry.reads.paired_counts import Rows
from trainer.records.registry.reads.report_rows import sittings_of
from trainer.records.registry.reads.report_sums import Db, days_after_exam, zones_of
from trainer.records.registry.rows.exams import SittingRow
from trainer.school.reports.control import Control, charted, watched_from
from trainer.school.reports.scope import View
from trainer.school.session.habit import day_of

PASSED, ENDED = "passed", "ended"

Day = tuple[int, ...]
"""A day with its wager decisions and the right ones."""


@dataclass(frozen=True, slots=True)
class Relapse:
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
