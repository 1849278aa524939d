"""The program may be killed at any moment: nothing that it said was recorded is lost."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path
from typing import NoReturn

import pytest

from tests.records.broken import broken_at
from tests.records.rounds import dealt, derive
from trainer.records.attempt import AttemptState
from trainer.records.log import Log
from trainer.records.store import Store

pytestmark = pytest.mark.posix

LIVES_A_FILE = 10


def test_killed_at_any_moment_nothing_acknowledged_is_lost(path: Path) -> None:
    _kill_and_look(path, times=40)


@pytest.mark.slow
def test_killed_a_thousand_times(path: Path) -> None:
    _kill_and_look(path, times=1000)


def _kill_and_look(path: Path, times: int) -> None:
    """Some lives a file: looking through it takes longer with every life."""
    chance = random.Random(0)
    for first in range(0, times, LIVES_A_FILE):
        acknowledged, file = 0, path.with_stem(f"{path.stem}-{first}")
        for _ in range(LIVES_A_FILE):
            acknowledged = _one_life(file, acknowledged, chance.uniform(0, 0.03))


def _one_life(path: Path, before: int, seconds: float) -> int:
    """Let a program record until it is killed; return how many events there are then."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        _record_for_ever(path, writer)
    os.close(writer)
    assert os.read(reader, 1)
    time.sleep(seconds)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    said = _read_all(reader)

    log = Log.open(path, lambda: 0)
    assert broken_at(log.events()) == ()
    events = list(log.events())
    finished = [each.id for each in log.finished_attempts()]
    kept = Store(log).results(), Store(log).mistakes()
    Store(log).rebuild(derive)
    assert (Store(log).results(), Store(log).mistakes()) == kept
    assert [result.attempt for result in kept[0]] == finished[::-1]
    log.close()
    # At most one event was recorded and not yet said to be.
    assert before + said <= len(events) <= before + said + 1
    return len(events)


def _record_for_ever(path: Path, writer: int) -> NoReturn:
    """Record round after round; one byte for each event that is recorded."""
    try:
        log = Log.open(path, lambda: 1)
        store = Store(log)
        os.write(writer, b"!")
        while True:
            _record_round(log, store, writer)
    finally:
        os._exit(1)


def _record_round(log: Log, store: Store, writer: int) -> None:
    attempt = log.dealt(dealt())
    os.write(writer, b".")
    for number in range(3):
        log.acted(attempt, f"pay 3 ante {number + 1}", number)
        os.write(writer, b".")
    with log.transaction():
        log.finished(attempt, 9)
        evidence = log.attempt(attempt)
        assert evidence is not None
        assert evidence.state is AttemptState.FINISHED
        store.put(derive(evidence))
    os.write(writer, b".")


def _read_all(reader: int) -> int:
    count = 0
    while piece := os.read(reader, 65536):
        count += len(piece)
    os.close(reader)
    return count
