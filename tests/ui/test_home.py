"""The page of today: what comes next, what waits, and the drills."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.test_sessions import practise, press, text, the
from trainer.settings import Settings
from trainer.ui.desk import Desk
from trainer.ui.home.drills_card import DrillRow


@pytest.fixture
def desk(qtbot: QtBot, home: Path) -> Desk:
    opened = Desk(home, Settings(last_house="six-card-bonus"))
    qtbot.addWidget(opened.window)
    opened.open()
    with qtbot.waitExposed(opened.window):
        opened.window.show()
    opened.window.activateWindow()
    return opened


def listed(desk: Desk) -> list[DrillRow]:
    """The drills that are in the columns."""
    rows = desk.pages.today.drills.findChildren(DrillRow)
    return [each for each in rows if each.isVisible()]


def test_a_drill_is_searched_and_begins_by_enter(desk: Desk, qtbot: QtBot) -> None:
    QTest.keyClick(desk.pages.today, Qt.Key.Key_Slash)
    search = the(desk, "drills.search")
    assert search.hasFocus()
    QTest.keyClicks(search, "forty to one")
    qtbot.waitUntil(lambda: bool(listed(desk)))
    assert [each.drill.id for each in listed(desk)] == ["forty-to-one"]
    QTest.keyClick(search, Qt.Key.Key_Return)
    assert desk.window.page == "table"
    assert desk.settings.last_drill == "forty-to-one"


def test_arrows_cross_the_columns_of_drills(desk: Desk) -> None:
    desk.turn_to("today")
    rows = listed(desk)
    kinds = list(dict.fromkeys(each.drill.group for each in rows))
    rows[0].setFocus()
    came_to = [rows[0].drill.group]
    for _ in kinds[1:]:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
        at = QApplication.focusWidget()
        assert isinstance(at, DrillRow)
        came_to.append(at.drill.group)
    assert len(kinds) > 1
    assert came_to == kinds


def test_one_of_each_kind_waits_where_it_was_left(desk: Desk) -> None:
    """A table, a drill of questions and a quiz; the last one is the next thing to do."""
    practice = desk.practice
    assert practice is not None
    house = desk.pages.today.house
    practise(desk)
    for drill in ("name-the-hand", "flash-pair-plus"):
        desk.practise(house, drill)
    desk.turn_to("quiz")
    press(desk, "quiz.begin")
    desk.turn_to("today")
    desk.refresh_today()
    assert text(desk, "next.title") == "Quiz"
    waiting = [the(desk, f"left-off.{turn}").accessibleName() for turn in (1, 2)]
    assert waiting == [
        "Continue: Payout flash, Pair Plus, Question 1 of 20",
        "Continue: Practice, Round 1 of 5, on the table",
    ]
    press(desk, "left-off.1")
    assert desk.window.page == "quick"
    assert desk.quick.sitting is not None
    assert desk.quick.sitting.drill.name == "flash-pair-plus"
    desk.turn_to("today")
    assert text(desk, "next.title") == "Quiz"
    press(desk, "left-off.2")
    assert desk.window.page == "table"
