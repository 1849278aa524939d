"""Practice: choose a house and a drill, resume a sitting, deal a round again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import structs

from trainer.dealing.house import House
from trainer.drills.drill_options import ChipMarks, Feedback
from trainer.drills.recipe import Recipe
from trainer.game.pay import Teaching
from trainer.library.houses import ADDED_HOUSES, READY, HouseShelf, load_houses
from trainer.library.scenarios.recipes import sound_recipes
from trainer.records.elsewhere import FromElsewhere
from trainer.records.event import Kind
from trainer.records.log import Log
from trainer.records.store import Store
from trainer.school.beliefs.beliefs import with_beliefs
from trainer.school.choice_reason import in_full, why_of
from trainer.school.clock import SYSTEM, Clock
from trainer.school.curriculum import Curriculum, HouseFault
from trainer.school.debrief.debrief import Debrief
from trainer.school.derivation import Derivation
from trainer.school.house_book.clause_quotes import with_clause_texts, with_clauses
from trainer.school.live.figures import Shifts
from trainer.school.own_reviews import MyReviews
from trainer.school.people.station_people import machine_folder
from trainer.school.progress.progress import Progress
from trainer.school.replay.replay import Tape
from trainer.school.rounds.first_deal import DealTerms, FirstDeals
from trainer.school.rounds.round_sources import Deal, RoundSources
from trainer.school.rounds.shared_round import RoundCode, shared_round
from trainer.school.seating import DealingAgain, LeftOff, Resuming, Seating
from trainer.school.second_try import SecondTries
from trainer.school.sitting import Sitting
from trainer.school.trainee import Trainee

# For types alone: at the top of the file it would load some 80 modules more.
if TYPE_CHECKING:
    from trainer.school.exam.room import ExamRoom
    from trainer.school.house_book.shelf import Bookshelf

RECORDS = "records.sqlite3"


class Practice(Trainee):
    """The use cases of practice, with the trainee's records. Methods that use these raise
    RecordsFault; those that deal raise NothingToDeal if there is no such round."""

    def __init__(
        self,
        shelf: HouseShelf,
        recipes: Mapping[str, Recipe],
        log: Log,
        clock: Clock = SYSTEM,
        deal: Deal | None = None,
    ) -> None:
        super().__init__(Curriculum(shelf, recipes), log, clock)
        self._deals = FirstDeals(self.curriculum, log.new_id, clock)
        self._ways = RoundSources(self.curriculum, self._deals, self, deal)
        self._seating = Seating(self.curriculum, log, clock, self._ways, self)
        self._resuming = Resuming(log, self._seating)
        self._goal: Mapping[str, Any] | None = None

    @classmethod
    def open(cls, home: Path, clock: Clock = SYSTEM) -> Practice:
        """Practice with the bundled houses, those added on the machine, the bundled drills, and the
        records of that folder, which are made if there are none."""
        recipes, _ = sound_recipes()
        added = machine_folder(home) / ADDED_HOUSES
        if any(added.glob(f"{READY}*")):
            # Late: few starts have a house to finish, and its archive is read with all checks.
            from trainer.library.own_houses import finish_houses

            finish_houses(added.parent)
        shelf = load_houses(added)
        return cls(shelf, recipes, Log.open(home / RECORDS, clock.wall), clock)

    def close(self) -> None:
        """Close the records, so that another window may open them."""
        self._log.close()

    @property
    def file(self) -> Path:
        """The file of these records."""
        return self._log.file.path

    # --- what there is

    def houses(self) -> tuple[House, ...]:
        """The houses whose files are sound, in the order of their documents."""
        return self.curriculum.houses()

    def house(self, id_: str) -> House:
        """The house of that id. Raises KeyError."""
        return self.curriculum.shelf[id_]

    def faults(self) -> tuple[HouseFault, ...]:
        """The houses with unusable files, with all their problems."""
        return self.curriculum.faults()

    def drills(self, house: str) -> tuple[Recipe, ...]:
        """The drills of that house that deal rounds: the main ones first, then by level."""
        return self.curriculum.drills(house)

    @cached_property
    def books(self) -> Bookshelf:
        """The books of every house."""
        # Late: the book of a house is 24 modules, and today's figures stand without it.
        from trainer.school.house_book.shelf import Bookshelf

        return Bookshelf(self.curriculum.shelf, self.curriculum.recipes)

    # --- what the records know of the trainee

    @cached_property
    def progress(self) -> Progress:
        """The trainee's progress at each house."""
        at = self.curriculum
        return Progress(self, at.shelf, self.clock.zone, at.ruled)

    @cached_property
    def reviews(self) -> MyReviews:
        """The school's remarks on these records, and the requests to it."""
        return MyReviews(self._log)

    @cached_property
    def second_tries(self) -> SecondTries:
        """The second answers in debriefs."""
        return SecondTries(self._log, self.curriculum)

    @cached_property
    def exams(self) -> ExamRoom:
        """The exams that are sat here."""
        # Late: exams are 86 modules, some 60 ms, and few sit one.
        from trainer.school.exam.room import ExamRoom

        return ExamRoom(self.curriculum, self._log, self.clock, self.skills)

    @cached_property
    def shifts(self) -> Shifts:
        """The shifts at the live table."""
        return Shifts(self._log, self.curriculum)

    def choose_goal(self, chosen: Mapping[str, Any]) -> None:
        """Record the goal that the trainee chose, for every station."""
        self._log.append(self._log.new_id(), Kind.GOAL_CHOSEN, chosen)
        self._goal = None

    def goal_chosen(self) -> Mapping[str, Any]:
        """The goal that was chosen last, at whichever station; empty for none."""
        if self._goal is None:
            # Once: the window asks after each page that comes from other stations, and to find
            # none takes 21 ms of 5,000 rounds.
            last = self._log.last_of((Kind.GOAL_CHOSEN,))
            self._goal = {} if last is None else last.facts
        return self._goal

    def take_in(self, delivered: Sequence[FromElsewhere]) -> None:
        """Add events of other stations: whatever they end counts here too."""
        with self._log.transaction():
            self._log.take_in(delivered)
            if any(each.event.kind is Kind.GOAL_CHOSEN for each in delivered):
                self._goal = None
            self._derivation.of(each.event for each in delivered)

    @property
    def _derivation(self) -> Derivation:
        return Derivation(self.curriculum, self._log, self, as_told=True)

    def forget_others(self) -> None:
        """Remove the events of other stations at sign-out; they are fetched again. A round that
        went on here counts by its end here."""
        with self._log.transaction():
            store = Store(self._log, self.skills.fold)
            self._goal = None
            if theirs := self._log.forget_others():
                store.take_out(theirs)
                self._derivation.of(store.without_result())

    # --- looking back

    def tape(self, attempt_id: str) -> Tape | None:
        """The replay of that round, with the text of the clauses of its mistakes; None if today's
        rules cannot read it."""
        tape = self.results.tape(attempt_id)
        if tape is None:
            return None
        book = self.books.book(tape.house.id)
        return structs.replace(tape, mistakes=with_clauses(tape.mistakes, book))

    def explained(self, debrief: Debrief) -> Debrief:
        """The debrief with the wrong rules that fit its mistakes, and the text of its clauses."""
        with_causes = with_beliefs(debrief, self.house(debrief.house), self.beliefs)
        why, again = self._why(debrief.attempt_id), self.second_tries
        return replace(
            with_clause_texts(with_causes, self.books.book(debrief.house)),
            why=why,
            tries=again.of(debrief.attempt_id),
            reasoned=again.reasoned(debrief.attempt_id),
        )

    def _why(self, attempt_id: str) -> tuple[str, ...]:
        """Why the program chose that round, in sentences; empty if the trainee did."""
        attempt = self._log.attempt(attempt_id)
        why = None if attempt is None else why_of(attempt.dealt.chosen)
        if attempt is None or why is None:
            return ()
        return in_full(why, self.skills.book(attempt.dealt.house))

    def reword(self) -> None:
        """Drop every cached sentence, so that it is made again in the present language."""
        self.__dict__.pop("books", None)

    # --- begin; a round that was left open is given up for it

    def start(
        self,
        house: str,
        drill: str,
        seed: int | None = None,
        seats: int | None = None,
        feedback: Feedback | None = None,
        teaching: Teaching = Teaching.OFF,
        chip_marks: ChipMarks = ChipMarks.OFF,
        remedial: str | None = None,
    ) -> Sitting:
        """Deal the first round of a drill; feedback comes as its recipe says, unless ``feedback``
        is given."""
        when = feedback or self.curriculum.drill(house, drill).feedback
        terms = DealTerms(when, teaching, chip_marks, remedial)
        return self._seating.put(self._ways.recipe.begin(house, drill, seed, seats, terms))

    def share(self, code: RoundCode) -> Sitting:
        """Deal the round of that code. Raises NothingToDeal if it cannot be dealt on this
        machine."""
        shared = shared_round(self.curriculum, code)
        return self._seating.put(self._ways.recipe.share(shared))

    def after(self, attempt: str) -> Sitting:
        """Deal the round after that one: of its sitting, or the first of a new one."""
        return self._seating.after(attempt)

    def practise(
        self,
        house: str,
        seed: int | None = None,
        feedback: Feedback = Feedback.AT_THE_END,
        teaching: Teaching = Teaching.OFF,
        chip_marks: ChipMarks = ChipMarks.OFF,
        *,
        goal: int = 0,
    ) -> Sitting:
        """Deal the first round of today's plan at that house: a session whose rounds are chosen by
        the trainee's results so far. ``goal`` is in minutes a day; 0 for none."""
        terms = DealTerms(feedback, teaching, chip_marks)
        return self._seating.put(self._ways.plan.begin(house, seed, terms, goal))

    def test_out(
        self,
        house: str,
        seed: int | None = None,
        chip_marks: ChipMarks = ChipMarks.OFF,
    ) -> Sitting:
        """Deal the first round of a test-out: full tables of what is left to show before the house
        counts as mastered."""
        terms = DealTerms(chip_marks=chip_marks)
        return self._seating.put(self._ways.test_out.begin(house, seed, terms))

    def test_belief(
        self,
        house: str,
        ids: Sequence[str],
        seed: int | None = None,
        remedial: str | None = None,
    ) -> Sitting:
        """Deal the first of some rounds that show whether these wrong rules are held."""
        return self._seating.put(
            self._ways.belief.begin(house, ids, seed, DealTerms(remedial=remedial))
        )

    def on_skills(
        self,
        house: str,
        skills: Sequence[str],
        seed: int | None = None,
        remedial: str | None = None,
    ) -> Sitting:
        """Deal the first of some rounds that ask for these skills, one after another."""
        return self._seating.put(
            self._ways.skills.begin(house, skills, seed, DealTerms(remedial=remedial))
        )

    # --- go on, and once more

    def left_off(self) -> LeftOff | None:
        """The round that ``resume`` would continue with."""
        return self._resuming.left_off()

    def resume(self) -> Sitting | None:
        """Continue with the open round, else with the next one of the sitting; None if there is
        neither."""
        return self._resuming.resume()

    def again(self, attempt_id: str) -> Sitting:
        """Deal the very same round once more."""
        return self._again.same(attempt_id)

    def same_traps(self, attempt_id: str, seed: int | None = None) -> Sitting:
        """Deal fresh cards that show what went wrong in that round; what it showed, if nothing
        did."""
        return self._again.same_traps(attempt_id, seed)

    def trap_again(self, attempt_id: str, number: int, seed: int | None = None) -> Sitting:
        """Deal fresh cards that show what that mistake of the round was about."""
        return self._again.trap(attempt_id, number, seed)

    @property
    def _again(self) -> DealingAgain:
        return DealingAgain(self._log, self.results, self._deals, self._seating)
