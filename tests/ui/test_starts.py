"""The window of a school is opened and closed again and again, with its deliveries under way."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from tests.ui.windows import school
from trainer.school.clock import SYSTEM
from trainer.school.new_school import set_up
from trainer.settings import ReducedMotion, Settings
from trainer.ui.application import Application

ROOT = Path(__file__).parents[2]
FEW, MANY = 12, 1000


def start_and_end(home: Path, times: int) -> None:
    """Somebody signs in, and the window is closed while all that this begins is under way."""
    _, registry, account = set_up(home, "Ada", "ada", "correct horse 7", SYSTEM.wall)
    registry.close()
    for turn in range(times):
        app = Application(home, Settings(reduced_motion=ReducedMotion.ON), school=school)
        app.open()
        app.window.show()
        app.people.seat(account)
        for _ in range(turn % 4):  # it ends at another moment each time
            QApplication.processEvents()
        if turn % 3 == 0:
            app.people.sign_out()
        app.window.close()
        app.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QApplication.processEvents()


def in_a_program(home: Path, times: int) -> subprocess.CompletedProcess[str]:
    """A crash of it is a return code here."""
    program = f"""
from pathlib import Path
from trainer.commands.qt_libraries import keep_import_plain
keep_import_plain()
from PySide6.QtWidgets import QApplication
app = QApplication([])
from tests.ui.test_starts import start_and_end
start_and_end(Path({str(home)!r}), {times})
print("sound")
"""
    command = [sys.executable, "-X", "faulthandler", "-c", program]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=3500)


def test_a_school_window_starts_and_ends(home: Path) -> None:
    done = in_a_program(home, FEW)
    assert (done.returncode, done.stdout) == (0, "sound\n"), done.stderr


@pytest.mark.slow
def test_a_school_window_starts_and_ends_a_thousand_times(home: Path) -> None:
    done = in_a_program(home, MANY)
    assert (done.returncode, done.stdout) == (0, "sound\n"), done.stderr
