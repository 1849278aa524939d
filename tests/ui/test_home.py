"""The page of today: what comes next, what waits, and the drills."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QLocale, QPoint, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.test_sessions import practise, press, text, the
from trainer.drills.recipe import Recipe
from trainer.goal import Goal, GoalPlan
from trainer.school.curriculum import Curriculum
from trainer.school.results import AttemptDone
from trainer.school.station.joined import HERE, Joined, write_joined
from trainer.settings import Settings, load
from trainer.ui.application import Application
from trainer.ui.home.assigned_card import AssignedShown
from trainer.ui.home.drills_card import DrillRow
from trainer.ui.home.first_start_page import DayField, day_format
from trainer.ui.home.snapshot import ChanceShown, DayRoundShown, LeftOffShown, PlanShown
from trainer.ui.home.today_content import today_shown
from trainer.ui.home.today_page import TodayPage
from trainer.ui.kit.theme import load_chinese

NOW = datetime(2026, 11, 20, 18, 45, tzinfo=UTC)


@pytest.fixture
def app(qtbot: QtBot, home: Path) -> Application:
    opened = Application(home, Settings(last_house="six-card-bonus"))
    qtbot.addWidget(opened.window)
    opened.open()
    with qtbot.waitExposed(opened.window):
        opened.window.show()
    opened.window.activateWindow()
    return opened


def listed(app: Application) -> list[DrillRow]:
    """The drills that are in the columns."""
    rows = app.pages.today.drills.findChildren(DrillRow)
    return [each for each in rows if each.isVisible()]


def test_a_drill_is_searched_and_begins_by_enter(app: Application, qtbot: QtBot) -> None:
    QTest.keyClick(app.pages.today, Qt.Key.Key_Slash)
    search = the(app, "drills.search")
    assert search.hasFocus()
    assert not search.visibleRegion().isEmpty()
    QTest.keyClicks(search, "tucked under")
    qtbot.waitUntil(lambda: bool(listed(app)))
    assert not search.visibleRegion().isEmpty()
    assert [each.drill.id for each in listed(app)] == ["tucked-hands"]
    QTest.keyClick(search, Qt.Key.Key_Return)
    assert app.window.page == "table"
    assert app.settings.last_drill == "tucked-hands"


def test_arrows_cross_the_columns_of_drills(app: Application) -> None:
    app.turn_to("today")
    rows = listed(app)
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


def top(card: QWidget) -> int:
    """The height on the screen at which the card begins."""
    return card.mapToGlobal(QPoint()).y()


def bottom(card: QWidget) -> int:
    return top(card) + card.height()


def test_no_column_of_the_cards_is_left_nearly_empty(app: Application) -> None:
    """The round of the day was a column of its own beside the skills, three quarters of it bare."""
    today = app.pages.today
    app.turn_to("today")
    assert today.left_off.isHidden()
    assert top(today.testing) > bottom(today.day)
    assert today.day.width() == today.testing.width()
    assert today.skills.mapTo(today.plan.window(), today.skills.rect().topRight()).x() == (
        today.plan.mapTo(today.plan.window(), today.plan.rect().topRight()).x()
    ), "the skills have the rest of the line"


def test_the_columns_beside_the_skills_end_with_them(app: Application, qtbot: QtBot) -> None:
    """Something that was left off stood over 150 bare pixels."""
    assert app.practice is not None
    today = TodayPage()
    qtbot.addWidget(today)
    today.resize(1100, 720)
    today.present(today_shown(app.practice, Settings(last_house="mbs"), ()))
    today.left_off.present((LeftOffShown("Name the hand", "", "Question 1 of 24", "any"),))
    chance, day = ChanceShown(chance=40, low=30, high=50), DayRoundShown("", "")
    today.show_plan(PlanShown("mbs", 0, 0, (), chance, day))
    with qtbot.waitExposed(today):
        today.show()
    ends = (today.chance, today.skills, today.testing)
    qtbot.waitUntil(lambda: len({bottom(each) for each in ends}) == 1)
    assert top(today.left_off) == top(today.chance)


def test_one_of_each_kind_waits_where_it_was_left(app: Application) -> None:
    """A table, a drill of questions and a quiz; the last one is the next thing to do."""
    practice = app.practice
    assert practice is not None
    house = app.pages.today.house
    practise(app)
    for drill in ("name-the-hand", "flash-pair-plus"):
        app.practise(house, drill)
    app.turn_to("quiz")
    press(app, "quiz.begin")
    app.turn_to("today")
    app.today.refresh()
    assert text(app, "next.title") == "Quiz"
    waiting = [the(app, f"left-off.{turn}").accessibleName() for turn in (1, 2)]
    assert waiting == [
        "Continue: Payout flash, Pair Plus, Question 1 of 20",
        "Continue: Practice, Round 1 of 5, on the table",
    ]
    today = app.pages.today
    assert top(today.day) > bottom(today.left_off)
    press(app, "left-off.1")
    assert app.window.page == "quick"
    assert app.quick.sitting is not None
    assert app.quick.sitting.drill.name == "flash-pair-plus"
    app.turn_to("today")
    assert text(app, "next.title") == "Quiz"
    press(app, "left-off.2")
    assert app.window.page == "table"


def test_the_picture_is_of_what_comes_next(app: Application, qtbot: QtBot) -> None:
    """It was the table of the round before where the button led to today's practice."""
    picture, house = app.pages.today.next.picture, app.pages.today.house
    qtbot.waitUntil(lambda: picture._picture is not None)
    felt = picture.grab().toImage()
    assert app.practice is not None
    sitting = app.practice.start(house, "as-it-comes", seed=3)
    app.today.refresh()
    qtbot.waitUntil(lambda: picture.grab().toImage() != felt)
    sitting.finish()
    app.today.refresh()
    assert text(app, "next.title") == "Today's practice"
    qtbot.waitUntil(lambda: picture.grab().toImage() == felt)


