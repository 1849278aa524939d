"""Remedials: assigned because of a mistake, a wrong rule or a skill; withdrawn for a reason.

Practice alone clears none of them. A remedial is cleared by so many of its own rounds in a row
without an error on its subject; the registry counts them from the delivered marks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from trainer.drills.drill_options import Feedback
from trainer.drills.recipe import Recipe
from trainer.drills.skills.registry import Skillbook
from trainer.library.houses import HouseShelf
from trainer.library.scenarios.remedials_file import RemedialRule, bundled_pass_rule
from trainer.marking.belief_words import belief_at
from trainer.marking.exposures import Seen
from trainer.marking.mark import mark_round
from trainer.records.attempt import Dealt
from trainer.records.registry.acts import ActKind
from trainer.records.registry.said import Remedial
from trainer.records.results import Observation, Observed
from trainer.records.uuid7 import Uuid7
from trainer.school.choice_reason import about
from trainer.school.curriculum import CHOSEN_SKILLS, TEST_BELIEFS, drill_title
from trainer.school.own_reviews import in_words
from trainer.school.practice import Practice
from trainer.school.questions.sitting import QuickSitting
from trainer.school.review.reviewer import Reviewer
from trainer.school.review.reviews import Opened, Reviews
from trainer.school.session.best_table import dealable
from trainer.school.sitting import Sitting
from trainer.school.skills.observations import observed_in_round
from trainer.wording import say, say_list


class Assigning:
    """Raises what a Reviewer raises, and InputError if a reason is missing."""

    def __init__(self, reviewer: Reviewer, practice: Practice) -> None:
        self._reviewer, self._practice = reviewer, practice
        self._reviews = Reviews(reviewer, practice)
        self._new_id = Uuid7(practice.clock.wall)

    @property
    def pass_rule(self) -> RemedialRule:
        """The condition that clears a remedial."""
        return bundled_pass_rule()

    # ------------------------------------------------------- what can be assigned

    def because_of(self, opened: Opened, number: int) -> tuple[Remedy, ...]:
        """The remedies for that mistake, or with 0 for the whole round: its skills, then the wrong
        rules that explain it, then every drill of the house, the round's own first."""
        house, own = opened.marked.house, opened.marked.drill
        if house not in self._practice.curriculum.shelf.names:
            return ()
        drills = sorted(self.drills(house), key=lambda each: each.drill != own)
        return (*self._behind(opened, number), *drills)

    def drills(self, house: str) -> tuple[Remedy, ...]:
        """Every drill of that house, those at the table first."""
        recipes = self._practice.curriculum.recipes
        every = (*self._practice.drills(house), *self._practice.quick.drills(house))
        return tuple(for_drill(house, each, recipes) for each in every if not each.guided)

    def of_skills(self, house: str, skills: Sequence[str]) -> Remedy | None:
        """Rounds for these skills; None if no round asks for any of them."""
        return for_skills(self._practice.skills.book(house), skills)

    def of_beliefs(self, house: str, ids: Sequence[str]) -> Remedy | None:
        """Rounds that show whether these wrong rules are still held; None if none can."""
        known = [each for each in ids if self._practice.beliefs.can_be_tested(house, each)]
        shelf = self._practice.curriculum.shelf
        return for_belief(shelf, house, tuple(known)) if known else None

    def _behind(self, opened: Opened, number: int) -> Iterator[Remedy]:
        house = opened.marked.house
        seat, wager = _place(opened, number)
        behind = skills_behind(self._observed(opened), seat, wager)
        skills = self.of_skills(house, behind)
        if skills is not None:
            yield skills
        about = (each for each in opened.mistakes if number in (0, each.number))
        for belief in sorted({each.misreading for each in about if each.misreading}):
            test = self.of_beliefs(house, [belief])
            if test is not None:
                yield test

    def _observed(self, opened: Opened) -> Sequence[Observation]:
        at = self._reviews.evidence(opened.attempt_id)
        if at.round_ is None or at.played is None or at.round_.ended is None:
            return ()
        played = at.played
        verdict = mark_round(played.house, played.round_, played.trace, played.part).verdict
        return observed_in_round(at.round_, verdict, self._practice.skills.book(played.house.id))

    # ---------------------------------------------------------------- assigned

    def assign(
        self,
        remedy: Remedy,
        accounts: Sequence[str],
        due_ms: int,
        because: tuple[str, int] | None = None,
        note: str = "",
    ) -> None:
        """Assign it to these trainees; ``because`` is the attempt and the number of the mistake."""
        for account in accounts:
            facts = self._facts(remedy, account, due_ms, note.strip())
            attempt, number = because or (None, 0)
            why = {"why_attempt": attempt, "why_number": number}
            self._reviewer.act(ActKind.REMEDIAL_SET, facts | why)

    def _facts(self, remedy: Remedy, account: str, due_ms: int, note: str) -> dict[str, Any]:
        rule = self.pass_rule
        return {
            "remedial": self._new_id(),
            "account": account,
            "house": remedy.house,
            "drill": remedy.drill,
            "skills": list(remedy.skills),
            "due_ms": due_ms,
            "in_a_row": rule.sittings_in_a_row if remedy.quick else rule.rounds_in_a_row,
            "note": note,
        }

    def withdraw(self, remedial: str, reason: str) -> None:
        """Take a remedial back."""
        facts = {"remedial": remedial, "reason": in_words(reason)}
        self._reviewer.act(ActKind.REMEDIAL_WITHDRAWN, facts)

    def assigned(self, *, still_open: bool) -> tuple[Remedial, ...]:
        """The remedials of the own classes, the latest first."""
        return self._reviewer.book.remedials(still_open=still_open)

    def words(self, remedial: Remedial) -> str:
        """The subject of the remedial."""
        return remedial_words(remedial, self._practice)

    def house(self, remedial: Remedial) -> str:
        """The title of its house, or the house's id where it is not here."""
        return self._practice.curriculum.shelf.title_of(remedial.house)

    def trainees(self) -> Mapping[str, str]:
        """The names of the trainees of one's classes, by account."""
        return dict(self._reviewer.book.own("").trainees)


def remedial_words(remedial: Remedial, practice: Practice) -> str:
    """The subject of a remedial: its skills, its wrong rules, or its drill."""
    if remedial.drill == TEST_BELIEFS:
        shelf = practice.curriculum.shelf
        return for_belief(shelf, remedial.house, remedial.skill_ids).words
    if remedial.drill == CHOSEN_SKILLS and remedial.house in practice.curriculum.shelf:
        return skills_told(practice.skills.book(remedial.house), remedial.skill_ids)
    return practice.quick.title(remedial.drill)


def _place(opened: Opened, number: int) -> tuple[int | None, str | None]:
    """The seat and the wager of that mistake."""
    found = (each for each in opened.mistakes if each.number == number)
    return next(((each.seat, each.wager) for each in found), (None, None))


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
