"""Whole rounds in the real window with the real school: dealt, settled, marked, found again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.school.tables import DRILL
from tests.ui.dealing_hands import Keyboard, Mouse, focused, press
from trainer.dealing.action import Action, Verb
from trainer.game.wagers import Wager
from trainer.library.houses import load_houses
from trainer.records.log import Log
from trainer.school.clock import SYSTEM
from trainer.school.practice import RECORDS, Practice
from trainer.settings import ReducedMotion, Settings
from trainer.shots.scenes import faultless_of
from trainer.ui.desk import Desk
from trainer.ui.table_page import notice

HOUSES = ("mbs", "six-card-bonus", "prime", "posted", "boxes")
CONTROL = Qt.KeyboardModifier.ControlModifier

Opened = Callable[..., Desk]


def school(folder: Path) -> Practice:
    """The bundled houses with one drill."""
    folder.mkdir(parents=True, exist_ok=True)
    log = Log.open(folder / RECORDS, SYSTEM.wall)
    return Practice(load_houses(None), {DRILL.name: DRILL}, log, SYSTEM)


@pytest.fixture
def opened(qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opened]:
    """Opens the window, as often as it is asked to; the folder stays the same."""
    monkeypatch.setattr("trainer.school.rounds.first_deal.fresh_seed", lambda: 7)
    end_without_asking(monkeypatch)
    desks: list[Desk] = []

    def open_(house: str = "six-card-bonus") -> Desk:
        settings = Settings(last_house=house, reduced_motion=ReducedMotion.ON)
        desk = Desk(home, settings, school=school)
        desk.open()
        desk.window.resize(1280, 720)
        qtbot.addWidget(desk.window)
        with qtbot.waitExposed(desk.window):
            desk.window.show()
        desk.window.activateWindow()
        desks.append(desk)
        return desk

    yield open_
    for desk in desks:
        desk.window.close()


def end_without_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    """A round with work left ends as if whoever ends it had said that it is meant."""
    monkeypatch.setattr("trainer.ui.table_page.end_anyway", lambda window, seats: True)
    monkeypatch.setattr("trainer.ui.rounds.leave_anyway", lambda window, left: True)


def dealt(desk: Desk, seats: str = "5") -> Sequence[Action]:
    """Deal a table by keys alone; what a faultless dealer would do with it."""
    QTest.mouseClick(the(desk, f"start.seats.{seats}"), Qt.MouseButton.LeftButton)
    press(Qt.Key.Key_D)
    assert desk.window.page == "table"
    assert desk.sitting is not None
    return faultless_of(desk.sitting)


def the(desk: Desk, name: str) -> QWidget:
    found = desk.window.findChild(QWidget, name)
    assert isinstance(found, QWidget), name
    return found


def trace(desk: Desk) -> list[str]:
    assert desk.sitting is not None
    return [act.text for act in desk.sitting.acts]


@pytest.mark.parametrize("house", HOUSES)
def test_a_round_is_settled_by_keyboard_alone(opened: Opened, house: str) -> None:
    desk = opened(house)
    due = dealt(desk)
    hands = Keyboard(desk.sitting.house.rules)  # type: ignore[union-attr]
    for action in due:
        hands.do(action)
    press(Qt.Key.Key_Return, CONTROL)
    assert desk.window.page == "debrief"
    assert desk.pages.debrief.findChild(QWidget, "debrief.faultless") is not None, trace(desk)
    press(Qt.Key.Key_Return)
    assert desk.window.page == "table"
    assert desk.sitting is not None
    assert desk.sitting.number == 2


@pytest.mark.parametrize("house", HOUSES)
def test_a_round_is_settled_by_mouse_alone(opened: Opened, house: str) -> None:
    desk = opened(house)
    due = dealt(desk)
    hands = Mouse(desk.sitting.house.rules, desk.window)  # type: ignore[union-attr]
    for action in due:
        hands.do(action)
    QTest.mouseClick(the(desk, "panel.finish"), Qt.MouseButton.LeftButton)
    assert desk.pages.debrief.findChild(QWidget, "debrief.faultless") is not None, trace(desk)


def test_the_debrief_shows_the_mistake_that_was_made(opened: Opened) -> None:
    desk = opened()
    skipped = skip_first(desk, Verb.CLEAR)
    cards = desk.pages.debrief.mistakes.cards
    assert len(cards) == 1
    assert f"Seat {skipped.place}" in cards[0].accessibleName()


def skip_first(desk: Desk, verb: Verb) -> Action:
    """Do a round by keys but for one act; the act that was left out."""
    due = list(dealt(desk))
    skipped = next(action for action in due if action.verb is verb)
    hands = Keyboard(desk.sitting.house.rules)  # type: ignore[union-attr]
    for action in due:
        if action is not skipped:
            hands.do(action)
    press(Qt.Key.Key_End)
    return skipped


def test_a_round_is_found_again_after_the_window_was_closed(opened: Opened) -> None:
    desk = opened()
    skip_first(desk, Verb.CLEAR)
    desk.window.close()
    again = opened()
    again.turn_to("results")
    press_list(again, "results.list", Qt.Key.Key_Return)
    assert again.window.page == "debrief"
    assert len(again.pages.debrief.mistakes.cards) == 1
    press(Qt.Key.Key_Escape)
    assert again.window.page == "results"


def press_list(desk: Desk, name: str, key: Qt.Key) -> None:
    the(desk, name).setFocus()
    press(key)


def test_a_mistake_is_in_the_log_and_its_round_is_dealt_again(opened: Opened) -> None:
    desk = opened()
    skip_first(desk, Verb.CLEAR)
    assert desk.sitting is not None
    before = desk.sitting.round_
    press(Qt.Key.Key_Escape)
    desk.turn_to("mistakes")
    press_list(desk, "mistakes.list", Qt.Key.Key_A)
    assert desk.window.page == "table"
    assert desk.sitting.round_ == before


def test_a_round_that_was_killed_is_on_the_table_again(opened: Opened, home: Path) -> None:
    desk = opened()
    due = dealt(desk)
    hands = Keyboard(desk.sitting.house.rules)  # type: ignore[union-attr]
    for action in due[:5]:
        hands.do(action)
    done = trace(desk)
    assert desk.practice is not None
    desk.practice.close()  # nothing else is written: as if the program had been killed
    again = opened()
    assert focused().objectName() == "today.continue"
    press(Qt.Key.Key_Return)
    assert again.window.page == "table"
    assert trace(again) == done


def test_undo_gives_the_cut_back(opened: Opened) -> None:
    desk = opened()
    due = dealt(desk)
    hands = Keyboard(desk.sitting.house.rules)  # type: ignore[union-attr]
    paid = next(k for k, action in enumerate(due) if action.verb is Verb.PAY)
    for action in due[: paid + 1]:
        hands.do(action)
    press(Qt.Key.Key_U)
    assert trace(desk) == [str(action) for action in due[:paid]]
    assert desk.pages.table.controller.cut_total == due[paid].amount


def test_a_pause_covers_the_table_and_stops_the_clock(opened: Opened) -> None:
    desk = opened()
    dealt(desk)
    press(Qt.Key.Key_Escape)
    assert the(desk, "paused").isVisible()
    assert desk.sitting is not None
    assert desk.sitting.watch.paused
    press(Qt.Key.Key_Return)
    assert not the(desk, "paused").isVisible()
    assert not desk.sitting.watch.paused


def test_leaving_keeps_the_round(opened: Opened) -> None:
    desk = opened()
    dealt(desk)
    press(Qt.Key.Key_Space)
    QTest.mouseClick(the(desk, "panel.leave"), Qt.MouseButton.LeftButton)
    assert desk.window.page == "today"
    press(Qt.Key.Key_Return)
    assert desk.window.page == "table"
    assert trace(desk) == ["reveal dealer"]


def test_feedback_at_once_says_what_the_last_act_got_wrong(opened: Opened) -> None:
    desk = opened()
    QTest.mouseClick(the(desk, "start.feedback.at_once"), Qt.MouseButton.LeftButton)
    due = dealt(desk)
    seat = next(action.place for action in due if action.verb is Verb.TAKE)
    Keyboard(desk.sitting.house.rules).do(Action(Verb.CLEAR, seat))  # type: ignore[union-attr]
    told = desk.pages.table.told
    assert [mistake.seat for mistake in told] == [seat]
    assert told[0].why in notice(told)
    press(Qt.Key.Key_U)
    assert not desk.pages.table.told


def test_feedback_at_once_says_what_every_act_of_a_sweep_got_wrong(opened: Opened) -> None:
    desk = opened()
    QTest.mouseClick(the(desk, "start.feedback.at_once"), Qt.MouseButton.LeftButton)
    due = dealt(desk)
    plays = [act for act in due if (act.verb, act.wager) == (Verb.PAY, Wager.PLAY)]
    seat = plays[0].place or 0  # Play and Ante are both to be paid there
    hands = Keyboard(desk.sitting.house.rules)  # type: ignore[union-attr]
    for action in due[: due.index(plays[0])]:
        hands.do(action)
    press(Qt.Key(Qt.Key.Key_0.value + seat))
    press(Qt.Key.Key_J, Qt.KeyboardModifier.ShiftModifier)
    assert {Wager.PLAY, Wager.ANTE} <= {mistake.wager for mistake in desk.pages.table.told}
