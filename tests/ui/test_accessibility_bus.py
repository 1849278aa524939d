"""A round worked over the real accessibility bus, by another process, under Xvfb."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sampled import sampled
from tests.ui.access import screen
from tests.ui.access.reader import Reader
from trainer.school.practice import Practice
from trainer.school.sitting import Sitting
from trainer.settings import Settings, save
from trainer.shots.scenes import faultless_of

pytestmark = pytest.mark.skipif(bool(screen.missing()), reason=screen.missing() or "it can run")

HOUSE, DRILL = "six-card-bonus", "as-it-comes"


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder whose name is short enough for sockets."""
    made = Path(tempfile.mkdtemp(prefix="bus"))
    yield made
    shutil.rmtree(made, ignore_errors=True)


@sampled(2, 7)
def test_a_round_is_worked_over_the_accessibility_bus(folder: Path, count: int) -> None:
    """The program is the real one; beside its names only the answer is known. In every run with few
    seats: seven are worked by the same names in ``test_round_by_ear``."""
    from tests.ui.access.bus import BusEars, accessibility_bus

    home = folder / "home"
    save(Settings(last_house=HOUSE, last_drill=DRILL, last_seats=count), home)
    with screen.screen(folder) as env:
        bus = accessibility_bus(env["DBUS_SESSION_BUS_ADDRESS"])
        with bus, screen.running((sys.executable, "-m", "trainer", "window"), env):
            ears = BusEars(bus)
            ears.do(f"Seats: {count}")
            ears.do("Deal the table")
            ears.wait_for("Dealer's hand")
            dealt = answers(home, folder / "copy")
            assert len(dealt.round_.seats) == count
            Reader(dealt.house, ears).work(tuple(faultless_of(dealt)))
            ears.do("Round done")
            ears.wait_for("Settled without a fault.")


def answers(home: Path, copy: Path) -> Sitting:
    """The round that lies on the table, read from a copy of the records."""
    shutil.copytree(home, copy)
    dealt = Practice.open(copy).resume()
    assert dealt is not None
    return dealt
