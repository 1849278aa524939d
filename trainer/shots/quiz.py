"""The scenes of a quiz, each played up to its picture."""

from __future__ import annotations

from collections.abc import Callable

from trainer.drills.questions.question import AnswerKind
from trainer.drills.skills.skill import Area
from trainer.game.money import Money
from trainer.school.one_question.screens import (
    Answer,
    BetsShown,
    OrderShown,
    QuestionShown,
    SeatAsked,
)
from trainer.school.questions.certainty import Certainty
from trainer.school.questions.quiz_blueprint import QuizBlueprint
from trainer.school.questions.sitting import QuickSitting
from trainer.ui.application import Application
from trainer.ui.quiz_controller import QuizController

SEED = 6
HOUSES = ("mbs", "six-card-bonus")
SHORT = QuizBlueprint(HOUSES, (), 12)
OF_SEATS = QuizBlueprint(("mbs",), (Area.ANTE_AND_PLAY, Area.PAY_TABLES, Area.FOLDS), 10, 60)
OF_RULINGS = QuizBlueprint(("mbs",), (Area.RULINGS,), 10)
SPENT_MS = 6300


def play(app: Application, scene: str, wait: Callable[[int], None]) -> None:
    """Play up to that scene. ``wait`` lets so many milliseconds pass."""
    if scene == "quiz":
        app.turn_to("quiz")
        app.parts.one("quiz", QuizController).setup.houses.choose("mbs")
    elif scene == "quiz-result":
        _answer_all(app, _begun(app, SHORT), wait)
    elif scene == "quiz-rule":
        _begun(app, OF_RULINGS)
    else:
        _to_a_seat(app, _begun(app, OF_SEATS))
        wait(SPENT_MS)
        _settle(app, sure=scene == "quiz-sure")


def _begun(app: Application, blueprint: QuizBlueprint) -> QuickSitting:
    practice = app.practice
    assert practice is not None, "the school is open"
    app.quick.sit(lambda: practice.quick.start_quiz(blueprint, SEED))
    sitting = app.quick.sitting
    assert sitting is not None, "the quiz has begun"
    return sitting


def _to_a_seat(app: Application, sitting: QuickSitting) -> None:
    """Answer everything before the first seat with several wagers."""
    while not (isinstance(sitting.shown, SeatAsked) and len(sitting.shown.wagers) > 3):
        _answer(app, sitting, Certainty.UNSURE)


def _settle(app: Application, *, sure: bool) -> None:
    board = app.quick.quiz.seat
    for row in board.rows[: None if sure else 2]:
        row.press(row.leave)
    board.go(len(board.rows) - 1 if sure else 2)
    if sure:
        board.send()


def _answer_all(app: Application, sitting: QuickSitting, wait: Callable[[int], None]) -> None:
    """Give the first answer to every question: some of them are right."""
    while not sitting.is_over:
        wait(SPENT_MS + 900 * (sitting.number % 4))
        _answer(app, sitting, Certainty(1 + sitting.number % 3))


def _answer(app: Application, sitting: QuickSitting, certainty: Certainty) -> None:
    page = app.quick.quiz
    page.answered.emit(_some_answer(sitting))
    page.sure.emit(certainty)


def _some_answer(sitting: QuickSitting) -> Answer:
    match sitting.shown:
        case QuestionShown(kind=AnswerKind.AMOUNT):
            return Money.parse("40")
        case QuestionShown(kind=AnswerKind.CARDS) as shown:
            return frozenset([card for hand in shown.hands for card in hand.cards][:5])
        case QuestionShown() as shown:
            return shown.choices[0].id
        case OrderShown() as shown:
            return tuple(range(len(shown.steps)))
        case BetsShown():
            return frozenset()
        case SeatAsked() as shown:
            return tuple(f"leave {each.wager}" for each in shown.wagers)
        case _:
            raise AssertionError("a quiz asks for nothing else")
