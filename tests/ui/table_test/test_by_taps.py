"""A round watched by taps alone: as due, otherwise, seat by seat, and never on a small target."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLineEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.dealing_hands import press
from tests.ui.table_test.hands import TICKING, begun, click, named, spot, trace, watch_page
from trainer.dealing.action import Action, Verb
from trainer.dealing.procedure import Part
from trainer.school.table_test.board import SpotJudgement
from trainer.ui.application import Application
from trainer.ui.routes import TABLE_TEST
from trainer.ui.table_test.open_test import FORM, SETUP, WATCH
from trainer.ui.table_test.spot_button import HOLD_MS, SpotButton, Tappable

FINGER = 44


def mouse(kind: QEvent.Type, ms: int) -> QMouseEvent:
    """The left button, at that time of the hand's clock."""
    at, left = QPointF(4, 4), Qt.MouseButton.LeftButton
    held = left if kind is QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
    event = QMouseEvent(kind, at, at, left, held, Qt.KeyboardModifier.NoModifier)
    event.setTimestamp(ms)
    return event


def tap(button: QAbstractButton, ms: int) -> None:
    """Press and let go after so long."""
    QApplication.sendEvent(button, mouse(QEvent.Type.MouseButtonPress, 1000))
    QApplication.sendEvent(button, mouse(QEvent.Type.MouseButtonRelease, 1000 + ms))


def test_a_round_is_watched_by_taps_alone(app: Application) -> None:
    part = begun(app)
    click(app, "setup.go")
    assert app.window.page == WATCH
    page = watch_page(app)
    taps = 0
    while page.panel.next.isEnabled():
        TICKING.now_ms += 2000
        due = next(
            each
            for each in page.board.findChildren(SpotButton)
            if each.isVisible() and each.spot.next
        )
        QTest.mouseClick(due, Qt.MouseButton.LeftButton)
        taps += 1
    assert part.at.round is not None
    assert taps == len(part.at.round.watching.script.steps)
    assert page.panel._count.text() == "No mistake so far"
    click(app, "watch.end")
    click(app, "ending.end")
    assert app.window.page == SETUP
    assert part.at.test is not None
    assert part.at.test.rounds[0].elapsed_ms == 2000 * (taps - 1)
    assert part.at.tests.debriefs(part.at.test)[0].mistakes == ()


def test_a_seat_is_one_tap_and_a_long_tap_asks_what_else(app: Application) -> None:
    part = begun(app)
    part.board.watch(0)
    page = watch_page(app)
    while part.at.watched.board.next is not None and not part.at.watched.board.next.act.wager:
        page.panel.next.click()
    seat = part.at.watched.board.next.act.place  # type: ignore[union-attr]
    before = len(trace(part))
    click(app, f"watch.seat.{seat}")
    column = next(each for each in part.at.watched.board.columns if each.seat == seat)
    assert column.rest == ()
    assert len(trace(part)) > before + 1
    assert {each.tap for each in part.at.watched.watched.seen[before:]} == {before + 1}
    click(app, "watch.undo")
    assert len(trace(part)) == before

    spots = [s for c in part.at.watched.board.columns if c.seat == seat for s in c.spots]
    due = next(each for each in spots if each.wager and each.acts)
    button = spot(app, due.name)
    tap(button, HOLD_MS)
    assert len(trace(part)) == before, "a long tap is no tap"
    for digit in "17":
        key = next(
            each
            for each in page.other_act.findChildren(QPushButton)
            if each.text() == digit and each.isVisible()
        )
        QTest.mouseClick(key, Qt.MouseButton.LeftButton)
    click(app, "otherwise.pay")
    assert trace(part)[-1] == f"pay {seat} {due.wager} 17"
    assert page.panel._count.text() == "1 mistake so far"
    shown = spot(app, due.name).spot
    assert (shown.done, shown.told) == (SpotJudgement.OTHERWISE, "Paid $17")


@pytest.fixture
def told(qtbot: QtBot) -> tuple[Tappable, list[str]]:
    """A button, and what it said."""
    button, said = Tappable(), list[str]()
    qtbot.addWidget(button)
    button.clicked.connect(lambda: said.append("tap"))
    button.held.connect(lambda: said.append("long tap"))
    return button, said


