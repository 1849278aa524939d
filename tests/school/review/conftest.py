from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest

from tests.records.registry.desks import Desk
from tests.records.registry.server import shared, why_not
from tests.school.review.classroom import BEGAN, Classroom
from trainer.library.houses import HouseShelf
from trainer.records.registry.postgres.making import make_school
from trainer.records.registry.registry import Registry
from trainer.records.registry.where import Server as At
from trainer.records.registry.where import where

_numbers = count(1)
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
def database(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[str]:
    """The URL of a fresh school on a real server."""
    if reason := why_not():
        pytest.skip(reason)
    base = tmp_path_factory.getbasetemp()
    with shared(base if worker_id == "master" else base.parent) as server:
        name = f"review_{worker_id}_{next(_numbers)}"
        with psycopg.connect(server.url("postgres"), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}".encode())
        at = where(server.url(name))
        assert isinstance(at, At)
        make_school(at)
        yield server.url(name)


@pytest.fixture(params=["sqlite", "postgres"])
def anywhere(request: pytest.FixtureRequest, opened: Opened) -> Classroom:
    """The class of a school on one machine, then of one with a server."""
    if request.param == "postgres":
        return opened(request.getfixturevalue("database"))
    room: Classroom = request.getfixturevalue("room")
    return room
