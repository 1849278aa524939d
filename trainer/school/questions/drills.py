"""Quick drills: choose one, resume, ask wrong items again, look back."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from trainer.drills.drill_options import Feedback
from trainer.drills.questions.lesson import Item, asks_skills, items, once_more, skills_at
from trainer.drills.recipe import Recipe
from trainer.drills.skills.skill import Area
from trainer.library.houses import HouseShelf
from trainer.records.log import Log
from trainer.records.quick import ItemPlanned, QuickAttempt, QuickBegun, QuickLog
from trainer.records.quick_store import QuickStore
from trainer.records.results import TOGETHER, QuickDerived
from trainer.school.clock import Clock
from trainer.school.curriculum import (
    NothingToDeal,
    drill_title,
    fresh_seed,
    must_be_dealt,
    no_drill,
)
from trainer.school.one_question.item import ItemHouse
from trainer.school.one_question.screens import QuickLeftOff
from trainer.school.program import program_version
from trainer.school.questions.item_houses import ItemHouses, is_known
from trainer.school.questions.quick_log import WrongAnswer, asked_anew, quick_row, wrong_answer_row
from trainer.school.questions.quiz_blueprint import QUIZ, TITLE, ItemKind, QuizBlueprint
from trainer.school.questions.quizzes import Quizzes
from trainer.school.questions.result import QuickSummary, derived, result_of, titles
from trainer.school.questions.sitting import QuickSitting
from trainer.school.results import AttemptDone, if_read
from trainer.school.skills.skill_store import Skills
from trainer.wording import say, say_phrase

MARKED_AGAIN = 50
"""So many sittings, the latest ones, are marked again when rules have changed."""


class QuickDrills:
    """The use cases of quick drills. Methods that use the records raise RecordsFault."""

    def __init__(
        self,
        shelf: HouseShelf,
        recipes: Mapping[str, Recipe],
        log: Log,
        clock: Clock,
        skills: Skills,
    ) -> None:
        self._shelf = shelf
        self._recipes = recipes
        self._log, self._quick = log, QuickLog(log)
        self._clock = clock
        self._skills = skills
        self._rooms = ItemHouses(shelf, recipes, skills)

    def drills(self, house: str) -> tuple[Recipe, ...]:
        """The quick drills of that house, by exercise and from the easiest."""
        return self._rooms.drills(house)

    @property
    def quizzes(self) -> Quizzes:
        """The quizzes that can be asked."""
        return self._rooms.quizzes

    # --- begin and go on

    def start(
        self,
        house: str,
        drill: str,
        seed: int | None = None,
        feedback: Feedback | None = None,
        remedial: str | None = None,
    ) -> QuickSitting:
        """The first item of a fresh sitting."""
        must_be_dealt(self._shelf, house)
        known = {recipe.name: recipe for recipe in self.drills(house)}
        if drill not in known:
            raise NothingToDeal(no_drill(drill, house, ", ".join(known)))
        recipe, drawn = known[drill], fresh_seed() if seed is None else seed
        at = self._rooms.item_house(house, recipe)
        if asks_skills(recipe.exercise) and not skills_at(at.house.rules, recipe, at.clauses):
            raise NothingToDeal(
                say(
                    "{drill} names nothing that {house} can ask; see trainer lint",
                    drill=repr(drill),
                    house=house,
                )
            )
        planned = items(at.house.rules, recipe, drawn, at.clauses)
        return self._begin(at, planned, drawn, feedback or recipe.feedback, remedial=remedial)

    def start_quiz(self, blueprint: QuizBlueprint, seed: int | None = None) -> QuickSitting:
        """The first item of a fresh quiz."""
        for house in blueprint.houses:
            must_be_dealt(self._shelf, house)
        drawn_by = fresh_seed() if seed is None else seed
        drawn = self.quizzes.draw(blueprint, drawn_by)
        first = self._shelf[blueprint.houses[0]]
        begun = QuickBegun(
            house=TOGETHER.join(blueprint.houses),
            edition=first.rules.edition,
            fingerprint=TOGETHER.join(self._shelf[each].fingerprint for each in blueprint.houses),
            drill=QUIZ,
            exercise=QUIZ,
            seed=drawn_by,
            feedback=Feedback.AT_THE_END.value,
            items=tuple(
                ItemPlanned(each.seed, asked.name, asked.house, asked.kind.value, asked.area.value)
                for each in drawn
                for asked in (each.asked,)
            ),
            program=program_version(),
            zone_min=self._clock.zone(),
            seconds=blueprint.seconds,
            areas=tuple(area.value for area in blueprint.areas),
        )
        return self._sit(begun, self.quizzes.asked_at(drawn, blueprint.seconds))

    def blueprint_of(self, attempt_id: str) -> tuple[QuizBlueprint, int] | None:
        """The blueprint of that quiz, and its seed; None for another sitting."""
        attempt = self._quick.attempt(attempt_id)
        if attempt is None or attempt.begun.drill != QUIZ:
            return None
        return if_read(self._log, attempt_id, lambda: _blueprint(attempt.begun))

    def left_off(self) -> QuickLeftOff | None:
        """The sitting that ``resume`` would continue with; None if something else was done
        since."""
        attempt = self._quick.left_open()
        return None if attempt is None else self._waiting_at(attempt)

    def left_off_each(self) -> tuple[QuickLeftOff, ...]:
        """The last unfinished drill and the last unfinished quiz, the latest first."""
        every = self._quick.last_of_each(lambda each: QUIZ if each.begun.drill == QUIZ else "")
        return tuple(found for found in map(self._waiting_at, every) if found is not None)

    def _waiting_at(self, attempt: QuickAttempt) -> QuickLeftOff | None:
        asked_at = self._rooms.known(attempt)
        if not asked_at:
            return None
        return QuickLeftOff(
            house=attempt.begun.house,
            house_title=titles(attempt.begun.houses, asked_at),
            drill_title=asked_at[0].drill.heading,
            number=len(attempt.answers) + 1,
            of=len(attempt.begun.items),
            attempt=attempt.id,
        )

    def waiting(self) -> str | None:
        """The id of the sitting that ``resume`` would continue with."""
        attempt = self._quick.left_open()
        return attempt.id if attempt is not None and self._rooms.known(attempt) else None

    def resume(self, attempt_id: str = "") -> QuickSitting | None:
        """Continue with that sitting, else with the one that waits, at its next item."""
        attempt = self._quick.attempt(attempt_id) if attempt_id else self._quick.left_open()
        asked_at = () if attempt is None else self._rooms.known(attempt)
        if attempt is None or not asked_at:
            return None
        return QuickSitting(asked_at, attempt, self._log, self._clock, self._skills)

    def again(self, attempt_id: str) -> QuickSitting:
        """The same drill once more, with fresh items."""
        before = self._before(attempt_id)
        quiz = self.blueprint_of(attempt_id)
        if quiz is not None:
            return self.start_quiz(quiz[0])
        begun, feedback = before.begun, Feedback(before.begun.feedback)
        return self.start(begun.house, begun.drill, feedback=feedback, remedial=begun.remedial)

    def only_wrong(self, attempt_id: str, seed: int | None = None) -> QuickSitting:
        """A sitting with the items that went wrong in that one, with new cards."""
        before = self._before(attempt_id)
        result = self.result(attempt_id)
        at = self._rooms.item_house_at(before)
        if result is None or at is None or not result.wrong:
            raise NothingToDeal(say("nothing went wrong there that could be asked again"))
        numbers = [item.marked.number for item in result.wrong]
        wrong = [before.begun.items[number - 1] for number in numbers]
        drawn = fresh_seed() if seed is None else seed
        asked = [Item(each.seed, each.skill) for each in wrong if is_known(at, each.skill)]
        planned = once_more(asked, at.drill.exercise, drawn)
        feedback = Feedback(before.begun.feedback)
        return self._begin(at, planned, drawn, feedback, before.id)

    def asked_anew(self, attempt_id: str, number: int, seed: int | None = None) -> QuickSitting:
        """Fresh items on the skill of one wrong answer of that sitting."""
        before = self._before(attempt_id)
        result = self.result(attempt_id)
        drawn = fresh_seed() if seed is None else seed
        wrong = [item.marked for item in result.wrong] if result is not None else []
        skill = next((marked.skill for marked in wrong if marked.number == number), None)
        at = self._rooms.anew(before, number, skill)
        asked = asked_anew(at, skill, drawn) if at is not None and skill is not None else ()
        if at is None or not asked:
            raise NothingToDeal(say("today's rules no longer have this question"))
        return self._begin(at, asked, drawn, Feedback(before.begun.feedback))

    def skill_of(self, attempt_id: str, number: int) -> tuple[str, str] | None:
        """The house and the skill of a settled seat in a quiz; None for any other item, which a
        drill asks anew."""
        attempt = self._quick.attempt(attempt_id)
        if attempt is None or not 0 < number <= len(attempt.begun.items):
            return None
        planned = attempt.begun.items[number - 1]
        return (planned.house, planned.skill) if planned.kind == ItemKind.SEAT else None

    # --- look back

    def missed(self, limit: int | None = None) -> tuple[WrongAnswer, ...]:
        """Wrong answers of finished sittings, the last sitting first."""
        return tuple(
            wrong_answer_row(
                result, answer, self._rooms.books(result.houses), self.title(result.drill)
            )
            for result, answer in self.store.wrong(limit)
        )

    def result(self, attempt_id: str) -> QuickSummary | None:
        """The result of that sitting; None if it is not a finished quick sitting."""
        attempt = self._quick.attempt(attempt_id)
        if attempt is None or not attempt.finished:
            return None
        return if_read(self._log, attempt_id, lambda: self.retold(attempt))

    def retold(self, attempt: QuickAttempt) -> QuickSummary:
        """The result of a finished sitting of any records, by today's rules."""
        return result_of(attempt, self._rooms.asked_at(attempt))

    def done(self, limit: int | None = None) -> tuple[AttemptDone, ...]:
        """Finished sittings, the latest first."""
        found = self.store.results(limit)
        return tuple(quick_row(each, self._shelf, self.title(each.drill)) for each in found)

    def quizzes_done(self, limit: int) -> tuple[AttemptDone, ...]:
        """The last quizzes that were finished, the latest first."""
        found = self.store.results(limit, QUIZ)
        return tuple(quick_row(each, self._shelf, self.title(QUIZ)) for each in found)

    @cached_property
    def store(self) -> QuickStore:
        """The derived tables, brought up to today's rules."""
        store = QuickStore(self._log, self._skills.fold)
        stay = self._skills.questions_that_stay
        known = {each: stay(each.split(TOGETHER)) for each in store.houses()}
        store.refresh(known, self._derive, MARKED_AGAIN)
        return store

    def refresh(self) -> None:
        """Bring the derived tables up to today's rules, the latest sittings first."""
        assert self.store is not None

    def rebuild(self) -> None:
        """Make the derived tables again from the log alone."""
        self.store.rebuild(self._derive)

    def title(self, drill: str) -> str:
        return say_phrase(TITLE) if drill == QUIZ else drill_title(drill, self._recipes)

    def marked_today(self, houses: str) -> str:
        """The mark of today's rules on a sitting of these houses."""
        return self._skills.questions_marked_by(houses.split(TOGETHER))

    def _derive(self, attempt: QuickAttempt) -> QuickDerived | None:
        def make() -> QuickDerived:
            return derived(attempt, self._rooms.asked_at(attempt), self._skills)

        return if_read(self._log, attempt.id, make)

    # --- what it is made from

    def _begin(
        self,
        at: ItemHouse,
        planned: tuple[Item, ...],
        seed: int,
        feedback: Feedback,
        repeats: str | None = None,
        remedial: str | None = None,
    ) -> QuickSitting:
        begun = QuickBegun(
            house=at.house.id,
            edition=at.house.rules.edition,
            fingerprint=at.house.fingerprint,
            drill=at.drill.name,
            exercise=at.drill.exercise.value,
            seed=seed,
            feedback=feedback.value,
            items=tuple(ItemPlanned(item.seed, item.skill) for item in planned),
            program=program_version(),
            repeats=repeats,
            zone_min=self._clock.zone(),
            remedial=remedial,
        )
        return self._sit(begun, (at,) * len(planned))

    def _sit(self, begun: QuickBegun, asked_at: tuple[ItemHouse, ...]) -> QuickSitting:
        attempt = self._quick.attempt(self._quick.begun(begun))
        assert attempt is not None, "what was recorded can be read"
        return QuickSitting(asked_at, attempt, self._log, self._clock, self._skills)

    def _before(self, attempt_id: str) -> QuickAttempt:
        attempt = self._quick.attempt(attempt_id)
        if attempt is None:
            raise NothingToDeal(say("no quick drill {sitting} was done here", sitting=attempt_id))
        return attempt


def _blueprint(begun: QuickBegun) -> tuple[QuizBlueprint, int]:
    areas = tuple(map(Area, begun.areas))
    return QuizBlueprint(begun.houses, areas, len(begun.items), begun.seconds), begun.seed
