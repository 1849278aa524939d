from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.school.exam.days import Day, office_of
from tests.school.exam.sat import SMALL
from tests.school.exam.schools import School, school_in
from tests.school.tables import Ticking
from trainer.drills.exam.blueprint import Retake
from trainer.school.exam.office import ExamOffice
from trainer.school.practice import Practice


@pytest.fixture
def school(tmp_path: Path, clock: Ticking) -> Iterator[School]:
    (tmp_path / "school").mkdir()
    made = school_in(tmp_path / "school", clock.wall)
    yield made
    made.registry.close()


@pytest.fixture
def office(school: School, practice: Practice) -> ExamOffice:
    return office_of(school, practice, school.supervisor)


@pytest.fixture
def day(school: School, practice: Practice, clock: Ticking, home: Path) -> Day:
    blueprint = replace(SMALL, retake=Retake(tries=2, days=3))
    return Day(school, practice, clock, home, blueprint)
