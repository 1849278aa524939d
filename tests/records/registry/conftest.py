from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.records.registry.desks import Desk
from tests.records.registry.prepared import BUSY, DESK, EMPTY, NOW, Prepared, clock
from tests.records.registry.school import School
from tests.records.registry.school import school as two_classes
from tests.records.registry.server import Server, shared, why_not
from trainer.records.log import Log
from trainer.records.registry.registry import Registry

LATER = NOW + 60_000
"""After everything that was prepared."""


@pytest.fixture
def school() -> School:
    """Two classes, each with a supervisor."""
    return two_classes()


@pytest.fixture(scope="session")
def root(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A folder that all workers share."""
    base = tmp_path_factory.getbasetemp()
    return base if worker_id == "master" else base.parent


@pytest.fixture(scope="session")
def server(root: Path) -> Iterator[Server]:
    """A real server, the same one for all workers."""
    if reason := why_not():
        pytest.skip(reason)
    with shared(root) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgres"])
def prepared(request: pytest.FixtureRequest, root: Path, worker_id: str) -> Prepared:
    """Both databases, one after the other."""
    if request.param == "sqlite":
        return Prepared(root, worker_id)
    return Prepared(root, worker_id, request.getfixturevalue("server"))


@pytest.fixture
def database(server: Server, root: Path, worker_id: str) -> str:
    """The name of a fresh school's database, with nobody in it."""
    return Prepared(root, worker_id, server).database(EMPTY)


@pytest.fixture
def what(request: pytest.FixtureRequest) -> str:
    """What the test begins with."""
    if "busy_desk" in request.fixturenames:
        return BUSY
    return DESK if "desk" in request.fixturenames else EMPTY


@pytest.fixture
def place(prepared: Prepared, what: str, tmp_path: Path) -> Path | str:
    """Where the registry is: a file, or a database."""
    return prepared.registry(what, tmp_path)


@pytest.fixture
def registry(place: Path | str) -> Iterator[Registry]:
    opened = Registry.open(place, clock(LATER))
    yield opened
    opened.close()


@pytest.fixture
def desk(registry: Registry, prepared: Prepared) -> Desk:
    """A small school: an admin, a supervisor and a trainee of one class, one more of none."""
    return Desk(registry, **prepared.ids(DESK))


@pytest.fixture
def busy_desk(registry: Registry, prepared: Prepared) -> Desk:
    """The same, after everything happened once."""
    return Desk(registry, **prepared.ids(BUSY))


@pytest.fixture
def log(prepared: Prepared, what: str, tmp_path: Path) -> Iterator[Log]:
    """The records of the trainee's station, as far as they were delivered."""
    path = tmp_path / "station" / "records.sqlite3"
    if what == BUSY:
        prepared.log(path)
    opened = Log.open(path, clock(LATER))
    yield opened
    opened.close()
