"""The practice after a failed exam: a drill for each wrong rule and each failed area."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from trainer.drills.exam.areas import ExamArea
from trainer.drills.recipe import Exercise
from trainer.school.exam.sheet import ExamSheet
from trainer.school.practice import Practice
from trainer.school.review.assignments import Remedy, for_belief, for_drill, for_skills
from trainer.school.rounds.shared_round import DRILL_OF_THE_DAY


class ExamRemedy(Struct, frozen=True):
    """One drill to assign. ``of`` is the wrong rule's id or the area's, ``about`` the same in
    words; ``because`` the round and the number of its mistake, if it was in a round."""

    of: str
    about: str
    remedy: Remedy
    because: tuple[str, int] | None


def remedies(sheet: ExamSheet, practice: Practice) -> tuple[ExamRemedy, ...]:
    """The drills for wrong rules, then for failed areas. Nothing for a rule or area that no drill
    asks for, or if the exam was passed."""
    if sheet.result.outcome.value != "failed":
        return ()
    if sheet.grade.blueprint.house not in practice.curriculum.shelf.names:
        return ()
    return (*_of_rules(sheet, practice), *_of_areas(sheet, practice))


def _of_rules(sheet: ExamSheet, practice: Practice) -> Iterator[ExamRemedy]:
    house = sheet.grade.blueprint.house
    for rule in sheet.grade.wrong_rules:
        ids = tuple(each for each in rule.ids if practice.beliefs.can_be_tested(house, each))
        if ids:
            remedy = for_belief(practice.curriculum.shelf, house, ids)
            yield ExamRemedy(ids[0], rule.belief, remedy, None)


def _of_areas(sheet: ExamSheet, practice: Practice) -> Iterator[ExamRemedy]:
    grade = sheet.grade
    for area in grade.failed_areas:
        errors = [each for each in grade.mistakes if each.area is area and each.is_error]
        skills = [skill for each in errors for skill in each.skills]
        remedy = _of_area(area, grade.blueprint.house, skills, practice)
        first = next((each for each in errors if each.attempt is not None), None)
        because = (first.attempt or "", first.number) if first is not None else None
        if remedy is not None:
            yield ExamRemedy(area.value, area.words, remedy, because)


def _of_area(area: ExamArea, house: str, skills: list[str], practice: Practice) -> Remedy | None:
    """Rounds for the skills that went wrong in the area; its own drill for irregularities, and a
    random table if nothing was reached."""
    recipes = practice.curriculum.recipes
    if area is ExamArea.RULINGS:
        quick = practice.quick.drills(house)
        drill = next((each for each in quick if each.exercise is Exercise.IRREGULARITIES), None)
        return for_drill(house, drill, recipes) if drill is not None else None
    found = for_skills(practice.skills.book(house), skills)
    if found is not None or DRILL_OF_THE_DAY not in recipes:
        return found
    return for_drill(house, recipes[DRILL_OF_THE_DAY], recipes)
