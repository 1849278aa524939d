"""A station may be killed at any moment while it records and delivers: nothing that it said was
recorded is lost, and the school gets each event once and in order."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path
from threading import Thread
from typing import NoReturn

import pytest

from tests.records.broken import broken_at
from tests.records.rounds import dealt, derive
from trainer.records.log import Log
from trainer.records.reading import LookedAt
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import DeliveryRow, EventRow
from trainer.records.store import Store
from trainer.school.clock import SYSTEM
from trainer.school.station.courier import Address, Courier
from trainer.school.station.outbox import NOTHING, waiting

pytestmark = pytest.mark.posix

LIVES_A_FILE = 10
MOST_EVENTS, LONGEST_S = 30, 0.004
DELIVERING = b"!"
STATION = "01999999-0000-7000-8000-000000000001"


def test_killed_at_any_moment_while_it_records_and_delivers(tmp_path: Path) -> None:
    _kill_and_look(tmp_path, times=8)


@pytest.mark.slow
def test_killed_a_thousand_times_while_it_records_and_delivers(tmp_path: Path) -> None:
    _kill_and_look(tmp_path, times=1000)


def _kill_and_look(folder: Path, times: int) -> None:
    chance = random.Random(0)
    delivered = 0
    for first in range(0, times, LIVES_A_FILE):
        station = _Station(folder / str(first))
        for _ in range(min(LIVES_A_FILE, times - first)):
            station.live(chance.randrange(MOST_EVENTS), chance.uniform(0, LONGEST_S))
        delivered += station.delivered_while_it_lived
        station.assert_all_comes_in_the_end()
    assert delivered > times, "it was killed while it delivered"


class _Station:
    """A log and a school, in files that outlive every program."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.records, self.school = folder / "records.sqlite3", folder / "school.sqlite3"
        Registry.open(self.school, SYSTEM.wall, make=True).close()
        self.acknowledged = self.delivered_while_it_lived = 0

    def live(self, events: int, seconds: float) -> None:
        """Record and deliver until killed, at some moment after so many events; then see that all
        that was said is there."""
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            self._record_and_deliver(writer)
        os.close(writer)
        first = _until_it_delivers(reader) + sum(len(os.read(reader, 1)) for _ in range(events))
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        self._look(first + _count(reader))

    def _look(self, said: int) -> None:
        log = Log.open(self.records, SYSTEM.wall)
        events = list(log.events())
        assert broken_at(log.events()) == ()
        finished = [each.id for each in log.finished_attempts()]
        assert [result.attempt for result in Store(log).results()] == finished[::-1]
        log.close()
        # At most one event was recorded and not yet said to be.
        assert self.acknowledged + said <= len(events) <= self.acknowledged + said + 1
        self.acknowledged = len(events)
        self._assert_delivered_as_recorded()

    def _assert_delivered_as_recorded(self) -> None:
        """The school has the log's first events as they are."""
        log, registry = Log(LookedAt(self.records), SYSTEM.wall), Registry.open(self.school, int)
        events = list(log.events())
        theirs = _theirs(registry, events[0].id) if events else []
        assert [_told(each) for each in theirs] == [
            (each.place, each.id, each.kind, each.body, each.hash) for each in events
        ][: len(theirs)]
        places = [each.place for each in theirs]
        assert places == list(range(1, len(places) + 1))
        ends = [each.attempt for each in theirs if each.kind == "round_finished"]
        waits = registry.rows(DeliveryRow, order="number")
        told = [place for each in waits for place in range(each.first, each.last + 1)]
        assert told == places, "each event waits to be marked, once"
        registry.close()
        self.delivered_while_it_lived = len(ends)

    def assert_all_comes_in_the_end(self) -> None:
        courier = _courier(self.records, self.school)
        for _ in courier.deliver():
            pass
        courier.close()
        assert courier.status is not None
        assert courier.status.well
        self._assert_delivered_as_recorded()
        with LookedAt(self.records).look() as reader:
            assert self.delivered_while_it_lived == waiting(reader, NOTHING)

    def _record_and_deliver(self, writer: int) -> NoReturn:
        """Two threads, as in the window; one byte for each event that is recorded."""
        try:
            log = Log.open(self.records, SYSTEM.wall)
            store, courier = Store(log), _courier(self.records, self.school)
            _record_round(log, store, writer)
            for _ in courier.deliver():
                pass
            os.write(writer, DELIVERING)
            Thread(target=_deliver_for_ever, args=(courier,), daemon=True).start()
            while True:
                _record_round(log, store, writer)
        finally:
            os._exit(1)


def _deliver_for_ever(courier: Courier) -> None:
    while True:
        for _ in courier.deliver():
            pass


def _record_round(log: Log, store: Store, writer: int) -> None:
    attempt = log.dealt(dealt())
    os.write(writer, b".")
    for number in range(3):
        log.acted(attempt, f"pay 3 ante {number + 1}", number)
        os.write(writer, b".")
    with log.transaction():
        log.finished(attempt, 9)
        evidence = log.attempt(attempt)
        assert evidence is not None
        store.put(derive(evidence))
    os.write(writer, b".")


def _courier(records: Path, school: Path) -> Courier:
    registry = Registry.open(school, SYSTEM.wall)
    address = Address(STATION, "", lambda: registry)

    return Courier(records, address, SYSTEM, lambda: 0.5)


def _theirs(registry: Registry, chain: str) -> tuple[EventRow, ...]:
    return registry.events_in(chain)


def _told(row: EventRow) -> tuple[int, str, str, str, bytes]:
    return row.place, row.id, row.kind, row.body, row.hash


def _until_it_delivers(reader: int) -> int:
    """How many events were recorded before that."""
    count = 0
    while (said := os.read(reader, 1)) != DELIVERING:
        assert said, "it ended by itself"
        count += 1
    return count


def _count(reader: int) -> int:
    count = 0
    while piece := os.read(reader, 65536):
        count += len(piece)
    os.close(reader)
    return count
