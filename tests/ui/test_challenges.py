"""The page of challenges: codes go to the clipboard, and back from it a round is dealt."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.access.stages import played
from tests.ui.patient import LONG_MS
from tests.ui.windows import end_without_asking
from trainer.school.pages.challenges import NAME
from trainer.school.rounds.shared_round import RoundCode, code_in, of_the_day
from trainer.ui.application import Application
from trainer.ui.kit.widgets import Button

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def app(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Application]:
    end_without_asking(monkeypatch)
    with played("challenges") as app:
        yield app


def press(inside: QWidget, name: str) -> Button:
    button = inside.findChild(Button, f"{NAME}.{name}")
    assert button is not None
    QTest.mouseClick(button, LEFT)
    return button


def focused(app: Application) -> QWidget:
    inside = app.window.focusWidget()
    assert inside is not None
    return inside


def in_the_dialog(act: str, app: Application) -> list[str]:
    """Presses the button, then does that in the dialog that it opens; what it said."""
    said: list[str] = []

    def look() -> None:
        front = QApplication.activeModalWidget()
        assert isinstance(front, QDialog)
        said.append(front.windowTitle())
        if act == "make":
            press(front, "copy_made")
            front.accept()
        else:
            typed = front.findChild(QLineEdit)
            assert typed is not None
            typed.paste()
            QTest.keyClick(typed, Qt.Key.Key_Return)

    QTimer.singleShot(0, look)
    press(app.window, act)
    return said


def test_the_code_of_the_day_is_copied_and_the_button_says_so(
    app: Application, qtbot: QtBot
) -> None:
    assert app.practice is not None
    button = press(app.window, "copy")
    house = next(each for each in app.practice.houses() if each.id == app.settings.last_house)
    assert QGuiApplication.clipboard().text() == str(of_the_day(house, app.now().date()))
    assert button.text() == button.accessibleName() == "Copied"
    qtbot.waitUntil(
        lambda: button.text() == button.accessibleName() == "Copy code", timeout=LONG_MS
    )


def test_a_fresh_code_is_copied_and_pasted_its_round_is_dealt(app: Application) -> None:
    (heading,) = in_the_dialog("make", app)
    code = QGuiApplication.clipboard().text()
    assert heading == f"Code {RoundCode.parse(code)}"
    in_the_dialog("type", app)
    assert app.window.page == "table"
    assert app.rounds.sitting is not None
    assert code_in(app.rounds.sitting._dealt.mode) == code


def test_the_code_of_a_round_that_was_worked_is_copied(app: Application) -> None:
    press(app.window, "deal")
    assert app.rounds.sitting is not None
    app.rounds.finish()
    QTest.keyClick(focused(app), Qt.Key.Key_Escape)
    press(app.window, "copy")
    of_today = QGuiApplication.clipboard().text()
    QGuiApplication.clipboard().clear()
    press(app.window, "copy_row")
    assert QGuiApplication.clipboard().text() == of_today


def test_the_chosen_house_has_the_keyboard_as_the_page_opens(app: Application) -> None:
    app.turn_to("today")
    app.turn_to(NAME)
    button = focused(app)
    assert isinstance(button, QPushButton)
    assert button.objectName() == f"{NAME}.house.{app.settings.last_house}"


@pytest.mark.parametrize(("begin", "page"), [("deal", "table"), ("climb", "quick")])
def test_what_was_begun_at_the_challenges_leads_back_to_them(
    app: Application, begin: str, page: str
) -> None:
    press(app.window, begin)
    assert app.window.page == page
    way = app.pages.table.left if page == "table" else app.quick.page.left
    way.emit()
    assert app.window.page == NAME
    app.practise(app.settings.last_house, "ladder-1")
    app.turn_to("today")
    app.practise(app.settings.last_house, "ladder-1")
    QTest.keyClick(focused(app), Qt.Key.Key_Escape)
    assert app.window.page == "today"
