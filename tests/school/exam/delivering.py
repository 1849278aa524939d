"""A trainee's log handed in at the school, as the station's courier does it."""

from __future__ import annotations

from pathlib import Path

from trainer.records.looked_at import LookedAt
from trainer.records.registry.registry import Registry
from trainer.school.practice import Practice
from trainer.school.station.marking import Marker
from trainer.school.station.outbox import NOTHING, next_parcel


def deliver(registry: Registry, practice: Practice, path: Path, account: str, station: str) -> None:
    """All that has come to its end in the log of that file."""
    marker = Marker(practice.curriculum, practice.skills.book, practice.skills.store._log)
    with LookedAt(path).look() as reader:
        head, chain = NOTHING, ""
        while (parcel := next_parcel(reader, head)) is not None:
            making = marker.marks(parcel)
            while True:
                try:
                    next(making)
                except StopIteration as made:
                    marks = made.value
                    break
            chain = chain or parcel.events[0].id
            answers = registry.submit(chain, station, account, parcel.events, marks)
            assert {str(each.answer) for each in answers.events} <= {"stored", "duplicate"}
            head = parcel.head
