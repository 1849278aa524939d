from __future__ import annotations

import os
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest

from tests.records.rounds import dealt
from trainer.records.log import Log

ACTS = 300
SOFTWARE_S = 0.001
"""What hashing, SQLAlchemy and SQLite may take where the disk takes next to nothing."""


@pytest.mark.bench
def test_a_durable_act_against_a_bare_fdatasync(log: Log, tmp_path: Path) -> None:
    """Alternating in one run: an act recorded, and the same bytes appended and synced."""
    attempt = log.dealt(dealt())
    body = b'{"action":"pay 3 pair_plus 40","elapsed_ms":12345}'
    acts, syncs = [], []
    with (tmp_path / "bare").open("ab", buffering=0) as bare:
        for number in range(ACTS):
            begun = perf_counter()
            log.acted(attempt, "pay 3 pair_plus 40", number)
            between = perf_counter()
            bare.write(body)
            os.fdatasync(bare.fileno())
            acts.append(between - begun)
            syncs.append(perf_counter() - between)
    act, sync = median(acts), median(syncs)
    worst = sorted(acts)[int(ACTS * 0.99)]
    print(
        f"\na durable act {act * 1000:.2f} ms (p99 {worst * 1000:.2f}), "
        f"bare fdatasync {sync * 1000:.2f} ms: {act / sync:.2f} times"
    )
    assert act < 3 * sync + SOFTWARE_S
