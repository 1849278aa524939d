"""The evidence of one log, beside the rows derived from it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from trainer.records.chain import Row
from trainer.records.event import BEFORE_ALL, Event
from trainer.records.log import Log
from trainer.records.quick_store import QuickStore
from trainer.records.results import MistakeMade
from trainer.records.store import Store
from trainer.school.exports.bundle.contents import (
    BundleAbout,
    BundleEvidence,
    BundleMark,
    BundleSubject,
    ChainOwner,
    Link,
    Plain,
    Stretch,
)
from trainer.school.exports.bundle.re_marking import OF_A_MISTAKE, OF_A_QUICK, OF_A_ROUND, picked


def evidence_of_log(log: Log) -> BundleEvidence:
    """All that the log holds, and how it was marked. Raises RecordsFault."""
    with log.transaction():
        events = tuple(map(row_of, log.events()))
        marks = tuple(_marks(log))
    last = events[-1] if events else None
    head = Link(last.place, last.hash.hex()) if last else Link(0, BEFORE_ALL.hex())
    chain = str(events[0].id) if events else ""
    stretch = Stretch(chain, ChainOwner.TRAINEE, "", head, whole=True, events=events)
    return BundleEvidence(BundleAbout(BundleSubject.RECORDS, chain), (stretch,), marks)


def row_of(event: Event) -> Row:
    """The event's row in the file."""
    return Row(
        event.place,
        event.id,
        event.attempt,
        event.kind.value,
        event.at_ms,
        event.body,
        event.before,
        event.hash,
    )


def _marks(log: Log) -> Iterator[BundleMark]:
    store = Store(log)
    made = _by_attempt(store.mistakes())
    for each in store.results():
        result = picked(each, OF_A_ROUND)
        yield BundleMark(each.attempt, each.marked_by, result, tuple(made[each.attempt]))
    for quick in QuickStore(log).results():
        yield BundleMark(quick.attempt, quick.marked_by, picked(quick, OF_A_QUICK))


def _by_attempt(mistakes: Iterable[MistakeMade]) -> dict[str, list[Plain]]:
    found: dict[str, list[Plain]] = defaultdict(list)
    for each in mistakes:
        found[each.attempt].append(picked(each, OF_A_MISTAKE))
    return found
