from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.records.registry.conftest import database, place, registry, server  # noqa: F401
from tests.records.registry.desks import Desk
from tests.school.review.classroom import Classroom
from trainer.library.houses import HouseShelf
from trainer.records.registry.registry import Registry


@pytest.fixture
def room(
    registry: Registry,  # noqa: F811
    place: Path | str,  # noqa: F811
    shelf: HouseShelf,
    tmp_path: Path,
) -> Iterator[Classroom]:
    """A class with a supervisor and a trainee at a station, on each kind of registry."""
    opened = Classroom(Desk.opened(registry), place, shelf, tmp_path / "station")
    yield opened
    opened.close()
