"""What is bent for the whole program, what it is worth, and what would happen without it.

Two things: PySide6 puts itself before every ``import``, and is taken away from there; Python's
garbage is collected in the window's thread alone.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.bench

ROOT = Path(__file__).parents[3]
IMPORTS = """
import sys, time
if sys.argv[1] == "plain":
    from trainer.commands.qt_libraries import keep_import_plain
    keep_import_plain()
import trainer.ui.application, trainer.ui.table_page, trainer.ui.debrief.page
import trainer.school.practice, trainer.records.store
from pathlib import Path
import os
pages = int(Path("/proc/self/statm").read_text().split()[1])
print(time.process_time(), pages * os.sysconf("SC_PAGE_SIZE") / 1e6)
"""
GARBAGE = """
import gc, sys
from threading import Thread, get_ident
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

class Page(QObject):
    def __init__(self):
        super().__init__()
        self.itself, self.timer = self, QTimer(self)
    def __del__(self):
        elsewhere.append(get_ident() != window)

elsewhere, window = [], get_ident()
app = QApplication([])
if sys.argv[1] == "swept":
    from trainer.ui.runtime import garbage_collection
    garbage_collection.install()
for _ in range(60):
    pages = [Page() for _ in range(40)]
    app.processEvents()
    del pages
    work = Thread(target=lambda: [[each] for each in range(200_000)])
    work.start()
    while work.is_alive():
        app.processEvents()
print(sum(elsewhere))
"""


def said(program: str, word: str) -> subprocess.CompletedProcess[str]:
    env = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", program, word]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=300)


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="no /proc")
def test_what_plain_imports_are_worth() -> None:
    """Nothing that the program uses is lost: PySide6 looks there for its ``__feature__``."""
    took, used = map(float, said(IMPORTS, "plain").stdout.split())
    took_else, used_else = map(float, said(IMPORTS, "").stdout.split())
    print(
        f"\nplain imports: {took / took_else:.2f} of the time until the pages can be made, "
        f"{used_else - used:.0f} MB less of {used_else:.0f}"
    )
    assert used_else - used > 5


def test_what_collecting_in_the_windows_thread_alone_averts() -> None:
    """A QObject that only refers to itself dies where it is collected. In another thread than the
    window's that is a crash, sooner or later."""
    swept, anywhere = said(GARBAGE, "swept"), said(GARBAGE, "")
    crashed, died = anywhere.returncode < 0, anywhere.stdout.strip() or "not known how many"
    print(f"\ncollected in any thread: {died} of 2400 die in another; crashed: {crashed}")
    assert swept.stdout == "0\n"
    assert crashed or int(died) > 0
