from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.records.registry.server import of_all_workers
from tests.school.privacy.one_school import BEGAN_MS, OneSchool, copied, template
from trainer.records.registry.postgres.making import make_school
from trainer.records.registry.registry import Registry
from trainer.records.registry.where import Server, where
from trainer.school.records_care.school_backup import restore_school
from trainer.school.station.joined import SCHOOL_FILE


@pytest.fixture
def school(tmp_path: Path) -> Iterator[OneSchool]:
    """On one machine."""
    with copied(tmp_path / "school") as made:
        yield made


@pytest.fixture(scope="module")
def at_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OneSchool]:
    """The same school, put into the database of a real server, once for all that is done here."""
    with of_all_workers(tmp_path_factory) as server:
        url = server.new_database("re_marking")
        at = where(url)
        assert isinstance(at, Server)
        make_school(at)
        made = template()
        restore_school(made.home / SCHOOL_FILE, at, datetime.now(UTC), lambda: BEGAN_MS)
        registry = Registry.open(url, lambda: BEGAN_MS + 10**9)
        yield replace(made, registry=registry)
        registry.close()


@pytest.fixture(params=["sqlite", "postgres"])
def anywhere(request: pytest.FixtureRequest) -> OneSchool:
    """Both, one after the other."""
    of = {"sqlite": "school", "postgres": "at_server"}
    made: OneSchool = request.getfixturevalue(of[request.param])
    return made
