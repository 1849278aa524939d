"""The place of each item of a quiz: its house, with all that this kind of item needs."""

from __future__ import annotations

from trainer.dealing.clause import Clause
from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities
from trainer.drills.feedback import Feedback
from trainer.drills.recipe import DrillClock, Exercise, Recipe, Seats
from trainer.drills.skills.registry import Skillbook
from trainer.marking.predict import Misread
from trainer.school.one_question.item import Class
from trainer.school.one_question.seat import SeatClass
from trainer.school.questions.asking import DrillClass
from trainer.school.questions.quiz_kinds import QUIZ, TITLE, ItemKind
from trainer.school.questions.quiz_rule import RuleClass


def class_of(
    kind: ItemKind,
    house: House,
    clauses: tuple[Clause, ...],
    book: Skillbook,
    misread: Misread | None,
    seconds: int | None = None,
) -> Class:
    """The place of items of that kind at that house."""
    drill = _recipe(kind, seconds)
    ruled: Irregularities | None = book.irregularities
    match kind:
        case ItemKind.SEAT:
            return SeatClass(house, ruled, drill, clauses, book, misread)
        case ItemKind.RULE:
            return RuleClass(house, ruled, drill, clauses)
        case _:
            return DrillClass(house, ruled, drill, clauses)


def _recipe(kind: ItemKind, seconds: int | None) -> Recipe:
    """The quiz as a drill of that kind; its items are drawn elsewhere."""
    known = kind.value in tuple(Exercise)
    return Recipe(
        name=QUIZ,
        title=TITLE,
        teaches="",
        seats=Seats(1, 1),
        events=(),
        clock=DrillClock(limit=seconds),
        feedback=Feedback.AT_THE_END,
        exercise=Exercise(kind.value) if known else Exercise.FLASH,
    )
