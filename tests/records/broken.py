"""Where a chain of events does not hold."""

from __future__ import annotations

from collections.abc import Iterable

from trainer.records.event import BEFORE_ALL, Event


def broken_at(events: Iterable[Event]) -> tuple[int, ...]:
    """The places of events, from the first, that are altered or do not follow the last."""
    last, place, broken = BEFORE_ALL, 0, []
    for event in events:
        if event.before != last or event.place != place + 1 or not event.sound:
            broken.append(event.place)
        last, place = event.hash, event.place
    return tuple(broken)
