"""Many stations at once, each a process of its own, and a supervisor who reads the reports."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Event as Event_
from pathlib import Path
from statistics import median
from traceback import format_exception
from uuid import UUID

from msgspec import structs

from tests.school.station.bench.prepared import Worked
from trainer.records.event import BEFORE_ALL, Event, link
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import DeliveryRow
from trainer.records.registry.rows.marks import RoundRow
from trainer.records.uuid7 import Uuid7
from trainer.school.clock import SYSTEM

_LOOK_S = 1.0
_WATCH_S = 0.05

Deliveries = Sequence[tuple[Event, ...]]
"""A chain, round after round."""


@dataclass(frozen=True, slots=True)
class Took:
    """How long each delivery took, each round of looks at the reports, each bare fdatasync, and
    from each delivery until it was marked: in seconds. ``wrong`` is what anybody was told that
    should not be."""

    deliveries: tuple[float, ...]
    looks: tuple[float, ...]
    syncs: tuple[float, ...]
    marked: tuple[float, ...]
    wrong: tuple[str, ...]

    def p99(self) -> float:
        return sorted(self.deliveries)[int(len(self.deliveries) * 0.99)]

    def tell(self) -> float:
        """Print it; how many times a bare fdatasync the slowest of a hundred deliveries took."""
        sync, times = median(self.syncs), self.p99() / median(self.syncs)
        looks = f"{median(self.looks) * 1000:.0f}" if self.looks else "no"
        print(
            f"\n{len(self.deliveries)} deliveries: median {median(self.deliveries) * 1000:.1f} ms, "
            f"p99 {self.p99() * 1000:.1f} ms; bare fdatasync {sync * 1000:.2f} ms (p99 "
            f"{sorted(self.syncs)[int(len(self.syncs) * 0.99)] * 1000:.2f}, longest "
            f"{max(self.syncs) * 1000:.0f}): p99 is {times:.0f} "
            f"times; {len(self.looks)} looks at all reports, {looks} ms each; "
            f"{len(self.wrong)} errors"
        )
        return times


def chained(rounds: Sequence[Worked]) -> Deliveries:
    """The same rounds as another trainee's: ids, attempts and chain of their own."""
    new_id = Uuid7(SYSTEM.wall)
    before, place = BEFORE_ALL, 0
    found: list[tuple[Event, ...]] = []
    for each in rounds:
        attempts = {attempt: new_id() for attempt in dict.fromkeys(e.attempt for e in each.events)}
        events: list[Event] = []
        for old in each.events:
            place += 1
            events.append(_again(old, place, new_id(), attempts[old.attempt], before))
            before = events[-1].hash
        found.append(tuple(events))
    return found


def _again(old: Event, place: int, id_: str, attempt: str, before: bytes) -> Event:
    at_ms = SYSTEM.wall()
    hash_ = link(before, id_, attempt, old.kind, at_ms, old.body)
    told = structs.replace(old, place=place, id=id_, attempt=attempt, before=before, hash=hash_)
    return structs.replace(told, at_ms=at_ms)


