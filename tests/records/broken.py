"""Where a chain of events does not hold."""

from __future__ import annotations

from collections.abc import Iterable

from trainer.records.event import BEFORE_ALL, Event


def broken_at(events: Iterable[Event]) -> tuple[int, ...]:
    """The places of events, from the first, that are altered or do not follow the last."""
    last, broken = BEFORE_ALL, []
    for place, event in enumerate(events, 1):
        if event.before != last or event.place != place or not event.sound:
            broken.append(event.place)
        last = event.hash
    return tuple(broken)
