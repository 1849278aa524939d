"""From start to the first paint, and to the whole page of today, as ratios of a bare window."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest

from trainer.goal import Goal
from trainer.settings import Settings, save

pytestmark = pytest.mark.bench

ROOT = Path(__file__).parents[3]
AT_MOST, TURNS, WHOLE_TURNS = 1.5, 9, 5
BARE = """
import os
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
class Window(QWidget):
    def paintEvent(self, event):
        QTimer.singleShot(0, lambda: os._exit(0))
app = QApplication([])
window = Window()
window.resize(1600, 1000)
window.show()
app.exec()
"""
OURS = """
import os
from trainer.commands.qt_libraries import keep_import_plain
keep_import_plain()
from trainer.ui import app
app._furnished = lambda *args: os._exit(0)
app.run()
"""
WHOLE = """
import os
from trainer.commands.qt_libraries import keep_import_plain
keep_import_plain()
from trainer.ui import app
furnished = app._furnished
def furnish(*args):
    from trainer.ui.today_controller import TodayController
    shown = TodayController.refresh
    def refresh(self):
        shown(self)
        if self._shell.practice is not None:
            self._shell.window.repaint()
            os._exit(0)
    TodayController.refresh = refresh
    return furnished(*args)
app._furnished = furnish
app.run()
"""


def seconds(program: str, home: Path) -> float:
    """Until the program ends itself. What Python makes of the sources is kept, as it is for anyone
    who starts the program a second time and was asked for a goal before."""
    settings = home / "settings.json"
    if not settings.exists():
        settings.write_text("{}", encoding="utf-8")
    env = os.environ | {
        "TRAINER_HOME": str(home),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPYCACHEPREFIX": str(home / "compiled"),
    }
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    began = perf_counter()
    subprocess.run([sys.executable, "-c", program], env=env, cwd=ROOT, check=True, timeout=60)
    return perf_counter() - began


def in_turns(program: str, home: Path, turns: int) -> tuple[float, float]:
    """The medians of a bare window and of that program, one after the other in each turn."""
    for each in (BARE, program):
        seconds(each, home)
    took = [(seconds(BARE, home), seconds(program, home)) for _ in range(turns)]
    return median(bare for bare, _ in took), median(ours for _, ours in took)


def test_start_to_first_paint(tmp_path: Path) -> None:
    """At most 1.5 times a bare window, median of 9, alternating."""
    bare, ours = in_turns(OURS, tmp_path, TURNS)
    print(f"\nstart to first paint: {ours / bare:.2f} of a bare window ({ours * 1000:.0f} ms)")
    assert ours / bare <= AT_MOST


def test_start_to_the_whole_page_of_today(tmp_path: Path) -> None:
    """Told: with the houses, the drills and what was done before. It follows the first paint."""
    save(Settings(goal=Goal.LATER), tmp_path)  # else the goal is asked first
    bare, ours = in_turns(WHOLE, tmp_path, WHOLE_TURNS)
    print(
        f"\nstart to the page of today: {ours / bare:.2f} of a bare window ({ours * 1000:.0f} ms)"
    )
    assert ours > bare
