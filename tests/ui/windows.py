"""Windows for the tests: shown, in front, and closed at the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from pytestqt.qtbot import QtBot

from tests.school.tables import DRILL
from trainer.dealing.procedure import Part
from trainer.drills.recipe import Exercise, Recipe
from trainer.library.houses import load_houses
from trainer.records.log import Log
from trainer.school.clock import SYSTEM
from trainer.school.practice import RECORDS, Practice
from trainer.settings import ReducedMotion, Settings
from trainer.ui.application import Application

Opened = Callable[..., Application]
WHOLE = structs.replace(DRILL, name="whole-table", exercise=Exercise.WHOLE, part=Part.WHOLE)
"""Whole rounds with folds and side wagers, at five seats."""
STILL = Settings(last_house="mbs", reduced_motion=ReducedMotion.ON)


class Windows:
    """Shows the program at 1280x720, as often as it is asked to; the folder stays the same."""

    def __init__(self, qtbot: QtBot, home: Path) -> None:
        self._qtbot, self._home = qtbot, home
        self._apps: list[Application] = []

    def show(
        self,
        school: Callable[[Path], Practice] | None = None,
        now: Callable[[], datetime] | None = None,
        **chosen: Any,
    ) -> Application:
        """The program in sight, with ``STILL`` but for the settings that are chosen."""
        app = Application(self._home, replace(STILL, **chosen), school=school, now=now)
        app.open()
        app.window.resize(1280, 720)
        self._qtbot.addWidget(app.window)
        with self._qtbot.waitExposed(app.window):
            app.window.show()
        app.window.activateWindow()
        self._apps.append(app)
        return app

    def close(self) -> None:
        for app in self._apps:
            app.window.close()


def school(folder: Path, drill: Recipe = DRILL) -> Practice:
    """The bundled houses with one drill."""
    folder.mkdir(parents=True, exist_ok=True)
    log = Log.open(folder / RECORDS, SYSTEM.wall)
    return Practice(load_houses(None), {drill.name: drill}, log, SYSTEM)


def end_without_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    """A round with work left ends as if whoever ends it had said that it is meant."""
    monkeypatch.setattr("trainer.ui.table_page.end_anyway", lambda window, seats: True)
    monkeypatch.setattr("trainer.ui.rounds.leave_anyway", lambda window, left: True)
