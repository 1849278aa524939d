"""The pictures that are kept: which screens, and in which looks."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from trainer.shots.scenes import Drawing

SIZE = (1280, 720)
AT_ONCE = 2
HERE = Path(__file__).parent
ROOT = HERE.parents[2]
GOLDEN: Mapping[str, Drawing] = {
    "table-mbs": Drawing("table-mbs", SIZE),
    "table-six-card-bonus": Drawing("table-six-card-bonus", SIZE),
    "table-prime": Drawing("table-prime", SIZE),
    "table-posted": Drawing("table-posted", SIZE),
    "table-boxes": Drawing("table-boxes", SIZE),
    "table-dark-four-colour": Drawing("table-settling", SIZE, dark=True, four_colour=True),
    "debrief": Drawing("debrief", SIZE),
    "today": Drawing("home", SIZE),
    "quick-flash": Drawing("quick-flash", SIZE),
    "results-dark": Drawing("results", SIZE, dark=True),
    "house-book": Drawing("houses-six-card-bonus", SIZE),
    "settings": Drawing("settings", SIZE),
    "live-table": Drawing("live-table", SIZE),
    "live-report": Drawing("live-report", SIZE),
    "live-wall": Drawing("live-wall", SIZE),
}


def draw_all(folder: Path, names: Sequence[str] = tuple(GOLDEN)) -> None:
    """The pictures are in the folder, drawn by programs of their own: nothing else has a say."""
    shares = [names[start::AT_ONCE] for start in range(AT_ONCE)]
    with ThreadPoolExecutor(AT_ONCE) as at_once:
        for done in [at_once.submit(_draw, share, folder) for share in shares if share]:
            done.result()


def _draw(names: Sequence[str], folder: Path) -> None:
    env = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "LC_"))}
    env |= {"QT_QPA_PLATFORM": "offscreen", "TZ": "UTC", "LANG": "C.UTF-8"}
    command = [sys.executable, "-m", "tests.ui.golden", "--into", str(folder)]
    only = [part for name in names for part in ("--only", name)]
    subprocess.run([*command, *only], cwd=ROOT, env=env, check=True, capture_output=True)
