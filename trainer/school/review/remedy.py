"""The subject of a remedial, its way of dealing, and whether work on it was without an error."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from trainer.drills.recipe import Feedback, Recipe
from trainer.drills.skills.registry import Skillbook
from trainer.library.houses import HouseShelf
from trainer.marking.belief_words import belief_at
from trainer.marking.exposures import Seen
from trainer.records.attempt import Dealt
from trainer.records.registry.said import Remedial
from trainer.records.results import Observation, Observed
from trainer.school.choice_reason import about
from trainer.school.curriculum import CHOSEN_SKILLS, TEST_BELIEFS, drill_title
from trainer.school.practice import Practice
from trainer.school.questions.sitting import QuickSitting
from trainer.school.session.best_table import dealable
from trainer.school.sitting import Sitting
from trainer.wording import say, say_list


class Remedy(Struct, frozen=True):
    """One assignable remedial at a house. ``skills`` are its subject; of a test of wrong rules,
    these. ``words`` name it; ``quick``: it asks questions and deals no rounds."""

    house: str
    drill: str
    skills: tuple[str, ...]
    words: str
    quick: bool = False


def for_skills(book: Skillbook, skills: Iterable[str]) -> Remedy | None:
    """Rounds for these skills; None if no round asks for any of them."""
    asked = dealable(book, tuple(dict.fromkeys(skills)))
    if not asked:
        return None
    return Remedy(book.house.id, CHOSEN_SKILLS, asked, skills_told(book, asked))


def skills_told(book: Skillbook, skills: Iterable[str]) -> str:
    """The skills in words, as far as the house has them."""
    return say_list([book[each].words for each in skills if each in book], ";")


def for_belief(shelf: HouseShelf, house: str, ids: tuple[str, ...]) -> Remedy:
    """Rounds that show whether these wrong rules are still held."""
    at = shelf.get(house)
    words = say_list([belief_at(at, each) for each in ids], "or")
    return Remedy(house, TEST_BELIEFS, ids, say("Rounds that test: {belief}", belief=words))


def for_drill(house: str, recipe: Recipe, recipes: Mapping[str, Recipe]) -> Remedy:
    """The whole drill."""
    quick = not recipe.exercise.at_table
    return Remedy(house, recipe.name, (), drill_title(recipe.name, recipes), quick)


def skills_behind(
    observed: Iterable[Observation], seat: int | None, wager: str | None
) -> tuple[str, ...]:
    """The skills that went wrong where a mistake was made: at its wager, else at its seat, else
    anywhere in the round."""
    wrong = [each for each in observed if not each.right]
    places = [f"{seat} {wager}"] if seat and wager else []
    places += [str(seat)] if seat else []
    for place in places:
        found = [each.skill for each in wrong if each.place == place]
        if found:
            return tuple(dict.fromkeys(found))
    found = [each.skill for each in wrong if seat is None or each.place.split()[0] == str(seat)]
    return tuple(dict.fromkeys(found or [each.skill for each in wrong]))


def asks_questions(practice: Practice, remedial: Remedial) -> bool:
    """True for a quick drill, which deals no rounds."""
    return remedial.drill in {each.name for each in practice.quick.drills(remedial.house)}


def first_round(practice: Practice, remedial: Remedial) -> Sitting:
    """Its first round, with feedback at the end. Raises NothingToDeal."""
    house, id_ = remedial.house, remedial.remedial
    if remedial.drill == CHOSEN_SKILLS:
        return practice.on_skills(house, remedial.skill_ids, remedial=id_)
    if remedial.drill == TEST_BELIEFS:
        return practice.test_belief(house, remedial.skill_ids, remedial=id_)
    return practice.start(house, remedial.drill, feedback=Feedback.AT_THE_END, remedial=id_)


def first_question(practice: Practice, remedial: Remedial) -> QuickSitting:
    """Its first question. Raises NothingToDeal."""
    return practice.quick.start(remedial.house, remedial.drill, remedial=remedial.remedial)


def clean_round(
    dealt: Dealt, observed: Observed, *, passed: bool, whole: bool = True
) -> bool | None:
    """True if a finished round of a remedial was without an error; None for any other round, and if
    it asked for nothing on the remedial's subject. A round that is not ``whole``, because some of
    its hands were not worked, is never clean.

    Rounds for skills: every decision on them right without help. Rounds that test wrong rules:
    right wherever one of them would have shown. Rounds of a drill: passed.
    """
    if dealt.remedial is None or not whole:
        return None if dealt.remedial is None else False
    match dealt.drill:
        case drill if drill == CHOSEN_SKILLS:
            return _without_error(observed, about(dealt.chosen))
        case drill if drill == TEST_BELIEFS:
            return _not_shown(observed, about(dealt.chosen))
        case _:
            return passed


def clean_sitting(remedial: str | None, right: int, items: int) -> bool | None:
    """True if a quick sitting of a remedial was without a wrong answer; None for any other
    sitting."""
    return None if remedial is None else right == items


def _without_error(observed: Observed, skills: Iterable[str]) -> bool | None:
    asked = set(skills)
    seen = [each for each in observed.observations if each.skill in asked]
    return all(each.right and not each.hinted for each in seen) if seen else None


def _not_shown(observed: Observed, beliefs: Iterable[str]) -> bool | None:
    asked = set(beliefs)
    seen = [each.seen for each in observed.exposures if each.misreading in asked]
    return all(each == Seen.CLEAN for each in seen) if seen else None
