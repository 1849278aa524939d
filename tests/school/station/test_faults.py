"""Whatever fails on the way to the school, the station goes on and all comes there later."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.records.rounds import dealt
from tests.school.exports.full_disk import room_for
from tests.school.tables import Ticking
from trainer.records.log import Log
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import DeliveryRow
from trainer.school.clock import Clock
from trainer.school.station.courier import Address, Courier
from trainer.school.station.delivery_status import DELIVERING, State, Status
from trainer.school.station.standing import NAME, hinted

PAGE = 4096


class Here:
    """A machine that keeps the school's records itself."""

    def __init__(self, home: Path) -> None:
        self.home, self.time = home, Ticking()
        clock = Clock(self.time.running, self.time.wall)
        self.log = Log.open(home / "person" / "records.sqlite3", self.time.wall)
        self.school = home / "school.sqlite3"
        self.registry = Registry.open(self.school, self.time.wall, make=True)
        address = Address("station", "", lambda: Registry.open(self.school, self.time.wall))
        path = self.log.file.path
        self.courier = Courier(path, address, clock, lambda: 0.5)

    def round(self) -> str:
        attempt = self.log.dealt(dealt())
        for number in range(20):
            self.log.acted(attempt, f"pay 3 ante {number}", number)
        self.log.finished(attempt, 9)
        return attempt

    def deliver(self) -> Status:
        for _ in self.courier.deliver():
            pass
        assert self.courier.status is not None
        return self.courier.status

    def assert_all_delivered(self) -> None:
        events = list(self.log.events())
        theirs = self.registry.events_in(events[0].id)
        assert [(each.place, each.hash) for each in theirs] == [
            (each.place, each.hash) for each in events
        ]
        rows = self.registry.rows(DeliveryRow, order="number")
        told = [place for row in rows for place in range(row.first, row.last + 1)]
        assert told == list(range(1, len(events) + 1)), "each event waits to be marked, once"

    def close(self) -> None:
        self.courier.close()
        self.registry.close()
        self.log.close()


@pytest.fixture
def here(home: Path) -> Iterator[Here]:
    made = Here(home)
    made.round()
    assert made.deliver() == DELIVERING
    yield made
    made.close()


def test_a_disk_that_refuses_any_write_of_a_delivery_leaves_nothing_half(here: Here) -> None:
    """First every write fails, then all but the first, and so on until none does."""
    here.round()
    journal = here.school.with_name(f"{here.school.name}-wal")
    refused = 0
    for writes in range(1000):
        with room_for(journal.stat().st_size + writes * PAGE):
            told = here.deliver()
        if told == DELIVERING:
            break
        refused += 1
        assert (told.state, told.waiting) in ((State.WAITING, 1), (State.REFUSED, 1))
        assert here.registry.count(DeliveryRow) == 1
    assert refused > 5
    here.assert_all_delivered()


def test_a_full_disk_at_the_school_is_waited_for(here: Here) -> None:
    here.round()
    with here.registry.transaction() as db:
        pages = db.exec_driver_sql("PRAGMA page_count").scalar()
    Registry.open(here.school, here.time.wall).close()
    here.courier.close()
    with room_for((pages or 0) * PAGE):
        told = here.deliver()
    assert told.state is State.WAITING
    assert here.deliver() == DELIVERING
    here.assert_all_delivered()


def test_a_school_that_another_writes_for_long_is_waited_for(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trainer.records.registry.lite.engine._PATIENCE_S", 0.05)
    here.courier.close()
    here.round()
    with here.registry.transaction():
        told = here.deliver()
    assert (told.state, told.waiting) == (State.WAITING, 1)
    assert here.deliver() == DELIVERING
    here.assert_all_delivered()


@pytest.mark.posix  # an open file is moved
def test_a_school_that_was_moved_away_is_told_with_its_remedy(here: Here) -> None:
    here.round()
    here.courier.close()
    away = here.school.rename(here.home / "away.sqlite3")
    told = here.deliver()
    assert told.state is State.REFUSED
    assert "trainer school init" in told.why
    away.rename(here.school)
    assert here.deliver() == DELIVERING


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO])
@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_count_that_cannot_be_kept_stops_nothing(
    here: Here, monkeypatch: pytest.MonkeyPatch, call: str, code: int
) -> None:
    here.round()
    kept = (here.log.file.path.parent / NAME).read_text()

    def fail(*_: object, **__: object) -> None:
        raise OSError(code, os.strerror(code))

    with monkeypatch.context() as broken:
        broken.setattr(os, call, fail)
        assert here.deliver() == DELIVERING
    folder = here.log.file.path.parent
    assert (folder / NAME).read_text() == kept
    assert [each.name for each in folder.iterdir() if each.name.startswith(".")] == []
    here.assert_all_delivered()


def test_a_count_that_is_no_such_thing_counts_from_the_beginning(here: Here) -> None:
    folder = here.log.file.path.parent
    chain = next(iter(here.log.events())).id
    assert hinted(folder, chain) == 22
    assert hinted(folder, "another") == 0
    for text in ("", "[]", '{"chain": 1}', f'{{"chain": "{chain}", "place": "9"}}', "\0"):
        (folder / NAME).write_text(text)
        assert hinted(folder, chain) == 0
