from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.school.exam.schools import School, school_in
from tests.school.tables import Ticking


@pytest.fixture
def school(tmp_path: Path, clock: Ticking) -> Iterator[School]:
    (tmp_path / "school").mkdir()
    made = school_in(tmp_path / "school", clock.wall)
    yield made
    made.registry.close()
