from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.records.registry.desks import Desk
from tests.school.review.classroom import BEGAN, Classroom
from trainer.library.houses import HouseShelf
from trainer.records.registry.registry import Registry


@pytest.fixture
def room(shelf: HouseShelf, tmp_path: Path) -> Iterator[Classroom]:
    """A class on one machine: its trainee at a station, and the school's records."""
    ticks, place = count(BEGAN), tmp_path / "school.sqlite3"
    registry = Registry.open(place, lambda: next(ticks), make=True)
    made = Classroom(Desk.opened(registry), place, shelf, tmp_path / "station")
    yield made
    made.close()
