"""Quick drills in the real window: answered by keys alone, at every house."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.school.tables import Ticking
from tests.school.test_quick import right, wrong
from tests.ui.dealing_hands import press
from trainer.drills.drill_options import Feedback
from trainer.drills.recipe import Exercise, Recipe
from trainer.errors import InputError, Problem
from trainer.game.cards import Card
from trainer.game.chips import fewest
from trainer.game.money import Money
from trainer.library.houses import load_houses
from trainer.library.recipes import load_recipes
from trainer.records.log import Log
from trainer.school.clock import Clock
from trainer.school.one_question.screens import (
    Answer,
    BetsShown,
    OrderShown,
    QuestionShown,
    places_in,
)
from trainer.school.practice import RECORDS, Practice
from trainer.school.questions.sitting import QuickSitting
from trainer.settings import ReducedMotion, Settings
from trainer.ui.amount_entry import AmountField
from trainer.ui.desk import Desk
from trainer.ui.quick.order_board import StepKey
from trainer.ui.quick.snapshot import KEYS
from trainer.ui.quick_session import QuickSession

HOUSES = ("mbs", "six-card-bonus", "prime", "posted", "boxes")
DRILLS = {
    Exercise.READING: "which-hand-wins",
    Exercise.FLASH: "flash-everything",
    Exercise.ORDER: "order-of-seats",
    Exercise.BETS: "check-the-bets",
}
ITEMS = 4
Opened = Callable[..., Desk]


def short(recipe: Recipe) -> Recipe:
    """A few questions of it, told at once."""
    return replace(recipe, items=ITEMS, feedback=Feedback.AT_ONCE)


@pytest.fixture
def ticking() -> Ticking:
    return Ticking()


@pytest.fixture
def opened(
    qtbot: QtBot, home: Path, ticking: Ticking, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Opened]:
    """Opens the window at a drill; the folder stays the same."""
    monkeypatch.setattr("trainer.school.questions.drills.fresh_seed", lambda: 7)
    clock = Clock(running=ticking.running, wall=ticking.wall)
    desks: list[Desk] = []

    def school(folder: Path) -> Practice:
        folder.mkdir(parents=True, exist_ok=True)
        recipes = {name: short(recipe) for name, recipe in load_recipes().items()}
        return Practice(load_houses(None), recipes, Log.open(folder / RECORDS, clock.wall), clock)

    def open_(house: str = "mbs", drill: str = "") -> Desk:
        chosen = Settings(last_house=house, last_drill=drill, reduced_motion=ReducedMotion.ON)
        desk = Desk(home, chosen, school=school)
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


def begun(desk: Desk) -> QuickSitting:
    """The chosen drill has begun, by its key alone."""
    press(Qt.Key.Key_D)
    assert desk.window.page == "quick"
    sitting = desk.quick.sitting
    assert sitting is not None
    return sitting


def give(sitting: QuickSitting, answer: Answer) -> None:
    """The answer, key by key, as a trainee types it."""
    shown = sitting.shown
    match shown, answer:
        case QuestionShown(), Money():
            type_(str(answer))
            press(Qt.Key.Key_Return)
        case QuestionShown(), str():
            place = [choice.id for choice in shown.choices].index(answer)
            type_(KEYS[place])
        case QuestionShown(), frozenset():
            cards = [card for hand in shown.hands for card in hand.cards]
            for card in answer:
                assert isinstance(card, Card)
                type_(KEYS[cards.index(card)])
            press(Qt.Key.Key_Return)
        case OrderShown(), tuple():
            for place in places_in(answer):
                type_(KEYS[place])
            press(Qt.Key.Key_Return)
        case BetsShown(), frozenset():
            codes = [choice.id for choice in shown.choices]
            for seat, code in answer:  # type: ignore[misc]
                type_(str(seat))
                type_(chr(ord("A") + codes.index(code)))
            press(Qt.Key.Key_Return)


def type_(text: str) -> None:
    there = QApplication.focusWidget()
    assert there is not None
    QTest.keyClicks(there, text)


def the(desk: Desk, name: str) -> QWidget:
    found = desk.window.findChild(QWidget, name)
    assert isinstance(found, QWidget), name
    return found


def text_of(desk: Desk, name: str) -> str:
    shown = the(desk, name)
    assert isinstance(shown, QLabel)
    return shown.text()


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("exercise", DRILLS)
def test_a_drill_is_answered_by_keys_alone(opened: Opened, house: str, exercise: Exercise) -> None:
    desk = opened(house, DRILLS[exercise])
    sitting = begun(desk)
    for number in range(1, ITEMS + 1):
        assert sitting.number == number
        give(sitting, right(sitting))
    assert desk.window.page == "quick-result"
    assert text_of(desk, "quick.result.right") == f"{ITEMS} of {ITEMS}"
    press(Qt.Key.Key_Escape)
    assert desk.window.page == "today"


def shown_buttons(desk: Desk, name: str) -> int:
    QApplication.processEvents()
    return sum(not each.isHidden() for each in desk.window.findChildren(QAbstractButton, name))


@pytest.mark.parametrize("exercise", [each for each in DRILLS if each is not Exercise.BETS])
def test_what_was_wrong_waits_for_enter_and_comes_again(opened: Opened, exercise: Exercise) -> None:
    desk = opened("mbs", DRILLS[exercise])
    sitting = begun(desk)
    give(sitting, wrong(sitting))
    assert (sitting.number, sitting.is_answered) == (1, True)
    type_("1")
    assert sitting.number == 1
    assert shown_buttons(desk, "quick.onward") == 1
    press(Qt.Key.Key_Return)
    assert shown_buttons(desk, "quick.onward") == 0
    while not sitting.is_over:
        give(sitting, right(sitting))
    assert text_of(desk, "quick.result.right") == f"{ITEMS - 1} of {ITEMS}"
    press(Qt.Key.Key_W)
    again = desk.quick.sitting
    assert again is not None
    assert again.of == 1
    give(again, right(again))
    assert text_of(desk, "quick.result.right") == "1 of 1"


def test_a_bet_that_may_stand_is_a_false_alarm(opened: Opened) -> None:
    desk = opened("mbs", "check-the-bets")
    sitting = begun(desk)
    type_("A")
    press(Qt.Key.Key_Return)
    assert sitting.is_answered
    assert sitting.right == 0
    press(Qt.Key.Key_Return)
    assert sitting.number == 2


def test_six_cards_are_pointed_at(opened: Opened) -> None:
    desk = opened("six-card-bonus", "point-to-the-five")
    sitting = begun(desk)
    for _ in range(ITEMS):
        give(sitting, right(sitting))
    assert desk.window.page == "quick-result"


def test_fewer_than_five_cards_are_no_answer(opened: Opened) -> None:
    desk = opened("six-card-bonus", "point-to-the-five")
    sitting = begun(desk)
    type_("1234")
    press(Qt.Key.Key_Return)
    assert not sitting.is_answered


def test_a_step_is_taken_back_by_its_key_and_by_backspace(opened: Opened) -> None:
    desk = opened("mbs", "order-of-seats")
    sitting = begun(desk)
    type_("121")
    press(Qt.Key.Key_Backspace)
    for place in places_in(right(sitting)):
        type_(KEYS[place])
    press(Qt.Key.Key_Return)
    assert sitting.right == 1


def test_chips_make_an_amount_too(opened: Opened) -> None:
    desk = opened("mbs", "flash-pair-plus")
    begun(desk)
    type_("SA")
    assert desk.quick.page.amount.amount() == Money(600)


def test_a_click_beside_the_amount_leaves_its_field_the_keyboard(opened: Opened) -> None:
    desk = opened("mbs", "flash-pair-plus")
    sitting = begun(desk)
    beside = QPoint(desk.window.width() // 2, desk.window.height() // 3)
    window = desk.window.windowHandle()
    assert window is not None
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, beside)
    assert QApplication.focusWidget() is desk.quick.page.amount.field
    type_("1")
    press(Qt.Key.Key_Return)
    assert sitting.is_answered


def test_an_item_whose_time_runs_out_is_wrong(
    opened: Opened, ticking: Ticking, qtbot: QtBot
) -> None:
    desk = opened("mbs", "does-the-dealer-qualify")
    sitting = begun(desk)
    ticking.now_ms += 6001
    qtbot.waitUntil(lambda: sitting.is_answered)
    assert text_of(desk, "quick.feedback.heading").startswith("Right: ")
    assert "Time ran out" in text_of(desk, "quick.feedback.heading")


def test_no_time_runs_out_once_the_window_is_closed(opened: Opened, ticking: Ticking) -> None:
    desk = opened("mbs", "does-the-dealer-qualify")
    sitting = begun(desk)
    ticks = desk.window.findChildren(QuickSession)
    assert any(each._tick.isActive() for each in ticks)
    desk.window.close()
    ticking.now_ms += 60_000
    for each in ticks:
        assert not each._tick.isActive()
        each._tick.timeout.emit()  # one that was on its way
    assert not sitting.is_answered


def test_what_was_left_goes_on_where_it_was(opened: Opened) -> None:
    desk = opened("prime", "name-the-hand")
    sitting = begun(desk)
    give(sitting, right(sitting))
    waiting = sitting.shown
    press(Qt.Key.Key_Escape)
    desk.window.close()
    again = opened("mbs")
    press(Qt.Key.Key_Return)
    resumed = again.quick.sitting
    assert resumed is not None
    assert (resumed.number, resumed.shown) == (2, waiting)


def test_a_result_is_opened_again_from_the_list(opened: Opened) -> None:
    desk = opened("mbs", "name-the-hand")
    sitting = begun(desk)
    while not sitting.is_over:
        give(sitting, right(sitting))
    desk.turn_to("results")
    QTest.keyClick(the(desk, "results.list"), Qt.Key.Key_Return)
    assert desk.window.page == "quick-result"
    press(Qt.Key.Key_Escape)
    assert desk.window.page == "results"
    QTest.keyClick(the(desk, "results.list"), Qt.Key.Key_A)
    assert desk.window.page == "quick"


def test_an_answer_that_cannot_be_recorded_is_not_given(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = opened("mbs", "name-the-hand")
    sitting = begun(desk)
    told: list[object] = []

    def full(*_: object) -> None:
        raise InputError([Problem((), "disk_full", "the disk is full")])

    monkeypatch.setattr(sitting, "answer", full)
    monkeypatch.setattr(desk, "tell", lambda *said: told.append(said))
    type_("1")
    assert told
    assert (sitting.number, sitting.is_answered) == (1, False)


@pytest.mark.parametrize("exercise", DRILLS)
def test_every_control_has_a_name(opened: Opened, exercise: Exercise) -> None:
    desk = opened("mbs", DRILLS[exercise])
    sitting = begun(desk)
    _named(desk)
    if exercise is Exercise.BETS:
        type_("A")
        press(Qt.Key.Key_Return)
    else:
        give(sitting, wrong(sitting))
    while not sitting.is_over:
        if sitting.is_answered:
            press(Qt.Key.Key_Return)
        else:
            give(sitting, right(sitting))
    if desk.window.page == "quick":
        press(Qt.Key.Key_Return)
    assert desk.window.page == "quick-result"
    _named(desk)


def _named(desk: Desk) -> None:
    page = desk.window.pages.currentWidget()
    assert page is not None
    controls = [each for each in page.findChildren(QAbstractButton) if each.isVisible()]
    assert len(controls) > 1
    for control in controls:
        assert control.objectName(), control
        assert control.accessibleName(), control.objectName()


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("exercise", DRILLS)
def test_everything_fits_into_a_small_window(
    opened: Opened, house: str, exercise: Exercise
) -> None:
    desk = opened(house, DRILLS[exercise])
    sitting = begun(desk)
    page = desk.quick.page
    for _ in range(ITEMS):
        QApplication.processEvents()
        assert desk.window.size().toTuple() == (1280, 720)
        for view in page.stage.findChildren(QAbstractButton):
            assert not page.stage.isVisible() or page.stage.rect().contains(view.geometry())
        give(sitting, right(sitting))


def test_a_drill_of_questions_is_chosen_on_the_page_of_today(opened: Opened) -> None:
    desk = opened("mbs")
    QTest.mouseClick(the(desk, "drill.flash-pair-plus"), Qt.MouseButton.LeftButton)
    assert desk.settings.last_drill == "flash-pair-plus"
    assert text_of(desk, "start.asks") == f"{ITEMS} questions, feedback at once"
    assert not the(desk, "start.seats").isVisible()


def click(desk: Desk, name: str) -> None:
    QTest.mouseClick(the(desk, name), Qt.MouseButton.LeftButton)


def point(desk: Desk, sitting: QuickSitting) -> None:
    """The right answer by the mouse alone."""
    match right(sitting):
        case Money() as amount:
            for chip in fewest(amount, sitting.house.rules.chips):
                click(desk, f"quick.chip.{chip}")
            click(desk, "quick.amount.enter")
        case str(choice):
            click(desk, f"quick.choice.{choice}")
        case tuple() as places:
            for place in places:
                click(desk, f"quick.step.{place}")
            click(desk, "quick.order.done")
        case frozenset() as pointed if isinstance(sitting.shown, BetsShown):
            _mark(desk, pointed)
        case frozenset() as cards:
            for card in cards:
                click(desk, f"quick.card.{card}")
            click(desk, "quick.cards.done")


def _mark(desk: Desk, spotted: Any) -> None:
    """Each seat is clicked on the felt, then its reason beside it."""
    for seat, code in spotted:
        click(desk, f"seat{seat}.ante")
        click(desk, f"quick.reason.{code}")
    click(desk, "quick.bets.done")


@pytest.mark.parametrize(
    ("house", "drill"),
    [
        ("prime", "name-the-hand"),
        ("posted", "flash-pair-plus"),
        ("boxes", "order-of-seats"),
        ("six-card-bonus", "point-to-the-five"),
        *((house, "check-the-bets") for house in HOUSES),
    ],
)
def test_a_drill_is_answered_by_the_mouse_alone(opened: Opened, house: str, drill: str) -> None:
    desk = opened(house, drill)
    sitting = begun(desk)
    for _ in range(ITEMS):
        QApplication.processEvents()
        point(desk, sitting)
    assert desk.window.page == "quick-result"
    assert text_of(desk, "quick.result.right") == f"{ITEMS} of {ITEMS}"
    click(desk, "quick.result.home")
    assert desk.window.page == "today"


@pytest.mark.parametrize(("typed", "figure"), [("", ""), (".", "0"), (".5", "0.5"), ("8,", "8")])
def test_a_point_before_the_first_figure_is_no_digit_lost(
    qtbot: QtBot, typed: str, figure: str
) -> None:
    """``.5`` was read as 5."""
    field = AmountField()
    qtbot.addWidget(field)
    field.setText(typed)
    assert field.figure == figure


def test_a_step_is_dragged_to_its_place_and_out_of_the_order(opened: Opened) -> None:
    desk = opened("mbs", "order-of-seats")
    begun(desk)
    board = desk.quick.page.order
    steps, slots = board.findChildren(StepKey), board._slots
    for step in steps[:3]:
        _drag(step, slots[0])
    assert board._picked == [2, 1, 0], "each came before those that stood there"
    _drag(slots[2], slots[0])
    assert board._picked == [0, 2, 1]
    _drag(slots[1], steps[0])
    assert board._picked == [0, 1]


def test_arrows_choose_the_place_of_the_next_step(opened: Opened) -> None:
    desk = opened("mbs", "order-of-seats")
    begun(desk)
    board = desk.quick.page.order
    type_("12")
    press(Qt.Key.Key_Up)
    type_("3")
    assert board._picked == [0, 2, 1]
    press(Qt.Key.Key_Backspace)
    assert board._picked == [0, 1]


def _drag(piece: QWidget, onto: QWidget) -> None:
    """The mouse presses the one, moves to the other, and lets go."""
    start, end = piece.rect().center(), piece.mapFrom(piece.window(), _middle(onto))
    QTest.mousePress(piece, Qt.MouseButton.LeftButton, pos=start)
    for point in (start + QPoint(0, 30), end):
        held = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(point),
            QPointF(piece.mapToGlobal(point)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(piece, held)
    QTest.mouseRelease(piece, Qt.MouseButton.LeftButton, pos=end)


def _middle(piece: QWidget) -> QPoint:
    return piece.mapTo(piece.window(), piece.rect().center())
