"""From a key in the field that finds anything to its picture."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.bench.clock import Took, calmest, paint, timed
from tests.ui.bench.test_click import bare_button
from trainer.settings import Settings
from trainer.ui.application import Application
from trainer.ui.find.controller import SPOKEN

pytestmark = pytest.mark.bench

UNDER_MS = 50
TYPED = ("fold", "three of a kind", "pair plus", "dealer", "тема", "弃牌", "ah", "40")


def keys(app: Application) -> list[Took]:
    """Each of these words typed letter by letter, and taken back."""
    panel = app.find.panel
    assert panel is not None
    took: list[Took] = []
    for words in TYPED * 2:
        panel.field.clear()
        paint()
        for letter in words:
            with timed(took):
                panel.field.insert(letter)  # QTest types ASCII only
    return took


def test_a_key_finds_within_fifty_milliseconds(qtbot: QtBot, tmp_path: Path) -> None:
    """With the words of three languages of every house."""
    bare = bare_button(qtbot)
    app = Application(tmp_path / "home", Settings(last_house="mbs"))
    qtbot.addWidget(app.window)
    app.open()
    app.window.resize(1600, 1000)
    with qtbot.waitExposed(app.window):
        app.window.show()
    QTest.keyClick(app.window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: len(app.find._words) == len(SPOKEN) - 1)
    found = calmest("a key to what it finds", lambda: keys(app), UNDER_MS)
    found.tell(bare)
    assert found.judged < UNDER_MS
