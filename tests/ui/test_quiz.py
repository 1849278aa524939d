"""A quiz in the real window: set up, answered and looked back on by keys alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.school.tables import Ticking
from tests.school.test_quiz import right
from tests.ui.access.stages import played
from tests.ui.dealing_hands import press
from tests.ui.windows import Opened, Windows
from trainer.drills.skills.skill import Area
from trainer.game.money import Money
from trainer.school.clock import Clock
from trainer.school.one_question.screens import QuestionShown, SeatAsked
from trainer.school.practice import Practice
from trainer.school.questions.certainty import Certainty
from trainer.school.questions.quiz_blueprint import QuizBlueprint
from trainer.school.questions.sitting import QuickSitting
from trainer.ui.application import Application
from trainer.ui.kit.painted import LineButton
from trainer.ui.printing.printing import Way
from trainer.ui.quick.snapshot import KEYS
from trainer.ui.quiz.page import QuizPage
from trainer.ui.quiz.result_page import ErrorCard
from trainer.ui.quiz.seat_board import SeatRow
from trainer.ui.quiz_controller import QuizController

SEATS = (Area.ANTE_AND_PLAY, Area.FOLDS)


def quiz(app: Application) -> QuizController:
    return app.parts.one("quiz", QuizController)


@pytest.fixture
def opened(windows: Windows, ticking: Ticking) -> Opened:
    clock = Clock(running=ticking.running, wall=ticking.wall)
    return lambda: windows.show(lambda folder: Practice.open(folder, clock))


def sat(app: Application, blueprint: QuizBlueprint, seed: int = 6) -> QuickSitting:
    practice = app.practice
    assert practice is not None
    app.quick.sit(lambda: practice.quick.start_quiz(blueprint, seed))
    sitting = app.quick.sitting
    assert sitting is not None
    return sitting


def type_(text: str) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClicks(focused, text)


def answer(sitting: QuickSitting) -> None:
    """The right answer of a question or a seat, key by key."""
    due = right(sitting._asked)
    match sitting.shown:
        case QuestionShown(choices=choices) if choices:
            type_(KEYS[[choice.id for choice in choices].index(str(due))])
        case QuestionShown():
            assert isinstance(due, Money)
            type_(str(due))
            press(Qt.Key.Key_Return)
        case SeatAsked():
            assert isinstance(due, tuple)
            for act in map(str, due):
                verb, _, *amount = act.split()
                type_(amount[0] if amount else {"take": "j", "leave": "-"}[verb])
                if amount:
                    press(Qt.Key.Key_Return)


def test_the_way_back_from_a_quiz_says_that_a_quiz_is_left(opened: Opened) -> None:
    app = opened()
    sat(app, QuizBlueprint(("mbs",), SEATS, 1))
    back = app.quick.quiz.findChild(QPushButton, "quick.leave")
    assert back is not None
    assert back.accessibleName() == "Leave the quiz"


def test_a_quiz_is_set_up_begun_answered_and_told_by_keys(opened: Opened) -> None:
    app = opened()
    app.turn_to("quiz")
    setup = quiz(app).setup
    assert setup.blueprint == QuizBlueprint(("mbs",), (), 20)
    for area in setup.areas.values:
        if area is not Area.RULINGS:
            setup.areas.choose(area, chosen=False)
    setup.items.show_chosen(10)
    assert setup.blueprint == QuizBlueprint(("mbs",), (Area.RULINGS,), 10)
    setup.begin.setFocus()
    press(Qt.Key.Key_Return)
    assert app.window.page == "quiz-items"
    sitting = app.quick.sitting
    assert sitting is not None
    for number in range(1, 11):
        assert sitting.number == number
        answer(sitting)
        assert not sitting.is_answered, "an answer waits for its certainty"
        type_("3")
    assert app.window.page == "quiz-result"
    assert "30 of 30" in quiz(app).result.accessibleName()
    press(Qt.Key.Key_Escape)
    assert app.window.page == "quiz"
    last = setup.findChild(LineButton, "quiz.last.0")
    assert last is not None
    assert last.accessibleName().endswith("MBS, 10 of 10")
    last.click()
    assert app.window.page == "quiz-result"
    press(Qt.Key.Key_Escape)
    assert app.window.page == "quiz"


def test_marks_and_last_quizzes_lie_beside_the_form_where_there_is_room(opened: Opened) -> None:
    """The right half of a wide window was empty."""
    app = opened()
    app.turn_to("quiz")
    setup = quiz(app).setup
    scoring = setup.findChild(QFrame, "quiz.scoring")
    assert scoring is not None
    for wide, beside in ((1920, True), (1280, False)):
        app.window.resize(wide, 1080)
        QApplication.processEvents()
        left, right = (setup.areas.mapTo(setup, QPoint()), scoring.mapTo(setup, QPoint()))
        assert (right.x() > left.x() + setup.areas.width()) is beside
        assert (right.y() > left.y() + setup.areas.height()) is not beside


def test_a_seat_is_settled_by_the_keys_of_a_mistake_tried_again(opened: Opened) -> None:
    sitting = sat(opened(), QuizBlueprint(("mbs",), SEATS, 4), seed=4)
    for _ in range(4):
        answer(sitting)
        type_("2")
    assert sitting.result().right == 4


def test_the_hint_of_a_seat_names_the_keys_of_its_buttons(qtbot: QtBot) -> None:
    """It named T and L, which do nothing there."""
    with played("quiz-seat") as app:
        told = [each.text() for each in app.window.findChildren(QLabel) if each.isVisible()]
        (hint,) = [each for each in told if "or type the payment" in each]
        row = app.window.findChild(SeatRow)
        assert row is not None
        assert hint.startswith(f"{row.take.key} take, {row.leave.key} leave")


def test_a_folded_hand_is_told_in_the_house_s_word_for_people(opened: Opened) -> None:
    app = opened()
    sat(app, QuizBlueprint(("boxes",), (Area.FOLDS,), 1))
    told = [each.text() for each in app.window.findChildren(QLabel) if each.isVisible()]
    assert "The gambler has folded." in told


def test_an_answer_can_be_changed_until_it_is_sure(opened: Opened) -> None:
    app = opened()
    sitting = sat(app, QuizBlueprint(("mbs",), (Area.RULINGS,), 2))
    shown = sitting.shown
    assert isinstance(shown, QuestionShown)
    wrong = next(p for p, each in enumerate(shown.choices) if each.id != right(sitting._asked))
    type_(KEYS[wrong])
    press(Qt.Key.Key_Backspace)
    answer(sitting)
    type_("1")
    assert (sitting.number, sitting.right) == (2, 1)


def test_time_runs_while_it_is_answered_and_not_while_it_is_made_sure(
    opened: Opened, ticking: Ticking
) -> None:
    app = opened()
    sitting = sat(app, QuizBlueprint(("mbs",), (Area.RULINGS,), 3, 10))
    session = app.quick.session
    ticking.now_ms += 9_000
    answer(sitting)
    ticking.now_ms += 60_000
    session._time_goes()
    assert sitting.number == 1, "the answer was given in time"
    type_("3")
    ticking.now_ms += 10_000
    session._time_goes()
    assert sitting.number == 3, "the second one did not come in time"
    answer(sitting)
    type_("1")
    sheet = sitting.result().sheet
    assert sheet is not None
    assert [each.certainty for each in sheet.graded] == [Certainty(3), None, Certainty(1)]
    assert sheet.graded[0].item.marked.elapsed_ms == 9_000


def test_confident_errors_come_first_and_lead_to_clause_and_drill(opened: Opened) -> None:
    app = opened()
    sitting = sat(app, QuizBlueprint(("mbs",), (Area.RULINGS,), 3))
    for sure in (1, 3, 3):
        shown = sitting.shown
        assert isinstance(shown, QuestionShown)
        due = right(sitting._asked)
        app.quick.quiz.answered.emit(next(c.id for c in shown.choices if c.id != due))
        app.quick.quiz.sure.emit(Certainty(sure))
    cards = quiz(app).result.findChildren(ErrorCard)
    assert [card.objectName() for card in cards] == [f"quick.wrong.{n}" for n in (2, 3, 1)]
    clause = quiz(app).result.findChild(QPushButton, "quiz.clause.2")
    assert isinstance(clause, QPushButton)
    clause.click()
    assert app.window.page == "houses"
    app.debriefs.leave_clause()
    assert app.window.page == "quiz-result"
    drill = quiz(app).result.findChild(QPushButton, "quiz.drill.2")
    assert isinstance(drill, QPushButton)
    drill.click()
    assert app.window.page == "incident"


def test_a_quiz_that_was_left_goes_on_where_it_stands(opened: Opened) -> None:
    app = opened()
    sitting = sat(app, QuizBlueprint(("mbs", "boxes"), (Area.RULINGS,), 3))
    answer(sitting)
    type_("2")
    app.turn_to("settings")
    app.rounds.go_on()
    assert app.window.page == "quiz-items"
    again = app.quick.sitting
    assert again is not None
    assert (again.attempt_id, again.number) == (sitting.attempt_id, 2)


def test_esc_from_a_quiz_leads_to_the_page_that_offers_to_go_on(opened: Opened) -> None:
    app = opened()
    app.turn_to("quiz")
    sitting = sat(app, QuizBlueprint(("mbs",), (Area.RULINGS,), 3))
    press(Qt.Key.Key_Escape)
    assert app.window.page == "today"
    press(Qt.Key.Key_Return)
    again = app.quick.sitting
    assert again is not None
    assert again.attempt_id == sitting.attempt_id


def test_the_paper_is_saved_from_the_window(
    opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = opened()
    told: list[str] = []
    monkeypatch.setattr(app, "tell", lambda heading, _: told.append(heading))
    app.turn_to("quiz")
    quiz(app).printing.ask_way = lambda: Way.FILE
    quiz(app).printing.ask_file = lambda name: str(tmp_path / f"my-{name}")
    quiz(app).setup.begin.setFocus()
    press(Qt.Key.Key_P)
    assert (tmp_path / "my-quiz.pdf").read_bytes().startswith(b"%PDF-")
    quiz(app).printing.ask_file = lambda name: str(tmp_path / "my-quiz.pdf" / name)
    press(Qt.Key.Key_P)
    assert told == ["Saved as PDF", "This cannot be saved"]


def test_every_board_of_a_quiz_fits_the_least_window(qtbot: QtBot) -> None:
    """The felt of the bets stands between the head and the keys of how sure one is."""
    page = QuizPage()
    qtbot.addWidget(page)
    assert page.minimumSizeHint().height() <= 720


def test_no_quiz_of_nothing(opened: Opened) -> None:
    app = opened()
    app.turn_to("quiz")
    setup = quiz(app).setup
    setup.houses.choose("mbs", chosen=False)
    assert setup.blueprint is None
    assert not setup.begin.isEnabled()
    setup.houses.choose("six-card-bonus")
    assert setup.begin.isEnabled()
    assert Area.BEST_FIVE in setup.areas.values
