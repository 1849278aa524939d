"""The timetable of the demo course, day by day."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from trainer.school.demo.cast import CROSSING, DAY, EVENING, DemoCourse, Mind

FREE_DAYS = (5, 6)
"""Of every seven days, those without school."""

ROUNDS = ("as-it-comes", "ties-and-kickers", "whole-table", "as-it-comes", "pair-plus", "folds")
"""What is practised, a drill a day, over and over."""
QUESTIONS = ("what-is-ruled", "check-the-bets", "manner", "rank-three-cards", "what-is-ruled")
ROUNDS_A_DAY, QUESTIONS_EVERY, ELSEWHERE_EVERY = 4, 2, 3


class Lesson(Struct, frozen=True):
    """The work of one trainee on one day: rounds of a drill at a house, then perhaps questions."""

    house: str
    drill: str
    rounds: int
    questions: str | None


class DemoExam(Struct, frozen=True):
    """An exam sat on a day of the course. ``stops_after`` is the number of tasks after which it has
    to be discontinued; ``signed_after`` the days until it is signed, if it is."""

    name: str
    day: int
    stops_after: int = 0
    signed_after: int | None = 1


SITTINGS: Mapping[str, tuple[DemoExam, ...]] = {
    DAY.title: tuple(
        DemoExam(each.name, 28 + place % 3) for place, each in enumerate(DAY.trainees)
    ),
    CROSSING.title: (
        DemoExam("Kenji Mori", 15),
        DemoExam("Irina Petrova", 16),
        DemoExam("João Ribeiro", 16),
    ),
    EVENING.title: (
        DemoExam("Hana Novak", 38),
        DemoExam("Aisha Rahman", 42),
        DemoExam("Jonas Weber", 43, stops_after=4, signed_after=None),
        DemoExam("Sofia Rossi", 44),
        DemoExam("Tomasz Zielinski", 45, signed_after=None),
        DemoExam("Mei Tan", 46, signed_after=None),
        DemoExam("Daniel Okafor", 46, signed_after=None),
    ),
}
"""Who sits the exam of the class's house, by class."""


def lesson(mind: Mind, course: DemoCourse, day: int) -> Lesson | None:
    """The work of that trainee on that day; None on a day off, or if he stays away."""
    if day % 7 in FREE_DAYS or not mind.happens(mind.character.attends):
        return None
    elsewhere = course.other and day >= course.other_from and day % ELSEWHERE_EVERY == 0
    return Lesson(
        house=course.other if course.other and elsewhere else course.house,
        drill=ROUNDS[day % len(ROUNDS)],
        rounds=ROUNDS_A_DAY,
        questions=QUESTIONS[day // QUESTIONS_EVERY % len(QUESTIONS)]
        if day % QUESTIONS_EVERY == 0
        else None,
    )


def sitting_of(course: DemoCourse, name: str, day: int) -> DemoExam | None:
    """The exam that he sits on that day."""
    found = (each for each in SITTINGS[course.title] if (each.name, each.day) == (name, day))
    return next(found, None)
