"""The reports' reads of exams: where they were sat, and the days of people since they passed."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import BigInteger, Connection, Select, bindparam, case, cast, func, select

from trainer.records.event import Kind
from trainer.records.registry.reads.paired_counts import Rows
from trainer.records.registry.reads.report_sums import Slice, narrowed, narrowing
from trainer.records.registry.rows.exams import exam_sittings
from trainer.records.registry.rows.log import events
from trainer.records.registry.tallies import tallies

_DAY_MS = 86_400_000


def days_after_exam(db: Connection, of: Slice) -> Rows:
    """Account, day, wager decisions and right ones: the days of each account from the last exam on
    that it passed, in the order of both. The day before that exam may be among them: at which day
    it was told depends on the zone."""
    values = narrowed(of)
    given = {"accounts": of.accounts, "grain": of.grain, **values}
    return tuple(map(tuple, db.execute(_days(tuple(values)), given).all()))


@cache
def _days(narrowed: tuple[str, ...]) -> Select[Any]:
    """Account by account from its own day on: most rows lie before it."""
    passed, at = _passed().subquery("passed"), tallies.c
    since = (at.account == passed.c.account) & (at.at >= passed.c.since)
    more = (narrowing(tallies, name) for name in ("grain", *narrowed) if name != "since")
    sums = (cast(func.sum(each), BigInteger) for each in (at.lines, at.right))
    query = select(at.account, at.at, *sums).select_from(passed.join(tallies, since))
    return query.where(*more).group_by(at.account, at.at).order_by(at.account, at.at)


def _passed() -> Select[Any]:
    """The people who passed, and the day before the last time, but not before the first day asked
    for."""
    at, first = exam_sittings.c, bindparam("since", type_=BigInteger())
    before = func.max(at.ended_at_ms) // _DAY_MS - 1
    since = case((before > first, before), else_=first)
    ended = func.coalesce(at.state, "") == "ended"  # so said, it is not looked for among all ended
    query = select(at.account, since.label("since")).group_by(at.account)
    return query.where(narrowing(exam_sittings, "accounts"), ended, at.outcome == "passed")


def zones_of(db: Connection, sittings: Sequence[str]) -> Mapping[str, int]:
    """The zone of each, as its station told when it began: minutes east of Greenwich, without what
    was not delivered, or was erased."""
    ended = select(events.c.attempt, events.c.body).where(
        events.c.attempt.in_(sittings), events.c.kind == Kind.EXAM_BEGUN.value
    )
    rows = db.execute(ended).all() if sittings else []
    return {sitting: int(json.loads(body).get("zone_min", 0)) for sitting, body in rows if body}
