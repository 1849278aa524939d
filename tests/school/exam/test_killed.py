"""Kill -9 at random points of an exam: no recorded act is lost, and it goes on where it stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.school.exam.sat import SITTING
from trainer.records.verified import verify
from trainer.school.practice import RECORDS, Practice
from trainer.school.records_care.doctor import examine

ROOT = Path(__file__).parents[3]
KILLS = 20


def _told(child: subprocess.Popen[str]) -> Iterator[tuple[str, str, int]]:
    assert child.stdout is not None
    for line in child.stdout:
        what, where, count = line.split()
        yield what, where, int(count)


def _begin(home: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.school.exam.child", str(home)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


@pytest.mark.posix
@pytest.mark.slow
def test_killed_at_random_points_the_exam_goes_on_where_it_stopped(home: Path) -> None:
    chance, last, ended = Random(20), ("1", 0), False
    for _ in range(KILLS):
        child, left = _begin(home), chance.randrange(1, 12)
        for what, where, count in _told(child):
            if what == "begun":
                assert (where, count) >= last or where != last[0], "a recorded act was lost"
            ended = what == "ended"
            last, left = (where, count), left - 1
            if left == 0:
                os.kill(child.pid, signal.SIGKILL)
                break
        child.wait()
        assert verify(home / RECORDS).sound
        if ended:
            break
    if not ended:
        assert ("ended", "passed", 0) in set(_told(_begin(home)))
    practice = Practice.open(home)
    (sat,) = practice.exams.sat()
    assert sat.id == SITTING
    assert sat.result is not None
    assert (sat.result.errors, sat.result.outcome) == (0, "passed")
    assert sat.breaks
    practice.close()
    assert examine(home).findings == ()