@pytest.mark.parametrize("name", ["plan.row.2", "left-off.1", "skills.area.1", "assigned.1.work"])
def test_a_press_is_heard_though_the_figures_come_again_before_its_release(
    app: Application, qtbot: QtBot, name: str
) -> None:
    """Two of a hundred clicks came to nothing, soon after the page was turned to."""
    today = app.pages.today
    assert app.practice is not None
    app.practice.start(today.house, "as-it-comes", seed=3).finish()

    def come() -> None:
        app.today.refresh()
        QApplication.processEvents()
        app.today._show_plan(today.house)
        today.show_assigned([AssignedShown("r-1", "Folded hands", "By Karin", "0 of 3")])
        QApplication.processEvents()

    come()
    pressed, heard = the(app, name), list[bool]()
    assert isinstance(pressed, QAbstractButton)
    pressed.clicked.connect(lambda: heard.append(True))
    today.assigned.worked.disconnect()
    QTest.mousePress(pressed, Qt.MouseButton.LeftButton)
    app.today._debriefs.show_assigned = lambda now: None  # type: ignore[method-assign]
    come()
    assert the(app, name) is pressed
    QTest.mouseRelease(pressed, Qt.MouseButton.LeftButton)
    assert heard


def first_start(qtbot: QtBot, home: Path) -> Application:
    opened = Application(home, load(home).settings, now=lambda: NOW)
    qtbot.addWidget(opened.window)
    opened.open()
    with qtbot.waitExposed(opened.window):
        opened.window.show()
    opened.window.activateWindow()
    return opened


def test_the_first_start_asks_for_a_goal_and_makes_a_plan_with_an_end(
    qtbot: QtBot, home: Path
) -> None:
    load_chinese.cache_clear()
    app = first_start(qtbot, home)
    assert app.window.page == "first-start"
    assert load_chinese.cache_info().currsize, "else a machine without 简体中文 shows boxes for it"
    assert text(app, "goal.plan.title") == "21 days, 15 minutes each"
    press(app, "house.mbs")
    press(app, "goal.minutes.20")
    assert text(app, "goal.plan.title") == "21 days, 20 minutes each"
    QTest.keyClick(the(app, "goal.begin"), Qt.Key.Key_Return)
    assert app.rounds.sitting is not None
    assert app.rounds.sitting.guided
    kept = load(home).settings
    assert (kept.last_house, kept.goal, kept.target_minutes) == ("mbs", Goal.AUDITION, 20)
    app.turn_to("today")
    told = the(app, "today.goal").accessibleName()
    assert told == "Day 1 of 21 · Audition in 21 days, 11 Dec"
    qtbot.waitUntil(lambda: "skills left: about" in text(app, "plan.ahead"))


