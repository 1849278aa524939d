"""A trainee's log handed in at the school and marked there, as a machine of a school does it."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from trainer.records.reading import LookedAt
from trainer.records.registry.registry import Registry
from trainer.school.curriculum import Curriculum
from trainer.school.marker.marker import Marker
from trainer.school.practice import Practice
from trainer.school.station.outbox import NOTHING, next_parcel


def deliver(registry: Registry, practice: Practice, path: Path, account: str, station: str) -> None:
    """All that has come to its end in the log of that file."""
    with LookedAt(path).look() as reader:
        head, chain = NOTHING, ""
        while (parcel := next_parcel(reader, head)) is not None:
            chain = chain or parcel.events[0].id
            answers = registry.submit(chain, station, account, parcel.events)
            assert {str(each.answer) for each in answers.events} <= {"stored", "duplicate"}
            head = parcel.head
    mark_all(registry, practice.curriculum)


def mark_all(registry: Registry, curriculum: Curriculum) -> None:
    """The marker marks all that waits, from nothing."""
    with TemporaryDirectory() as folder:
        marker = Marker(registry, lambda: curriculum, Path(folder))
        for _ in marker.work():
            pass
        marker.close()
