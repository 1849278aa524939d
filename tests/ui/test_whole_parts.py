"""The whole round in the real window with the real school: from the bets to the last clear."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tests.ui.dealing_hands import Keyboard, Mouse, press
from tests.ui.windows import Opened, Windows
from trainer.dealing.action import Action, Verb
from trainer.dealing.procedure import Part
from trainer.drills.drill_options import Feedback
from trainer.drills.recipe import Exercise
from trainer.library.scenarios.recipes import load_recipes
from trainer.school.sitting import Sitting
from trainer.settings import Language
from trainer.shots.scenes import faultless_of
from trainer.ui.application import Application
from trainer.ui.main_window import SMALLEST
from trainer.ui.table_page import TablePage

HOUSES = ("mbs", "six-card-bonus", "prime", "posted", "boxes")
CONTROL = Qt.KeyboardModifier.ControlModifier


def sitting_of(app: Application) -> Sitting:
    assert app.rounds.sitting is not None, "a round was dealt"
    return app.rounds.sitting


def table_of(app: Application) -> TablePage:
    return app.pages.table


def trace(app: Application) -> list[str]:
    return [act.text for act in sitting_of(app).acts]


def faultless(app: Application) -> Sequence[Action]:
    return faultless_of(sitting_of(app))


def is_faultless(app: Application) -> bool:
    return app.pages.debrief.findChild(QWidget, "debrief.faultless") is not None


@pytest.mark.parametrize("house", HOUSES)
def test_a_whole_round_is_worked_by_keyboard_alone(open_whole: Opened, house: str) -> None:
    app = open_whole(house)
    due = faultless(app)
    hands = Keyboard(sitting_of(app).house.rules)
    for action in due:
        hands.do(action)
    assert trace(app)[:9] == [str(action) for action in due][:9]
    press(Qt.Key.Key_Return, CONTROL)
    assert app.window.page == "debrief"
    assert is_faultless(app), trace(app)


@pytest.mark.parametrize("house", HOUSES)
def test_a_whole_round_is_worked_by_mouse_alone(open_whole: Opened, house: str) -> None:
    app = open_whole(house)
    hands = Mouse(sitting_of(app).house.rules, app.window)
    for action in faultless(app):
        hands.do(action)
    finish = app.window.findChild(QAbstractButton, "panel.finish")
    assert isinstance(finish, QAbstractButton)
    QTest.mouseClick(finish, Qt.MouseButton.LeftButton)
    assert is_faultless(app), trace(app)


@pytest.mark.parametrize("house", ["mbs", "six-card-bonus"])
def test_what_is_worked_on_the_panel_has_room_in_large_type(windows: Windows, house: str) -> None:
    """Nobody could say or deal anything by mouse: only the first or the last lines were there."""
    app = windows.show(language=Language.RUSSIAN, text_scale=130)
    app.window.resize(*SMALLEST)
    app.practise(house, "whole-table")
    QApplication.processEvents()  # the panel is laid out
    for line in ("line.call", "line.deal", "line.rack_stub"):
        found = table_of(app).findChild(QWidget, line)
        assert found is not None
        assert found.isVisible(), line


def test_the_table_is_bare_but_for_the_wagers_at_first(open_whole: Opened) -> None:
    app = open_whole()
    shown = table_of(app).screen_.table.shown
    assert shown is not None
    assert not any(seat.hand.cards for seat in shown.seats)
    assert not shown.dealer.cards
    assert shown.stub == 52
    assert shown.cut_card
    assert shown.deals


def test_one_key_a_card_once_dealing_has_begun(open_whole: Opened) -> None:
    """P, then the places' digits; any other act ends it."""
    app = open_whole()
    seats = sorted(seat.number for seat in sitting_of(app).round_.seats)[:2]
    press(Qt.Key.Key_P)
    for seat in (*seats, 0):
        press(Qt.Key(Qt.Key.Key_0.value + seat))
    assert trace(app) == [f"deal {seat}" for seat in seats] + ["deal dealer"]
    press(Qt.Key.Key_V)
    press(Qt.Key.Key_1)
    assert trace(app)[-1] == "rack stub"
    shown = table_of(app).screen_.table.shown
    assert shown is not None
    assert (shown.stub, shown.racked) == (0, 49)


def test_undo_takes_a_card_back_and_dealing_goes_on(open_whole: Opened) -> None:
    app = open_whole()
    seat = sitting_of(app).round_.seats[0].number
    key = Qt.Key(Qt.Key.Key_0.value + seat)
    for each in (Qt.Key.Key_P, key, Qt.Key.Key_U, key):
        press(each)
    assert trace(app) == [f"deal {seat}"]


def test_the_player_answers_an_offer_on_the_table(open_whole: Opened) -> None:
    app = open_whole()
    due = faultless(app)
    hands = Keyboard(sitting_of(app).house.rules)
    for action in due[: max(k for k, each in enumerate(due) if each.verb is Verb.OFFER) + 1]:
        hands.do(action)
    shown = table_of(app).screen_.table.shown
    assert shown is not None
    for seat in sitting_of(app).round_.seats:
        lies = shown.seat(seat.number)
        assert lies.hand.squared == seat.folded
        staked = any(spot.stake and spot.wager.value == "play" for spot in lies.spots)
        assert staked == (seat.played)
    assert shown.dealer.covered


def test_a_step_left_out_is_told_at_once(open_whole: Opened) -> None:
    """6CB: nothing is dealt before the bets are checked."""
    app = open_whole(feedback=Feedback.AT_ONCE)
    seat = sitting_of(app).round_.seats[0].number
    Keyboard(sitting_of(app).house.rules).do(Action(Verb.DEAL, seat))
    assert [mistake.code for mistake in table_of(app).told] == ["out_of_order"]


def test_a_whole_round_that_was_killed_is_on_the_table_again(open_whole: Opened) -> None:
    app = open_whole()
    hands = Keyboard(sitting_of(app).house.rules)
    for action in faultless(app)[:6]:
        hands.do(action)
    done = trace(app)
    assert app.practice is not None
    app.practice.close()  # nothing else is written: as if the program had been killed
    again = open_whole()
    again.rounds.go_on()
    assert trace(again) == done
    assert sitting_of(again).part is Part.WHOLE
    shown = table_of(again).screen_.table.shown
    assert shown is not None
    assert shown.stub == 52 - 5


def test_there_are_drills_of_whole_rounds_for_every_house() -> None:
    drills = [each for each in load_recipes().values() if each.exercise is Exercise.WHOLE]
    assert len(drills) >= 6
    assert all(each.part is Part.WHOLE for each in drills)
    for house in HOUSES:
        assert sum(each.serves(house) for each in drills) >= 4