def test_tab_leads_through_the_answers_from_the_top(qtbot: QtBot, home: Path) -> None:
    """To the chosen one of each."""
    app = first_start(qtbot, home)
    places = []
    for _ in range(8):
        QTest.keyClick(app.window, Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert focused is not None
        places.append(focused.objectName())
    houses = [each for each in places if each.startswith("house.")]
    assert len(houses) == 1
    assert places == [
        "goal.language.en",
        "goal.language.ru",
        "goal.language.zh_CN",
        "goal.later",
        *houses,
        "goal.audition",
        "goal.end",
        "goal.minutes.15",
    ]


def test_shift_tab_leads_to_the_chosen_answers_which_arrows_change(
    qtbot: QtBot, home: Path
) -> None:
    """It led to the last house, where arrows moved the keyboard and chose nothing: Enter began at
    the first house."""
    app = first_start(qtbot, home)
    places = []
    for _ in range(4):
        _press_here(Qt.Key.Key_Backtab)
        places.append(_here().objectName())
    assert places == ["goal.minutes.15", "goal.end", "goal.audition", "house.mbs"]
    for _ in range(4):
        _press_here(Qt.Key.Key_Right)
    _press_here(Qt.Key.Key_Return)
    assert app.rounds.sitting is not None
    assert app.rounds.sitting.house.rules.house == "boxes"


def _here() -> QWidget:
    focused = QApplication.focusWidget()
    assert focused is not None
    return focused


def _press_here(key: Qt.Key) -> None:
    QTest.keyClick(_here(), key)


def test_nobody_is_asked_for_a_goal_before_signing_in_at_a_school(qtbot: QtBot, home: Path) -> None:
    write_joined(home, Joined(HERE, "0192d3a4-0000-7000-8000-0000000000f1", "Table 4"))
    app = Application(home, load(home).settings, now=lambda: NOW)
    qtbot.addWidget(app.window)
    app.furnish()
    assert app.window.page == "today"


def test_who_starts_first_sees_no_other_page_while_the_houses_are_read(
    qtbot: QtBot, home: Path
) -> None:
    """An empty page of today, with a chance of 0%, was told first."""
    app = Application(home, load(home).settings, now=lambda: NOW)
    qtbot.addWidget(app.window)
    app.furnish()
    assert app.window.page == "first-start"
    app.goals.page.plan.begin.click()
    assert app.rounds.sitting is None, "there is no house yet"
    app.open_school()
    assert app.window.page == "first-start"
    assert text(app, "goal.plan.title") == "21 days, 15 minutes each"


def test_the_day_of_the_audition_is_written_as_in_the_language_of_the_window() -> None:
    day = QDate(2026, 12, 3)
    written = {
        name: QLocale(name).toString(day, day_format(QLocale(name)))
        for name in ("en", "ru", "zh_CN")
    }
    assert written == {"en": "3 Dec 2026", "ru": "03.12.2026", "zh_CN": "2026/12/3"}


def test_a_day_that_is_typed_with_spaces_changes_the_day_alone(qtbot: QtBot, home: Path) -> None:
    """Qt leads on by the space of ``14 Dec``: to the month, never to the next goal."""
    app = first_start(qtbot, home)
    end = the(app, "goal.end")
    assert isinstance(end, DayField)
    end.setFocus()
    end.setSelectedSection(end.Section.DaySection)
    year = end.date().year() + 1
    QTest.keyClicks(end, "20 Dec ")
    QTest.keyClicks(end, f"{year}  ")
    assert app.window.focusWidget() is end
    assert text(app, "goal.plan.title").endswith("15 minutes each")
    radio = the(app, "goal.audition")
    assert isinstance(radio, QRadioButton)
    assert radio.isChecked()
    assert (end.date().day(), end.date().year()) == (20, year)
    QTest.keyClick(end, Qt.Key.Key_Tab)
    assert app.window.focusWidget() is not end


def test_another_language_and_the_wheel_leave_the_answers_as_they_are(
    qtbot: QtBot, home: Path
) -> None:
    app = first_start(qtbot, home)
    press(app, "house.prime")
    press(app, "goal.minutes.30")
    end = app.goals.page.end
    end.setDate(QDate(2026, 12, 4))
    at = end.rect().center()
    turn = QWheelEvent(
        at, end.mapToGlobal(at), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(end, turn)
    answers = app.goals.page.answers
    assert answers is not None
    assert (answers.house, answers.plan.end.day, answers.minutes) == ("prime", 4, 30)
    press(app, "goal.language.ru")
    assert app.goals.page.end is not end, "the page was made anew"
    assert app.goals.page.answers == answers


def test_who_looks_around_first_is_not_asked_again(qtbot: QtBot, home: Path) -> None:
    app = first_start(qtbot, home)
    press(app, "house.prime")
    QTest.keyClick(app.goals.page, Qt.Key.Key_Escape)
    assert app.pages.today.house == "prime"
    assert app.window.page == "today"
    assert text(app, "next.title") == "Your first round"
    app.turn_to("houses")
    app.turn_to("today")
    assert app.window.page == "today"
    press(app, "today.goal")
    assert app.window.page == "first-start"


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


def test_the_house_of_a_new_station_is_that_of_the_latest_attempt(app: Application) -> None:
    practice = app.practice
    assert practice is not None
    done = AttemptDone("a", NOW, "prime", "Prime", "d", "D", 1, 1, 100.0, None, {})
    assert today_shown(practice, Settings(), (done,)).wanted.house == "prime"
    assert today_shown(practice, Settings(last_house="mbs"), (done,)).wanted.house == "mbs"


def test_the_drills_of_a_house_are_found_out_when_it_is_chosen(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For a house that was just published this takes up to half a second."""
    asked: list[str] = []
    serving = Curriculum.serving

    def asking(at: Curriculum, house: str) -> tuple[Recipe, ...]:
        asked.append(house)
        return serving(at, house)

    monkeypatch.setattr(Curriculum, "serving", asking)
    practice = app.practice
    assert practice is not None
    shown = today_shown(practice, Settings(), ())
    assert not asked
    assert shown.drills("prime")
    assert set(asked) == {"prime"}
    assert shown.drills("nowhere") == ()
