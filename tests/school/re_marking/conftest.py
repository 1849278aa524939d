from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

import psycopg
import pytest

from tests.records.registry.server import shared, why_not
from tests.school.privacy.one_school import BEGAN_MS, OneSchool, copied, template
from trainer.records.registry.postgres.making import make_school
from trainer.records.registry.registry import Registry
from trainer.records.registry.where import Server, where
from trainer.school.records_care.school_backup import restore_school
from trainer.school.station.joined import SCHOOL_FILE

_numbers = count(1)


@pytest.fixture
def school(tmp_path: Path) -> Iterator[OneSchool]:
    """On one machine."""
    with copied(tmp_path / "school") as made:
        yield made


@pytest.fixture(scope="module")
def at_server(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[OneSchool]:
    """The same school, put into the database of a real server, once for all that is done here."""
    if reason := why_not():
        pytest.skip(reason)
    base = tmp_path_factory.getbasetemp()
    with shared(base if worker_id == "master" else base.parent) as server:
        name = f"re_marking_{worker_id}_{next(_numbers)}"
        with psycopg.connect(server.url("postgres"), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}".encode())
        at = where(server.url(name))
        assert isinstance(at, Server)
        make_school(at)
        made = template()
        restore_school(made.home / SCHOOL_FILE, at, datetime.now(UTC), lambda: BEGAN_MS)
        registry = Registry.open(server.url(name), lambda: BEGAN_MS + 10**9)
        yield replace(made, registry=registry)
        registry.close()


@pytest.fixture(params=["sqlite", "postgres"])
def anywhere(request: pytest.FixtureRequest) -> OneSchool:
    """Both, one after the other."""
    of = {"sqlite": "school", "postgres": "at_server"}
    made: OneSchool = request.getfixturevalue(of[request.param])
    return made
