"""Whatever is pressed, nothing breaks: no traceback, no crash, no stall, no dead keyboard.

Each walk begins at one of the screens and goes anywhere from there. A find names its seed:
``python -m tests.ui.monkey --seed N`` does the same again.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.ui.monkey.monkey import CHOSEN_ELSEWHERE, INPUTS, STARTS, demo_school
from trainer.ui.routes import ROUTES

ROOT = Path(__file__).parents[3]
IN_TURN = (
    ("home", "whole-prime", "quick-order", "class", "class-list-preview", "set-up-school"),
    ("table-settling", "irregularity-cash", "table-test-watch", "quiz", "exam-table", "re-marking"),
)
"""About 2,000 inputs: tables, drills, exams, lists, reports and people."""
SLOW_SEEDS, IN_A_PROGRAM = 590, 10
"""About 100,000 inputs: every screen, five times."""


def walk(seeds: Sequence[int], *more: str) -> None:
    """In a program of its own: a crash of it is a return code here."""
    command = [sys.executable, "-m", "tests.ui.monkey", "--seed", *map(str, seeds), *more]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=3000)
    assert done.returncode == 0, f"{done.stdout[-6000:]}\n{done.stderr[-3000:]}"


@pytest.mark.parametrize("scenes", IN_TURN, ids=lambda scenes: scenes[0])
def test_two_thousand_inputs_find_nothing(scenes: Sequence[str]) -> None:
    assert len(IN_TURN) * len(scenes) * INPUTS >= 2000
    walk([STARTS.index(scene) for scene in scenes])


def test_no_page_is_left_out_by_a_name_that_is_none() -> None:
    assert {each.name for each in ROUTES} >= CHOSEN_ELSEWHERE


@pytest.fixture(scope="session")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return demo_school(tmp_path_factory.mktemp("school") / "demo")


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, SLOW_SEEDS, IN_A_PROGRAM))
def test_a_hundred_thousand_inputs_find_nothing(first: int, demo: Path) -> None:
    assert SLOW_SEEDS * INPUTS >= 100_000
    walk(range(first, first + IN_A_PROGRAM), "--demo", str(demo))
