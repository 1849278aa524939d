"""The marker as a process of its own beside a PostgreSQL server, told of deliveries by it."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest

from tests.records.registry.busy import contents
from tests.records.registry.server import why_not
from tests.school.station.bench.prepared import worked
from tests.school.station.bench.server_school import ServerSchool, server_school
from tests.school.station.bench.stations import Load
from trainer.commands.school_marker import ending_holders
from trainer.library.houses import HouseShelf
from trainer.records.registry.faults import RegistryDown
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.log import DeliveryRow
from trainer.records.registry.rows.marks import BeliefsDueRow, MismatchRow, RoundRow
from trainer.records.registry.tables import MARKED, ROLLED_UP
from trainer.school.clock import SYSTEM

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not() or "there is a server")

ALL = (*MARKED, *ROLLED_UP)
PATIENCE_S = 300.0


@pytest.mark.posix
def test_what_stations_deliver_is_marked_beside_the_server(
    shelf: HouseShelf, tmp_path: Path
) -> None:
    """Killed in the middle and begun again, it marks each round once; made anew from nothing, while
    the process beside it is killed, every row is the same."""
    with server_school(4) as school:
        registry = Registry.open(school.owner, SYSTEM.wall)
        with school.marked(tmp_path / "first", processes=2) as marker:
            _deliver(school, shelf, tmp_path)
            _until(lambda: registry.count(RoundRow) > 0)
            marker.send_signal(signal.SIGKILL)
        with school.marked(tmp_path / "first", processes=2):
            _until(lambda: _all_is_told(registry))
        assert registry.count(RoundRow) == registry.count(DeliveryRow) == 4 * 7
        assert registry.rows(MismatchRow) == ()
        marks = contents(registry, ALL)
        registry.unmark()
        with school.marked(tmp_path / "second", processes=2) as marker:
            _until(lambda: bool(_begun_by(marker.pid)) and registry.count(RoundRow) > 0)
            for other in _begun_by(marker.pid):
                os.kill(other, signal.SIGKILL)
            _until(lambda: _all_is_told(registry))
        assert contents(registry, ALL) == marks
        registry.close()


def test_who_makes_others_wait_is_cut_off_while_the_marker_is_at_work() -> None:
    """A flood keeps it at work for ever, and what is held may be what it waits for itself."""
    cut_off = Event()

    class Held:
        """A registry that is away when it is first asked."""

        asked = 0

        def end_holders(self) -> None:
            self.asked += 1
            if self.asked == 1:
                raise RegistryDown("x", "down", "away")
            cut_off.set()

    with ending_holders(Held(), every_s=0.001):  # type: ignore[arg-type]
        assert cut_off.wait(PATIENCE_S)


def _all_is_told(registry: Registry) -> bool:
    return not registry.count(DeliveryRow, waits=True) + registry.count(BeliefsDueRow)


def _begun_by(process: int) -> list[int]:
    """The processes that share its work."""
    every = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    shares = [each for each in every if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]
    return [int(each) for each in shares]


def _deliver(school: ServerSchool, shelf: HouseShelf, folder: Path) -> None:
    """Seven rounds of each trainee, all stations at once."""
    load = Load(
        station_url=school.station,
        accounts=school.trainees,
        work=worked(shelf, folder, 7),
        look=lambda: school.look(shelf),
        folder=folder,
        seconds=1,
        every_s=0.1,
    )
    assert load.run().wrong == ()


def _until(done: Callable[[], bool]) -> None:
    begun = time.monotonic()
    while not done():
        assert time.monotonic() - begun < PATIENCE_S
        time.sleep(0.02)
