"""A round recorded with all that is derived from it, beside a bare fdatasync of the same bytes."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest

from tests.school.slipping import work_round
from tests.school.tables import Ticking
from trainer.drills.stream import Stream
from trainer.records.event import written
from trainer.records.log import Log
from trainer.records.results import Derived
from trainer.records.store import Store
from trainer.school.clock import Clock
from trainer.school.practice import RECORDS, Practice
from trainer.school.recorded_rounds import derive
from trainer.school.skills.skill_store import Skills

ROUNDS = 30
WRITING_S = 0.008
"""What the program itself takes to write some hundred rows where the disk takes next to nothing."""


def _derived(home: Path) -> tuple[list[Derived], Skills]:
    """What some rounds of five seats, with slips, add to the tables."""
    ticking = Ticking()
    practice = Practice.open(home, Clock(running=ticking.running, wall=ticking.wall))
    chance = Stream("observing")
    for seed in range(ROUNDS):
        work_round(practice.start("mbs", "as-it-comes", seed=seed, seats=5), chance)
    at = practice.curriculum
    made = [
        derived
        for attempt in practice._log.finished_attempts()
        if (derived := derive(attempt, at.shelf, at.recipes, practice.skills))
    ]
    practice.close()
    return made, practice.skills


@pytest.mark.bench
def test_a_durable_round_with_all_that_it_shows(home: Path, tmp_path: Path) -> None:
    """Alternating in one run: the end of a round with its results, observations, exposures and
    states, and the same bytes appended to a file and synced."""
    made, skills = _derived(home)
    ticks = count(1_790_000_000_000)
    log = Log.open(tmp_path / RECORDS, lambda: next(ticks))
    store = Store(log, skills.fold)
    rounds, syncs, rows = [], [], []
    with (tmp_path / "bare").open("ab", buffering=0) as bare:
        for derived in made:
            body = _bytes(derived)
            begun = perf_counter()
            with log.transaction():
                log.finished(derived.result.attempt, 1000)
                store.put(derived)
            between = perf_counter()
            bare.write(body)
            os.fdatasync(bare.fileno())
            rounds.append(between - begun)
            syncs.append(perf_counter() - between)
            rows.append(len(derived.observed.observations) + len(derived.observed.exposures))
    log.close()
    took, sync = median(rounds), median(syncs)
    print(
        f"\na durable round of {median(rows):.0f} observations and exposures {took * 1000:.1f} ms, "
        f"bare fdatasync of {len(_bytes(made[0]))} bytes {sync * 1000:.2f} ms: "
        f"{took / sync:.1f} times"
    )
    assert took < 3 * sync + WRITING_S


def _bytes(derived: Derived) -> bytes:
    observed = derived.observed
    return written(
        {
            "result": str(derived.result),
            "mistakes": [str(each) for each in derived.mistakes],
            "observed": [str(each) for each in (*observed.observations, *observed.exposures)],
        }
    ).encode()
