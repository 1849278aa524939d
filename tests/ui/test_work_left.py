"""A round with work left is ended only where that is meant, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget

from tests.some_houses import house
from tests.ui.dealing_hands import Keyboard, press
from tests.ui.exam.halls import answer
from tests.ui.test_whole_rounds import CONTROL, dealt, the
from tests.ui.windows import Opened
from trainer.records.elsewhere import Elsewhere
from trainer.shots.scenes import faultless_of
from trainer.ui import confirm
from trainer.ui.application import Application
from trainer.ui.confirm import leave_anyway, left_words
from trainer.ui.debrief.mistake_card import MistakeCard

ENDS: dict[str, Callable[[Application], None]] = {
    "End": lambda app: press(Qt.Key.Key_End),
    "Ctrl+Enter": lambda app: press(Qt.Key.Key_Return, CONTROL),
    "mouse": lambda app: QTest.mouseClick(the(app, "panel.finish"), Qt.MouseButton.LeftButton),
}
EVERY_WAY = pytest.mark.parametrize("end", list(ENDS))


@pytest.fixture
def asking(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> Application:
    """A window that asks, as it does outside tests, with five seats dealt."""
    monkeypatch.setattr("trainer.ui.table_page.end_anyway", confirm.end_anyway)
    monkeypatch.setattr("trainer.ui.rounds.leave_anyway", leave_anyway)
    app = opened()
    dealt(app)
    return app


def told(dialog: QDialog) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())


@EVERY_WAY
def test_what_is_left_is_named_and_the_round_goes_on(asking: Application, end: str) -> None:
    said: list[str] = []

    def not_now(dialog: QDialog) -> None:
        said.append(told(dialog))
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    sitting = asking.rounds.sitting
    assert sitting is not None
    answer(lambda: ENDS[end](asking), not_now)
    assert left_words(sitting.house.rules, sitting.left) in said[0]
    assert asking.window.page == "table"
    assert not sitting.is_over
    assert not sitting.watch.paused
    Keyboard(sitting.house.rules).do(faultless_of(sitting)[0])
    assert len(sitting.acts) == 1, "the table has the keyboard again"


@EVERY_WAY
def test_whoever_means_it_ends_the_round(asking: Application, end: str) -> None:
    answer(lambda: ENDS[end](asking), lambda asked: QTest.keyClick(asked, Qt.Key.Key_Return))
    assert asking.window.page == "debrief"


def test_a_round_worked_at_every_seat_ends_without_a_question(asking: Application) -> None:
    sitting = asking.rounds.sitting
    assert sitting is not None
    hands = Keyboard(sitting.house.rules)
    for action in faultless_of(sitting):
        hands.do(action)
    assert sitting.left == ()
    press(Qt.Key.Key_End)
    assert QApplication.activeModalWidget() is None
    assert asking.window.page == "debrief"


def test_the_seats_are_named_in_a_sentence() -> None:
    rules = house("mbs").rules
    assert left_words(rules, (3,)) == "Seat 3 is not finished."
    assert left_words(rules, (1, 3, 6)) == "Seats 1, 3 and 6 are not finished."


def test_the_debrief_of_an_untouched_round_tells_no_score(asking: Application) -> None:
    answer(lambda: press(Qt.Key.Key_End), lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Return))
    QApplication.processEvents()
    assert asking.window.page == "debrief"
    shown = [each for each in asking.window.findChildren(QLabel) if each.isVisible()]
    assert "Round 1, nothing done" in [each.text() for each in shown]
    assert "Nothing was done." in [each.text() for each in shown]
    assert not asking.window.findChildren(MistakeCard)
    figures = {w.objectName() for w in asking.window.findChildren(QWidget) if w.isVisible()}
    told = {name for name in figures if name.startswith("debrief.figure.")}
    assert {name.split(".")[2] for name in told} == {"time"}


def test_another_table_is_dealt_only_where_the_round_that_waits_may_be_lost(
    asking: Application,
) -> None:
    """It is named, and gone on with where it may not."""
    said: list[str] = []

    def not_now(dialog: QDialog) -> None:
        said.append(told(dialog))
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    waits = asking.rounds.sitting
    assert waits is not None
    press(Qt.Key.Key_Space)
    asking.turn_to("today")
    answer(lambda: press(Qt.Key.Key_D), not_now)
    assert f"{waits.drill_title}, {waits.house.title}: round 1 has 1 act." in said[0]
    assert (asking.window.page, asking.rounds.sitting) == ("today", waits)
    answer(lambda: press(Qt.Key.Key_D), lambda asked: QTest.keyClick(asked, Qt.Key.Key_Return))
    assert asking.window.page == "table"
    assert asking.rounds.sitting is not waits


def test_a_round_that_waits_untouched_is_not_asked_about(asking: Application) -> None:
    waits = asking.rounds.sitting
    asking.turn_to("today")
    press(Qt.Key.Key_D)
    assert asking.window.page == "table"
    assert asking.rounds.sitting is not waits


def test_a_round_of_another_station_is_not_asked_about_while_its_end_may_be_to_come(
    asking: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = asking.rounds.sitting
    press(Qt.Key.Key_Space)
    monkeypatch.setattr(Elsewhere, "has", lambda *_: True)
    asking.fetching = True
    asking.turn_to("today")
    press(Qt.Key.Key_D)
    assert asking.window.page == "table"
    assert asking.rounds.sitting is not waits
