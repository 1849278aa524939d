from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.records.registry.conftest import (  # noqa: F401
    database,
    desk,
    place,
    prepared,
    registry,
    root,
    server,
    what,
)
from tests.records.registry.desks import Desk
from tests.school.review.classroom import Classroom
from trainer.library.houses import HouseShelf


@pytest.fixture
def room(
    desk: Desk,  # noqa: F811
    place: Path | str,  # noqa: F811
    shelf: HouseShelf,
    tmp_path: Path,
) -> Iterator[Classroom]:
    """A class with a supervisor and a trainee at a station, on each kind of registry."""
    opened = Classroom(desk, place, shelf, tmp_path / "station")
    yield opened
    opened.close()
