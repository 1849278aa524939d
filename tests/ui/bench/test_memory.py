"""What the window keeps in memory after an hour's rounds, and after many."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
AN_HOUR, MANY = 60, 2000
GROWTH_MB = 12
"""What caches that are bounded may still take in after the first rounds."""

pytestmark = [
    pytest.mark.bench,
    pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="no /proc"),
]


def used(home: Path, *words: object) -> list[float]:
    """The program's lines: megabytes."""
    program = """
from trainer.commands.qt_libraries import keep_import_plain
keep_import_plain()
from tests.ui.bench.many_rounds import main
main()
"""
    command = [sys.executable, "-c", program, home, *words]
    env = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    said = subprocess.run(
        list(map(str, command)), env=env, cwd=ROOT, check=True, capture_output=True, text=True
    )
    return [float(line) for line in said.stdout.split()]


def test_memory_after_an_hours_rounds(tmp_path: Path) -> None:
    """Told: as a ratio of a bare window, and of a bare window beside the same libraries.

    Wished for are 2.6 times a bare window; 3.2 were measured. With it the libraries of the database
    and of YAML take 1.4, the code and classes of the program 0.7, pictures of the table 0.4.
    """
    used(tmp_path, 1, 1)  # the records' file is made once
    (bare,), (beside,) = used(tmp_path, "bare"), used(tmp_path, "libraries")
    first, _, settled, *_, last = used(tmp_path, AN_HOUR + 1, 10)
    print(
        f"\nmemory after {AN_HOUR} rounds of seven seats: {last:.0f} MB, {last / bare:.2f} of a "
        f"bare window ({bare:.0f} MB), {last / beside:.2f} of one beside the same libraries; "
        f"{first:.0f} MB after the first round"
    )
    assert last / bare < 3.5
    assert last - settled < GROWTH_MB


@pytest.mark.slow
def test_memory_does_not_grow_over_many_rounds(tmp_path: Path) -> None:
    """Over 2,000 rounds, after the first tenth of them."""
    told = used(tmp_path, MANY + 1, MANY // 10)
    print(f"\nmemory over {MANY} rounds of seven seats, in MB: {told}")
    assert told[-1] - told[1] < GROWTH_MB