@pytest.mark.parametrize(("ms", "means"), [(HOLD_MS - 1, "tap"), (HOLD_MS, "long tap")])
def test_a_tap_lasts_from_press_to_release(
    told: tuple[Tappable, list[str]], ms: int, means: str
) -> None:
    button, said = told
    tap(button, ms)
    assert said == [means]


def test_a_tap_held_on_says_so_before_it_is_let_go_and_once(
    told: tuple[Tappable, list[str]], qtbot: QtBot
) -> None:
    button, said = told
    button.mousePressEvent(mouse(QEvent.Type.MouseButtonPress, 0))
    qtbot.waitUntil(lambda: said == ["long tap"])
    button.mouseReleaseEvent(mouse(QEvent.Type.MouseButtonRelease, 2 * HOLD_MS))
    assert said == ["long tap"]


def test_a_release_that_waits_in_a_busy_window_is_not_overtaken_by_the_clock(
    told: tuple[Tappable, list[str]],
) -> None:
    button, said = told
    button.mousePressEvent(mouse(QEvent.Type.MouseButtonPress, 0))
    QApplication.postEvent(button, mouse(QEvent.Type.MouseButtonRelease, 80))
    button._holding._time.timeout.emit()  # the window was busy longer than a long tap lasts
    QApplication.processEvents()
    assert said == ["tap"]


def test_otherwise_is_a_control_of_its_own(app: Application) -> None:
    part = begun(app)
    part.board.watch(0)
    due = next(s for c in part.at.watched.board.columns for s in c.spots if s.wager and s.acts)
    click(app, "watch.otherwise")
    QTest.mouseClick(spot(app, due.name), Qt.MouseButton.LeftButton)
    assert trace(part) == ()
    assert watch_page(app).other_act.isVisible()
    press(Qt.Key.Key_Escape)
    spot(app, due.name).held.emit()  # as by a right click
    assert watch_page(app).other_act.isVisible()
    press(Qt.Key.Key_Escape)
    QTest.mouseClick(spot(app, due.name), Qt.MouseButton.LeftButton)
    assert trace(part) == tuple(map(str, due.acts))


@pytest.mark.slow
def test_every_target_is_wide_enough_for_a_finger(app: Application) -> None:
    part = begun(app, "whole-round", house="six-card-bonus")
    for page in (TABLE_TEST, SETUP, WATCH, FORM):
        if page == WATCH:
            part.board.watch(0)
        else:
            app.turn_to(page)
        QApplication.processEvents()
        inside = app.window.pages.page(page)
        touched = [
            each
            for each in inside.findChildren(QWidget)
            if isinstance(each, QAbstractButton | QLineEdit) and each.isVisible()
        ]
        small = [
            (each.objectName(), each.width(), each.height())
            for each in touched
            if each.height() < FINGER and each.property("kind") != "square"
        ]
        assert touched
        assert not small, page


@pytest.mark.slow
def test_any_house_can_be_watched(app: Application) -> None:
    for house in ("prime", "posted", "boxes"):
        part = begun(app, "whole-round", house=house)
        assert part.at.test is not None
        assert part.at.test.part is Part.WHOLE
        part.board.watch(0)
        part.board.tap((Action(Verb.REVEAL, 0),))
        assert watch_page(app).panel._count.text() != "No mistake so far"


def test_as_many_seats_as_it_comes_may_be_asked_for_after_a_number(app: Application) -> None:
    part = begun(app, "whole-round")
    box = named(app, "setup.seats")
    assert isinstance(box, QComboBox)
    for place in (3, 0):
        box.setCurrentIndex(place)
        box.activated.emit(place)
        assert box.currentIndex() == place
    assert part.at.test is not None
    assert part.at.test.rounds[0].laid.wanted.seats is None


def test_space_taps_what_comes_next_after_a_click_on_another_button(app: Application) -> None:
    part = begun(app)
    click(app, "setup.go")
    away = QPoint(-4000, -4000)
    for button in (named(app, "watch.back"), watch_page(app).panel.table):
        before = len(trace(part))
        QTest.mousePress(button, Qt.MouseButton.LeftButton)
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=away)
        press(Qt.Key.Key_Space)
        assert (app.window.page, len(trace(part))) == (WATCH, before + 1)
