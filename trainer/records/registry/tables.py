"""Every table of the registry, in the groups that what is done to them knows."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Table

from trainer.records.declared import metadata as metadata
from trainer.records.registry.rows import exams, live, log, marks, people, review
from trainer.records.registry.tallies import TALLIES, item_scopes

LOG: tuple[Table, ...] = (log.chains, log.events, log.deliveries, log.claims)
"""What was delivered. It only grows, but for what is erased by a recorded act."""

MARKED: tuple[Table, ...] = (
    marks.rounds,
    marks.round_mistakes,
    marks.round_items,
    marks.quick,
    marks.standings,
    marks.open_beliefs,
    marks.beliefs_due,
    marks.exam_marks,
    marks.mismatches,
)
"""What the marker makes of the events."""

ACTED: tuple[Table, ...] = (
    log.erasures,
    people.classes,
    people.members,
    exams.exams,
    exams.exam_assignments,
    exams.exam_sittings,
    exams.signatures,
    exams.sheets_seen,
    exams.blind_marks,
    exams.table_tests,
    review.review_requests,
    review.comments,
    review.overrides,
    review.remedials,
    review.houses_published,
    review.re_markings,
    live.live_orders,
)
"""What is projected from events, and can be made again from them at any time."""

ROLLED_UP: tuple[Table, ...] = TALLIES
"""What is summed up from marks, and can be made again from them at any time."""

# What some sums are known by. A number that was given stays, whatever is summed up under it.
NUMBERED: tuple[Table, ...] = (item_scopes,)

KEPT: tuple[Table, ...] = (
    *(people.people, people.strangers, people.badges, people.spent),
    *(exams.exam_tasks, exams.exam_locks, log.settings, log.refused, log.signed_in),
    *(live.live_tables, live.live_watches),
)
"""What no event tells: personal data, what proves a secret, which tasks of an exam were given, what
the registry knows of itself."""

ALL: tuple[Table, ...] = tuple(metadata.sorted_tables)

_OWN = (
    *(marks.standings, marks.open_beliefs, marks.beliefs_due, marks.mismatches),
    *(people.badges, log.signed_in, log.refused, live.live_tables),
)
_NOTHING = {name: "NULL" if none is None else repr(none) for name, none in people.NOBODY.items()}
_TOLD_BY_ACTS = ("account", "role", "state")


def forgotten(account: str) -> Iterator[str]:
    """The statements that forget the erased account which that parameter names."""
    no = ", ".join(f"{name} = {no}" for name, no in _NOTHING.items() if name not in _TOLD_BY_ACTS)
    yield f"UPDATE people SET {no} WHERE account = {account}"
    yield from (f"DELETE FROM {each.name} WHERE account = {account}" for each in _OWN)
    yield f'DELETE FROM live_watches WHERE "by" = {account}'
    yield f"DELETE FROM claims WHERE chain IN (SELECT chain FROM chains WHERE account = {account})"
    # A marker that has read them already finds that they wait no more, and writes nothing.
    yield f"UPDATE deliveries SET waits = NULL WHERE account = {account}"
    # Somebody may have typed that sign-in name while nobody had it.
    yield "DELETE FROM strangers"
