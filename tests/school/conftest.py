from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.school.tables import Ticking, open_practice, open_school
from trainer.library.houses import HouseShelf, load_houses
from trainer.school.practice import Practice


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


@pytest.fixture
def school(home: Path, clock: Ticking) -> Iterator[Practice]:
    opened = open_school(home, clock)
    yield opened
    opened.close()
