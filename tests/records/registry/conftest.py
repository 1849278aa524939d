from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest

from tests.records.registry.desks import Desk
from tests.records.registry.school import School
from tests.records.registry.school import school as two_classes
from tests.records.registry.server import Server, alone, shared, why_not
from trainer.records.log import Log
from trainer.records.registry.postgres.making import make_school
from trainer.records.registry.registry import Registry
from trainer.records.registry.where import Server as At
from trainer.records.registry.where import where

NOW = 1_790_000_000_000
_names = count(1)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[Server]:
    """A real server, the same one for all workers, with a school to copy."""
    if reason := why_not():
        pytest.skip(reason)
    base = tmp_path_factory.getbasetemp()
    root = base if worker_id == "master" else base.parent
    with shared(root) as running:
        with alone(root), _owner_of(running, "postgres") as db:
            made = db.execute("SELECT 1 FROM pg_database WHERE datname = 'template_school'")
            if made.fetchone() is None:
                db.execute("CREATE DATABASE template_school")
                at = where(running.url("template_school"))
                assert isinstance(at, At)
                make_school(at)
        yield running


@pytest.fixture
def database(server: Server, worker_id: str) -> Iterator[str]:
    """The name of a fresh school's database."""
    name = f"school_{worker_id}_{next(_names)}"
    with _owner_of(server, "postgres") as db:
        db.execute(f"CREATE DATABASE {name} TEMPLATE template_school")
        # A database's own grants are not copied with it.
        db.execute(f"REVOKE ALL ON DATABASE {name} FROM PUBLIC")
        groups = "school_station, school_supervisor, school_author, school_admin"
        db.execute(f"GRANT CONNECT ON DATABASE {name} TO {groups}")
        yield name
        db.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a fresh registry is: a file, or a database."""
    if request.param == "sqlite":
        return tmp_path / "school.sqlite3"
    server: Server = request.getfixturevalue("server")
    return server.url(request.getfixturevalue("database"))


@pytest.fixture
def registry(place: Path | str) -> Iterator[Registry]:
    ticks = count(NOW)
    opened = Registry.open(place, lambda: next(ticks), make=True)
    yield opened
    opened.close()


@pytest.fixture
def school() -> School:
    """Two classes, each with a supervisor."""
    return two_classes()


@pytest.fixture
def desk(registry: Registry) -> Desk:
    """A small school: an admin, a supervisor and a trainee of one class, one more of none."""
    return Desk.opened(registry)


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Log]:
    """The records of the trainee's station."""
    ticks = count(NOW)
    opened = Log.open(tmp_path / "station" / "records.sqlite3", lambda: next(ticks))
    yield opened
    opened.close()


def _owner_of(server: Server, database: str) -> psycopg.Connection[tuple[object, ...]]:
    return psycopg.connect(server.url(database), autocommit=True)
