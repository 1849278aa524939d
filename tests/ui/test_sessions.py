"""The session in the window: the plan, its rounds, why, and its end."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from trainer.school.choice_reason import Aim
from trainer.settings import Settings
from trainer.shots.scenes import faultless_of
from trainer.ui.desk import Desk
from trainer.ui.home.plan_card import PlanLine
from trainer.ui.session.why_card import WhyCard


@pytest.fixture
def desk(qtbot: QtBot, home: Path) -> Desk:
    opened = Desk(home, Settings(last_house="mbs"))
    qtbot.addWidget(opened.window)
    opened.open()
    opened.window.show()
    qtbot.waitUntil(lambda: bool(text(opened, "plan.minutes")))
    return opened


def the(desk: Desk, name: str) -> QWidget:
    found = desk.window.findChild(QWidget, name)
    assert isinstance(found, QWidget), name
    return found


def text(desk: Desk, name: str) -> str:
    label = the(desk, name)
    assert isinstance(label, QLabel), name
    return label.text()


def press(desk: Desk, name: str) -> None:
    QTest.mouseClick(the(desk, name), Qt.MouseButton.LeftButton)


def practise(desk: Desk) -> None:
    QTest.keyClick(desk.pages.today, Qt.Key.Key_P)


def work(desk: Desk) -> None:
    """Settle the round on the table and see its debrief."""
    sitting = desk.sitting
    assert sitting is not None, "a round is on the table"
    for action in faultless_of(sitting):
        sitting.act(action)
    desk.finish()


def test_today_shows_the_plan_of_each_house_and_one_button_into_it(
    desk: Desk, qtbot: QtBot
) -> None:
    assert text(desk, "next.title") == "Your first round"
    assert the(desk, "today.guided").hasFocus()
    lines = [each.accessibleName() for each in desk.pages.today.plan.findChildren(PlanLine)]
    assert lines[:2] == ["Your first round: Step by step", "Today's practice: New skills"]
    desk.pages.today.houses.pick("boxes")
    qtbot.waitUntil(lambda: desk.pages.today.house == "boxes")
    press(desk, "plan.row.2")
    assert desk.window.page == "table"
    assert desk.sitting is not None
    assert desk.sitting.in_session
    assert desk.sitting.house.id == "boxes"


def test_a_test_out_of_the_house_begins_by_its_button(desk: Desk) -> None:
    assert "left to show" in text(desk, "plan.left")
    press(desk, "plan.test-out")
    sitting = desk.sitting
    assert sitting is not None
    assert (sitting.house.id, len(sitting.round_.seats)) == ("mbs", 7)
    assert sitting.why is not None
    assert sitting.why.first.source is Aim.TEST_OUT


def test_the_table_says_on_request_why_the_round_was_dealt(desk: Desk) -> None:
    """The kind of reason alone, while the clock stands still; a drill has none."""
    practise(desk)
    told: list[str] = []

    def read() -> None:
        card = QApplication.activeModalWidget()
        assert isinstance(card, WhyCard)
        told.extend(label.text() for label in card.findChildren(QLabel))
        card.accept()

    QTimer.singleShot(0, read)
    press(desk, "panel.why")
    assert told[0] == "Why this round?"
    assert len(told) > 1
    sitting, practice = desk.sitting, desk.practice
    assert sitting is not None
    assert sitting.why is not None
    assert practice is not None
    book = practice.skills.book("mbs")
    assert not any(book[skill].words in " ".join(told) for skill in sitting.why.skills)
    assert not sitting.watch.paused
    desk.practise("mbs", "as-it-comes")
    assert not the(desk, "panel.why").isVisible()


def test_a_session_is_told_in_its_debriefs_and_at_its_end(desk: Desk) -> None:
    practise(desk)
    first = desk.sitting
    assert first is not None
    for _ in range(first.of - 1):
        work(desk)
        assert text(desk, "debrief.why").startswith("Why this round?")
        press(desk, "debrief.next")
    work(desk)
    press(desk, "debrief.next")
    assert desk.window.page == "session"
    assert text(desk, "session.title") == "Session finished"
    assert the(desk, "session.group.first_seen").isVisible()
    press(desk, "session.on")
    assert desk.window.page == "table"
    assert desk.sitting is not None
    assert desk.sitting.sitting_id != first.sitting_id


def test_start_over_begins_a_new_session(desk: Desk) -> None:
    practise(desk)
    before = desk.sitting
    desk.turn_to("today")
    press(desk, "today.start_over")
    assert before is not None
    assert desk.sitting is not None
    assert desk.sitting.in_session
    assert desk.sitting.sitting_id != before.sitting_id
