from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.school.slipping import work_quick, work_round
from tests.school.tables import Ticking
from trainer.drills.stream import Stream
from trainer.school.clock import Clock
from trainer.school.practice import RECORDS, Practice


@pytest.fixture(scope="session")
def practised(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the records of two rounds, a quick drill, and a round that was left open."""
    folder, clock, chance = tmp_path_factory.mktemp("practised"), Ticking(), Stream("practised")
    practice = Practice.open(folder, Clock(clock.running, clock.wall))
    for seed in (1, 2):
        work_round(practice.start("mbs", "as-it-comes", seed=seed), chance)
    work_quick(practice.quick.start("mbs", "check-the-bets", seed=1), chance)
    practice.start("mbs", "as-it-comes", seed=4)
    practice.close()
    return folder


@pytest.fixture
def records(practised: Path, home: Path) -> Path:
    """The same in the folder of this test."""
    home.mkdir()
    shutil.copy(practised / RECORDS, home / RECORDS)
    return home / RECORDS
