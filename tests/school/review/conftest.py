from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.records.registry.desks import Desk
from tests.records.registry.server import of_all_workers
from tests.school.review.classroom import BEGAN, Classroom
from trainer.library.houses import HouseShelf
from trainer.records.registry.postgres.making import make_school
from trainer.records.registry.registry import Registry
from trainer.records.registry.where import Server, where

Opened = Callable[[Path | str], Classroom]


@pytest.fixture
def opened(shelf: HouseShelf, tmp_path: Path) -> Iterator[Opened]:
    """Makes a class with a supervisor and a trainee at a station, its registry there."""
    rooms: list[Classroom] = []

    def made(place: Path | str) -> Classroom:
        ticks = count(BEGAN)
        registry = Registry.open(place, lambda: next(ticks), make=True)
        rooms.append(Classroom(Desk.opened(registry), place, shelf, tmp_path / "station"))
        return rooms[-1]

    yield made
    for room in rooms:
        room.close()


@pytest.fixture
def room(opened: Opened, tmp_path: Path) -> Classroom:
    """The class of a school on one machine."""
    return opened(tmp_path / "school.sqlite3")


@pytest.fixture
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a fresh school on a real server."""
    with of_all_workers(tmp_path_factory) as server:
        url = server.new_database("review")
        at = where(url)
        assert isinstance(at, Server)
        make_school(at)
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def anywhere(request: pytest.FixtureRequest, opened: Opened) -> Classroom:
    """The class of a school on one machine, then of one with a server."""
    if request.param == "postgres":
        return opened(request.getfixturevalue("database"))
    room: Classroom = request.getfixturevalue("room")
    return room
