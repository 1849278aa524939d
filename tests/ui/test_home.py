"""The page of today: what comes next, what waits, and the drills."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.test_sessions import practise, press, text, the
from trainer.goal import Goal, GoalPlan
from trainer.settings import Settings, load
from trainer.ui.desk import Desk
from trainer.ui.home.drills_card import DrillRow
from trainer.ui.home.first_start_page import DayField, day_format

NOW = datetime(2026, 11, 20, 18, 45, tzinfo=UTC)


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
    QTest.keyClicks(search, "tucked under")
    qtbot.waitUntil(lambda: bool(listed(desk)))
    assert [each.drill.id for each in listed(desk)] == ["tucked-hands"]
    QTest.keyClick(search, Qt.Key.Key_Return)
    assert desk.window.page == "table"
    assert desk.settings.last_drill == "tucked-hands"


def test_arrows_cross_the_columns_of_drills(desk: Desk) -> None:
    desk.turn_to("today")
    rows = listed(desk)
    kinds = list(dict.fromkeys(each.drill.group for each in rows))
    at: QWidget | None = rows[0]
    rows[0].setFocus()
    came_to = [rows[0].drill.group]
    for _ in kinds[1:]:
        assert at is not None
        QTest.keyClick(at, Qt.Key.Key_Right)
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
    desk.today.refresh()
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


def first_start(qtbot: QtBot, home: Path) -> Desk:
    opened = Desk(home, load(home).settings, now=lambda: NOW)
    qtbot.addWidget(opened.window)
    opened.open()
    with qtbot.waitExposed(opened.window):
        opened.window.show()
    opened.window.activateWindow()
    return opened


def test_the_first_start_asks_for_a_goal_and_makes_a_plan_with_an_end(
    qtbot: QtBot, home: Path
) -> None:
    desk = first_start(qtbot, home)
    assert desk.window.page == "first-start"
    assert text(desk, "goal.plan.title") == "21 days, 15 minutes each"
    press(desk, "house.mbs")
    press(desk, "goal.minutes.20")
    assert text(desk, "goal.plan.title") == "21 days, 20 minutes each"
    QTest.keyClick(the(desk, "goal.begin"), Qt.Key.Key_Return)
    assert desk.sitting is not None
    assert desk.sitting.guided
    kept = load(home).settings
    assert (kept.last_house, kept.goal, kept.target_minutes) == ("mbs", Goal.AUDITION, 20)
    desk.turn_to("today")
    told = the(desk, "today.goal").accessibleName()
    assert told == "Day 1 of 21 · Audition in 21 days, 11 Dec"
    qtbot.waitUntil(lambda: "skills left: about" in text(desk, "plan.ahead"))


def test_the_day_of_the_audition_is_written_as_in_the_language_of_the_window() -> None:
    day = QDate(2026, 12, 3)
    written = {
        name: QLocale(name).toString(day, day_format(QLocale(name)))
        for name in ("en", "ru", "zh_CN")
    }
    assert written == {"en": "3 Dec 2026", "ru": "03.12.2026", "zh_CN": "2026/12/3"}


def test_a_day_that_is_typed_with_spaces_changes_the_day_alone(qtbot: QtBot, home: Path) -> None:
    """Qt leads on by the space of ``14 Dec``: to the month, never to the next goal."""
    desk = first_start(qtbot, home)
    end = the(desk, "goal.end")
    assert isinstance(end, DayField)
    end.setFocus()
    end.setSelectedSection(end.Section.DaySection)
    year = end.date().year() + 1
    QTest.keyClicks(end, "20 Dec ")
    QTest.keyClicks(end, f"{year}  ")
    assert desk.window.focusWidget() is end
    assert text(desk, "goal.plan.title").endswith("15 minutes each")
    radio = the(desk, "goal.audition")
    assert isinstance(radio, QRadioButton)
    assert radio.isChecked()
    assert (end.date().day(), end.date().year()) == (20, year)
    QTest.keyClick(end, Qt.Key.Key_Tab)
    assert desk.window.focusWidget() is not end


def test_who_looks_around_first_is_not_asked_again(qtbot: QtBot, home: Path) -> None:
    desk = first_start(qtbot, home)
    press(desk, "house.prime")
    QTest.keyClick(desk.goals.page, Qt.Key.Key_Escape)
    assert desk.pages.today.house == "prime"
    assert desk.window.page == "today"
    assert text(desk, "next.title") == "Your first round"
    desk.turn_to("houses")
    desk.turn_to("today")
    assert desk.window.page == "today"
    press(desk, "today.goal")
    assert desk.window.page == "first-start"


def test_a_plan_has_four_stages_until_its_end_and_one_to_stay_sharp_is_renewed() -> None:
    since = NOW.date()
    plan = GoalPlan(Goal.AUDITION, since, since + timedelta(days=21))
    stages = plan.stages()
    assert (stages[0][0], stages[-1][1]) == (since, plan.end - timedelta(days=1))
    assert all(after[0] - before[1] == timedelta(days=1) for before, after in pairwise(stages))
    sharp = GoalPlan(Goal.SHARP, since, since + timedelta(days=14))
    later = since + timedelta(days=30)
    assert sharp.on(later).since == since + timedelta(days=28)
    assert sharp.on(later).left_on(later) == 12
