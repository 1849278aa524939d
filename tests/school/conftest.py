from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.school.tables import DRILL, Ticking, dealer_of
from trainer.library.houses import HouseShelf, load_houses
from trainer.records.log import Log
from trainer.school.clock import Clock
from trainer.school.practice import RECORDS, Practice


@pytest.fixture(scope="session")
def shelf() -> HouseShelf:
    return load_houses()


@pytest.fixture
def clock() -> Ticking:
    return Ticking()


@pytest.fixture
def practice(shelf: HouseShelf, home: Path, clock: Ticking) -> Iterator[Practice]:
    opened = open_practice(shelf, home, clock)
    yield opened
    opened.close()


def open_practice(shelf: HouseShelf, home: Path, clock: Ticking) -> Practice:
    """Practice on rounds that the tests know by heart."""
    times = Clock(running=clock.running, wall=clock.wall)
    log = Log.open(home / RECORDS, times.wall)
    return Practice(shelf, {DRILL.name: DRILL}, log, times, dealer_of(shelf))