@dataclass(frozen=True, slots=True)
class Load:
    """A round every so many seconds at each station, but for the first of the ``work`` that it
    delivers, which comes before; ``accounts`` are whose it is. ``look`` opens the reports, and
    gives what reads all of them once. ``watched`` by whoever may see the deliveries."""

    station_url: str
    accounts: Sequence[str]
    work: Sequence[Worked]
    look: Callable[[], Callable[[], object]]
    folder: Path
    seconds: float
    watched_url: str = ""
    every_s: float = 1.0

    def run(self) -> Took:
        """All at once, each in its own process."""
        begin = multiprocessing.get_context("fork").Event()
        stations = [_Running(self._station, number, begin) for number in range(len(self.accounts))]
        others = [_Running(each, 0, begin) for each in (self._read, self._sync, self._watch)]
        everybody = [*stations, *others]
        for each in everybody:
            each.wait_till_ready()
        begin.set()
        times, wrong = zip(*(each.result() for each in everybody), strict=True)
        return Took(
            deliveries=tuple(took for each in times[: len(stations)] for took in each),
            looks=tuple(times[-3]),
            syncs=tuple(times[-2]),
            marked=tuple(times[-1]),
            wrong=tuple(said for each in wrong for said in each),
        )

    def _station(self, number: int, ready: Callable[[], float]) -> Iterator[float]:
        """Its rounds in time, the stations one after another. The first round comes before the
        clock runs: a station is connected for days, and the server plans once a session."""
        registry = Registry.open(self.station_url, SYSTEM.wall)
        account, station = self.accounts[number], str(UUID(int=number))
        first, *work = chained(self.work)
        chain = first[0].id
        assert registry.submit(chain, station, account, first).all_kept
        begun = ready() + self.every_s * number / len(self.accounts)
        for turn, events in enumerate(work):
            time.sleep(max(0.0, begun + turn * self.every_s - time.monotonic()))
            at = time.perf_counter()
            answers = registry.submit(chain, station, account, events)
            yield time.perf_counter() - at
            assert answers.all_kept, answers
        registry.close()

    def _read(self, _: int, ready: Callable[[], float]) -> Iterator[float]:
        look = self.look()
        look()
        until = ready() + self.seconds
        while time.monotonic() < until:
            at = time.perf_counter()
            look()
            yield time.perf_counter() - at
            time.sleep(_LOOK_S)

    def _watch(self, _: int, ready: Callable[[], float]) -> Iterator[float]:
        """How long each delivery waited to be marked, to the next look; till none waits. First the
        marker marks what came before: it knows everybody then."""
        if not self.watched_url:
            ready()
            return
        registry = Registry.open(self.watched_url, SYSTEM.wall)
        while registry.count(RoundRow) < len(self.accounts):
            time.sleep(_WATCH_S)
        until = ready() + self.seconds
        waiting: dict[int, int] = {}
        while time.monotonic() < until or waiting:
            time.sleep(_WATCH_S)
            now = {each.number: each.at_ms for each in registry.rows(DeliveryRow, waits=True)}
            seen_ms = SYSTEM.wall()
            gone = [at_ms for number, at_ms in waiting.items() if number not in now]
            yield from ((seen_ms - at_ms) / 1000 for at_ms in gone)
            waiting = now
        registry.close()

    def _sync(self, _: int, ready: Callable[[], float]) -> Iterator[float]:
        """What the disk takes meanwhile, for a few pages."""
        until = ready() + self.seconds
        with (self.folder / "bare").open("ab", buffering=0) as bare:
            while time.monotonic() < until:
                at = time.perf_counter()
                bare.write(b"x" * 8192)
                os.fdatasync(bare.fileno())
                yield time.perf_counter() - at
                time.sleep(0.02)


Part = Callable[[int, Callable[[], float]], Iterator[float]]


class _Running:
    """One process: it gets ready, begins with the others, and tells its times."""

    def __init__(self, part: Part, number: int, begin: Event_) -> None:
        fork = multiprocessing.get_context("fork")
        self._ours, theirs = fork.Pipe(duplex=False)
        self._process = fork.Process(target=_run, args=(part, number, begin, theirs), daemon=True)
        self._process.start()
        theirs.close()

    def wait_till_ready(self) -> None:
        said = self._ours.recv()
        assert said == "ready", said

    def result(self) -> tuple[list[float], list[str]]:
        times, wrong = self._ours.recv()
        self._process.join()
        return times, wrong


def _run(part: Part, number: int, begin: Event_, told: Connection) -> None:
    times: list[float] = []
    wrong: list[str] = []

    def ready() -> float:
        told.send("ready")
        begin.wait()
        return time.monotonic()

    try:
        for took in part(number, ready):
            times.append(took)
    except Exception as error:  # noqa: BLE001 (the other side tells)
        wrong.append("".join(format_exception(error)))
    told.send((times, wrong))
    os._exit(0)
