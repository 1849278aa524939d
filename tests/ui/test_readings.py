"""The readings in the window: opened by mouse and keys, an answer taken, all made anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from trainer.library.house import CHOICES
from trainer.library.house_files.choices import ReadingChoice, add_choice, read_choices
from trainer.school.house_book.sections import Chapter
from trainer.settings import Settings
from trainer.ui.application import Application
from trainer.ui.house_book.answers import AnswersPane
from trainer.ui.house_book.page import HousesPage
from trainer.ui.kit.form_dialog import KeepAsked

W = TypeVar("W", bound=QWidget)
FIRST = "reading.red_against_black"
OTHER = "answers.red_against_black.four_to_one"


@pytest.fixture
def app(qtbot: QtBot, home: Path) -> Application:
    home.mkdir()
    app = Application(home, Settings())
    app.open()
    qtbot.addWidget(app.window)
    app.window.resize(1280, 720)
    with qtbot.waitExposed(app.window):
        app.window.show()
    return app


def readings(qtbot: QtBot, app: Application) -> HousesPage:
    app.turn_to("houses")
    page = app.pages.houses
    assert app.practice is not None
    page.present(app.practice.books, "prime")
    page.turn_to(Chapter.READINGS)
    qtbot.waitUntil(child(page, QWidget, FIRST).isVisible)
    return page


def child(page: QWidget, kind: type[W], name: str) -> W:
    found = page.findChild(kind, name)
    assert isinstance(found, kind), name
    return found


def told(page: QWidget) -> str:
    return "\n".join(each.text() for each in page.findChildren(QLabel) if not each.isHidden())


def looked_at(qtbot: QtBot, page: HousesPage, name: str) -> None:
    """By the mouse: the question, then the answer, and what it changes has been reckoned."""
    QTest.mouseClick(child(page, QWidget, FIRST), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "worked rounds changed" in told(page))
    answer = child(page, QRadioButton, name)
    qtbot.waitUntil(lambda: answer.isVisible() and answer.visibleRegion().contains(QPoint(12, 8)))
    QTest.mouseClick(answer, Qt.MouseButton.LeftButton, pos=QPoint(12, answer.height() // 2))


def test_an_answer_tells_its_edge_and_what_it_changes(qtbot: QtBot, app: Application) -> None:
    page = readings(qtbot, app)
    looked_at(qtbot, page, OTHER)
    qtbot.waitUntil(lambda: 'What "4 to 1" changes' in told(page))
    text = told(page)
    assert "3.6206%" in text
    assert "0.3001%" in text
    assert "$30 → $40" in text
    assert "It becomes edition 1.1 of your school." in text


def test_an_answer_is_taken_and_the_house_is_dealt_by_it(
    qtbot: QtBot, app: Application, home: Path
) -> None:
    page = readings(qtbot, app)
    looked_at(qtbot, page, OTHER)
    why = child(page, QLineEdit, "answers.why")
    QTest.keyClicks(why, "Our floor pays so")
    QTest.mouseClick(child(page, QPushButton, "answers.take"), Qt.MouseButton.LeftButton)
    assert read_choices(home / CHOICES).made[0].why == "Our floor pays so"
    assert app.practice is not None
    assert app.practice.house("prime").rules.edition == "1.1"
    page = app.pages.houses
    assert (page.house, page.chapter) == ("prime", Chapter.READINGS)
    assert page.questions.opened == "red_against_black"
    qtbot.waitUntil(lambda: "edition 1.1" in told(page) and "Our floor pays so" in told(page))


def test_a_reason_that_is_being_written_stays_when_the_figures_come(
    qtbot: QtBot, app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They made the field anew, and so did another width of the window."""
    page = readings(qtbot, app)
    looked_at(qtbot, page, OTHER)
    why = child(page, QLineEdit, "answers.why")
    why.setFocus()
    QTest.keyClicks(why, "Our floor pays so")
    pane = child(page, AnswersPane, "answers.red_against_black")
    pane.weigh(tuple(pane._weighed.values()))
    again = child(page, QLineEdit, "answers.why")
    assert again.text() == "Our floor pays so"
    assert again.hasFocus()
    asked: list[str] = []
    monkeypatch.setattr(KeepAsked, "exec", lambda self: asked.append(self.objectName()))
    app.turn_to("today")
    assert asked == ["unsent"]
    assert app.window.page == "houses"
    assert again.text() == "Our floor pays so"
    pane.forget()


def test_questions_are_opened_looked_at_and_closed_by_keys(qtbot: QtBot, app: Application) -> None:
    page = readings(qtbot, app)
    page.questions.list.take_focus("red_against_black")
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Down)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Up)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Space)
    assert page.questions.opened == "red_against_black"
    qtbot.waitUntil(lambda: "worked rounds changed" in told(page))
    child(page, QRadioButton, "answers.red_against_black.three_to_one").setFocus()
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: 'What "4 to 1" changes' in told(page))
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Escape)
    assert page.questions.opened == ""
    assert page.focusWidget() is child(page, QWidget, FIRST)


def test_who_may_not_choose_is_told_so(qtbot: QtBot, app: Application) -> None:
    page = readings(qtbot, app)
    page.may_choose = False
    page.present(app.practice.books if app.practice else pytest.fail("no school"), "prime")
    looked_at(qtbot, page, OTHER)
    qtbot.waitUntil(lambda: "A supervisor chooses among the answers." in told(page))
    assert page.findChild(QPushButton, "answers.take") is None


def test_a_question_is_opened_and_its_chapter_pressed_at_once(
    qtbot: QtBot, app: Application, qtlog: Any
) -> None:
    """What was to be brought into sight is gone by then: the monkey's seed 48."""
    page = readings(qtbot, app)
    QTest.mouseClick(child(page, QWidget, FIRST), Qt.MouseButton.LeftButton)
    page.turn_to(Chapter.READINGS)
    brought: list[bool] = []
    QTimer.singleShot(0, page, lambda: brought.append(True))
    qtbot.waitUntil(lambda: brought == [True])
    assert not [each.message for each in qtlog.records if "mapTo" in each.message]


CHOSEN = ReadingChoice(
    "prime", "red_against_black", "four_to_one", "Karin", "2026-11-22T19:05:00Z", "so"
)


def test_what_the_school_chose_meanwhile_comes_with_the_next_round(
    app: Application, home: Path
) -> None:
    """It is delivered while a round is on the table, which is worked and told by the house as it
    was dealt; the sitting goes on by the house as it is read now."""
    assert app.practice is not None
    app.rounds.practise("prime", "full-table")
    first = app.rounds.sitting
    assert first is not None
    add_choice(home / CHOICES, CHOSEN)
    app.rounds.finish()
    assert first.house.rules.edition == "1"
    app.rounds.next_round()
    then = app.rounds.sitting
    assert then is not None
    assert (then.house.rules.edition, then.number, then.of) == ("1.1", 2, first.of)
    assert then.sitting_id == first.sitting_id


def test_it_comes_to_the_page_of_today_as_well(app: Application, home: Path) -> None:
    before = app.practice
    app.turn_to("today")
    assert app.practice is before
    add_choice(home / CHOICES, CHOSEN)
    app.turn_to("today")
    assert app.practice is not None
    assert app.practice.house("prime").rules.edition == "1.1"
