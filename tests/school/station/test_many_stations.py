"""Stations deliver at once to one server, while the reports are read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.records.registry.server import why_not
from tests.school.station.bench.prepared import worked
from tests.school.station.bench.server_school import server_school
from tests.school.station.bench.stations import Load, Took
from trainer.library.houses import HouseShelf
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import DeliveryRow
from trainer.school.clock import SYSTEM

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not() or "there is a server")

MOST_TIMES = 60
"""Of a bare fdatasync, for the slowest of a hundred deliveries."""


@pytest.mark.posix
def test_eight_stations_for_three_seconds(shelf: HouseShelf, tmp_path: Path) -> None:
    took = _load(shelf, tmp_path, stations=8, seconds=3)
    assert took.wrong == ()
    assert len(took.deliveries) == 8 * 3


@pytest.mark.bench
def test_forty_stations_for_a_minute(shelf: HouseShelf, tmp_path: Path) -> None:
    """A round a second each, with a supervisor who reads every report all the time."""
    took = _load(shelf, tmp_path, stations=40, seconds=60)
    assert took.wrong == ()
    assert len(took.deliveries) == 40 * 60
    assert took.tell() < MOST_TIMES


def _load(shelf: HouseShelf, folder: Path, stations: int, seconds: int) -> Took:
    """Every round that was delivered is in the school's records at the end."""
    work = worked(shelf, folder, seconds + 1)
    with server_school(stations) as school:
        load = Load(
            station_url=school.station,
            accounts=school.trainees,
            work=work,
            look=lambda: school.look(shelf),
            folder=folder,
            seconds=seconds,
        )
        took = load.run()
        registry = Registry.open(school.owner, SYSTEM.wall)
        assert registry.count(DeliveryRow) == len(took.deliveries) + stations
        registry.close()
    return took
