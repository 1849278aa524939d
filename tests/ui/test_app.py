from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from tests.ui.access import screen
from tests.ui.at_school import WORDS, sign_in_as
from trainer.goal import Goal
from trainer.school.clock import SYSTEM
from trainer.school.new_school import set_up
from trainer.settings import Settings
from trainer.ui import application
from trainer.ui.application import Application

LATER = {"sqlalchemy", "alembic", "yaml", "msgspec", "trainer.school", "trainer.ui.application"}
SELDOM = {"alembic", "openpyxl", "pypdf", "psycopg"}


@pytest.mark.parametrize(
    ("module", "costly"), [("trainer.ui.app", LATER), ("trainer.ui.application", SELDOM)]
)
def test_nothing_costly_is_loaded_before_it_is_needed(module: str, costly: set[str]) -> None:
    """The ground is painted before SQLAlchemy takes its quarter of a second, and today's figures
    stand without the packages that only an old file, a class list or a server needs."""
    code = f"import sys, {module}; print(sorted({costly!r} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_ground_does_without_the_names_of_qts_own_class() -> None:
    """They take 19 ms, a tenth of a bare window's start: PySide6 makes them when they are asked
    for."""
    code = "import trainer.ui.app, PySide6.QtCore; print('Qt' in vars(PySide6.QtCore))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_the_side_bar_stands_at_the_edge_before_the_first_page_is_there(
    qtbot: QtBot, home: Path
) -> None:
    """It was painted in the middle of the window while the first page was loaded."""
    app = Application(home, Settings())
    qtbot.addWidget(app.window)
    app.window.resize(1280, 720)
    places: list[tuple[int, int]] = []

    def note() -> None:
        layout = app.window.layout()
        assert layout is not None
        layout.activate()
        places.append((app.window.bar.x(), app.window.pages.x()))

    app.window.painted.connect(note)  # after the bar was made, which hears the same
    with qtbot.waitSignal(app.window.painted):
        app.window.show()
    assert places == [(0, app.window.bar.width())]


def painted(qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch, goal: Goal) -> Application:
    """The window in sight, before the school is open."""
    monkeypatch.setattr(application, "read_ahead", lambda *_: None)
    app = Application(home, Settings(goal=goal))
    qtbot.addWidget(app.window)
    with qtbot.waitSignal(app.window.painted):
        app.window.show()
    return app


@pytest.mark.parametrize("asked", ["quiz", "settings", "sidebar.find"])
def test_a_press_before_the_school_is_open_leads_on_once_it_is(
    qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    """Some seconds pass on a busy machine, and the places of the side bar are in sight."""
    app = painted(qtbot, home, monkeypatch, Goal.LATER)
    place = app.window.bar.findChild(QAbstractButton, asked) or app.window.bar.findChild(
        QAbstractButton, f"nav.{asked}"
    )
    assert place is not None
    QTest.mouseClick(place, Qt.MouseButton.LeftButton)
    app.window.ready.emit()
    if asked == "sidebar.find":
        assert app.find.panel is not None
    else:
        assert app.window.page == asked
    app.window.close()


def test_a_press_before_a_school_asks_who_it_is_leads_on_after_the_sign_in(
    qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, registry, _ = set_up(home, "Ada", "ada", WORDS, SYSTEM.wall)
    registry.close()
    app = painted(qtbot, home, monkeypatch, Goal.LATER)
    place = app.window.bar.findChild(QAbstractButton, "nav.settings")
    assert place is not None
    QTest.mouseClick(place, Qt.MouseButton.LeftButton)
    app.window.ready.emit()
    assert app.window.page == "sign-in"
    sign_in_as(app, "ada", WORDS)
    assert app.window.page == "settings"
    app.people.sign_out()
    sign_in_as(app, "ada", WORDS)
    assert app.window.page == "people", "once, for whoever is let in first"
    app.window.close()


def test_the_first_round_waits_for_its_houses(
    qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = painted(qtbot, home, monkeypatch, Goal.ASK)
    begin = app.window.findChild(QAbstractButton, "goal.begin")
    assert begin is not None
    assert not begin.isEnabled(), "a press would come to nothing"
    app.window.ready.emit()
    assert begin.isEnabled()
    app.window.close()


@pytest.mark.skipif(bool(screen.missing()), reason=screen.missing() or "it can run")
def test_no_move_of_the_hand_is_left_out_on_x11(tmp_path: Path) -> None:
    """Qt joins the moves that come while the window is busy, unless it is told not to."""
    code = """
from PySide6.QtCore import Qt
from trainer.ui import app
joins = Qt.ApplicationAttribute.AA_CompressHighFrequencyEvents
def told(*_):
    print(of.platformName(), of.testAttribute(joins))
    of.quit()
of, app._furnished = app.QApplication, told
app.run()
"""
    with screen.screen(tmp_path) as env:
        done = subprocess.run(
            [sys.executable, "-c", code], env=dict(env), capture_output=True, text=True, check=True
        )
    assert done.stdout == "xcb False\n"
