"""``trainer shot`` draws every scene without a display."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from trainer.__main__ import main
from trainer.shots.names import NAMES

ROOT = Path(__file__).parents[2]


def shot(*args: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if not name.startswith("QT_")}
    command = [sys.executable, "-m", "trainer", "shot", *args]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)


def test_scenes_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shot", "--scene", "list"]) == 0
    listed = capsys.readouterr().out.split()
    assert listed == list(NAMES)
    assert {"home", "debrief", "table-mbs", "table-boxes", "results", "settings"} <= set(listed)


@pytest.mark.parametrize(
    "args",
    [
        ["--scene", "nowhere", "--out", "x.png"],
        ["--scene", "home"],
        ["--scene", "home", "--out", "/no/such/folder/x.png"],
        ["--scene", "home", "--out", "x.jpg"],
        ["--scene", "home", "--out", "x.png", "--size", "10x10"],
        ["--scene", "home", "--out", "x.png", "--size", "large"],
    ],
)
def test_a_call_that_cannot_be_drawn_says_why(
    args: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["shot", *args]) == 2
    assert capsys.readouterr().err.startswith(("scene:", "out:", "size:"))


def test_a_scene_is_drawn_at_its_size_and_sharpness_and_the_same_again(tmp_path: Path) -> None:
    pictures = []
    for name in ("1.png", "2.png"):
        out = str(tmp_path / name)
        done = shot("--scene", "debrief-faultless", "--out", out, "--size", "1280x720", "--scale=2")
        assert done.returncode == 0, done.stderr
        pictures.append(QImage(out))
    assert (pictures[0].width(), pictures[0].height()) == (2560, 1440)
    assert pictures[0] == pictures[1]
