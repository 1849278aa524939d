"""Every report of a demo school on a real PostgreSQL server is that of the same one in a file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

from tests.records.registry.server import of_ones_own, why_not
from tests.school.demo.test_demo import CLOCK, TINY
from trainer.library.houses import HouseShelf, load_houses
from trainer.library.scenarios.recipes import sound_recipes
from trainer.records.registry.postgres.making import make_school
from trainer.records.registry.registry import Registry
from trainer.records.registry.where import Server, where
from trainer.school.demo.founding import in_registry
from trainer.school.reports.curves import curves
from trainer.school.reports.pace import paces
from trainer.school.reports.pages.items import items
from trainer.school.reports.pages.transfer import crossings
from trainer.school.reports.pareto import By
from trainer.school.reports.reports import Reports
from trainer.school.reports.scope import PERIODS, Scope

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Reports, Reports]]:
    """The same demo school in a file and on a server."""
    if why_not():
        pytest.skip(why_not())
    file, shelf = tmp_path_factory.mktemp("file") / "school.sqlite3", load_houses()
    with of_ones_own() as server:
        _database(server.url("postgres"))
        url = server.url("school")
        made = where(url)
        assert isinstance(made, Server)
        make_school(made)
        for at in (file, url):
            assert list(in_registry(at, size=TINY, clock=CLOCK))
        with _opened(file) as one, _opened(url) as other:
            yield _reports(one, shelf), _reports(other, shelf)


def _database(url: str) -> None:
    engine = create_engine(make_url(url).set(drivername="postgresql+psycopg"))
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as db:
        db.execute(text("CREATE DATABASE school"))
    engine.dispose()


@contextmanager
def _opened(at: Path | str) -> Iterator[Registry]:
    registry = Registry.open(at, CLOCK.wall)
    try:
        yield registry
    finally:
        registry.close()


def _reports(registry: Registry, shelf: HouseShelf) -> Reports:
    return Reports(registry, shelf, sound_recipes()[0], CLOCK)


def _told(reports: Reports, class_: str, period: int) -> list[object]:
    """Every report, without the ids that are drawn anew."""
    scope = Scope(class_, None, None, PERIODS[period])
    board = reports.board(scope)
    pace, _ = reports.viewed(scope, paces)
    account = board.rows[0].account if board.rows else ""
    return [
        [(row.name, row.cells, row.hands_per_hour, row.judged) for row in board.rows],
        [reports.pareto(scope, by).bars for by in By],
        reports.viewed(scope, curves),
        (pace.by_time, pace.histogram),
        reports.viewed(scope, partial(crossings, houses=reports.titles)),
        reports.viewed(scope, items),
        len(reports.relapses(scope)),
        reports.trainee(account, scope).done if account else None,
        reports.skill_sheet(account, "mbs").areas if account else None,
        len(reports.waiting(class_)),
        reports.drills(),
    ]


@pytest.mark.parametrize("period", range(len(PERIODS)))
def test_both_tell_the_same(both: tuple[Reports, Reports], period: int) -> None:
    file, server = both
    titles = [each.title for each in file.classes()]
    assert [each.title for each in server.classes()] == titles
    ids = zip(file.classes(), server.classes(), strict=True)
    for one, other in [*((a.class_, b.class_) for a, b in ids), ("", "")]:
        assert _told(file, one, period) == _told(server, other, period)
