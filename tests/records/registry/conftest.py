from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.records.registry.desks import Desk
from tests.records.registry.prepared import (
    BUSY,
    DESK,
    EMPTY,
    InFiles,
    OnServer,
    Prepared,
    Put,
    clock,
)
from tests.records.registry.school import School
from tests.records.registry.school import school as two_classes
from tests.records.registry.server import Server, of_all_workers
from trainer.records.log import Log
from trainer.records.registry.registry import Registry


@pytest.fixture
def school() -> School:
    """Two classes, each with a supervisor."""
    return two_classes()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server, the same one for all workers."""
    with of_all_workers(tmp_path_factory) as running:
        yield running


@pytest.fixture(scope="session")
def in_files(tmp_path_factory: pytest.TempPathFactory) -> InFiles:
    return InFiles(tmp_path_factory.mktemp("prepared"))


@pytest.fixture(scope="session")
def on_server(
    server: Server, tmp_path_factory: pytest.TempPathFactory, worker_id: str
) -> Iterator[OnServer]:
    base = tmp_path_factory.getbasetemp()
    folder = base / "on-server" if worker_id == "master" else base
    folder.mkdir(exist_ok=True)
    prepared = OnServer(folder, server, worker_id)
    yield prepared
    prepared.close()


@pytest.fixture(params=["sqlite", "postgres"])
def prepared(request: pytest.FixtureRequest) -> Prepared:
    """Both databases, one after the other."""
    name = "in_files" if request.param == "sqlite" else "on_server"
    found: Prepared = request.getfixturevalue(name)
    return found


@pytest.fixture
def database(on_server: OnServer) -> str:
    """The name of a fresh school's database, with nobody in it."""
    return on_server.database()


@pytest.fixture
def put(request: pytest.FixtureRequest, prepared: Prepared, tmp_path: Path) -> Iterator[Put]:
    """What the test begins with, by what it asks for."""
    asked = request.fixturenames
    what = BUSY if "busy_desk" in asked else DESK if "desk" in asked else EMPTY
    done = prepared.put(what, tmp_path)
    yield done
    done.registry.station = ""  # the next test may have the same registry
    prepared.give_back(done)


@pytest.fixture
def place(put: Put) -> Path | str:
    """Where the registry is: a file, or a database."""
    return put.at


@pytest.fixture
def registry(put: Put) -> Registry:
    return put.registry


@pytest.fixture
def desk(put: Put) -> Desk:
    """A small school: an admin, a supervisor and a trainee of one class, one more of none."""
    return Desk(put.registry, **put.ids)


@pytest.fixture
def busy_desk(put: Put) -> Desk:
    """The same, after everything happened once."""
    return Desk(put.registry, **put.ids)


@pytest.fixture
def log(put: Put) -> Iterator[Log]:
    """The records of the trainee's station, as far as they were delivered."""
    opened = Log.open(put.log, clock())
    yield opened
    opened.close()
