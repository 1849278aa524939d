"""A program that is killed between two taps, or in one, loses nothing that it had shown."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.school.table_test.settings import opened_at
from tests.school.tables import Ticking
from trainer.library.houses import HouseShelf

TAPPER = """
import sys
from pathlib import Path
from tests.school.table_test.settings import opened_at, set_up
from tests.school.tables import Ticking
from trainer.library.houses import load_houses

tests = opened_at(Path(sys.argv[1]), load_houses(), Ticking())
at = tests.round_at_table(set_up(tests, "mbs"), 0)
print(0, flush=True)
while True:
    if at.watching.next is None:
        while at.undo():
            print(len(at.watched.seen), "taken back", flush=True)
    at.tap((at.watching.next.action,))
    print(len(at.watched.seen), at.watched.seen[-1].tap, flush=True)
"""


def killed(folder: Path, after_s: float) -> list[str]:
    """What the program said to be done before it was killed."""
    tapper = subprocess.Popen(
        [sys.executable, "-c", TAPPER, str(folder)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).resolve().parents[3],
    )
    assert tapper.stdout is not None
    said = [tapper.stdout.readline()]
    time.sleep(after_s)
    tapper.kill()
    said += tapper.stdout.readlines()
    tapper.wait()
    return [line for line in said if line.endswith("\n")]


@pytest.mark.parametrize("kills", [1, pytest.param(25, marks=pytest.mark.slow)])
def test_what_was_shown_is_there(home: Path, shelf: HouseShelf, kills: int) -> None:
    chance = random.Random(kills)
    for number in range(kills):
        folder = home / str(number)
        said = killed(folder, 0.05 + chance.random() * 0.2)
        (test,), broken = opened_at(folder, shelf, Ticking()).every()
        assert broken == ()
        done = said[-1].split()
        seen = test.rounds[0].seen
        # the last tap, or the last that was taken back, may have been kept and not said any more
        assert len(done) == 1 or abs(len(seen) - int(done[0])) <= 1
        (kept,) = folder.rglob("*.json")
        assert json.loads(kept.read_text(encoding="utf-8"))["id"] == test.id
