"""Quick drills in the real window: answered by keys alone, at every house."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.school.tables import Ticking
from tests.school.test_quick import right, wrong
from tests.ui.dealing_hands import press
from tests.ui.windows import Opened, Windows
from trainer.drills.drill_options import Feedback
from trainer.drills.questions.question import Choice
from trainer.drills.recipe import Exercise, Recipe
from trainer.errors import InputError, Problem
from trainer.game.cards import Card
from trainer.game.chips import fewest
from trainer.game.money import Money
from trainer.library.houses import load_houses
from trainer.library.scenarios.recipes import load_recipes
from trainer.records.log import Log
from trainer.school.clock import Clock
from trainer.school.one_question.screens import (
    Answer,
    BetsShown,
    MarkedAnswer,
    MarkReason,
    OrderShown,
    QuestionShown,
    places_in,
)
from trainer.school.practice import RECORDS, Practice
from trainer.school.questions.sitting import QuickSitting
from trainer.ui.amount_entry import AmountField
from trainer.ui.application import Application
from trainer.ui.kit.widgets import column
from trainer.ui.main_window import SMALLEST
from trainer.ui.quick.choices import BigKey, ChoiceKeys
from trainer.ui.quick.feedback import FeedbackBar
from trainer.ui.quick.order_board import StepKey
from trainer.ui.quick.snapshot import KEYS
from trainer.ui.quick_session import QuickSession

MARKED = MarkedAnswer(
    number=1,
    skill="read.flush",
    right=False,
    given="Straight",
    due="Flush",
    reasons=(MarkReason("Three cards of one suit are a flush. " * 9, "MBS 4.1", is_reading=False),),
    caught=None,
    belief="",
    elapsed_ms=900,
)
HOUSES = ("mbs", "six-card-bonus", "prime", "posted", "boxes")
DRILLS = {
    Exercise.READING: "which-hand-wins",
    Exercise.FLASH: "flash-everything",
    Exercise.ORDER: "order-of-seats",
    Exercise.BETS: "check-the-bets",
}
ITEMS = 4


def short(recipe: Recipe) -> Recipe:
    """A few questions of it, told at once."""
    return replace(recipe, items=ITEMS, feedback=Feedback.AT_ONCE)


@pytest.fixture
def opened(windows: Windows, ticking: Ticking, monkeypatch: pytest.MonkeyPatch) -> Opened:
    """Opens the window at a drill; the folder stays the same."""
    monkeypatch.setattr("trainer.school.questions.drills.fresh_seed", lambda: 7)
    clock = Clock(running=ticking.running, wall=ticking.wall)

    def school(folder: Path) -> Practice:
        folder.mkdir(parents=True, exist_ok=True)
        recipes = {name: short(recipe) for name, recipe in load_recipes().items()}
        return Practice(load_houses(None), recipes, Log.open(folder / RECORDS, clock.wall), clock)

    return lambda house="mbs", drill="": windows.show(school, last_house=house, last_drill=drill)


def begun(app: Application) -> QuickSitting:
    """The chosen drill has begun, by its key alone."""
    press(Qt.Key.Key_D)
    assert app.window.page == "quick"
    sitting = app.quick.sitting
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


def the(app: Application, name: str) -> QWidget:
    found = app.window.findChild(QWidget, name)
    assert isinstance(found, QWidget), name
    return found


def text_of(app: Application, name: str) -> str:
    shown = the(app, name)
    assert isinstance(shown, QLabel)
    return shown.text()


@pytest.mark.parametrize(
    ("house", "exercise"),
    [
        pytest.param(house, exercise, marks=() if (at + of) % 5 < 2 else pytest.mark.slow)
        for at, house in enumerate(HOUSES)
        for of, exercise in enumerate(DRILLS)
    ],
)
def test_a_drill_is_answered_by_keys_alone_and_fits_into_a_small_window(
    opened: Opened, house: str, exercise: Exercise
) -> None:
    app = opened(house, DRILLS[exercise])
    sitting = begun(app)
    stage = app.quick.page.stage
    for number in range(1, ITEMS + 1):
        assert sitting.number == number
        QApplication.processEvents()
        assert app.window.size().toTuple() == (1280, 720)
        for view in stage.findChildren(QAbstractButton):
            assert not stage.isVisible() or stage.rect().contains(view.geometry())
        give(sitting, right(sitting))
    assert app.window.page == "quick-result"
    assert text_of(app, "quick.result.right") == f"{ITEMS} of {ITEMS}"
    press(Qt.Key.Key_Escape)
    assert app.window.page == "today"


def shown_buttons(app: Application, name: str) -> int:
    QApplication.processEvents()
    return sum(not each.isHidden() for each in app.window.findChildren(QAbstractButton, name))


@pytest.mark.parametrize("exercise", [each for each in DRILLS if each is not Exercise.BETS])
def test_what_was_wrong_waits_for_enter_and_comes_again(opened: Opened, exercise: Exercise) -> None:
    app = opened("mbs", DRILLS[exercise])
    sitting = begun(app)
    give(sitting, wrong(sitting))
    assert (sitting.number, sitting.is_answered) == (1, True)
    type_("1")
    assert sitting.number == 1
    assert shown_buttons(app, "quick.onward") == 1
    press(Qt.Key.Key_Return)
    assert shown_buttons(app, "quick.onward") == 0
    while not sitting.is_over:
        give(sitting, right(sitting))
    assert text_of(app, "quick.result.right") == f"{ITEMS - 1} of {ITEMS}"
    press(Qt.Key.Key_W)
    again = app.quick.sitting
    assert again is not None
    assert again.of == 1
    give(again, right(again))
    assert text_of(app, "quick.result.right") == "1 of 1"


def test_a_bet_that_may_stand_is_a_false_alarm(opened: Opened) -> None:
    app = opened("mbs", "check-the-bets")
    sitting = begun(app)
    type_("A")
    press(Qt.Key.Key_Return)
    assert sitting.is_answered
    assert sitting.right == 0
    press(Qt.Key.Key_Return)
    assert sitting.number == 2


def test_six_cards_are_pointed_at(opened: Opened) -> None:
    app = opened("six-card-bonus", "point-to-the-five")
    sitting = begun(app)
    for _ in range(ITEMS):
        give(sitting, right(sitting))
    assert app.window.page == "quick-result"


def test_fewer_than_five_cards_are_no_answer(opened: Opened) -> None:
    app = opened("six-card-bonus", "point-to-the-five")
    sitting = begun(app)
    type_("1234")
    press(Qt.Key.Key_Return)
    assert not sitting.is_answered


def test_a_step_is_taken_back_by_its_key_and_by_backspace(opened: Opened) -> None:
    app = opened("mbs", "order-of-seats")
    sitting = begun(app)
    type_("121")
    press(Qt.Key.Key_Backspace)
    for place in places_in(right(sitting)):
        type_(KEYS[place])
    press(Qt.Key.Key_Return)
    assert sitting.right == 1


def test_chips_make_an_amount_too(opened: Opened) -> None:
    app = opened("mbs", "flash-pair-plus")
    begun(app)
    type_("SA")
    assert app.quick.page.amount.amount() == Money(600)


def test_a_click_beside_the_amount_leaves_its_field_the_keyboard(opened: Opened) -> None:
    app = opened("mbs", "flash-pair-plus")
    sitting = begun(app)
    beside = QPoint(app.window.width() // 2, app.window.height() // 3)
    window = app.window.windowHandle()
    assert window is not None
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, beside)
    assert QApplication.focusWidget() is app.quick.page.amount.field
    type_("1")
    press(Qt.Key.Key_Return)
    assert sitting.is_answered


def test_an_item_whose_time_runs_out_is_wrong(
    opened: Opened, ticking: Ticking, qtbot: QtBot
) -> None:
    app = opened("mbs", "does-the-dealer-qualify")
    sitting = begun(app)
    ticking.now_ms += 6001
    qtbot.waitUntil(lambda: sitting.is_answered)
    assert text_of(app, "quick.feedback.heading").startswith("Right: ")
    assert "Time ran out" in text_of(app, "quick.feedback.heading")


def test_no_time_runs_out_once_the_window_is_closed(opened: Opened, ticking: Ticking) -> None:
    app = opened("mbs", "does-the-dealer-qualify")
    sitting = begun(app)
    ticks = app.window.findChildren(QuickSession)
    assert any(each._tick.isActive() for each in ticks)
    app.window.close()
    ticking.now_ms += 60_000
    for each in ticks:
        assert not each._tick.isActive()
        each._tick.timeout.emit()  # one that was on its way
    assert not sitting.is_answered


def test_what_was_left_goes_on_where_it_was(opened: Opened) -> None:
    app = opened("prime", "name-the-hand")
    sitting = begun(app)
    give(sitting, right(sitting))
    waiting = sitting.shown
    press(Qt.Key.Key_Escape)
    app.window.close()
    again = opened("mbs")
    press(Qt.Key.Key_Return)
    resumed = again.quick.sitting
    assert resumed is not None
    assert (resumed.number, resumed.shown) == (2, waiting)


def test_a_result_is_opened_again_from_the_list(opened: Opened) -> None:
    app = opened("mbs", "name-the-hand")
    sitting = begun(app)
    while not sitting.is_over:
        give(sitting, right(sitting))
    app.turn_to("results")
    QTest.keyClick(the(app, "results.list"), Qt.Key.Key_Return)
    assert app.window.page == "quick-result"
    press(Qt.Key.Key_Escape)
    assert app.window.page == "results"
    QTest.keyClick(the(app, "results.list"), Qt.Key.Key_A)
    assert app.window.page == "quick"


def test_an_answer_that_cannot_be_recorded_is_not_given(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = opened("mbs", "name-the-hand")
    sitting = begun(app)
    told: list[object] = []

    def full(*_: object) -> None:
        raise InputError([Problem((), "disk_full", "the disk is full")])

    monkeypatch.setattr(sitting, "answer", full)
    monkeypatch.setattr(app, "tell", lambda *said: told.append(said))
    type_("1")
    assert told
    assert (sitting.number, sitting.is_answered) == (1, False)


@pytest.mark.parametrize("exercise", DRILLS)
def test_every_control_has_a_name(opened: Opened, exercise: Exercise) -> None:
    app = opened("mbs", DRILLS[exercise])
    sitting = begun(app)
    _named(app)
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
    if app.window.page == "quick":
        press(Qt.Key.Key_Return)
    assert app.window.page == "quick-result"
    _named(app)


def _named(app: Application) -> None:
    page = app.window.pages.currentWidget()
    assert page is not None
    controls = [each for each in page.findChildren(QAbstractButton) if each.isVisible()]
    assert len(controls) > 1
    for control in controls:
        assert control.objectName(), control
        assert control.accessibleName(), control.objectName()


def test_a_drill_of_questions_is_chosen_on_the_page_of_today(opened: Opened) -> None:
    app = opened("mbs")
    QTest.mouseClick(the(app, "drill.flash-pair-plus"), Qt.MouseButton.LeftButton)
    assert app.settings.last_drill == "flash-pair-plus"
    assert text_of(app, "start.asks") == f"{ITEMS} questions, feedback at once"
    assert not the(app, "start.seats").isVisible()


def click(app: Application, name: str) -> None:
    QTest.mouseClick(the(app, name), Qt.MouseButton.LeftButton)


def point(app: Application, sitting: QuickSitting) -> None:
    """The right answer by the mouse alone."""
    match right(sitting):
        case Money() as amount:
            for chip in fewest(amount, sitting.house.rules.chips):
                click(app, f"quick.chip.{chip}")
            click(app, "quick.amount.enter")
        case str(choice):
            click(app, f"quick.choice.{choice}")
        case tuple() as places:
            for place in places:
                click(app, f"quick.step.{place}")
            click(app, "quick.order.done")
        case frozenset() as pointed if isinstance(sitting.shown, BetsShown):
            _mark(app, pointed)
        case frozenset() as cards:
            for card in cards:
                click(app, f"quick.card.{card}")
            click(app, "quick.cards.done")


def _mark(app: Application, spotted: Any) -> None:
    """Each seat is clicked on the felt, then its reason beside it."""
    for seat, code in spotted:
        click(app, f"seat{seat}.ante")
        click(app, f"quick.reason.{code}")
    click(app, "quick.bets.done")


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
    app = opened(house, drill)
    sitting = begun(app)
    for _ in range(ITEMS):
        QApplication.processEvents()
        point(app, sitting)
    assert app.window.page == "quick-result"
    assert text_of(app, "quick.result.right") == f"{ITEMS} of {ITEMS}"
    click(app, "quick.result.home")
    assert app.window.page == "today"


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
    app = opened("mbs", "order-of-seats")
    begun(app)
    board = app.quick.page.order
    steps, slots = board.findChildren(StepKey), board._slots
    for step in steps[:3]:
        _drag(step, slots[0])
    assert board._picked == [2, 1, 0], "each came before those that stood there"
    _drag(slots[2], slots[0])
    assert board._picked == [0, 2, 1]
    _drag(slots[1], steps[0])
    assert board._picked == [0, 1]


def test_arrows_choose_the_place_of_the_next_step(opened: Opened) -> None:
    app = opened("mbs", "order-of-seats")
    begun(app)
    board = app.quick.page.order
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


def test_all_answers_are_written_in_one_size(qtbot: QtBot) -> None:
    """The large one, unless one of them has no room for it."""
    keys = ChoiceKeys()
    qtbot.addWidget(keys)
    keys.present([Choice("a", "Reject"), Choice("b", "Correct the hands, play on")])
    with qtbot.waitExposed(keys):
        keys.show()
    for wide, large in ((800, True), (400, False), (800, True)):
        keys.resize(wide, 60)
        assert {key.large for key in keys.findChildren(BigKey)} == {large}


def test_feedback_of_many_words_is_seen_whole_and_gone_with_them(qtbot: QtBot) -> None:
    """Its last line was cut, and a screen reader read the answer before at the next question."""
    bar, page = FeedbackBar(), QWidget()
    page.setLayout(column((QWidget(), 1), bar))
    page.resize(700, 500)
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    usual = bar.height()
    bar.tell(MARKED, waits=True)
    why = bar.findChild(QLabel, "quick.feedback.why")
    assert why is not None
    qtbot.waitUntil(lambda: why.height() >= why.heightForWidth(why.width()))
    assert bar.accessibleName()
    heading = bar.findChild(QLabel, "quick.feedback.heading")
    assert heading is not None
    told = heading.text()
    bar.go_on()
    assert heading.text() == f"Question {MARKED.number}. {told}", "it is not of the one in sight"
    bar.tell(MARKED, waits=False)
    heading = bar.findChild(QLabel, "quick.feedback.heading")
    assert heading is not None
    assert heading.text() == f"Question {MARKED.number}. {told}", "the next one is in sight at once"
    bar.clear()
    assert not bar.accessibleName()
    qtbot.waitUntil(lambda: bar.height() == usual)


def test_nothing_lies_over_the_felt_where_the_type_is_large(windows: Windows, qtbot: QtBot) -> None:
    """The worked example lay over it at 150% in the smallest window."""
    app = windows.show(text_scale=150)
    app.window.resize(*SMALLEST)
    assert app.quick.begin("mbs", "flash-everything")
    page = app.quick.page
    page.show_help("Example: 9♣ 7♥ 8♥ · Pair Plus $5 → $25. Straight: 5 to 1 on $5 is $25. " * 2)
    shown = page.findChild(QLabel, "quick.help")
    assert shown is not None
    qtbot.waitUntil(lambda: shown.height() >= shown.heightForWidth(shown.width()))
    assert not shown.geometry().intersects(page.stage.geometry())
    assert page.stage.geometry().bottom() < shown.geometry().top()
