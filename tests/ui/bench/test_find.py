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
from trainer.ui.desk import Desk

pytestmark = pytest.mark.bench

UNDER_MS = 50
TYPED = ("fold", "three of a kind", "pair plus", "dealer", "тема", "弃牌", "ah", "40")


def keys(desk: Desk) -> list[Took]:
    """Each of these words typed letter by letter, and taken back."""
    panel = desk.find.panel
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
    desk = Desk(tmp_path / "home", Settings(last_house="mbs"))
    qtbot.addWidget(desk.window)
    desk.open()
    desk.window.resize(1600, 1000)
    with qtbot.waitExposed(desk.window):
        desk.window.show()
    QTest.keyClick(desk.window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: desk.find.knows_every_language)
    found = calmest("a key to what it finds", lambda: keys(desk), UNDER_MS)
    found.tell(bare)
    assert found.judged < UNDER_MS
