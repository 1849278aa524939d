from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui.access import screen

LATER = {"sqlalchemy", "alembic", "yaml", "msgspec", "trainer.school", "trainer.ui.desk"}
SELDOM = {"alembic", "openpyxl", "pypdf", "psycopg"}


@pytest.mark.parametrize(
    ("module", "costly"), [("trainer.ui.app", LATER), ("trainer.ui.desk", SELDOM)]
)
def test_nothing_costly_is_loaded_before_it_is_needed(module: str, costly: set[str]) -> None:
    """The ground is painted before SQLAlchemy takes its quarter of a second, and today's figures
    stand without the packages that only an old file, a class list or a server needs."""
    code = f"import sys, {module}; print(sorted({costly!r} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.skipif(bool(screen.missing()), reason=screen.missing() or "it can run")
def test_no_move_of_the_hand_is_left_out_on_x11(tmp_path: Path) -> None:
    """Qt joins the moves that come while the window is busy, unless it is told not to."""
    code = """
from PySide6.QtCore import Qt
from trainer.ui import app
joins = Qt.ApplicationAttribute.AA_CompressHighFrequencyEvents
of = app.QApplication
of.exec = lambda *_: print(of.platformName(), of.testAttribute(joins))
app.run()
"""
    with screen.screen(tmp_path) as env:
        done = subprocess.run(
            [sys.executable, "-c", code], env=dict(env), capture_output=True, text=True, check=True
        )
    assert done.stdout == "xcb False\n"
