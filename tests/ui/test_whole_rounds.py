"""Whole rounds in the real window with the real school: dealt, settled, marked, found again."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.ui.dealing_hands import Keyboard, Mouse, focused, press
from tests.ui.sample_debrief import FIRST
from tests.ui.test_hostile_names import texts
from tests.ui.windows import Opened
from trainer.dealing.action import Action, Verb
from trainer.game.wagers import Wager
from trainer.shots.scenes import faultless_of
from trainer.ui.application import Application
from trainer.ui.panel_words import notice

HOUSES = ("mbs", "six-card-bonus", "prime", "posted", "boxes")
CONTROL = Qt.KeyboardModifier.ControlModifier


def dealt(app: Application, seats: str = "5") -> Sequence[Action]:
    """Deal a table by keys alone; what a faultless dealer would do with it."""
    QTest.mouseClick(the(app, f"start.seats.{seats}"), Qt.MouseButton.LeftButton)
    press(Qt.Key.Key_D)
    assert app.window.page == "table"
    assert app.rounds.sitting is not None
    return faultless_of(app.rounds.sitting)


def the(app: Application, name: str) -> QWidget:
    found = app.window.findChild(QWidget, name)
    assert isinstance(found, QWidget), name
    return found


def trace(app: Application) -> list[str]:
    assert app.rounds.sitting is not None
    return [act.text for act in app.rounds.sitting.acts]


@pytest.mark.parametrize("house", HOUSES)
def test_a_round_is_settled_by_keyboard_alone(opened: Opened, house: str) -> None:
    app = opened(house)
    due = dealt(app)
    hands = Keyboard(app.rounds.sitting.house.rules)  # type: ignore[union-attr]
    for action in due:
        hands.do(action)
    press(Qt.Key.Key_Return, CONTROL)
    assert app.window.page == "debrief"
    assert app.pages.debrief.findChild(QWidget, "debrief.faultless") is not None, trace(app)
    press(Qt.Key.Key_Return)
    assert app.window.page == "table"
    assert app.rounds.sitting is not None
    assert app.rounds.sitting.number == 2


@pytest.mark.parametrize("house", HOUSES)
def test_a_round_is_settled_by_mouse_alone(opened: Opened, house: str) -> None:
    app = opened(house)
    due = dealt(app)
    hands = Mouse(app.rounds.sitting.house.rules, app.window)  # type: ignore[union-attr]
    for action in due:
        hands.do(action)
    QTest.mouseClick(the(app, "panel.finish"), Qt.MouseButton.LeftButton)
    assert app.pages.debrief.findChild(QWidget, "debrief.faultless") is not None, trace(app)


def test_the_debrief_shows_the_mistake_that_was_made(opened: Opened) -> None:
    app = opened()
    skipped = skip_first(app, Verb.CLEAR)
    cards = app.pages.debrief.mistakes.cards
    assert len(cards) == 1
    assert f"Seat {skipped.place}" in cards[0].accessibleName()


def skip_first(app: Application, verb: Verb) -> Action:
    """Do a round by keys but for one act; the act that was left out."""
    due = list(dealt(app))
    skipped = next(action for action in due if action.verb is verb)
    hands = Keyboard(app.rounds.sitting.house.rules)  # type: ignore[union-attr]
    for action in due:
        if action is not skipped:
            hands.do(action)
    press(Qt.Key.Key_End)
    return skipped


def test_a_round_is_found_again_after_the_window_was_closed(opened: Opened) -> None:
    app = opened()
    skip_first(app, Verb.CLEAR)
    app.window.close()
    again = opened()
    again.turn_to("results")
    press_list(again, "results.list", Qt.Key.Key_Return)
    assert again.window.page == "debrief"
    assert len(again.pages.debrief.mistakes.cards) == 1
    press(Qt.Key.Key_Escape)
    assert again.window.page == "results"


def press_list(app: Application, name: str, key: Qt.Key) -> None:
    the(app, name).setFocus()
    press(key)


def test_a_mistake_is_in_the_log_and_its_round_is_dealt_again(opened: Opened) -> None:
    app = opened()
    skip_first(app, Verb.CLEAR)
    assert app.rounds.sitting is not None
    before = app.rounds.sitting.round_
    press(Qt.Key.Key_Escape)
    app.turn_to("mistakes")
    press_list(app, "mistakes.list", Qt.Key.Key_A)
    assert app.window.page == "table"
    assert app.rounds.sitting.round_ == before


def test_a_round_that_was_killed_is_on_the_table_again(opened: Opened, home: Path) -> None:
    app = opened()
    due = dealt(app)
    hands = Keyboard(app.rounds.sitting.house.rules)  # type: ignore[union-attr]
    for action in due[:5]:
        hands.do(action)
    done = trace(app)
    assert app.practice is not None
    app.practice.close()  # nothing else is written: as if the program had been killed
    again = opened()
    assert focused().objectName() == "today.continue"
    press(Qt.Key.Key_Return)
    assert again.window.page == "table"
    assert trace(again) == done


def test_undo_gives_the_cut_back(opened: Opened) -> None:
    app = opened()
    due = dealt(app)
    hands = Keyboard(app.rounds.sitting.house.rules)  # type: ignore[union-attr]
    paid = next(k for k, action in enumerate(due) if action.verb is Verb.PAY)
    for action in due[: paid + 1]:
        hands.do(action)
    press(Qt.Key.Key_U)
    assert trace(app) == [str(action) for action in due[:paid]]
    assert app.pages.table.controller.cut_total == due[paid].amount


def test_a_pause_covers_the_table_and_stops_the_clock(opened: Opened) -> None:
    app = opened()
    dealt(app)
    press(Qt.Key.Key_Escape)
    assert the(app, "paused").isVisible()
    assert app.rounds.sitting is not None
    assert app.rounds.sitting.watch.paused
    press(Qt.Key.Key_Return)
    assert not the(app, "paused").isVisible()
    assert not app.rounds.sitting.watch.paused


def test_leaving_keeps_the_round(opened: Opened) -> None:
    app = opened()
    dealt(app)
    press(Qt.Key.Key_Space)
    QTest.mouseClick(the(app, "panel.leave"), Qt.MouseButton.LeftButton)
    assert app.window.page == "today"
    press(Qt.Key.Key_Return)
    assert app.window.page == "table"
    assert trace(app) == ["reveal dealer"]


def test_feedback_at_once_says_what_the_last_act_got_wrong(opened: Opened) -> None:
    app = opened()
    QTest.mouseClick(the(app, "start.feedback.at_once"), Qt.MouseButton.LeftButton)
    due = dealt(app)
    seat = next(action.place for action in due if action.verb is Verb.TAKE)
    Keyboard(app.rounds.sitting.house.rules).do(Action(Verb.CLEAR, seat))  # type: ignore[union-attr]
    told = app.pages.table.told
    assert [mistake.seat for mistake in told] == [seat]
    assert told[0].why in notice(told)
    press(Qt.Key.Key_U)
    assert not app.pages.table.told


def test_a_notice_names_a_seat_and_leaves_the_dealer_to_the_reason() -> None:
    """It said "Wrong order. Dealer. The dealer's hand is ..."."""
    at_dealer = replace(FIRST, seat=None, where="Dealer")
    assert f" {FIRST.where}. " in notice((FIRST,))
    assert "Dealer." not in notice((at_dealer,))


def test_feedback_at_once_says_what_every_act_of_a_sweep_got_wrong(opened: Opened) -> None:
    app = opened()
    QTest.mouseClick(the(app, "start.feedback.at_once"), Qt.MouseButton.LeftButton)
    due = dealt(app)
    plays = [act for act in due if (act.verb, act.wager) == (Verb.PAY, Wager.PLAY)]
    seat = plays[0].place or 0  # Play and Ante are both to be paid there
    hands = Keyboard(app.rounds.sitting.house.rules)  # type: ignore[union-attr]
    for action in due[: due.index(plays[0])]:
        hands.do(action)
    press(Qt.Key(Qt.Key.Key_0.value + seat))
    press(Qt.Key.Key_J, Qt.KeyboardModifier.ShiftModifier)
    assert {Wager.PLAY, Wager.ANTE} <= {mistake.wager for mistake in app.pages.table.told}


def test_the_window_names_boxes_and_no_seats_at_a_house_of_boxes(opened: Opened) -> None:
    app = opened("boxes")
    told: set[str] = set()
    due = dealt(app)
    hands = Keyboard(app.rounds.sitting.house.rules)  # type: ignore[union-attr]
    for action in due:
        if action.verb is not Verb.CLEAR:
            hands.do(action)
        told |= {*heard(app)}
    for key, page in ((Qt.Key.Key_End, "debrief"), (Qt.Key.Key_R, "replay")):
        press(key)
        assert app.window.page == page
        told |= {*heard(app)}
    assert {text for text in told if re.search(r"\bBox \d", text)}
    assert not {text for text in told if re.search(r"\bseats?\b", text, re.I)}


def heard(app: Application) -> Iterator[str]:
    """Everything that the page says, to the eye and to a screen reader."""
    page = app.window.pages.currentWidget()
    assert page is not None
    yield from texts(page)
    for each in page.findChildren(QWidget):
        yield from (each.accessibleName(), each.accessibleDescription(), each.toolTip())
