from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from trainer.records.log import Log


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "records" / "records.sqlite3"


@pytest.fixture
def log(path: Path) -> Iterator[Log]:
    ticks = count(1_790_000_000_000)
    opened = Log.open(path, lambda: next(ticks))
    yield opened
    opened.close()
