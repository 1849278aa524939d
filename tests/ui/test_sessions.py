"""The session in the window: the plan, its rounds, why, and its end."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from trainer.school.choice_reason import Aim
from trainer.settings import Settings
from trainer.shots.scenes import faultless_of
from trainer.ui.application import Application
from trainer.ui.home.plan_card import PlanLine
from trainer.ui.home.plans import plan_shown
from trainer.ui.table_overlays import WhyCard


@pytest.fixture
def app(qtbot: QtBot, home: Path) -> Application:
    opened = Application(home, Settings(last_house="mbs"))
    qtbot.addWidget(opened.window)
    opened.open()
    opened.window.show()
    qtbot.waitUntil(lambda: bool(text(opened, "plan.minutes")))
    return opened


def the(app: Application, name: str) -> QWidget:
    found = app.window.findChild(QWidget, name)
    assert isinstance(found, QWidget), name
    return found


def text(app: Application, name: str) -> str:
    label = the(app, name)
    assert isinstance(label, QLabel), name
    return label.text()


def press(app: Application, name: str) -> None:
    QTest.mouseClick(the(app, name), Qt.MouseButton.LeftButton)


def practise(app: Application) -> None:
    QTest.keyClick(app.pages.today, Qt.Key.Key_P)


def work(app: Application) -> None:
    """Settle the round on the table and see its debrief."""
    sitting = app.rounds.sitting
    assert sitting is not None, "a round is on the table"
    for action in faultless_of(sitting):
        sitting.act(action)
    app.rounds.finish()


def test_today_shows_the_plan_of_each_house_and_one_button_into_it(
    app: Application, qtbot: QtBot
) -> None:
    assert text(app, "next.title") == "Your first round"
    assert the(app, "today.guided").hasFocus()
    lines = [each.accessibleName() for each in app.pages.today.plan.findChildren(PlanLine)]
    assert lines[:2] == ["Your first round: Step by step", "Today's practice: New skills"]
    assert app.practice is not None
    shown = plan_shown(app.practice, "mbs", app.settings.target_minutes, app.now())
    assert shown is not None
    assert shown.target == sum(row.minutes for row in shown.rows), "the goal is no part of the plan"
    for house, goal in (("mbs", 10), ("boxes", 15), ("posted", 15)):
        chosen = plan_shown(app.practice, house, goal, app.now())
        assert chosen is not None
        assert goal - 5 < chosen.target == sum(row.minutes for row in chosen.rows) <= goal
    assert text(app, "plan.minutes") == f"0 of {shown.target} min"
    app.pages.today.plan.present(replace(shown, minutes=42, target=42))
    assert text(app, "plan.minutes") == "42 min", "42 of 42 with a line left would be no plan"
    app.pages.today.plan.present(shown)
    drills = {each.name: each for each in app.practice.quick.drills("mbs")}
    asked = [row for row in shown.rows if row.next and row.next.drill in drills]
    counts = [drills[row.next.drill].items for row in asked if row.next]
    assert [row.why for row in asked] == [f"{count} questions" for count in counts]
    picture = app.pages.today.next.picture
    qtbot.waitUntil(lambda: picture._picture is not None)
    felt = picture.grab().toImage()
    app.pages.today.houses.pick("boxes")
    qtbot.waitUntil(lambda: app.pages.today.house == "boxes")
    qtbot.waitUntil(lambda: picture.grab().toImage() != felt)
    press(app, "plan.row.2")
    assert app.window.page == "table"
    assert app.rounds.sitting is not None
    assert app.rounds.sitting.in_session
    assert app.rounds.sitting.house.id == "boxes"


def test_a_test_out_of_the_house_begins_by_its_button(app: Application) -> None:
    assert "to prove" in text(app, "plan.left")
    press(app, "plan.test-out")
    sitting = app.rounds.sitting
    assert sitting is not None
    assert (sitting.house.id, len(sitting.round_.seats)) == ("mbs", 7)
    assert sitting.why is not None
    assert sitting.why.first.aim is Aim.TEST_OUT


def test_the_table_says_on_request_why_the_round_was_dealt(app: Application) -> None:
    """The kind of reason alone, while the clock stands still; a drill has none."""
    practise(app)
    told: list[str] = []

    def read() -> None:
        card = QApplication.activeModalWidget()
        assert isinstance(card, WhyCard)
        told.extend(label.text() for label in card.findChildren(QLabel))
        card.accept()

    QTimer.singleShot(0, read)
    press(app, "panel.why")
    assert told[0] == "Why this round?"
    assert len(told) > 1
    sitting, practice = app.rounds.sitting, app.practice
    assert sitting is not None
    assert sitting.why is not None
    assert practice is not None
    book = practice.skills.book("mbs")
    assert not any(book[skill].words in " ".join(told) for skill in sitting.why.skills)
    assert not sitting.watch.paused
    app.practise("mbs", "as-it-comes")
    assert not the(app, "panel.why").isVisible()


def test_a_session_is_told_in_its_debriefs_and_at_its_end(app: Application) -> None:
    practise(app)
    first = app.rounds.sitting
    assert first is not None
    for _ in range(first.of - 1):
        work(app)
        assert text(app, "debrief.why").startswith("Why this round?")
        press(app, "debrief.next")
    work(app)
    press(app, "debrief.next")
    assert app.window.page == "session"
    assert text(app, "session.title") == "Session finished"
    assert the(app, "session.group.first_seen").isVisible()
    press(app, "session.on")
    assert app.window.page == "table"
    assert app.rounds.sitting is not None
    assert app.rounds.sitting.sitting_id != first.sitting_id


def test_start_over_begins_a_new_session(app: Application) -> None:
    practise(app)
    before = app.rounds.sitting
    app.turn_to("today")
    press(app, "today.start_over")
    assert before is not None
    assert app.rounds.sitting is not None
    assert app.rounds.sitting.in_session
    assert app.rounds.sitting.sitting_id != before.sitting_id
