"""Records that are damaged somewhere are told of soon after the window opened on them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.test_whole_rounds import dealt
from tests.ui.windows import Opened
from trainer.school.practice import RECORDS
from trainer.ui.application import Application


def damaged(home: Path) -> None:
    """The first event says another thing than it did."""
    with closing(sqlite3.connect(home / RECORDS)) as db:
        for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'"):
            db.execute(f"DROP TRIGGER {name}")
        db.execute("UPDATE events SET body = body || ' ' WHERE place = 1")
        db.commit()


def told(app: Application, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    said: list[str] = []
    monkeypatch.setattr(app, "tell", lambda heading, problems: said.append(heading))
    return said


def worked(opened: Opened) -> None:
    """There are records of two rounds, and nobody has them open."""
    app = opened()
    for _ in range(2):
        app.turn_to("today")
        dealt(app)
    app.window.close()


def test_damage_is_told_with_the_remedy(
    opened: Opened,
    home: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worked(opened)
    damaged(home)
    app = opened()
    assert app.practice is not None, "the last event is sound, so they open"
    said = told(app, monkeypatch)
    app.records_check.begin()
    qtbot.waitUntil(lambda: bool(said))
    assert said == ["The records are damaged"]


def test_sound_records_are_no_word_worth(
    opened: Opened,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worked(opened)
    app = opened()
    said = told(app, monkeypatch)
    app.records_check.begin()
    qtbot.waitUntil(lambda: not app.background.busy)
    assert said == []
