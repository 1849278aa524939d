"""The scenes of quick drills, of quizzes and of irregularities, each played up to its picture."""

from __future__ import annotations

from collections.abc import Callable

from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities
from trainer.drills.irregularities.irregular import incident
from trainer.drills.questions.question import AnswerKind
from trainer.drills.recipe import Exercise
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
from trainer.school.questions.incidents import shown_of
from trainer.school.questions.quiz_blueprint import QuizBlueprint
from trainer.school.questions.sitting import QuickSitting
from trainer.shots.names import QUICK
from trainer.shots.people import practice_of
from trainer.ui.application import Application
from trainer.ui.quick.snapshot import QuickShown
from trainer.ui.quiz_controller import QuizController
from trainer.ui.table.felt_words import felt_words
from trainer.wording import say

SEED = 1
HOUSE = "six-card-bonus"


def play(app: Application, scene: str, wait: Callable[[int], None]) -> None:
    """Play up to that scene. ``wait`` lets so many milliseconds pass."""
    practice = practice_of(app)
    app.quick.sit(lambda: practice.quick.start(HOUSE, QUICK[scene], seed=SEED))
    wait(2400)
    if scene == "quick-result":
        _answer_all(app, wait)
        return
    page, sitting = app.quick.page, app.quick.sitting
    assert sitting is not None, "the drill has begun"
    match sitting.drill.exercise:
        case Exercise.READING if scene == "quick-five":
            for place in (0, 2, 3):
                page.stage.point(place)
        case Exercise.READING:
            page.choices.pick(0)
        case Exercise.FLASH:
            page.amount.field.setText("40")
            page.amount.entered.emit(Money.parse("40"))
        case Exercise.ORDER:
            for place in (3, 1, 4):
                page.order.pick(place)
        case _:
            page.bets.toggle("B")
            page.bets.step(1)


def _answer_all(app: Application, wait: Callable[[int], None]) -> None:
    """Give the first answer to every question: some of them are right."""
    sitting = app.quick.sitting
    while sitting is not None and not sitting.is_over:
        wait(900 + 370 * (sitting.number % 5))
        app.quick.page.choices.pick(0)
        if sitting.is_answered:
            app.quick.page.onward.emit()


INCIDENT_SEED = 3


def play_incident(
    app: Application, house: House, irregularities: Irregularities, line: str
) -> None:
    """Show that line of the house's list."""
    scene = shown_of(house, incident(house, irregularities, INCIDENT_SEED, line), irregularities)
    words = felt_words(house.rules, scene.round_.placard)
    app.window.turn_to("incident")
    app.quick.incident.present(
        QuickShown(house.title, say("Make the ruling"), 3, 8, scene, words, clock="0:12")
    )


QUIZ_SEED = 6
HOUSES = ("mbs", "six-card-bonus")
SHORT = QuizBlueprint(HOUSES, (), 12)
OF_SEATS = QuizBlueprint(("mbs",), (Area.ANTE_AND_PLAY, Area.PAY_TABLES, Area.FOLDS), 10, 60)
OF_RULINGS = QuizBlueprint(("mbs",), (Area.RULINGS,), 10)
SPENT_MS = 6300


def play_quiz(app: Application, scene: str, wait: Callable[[int], None]) -> None:
    """Play up to that scene. ``wait`` lets so many milliseconds pass."""
    if scene == "quiz":
        app.turn_to("quiz")
        app.parts.one("quiz", QuizController).setup.houses.choose("mbs")
    elif scene == "quiz-result":
        _answer_quiz(app, _begun(app, SHORT), wait)
    elif scene == "quiz-rule":
        _begun(app, OF_RULINGS)
    else:
        _to_a_seat(app, _begun(app, OF_SEATS))
        wait(SPENT_MS)
        _settle(app, sure=scene == "quiz-sure")


def _begun(app: Application, blueprint: QuizBlueprint) -> QuickSitting:
    practice = practice_of(app)
    app.quick.sit(lambda: practice.quick.start_quiz(blueprint, QUIZ_SEED))
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


def _answer_quiz(app: Application, sitting: QuickSitting, wait: Callable[[int], None]) -> None:
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
