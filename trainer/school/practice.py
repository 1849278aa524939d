"""Practice: choose a house and a drill, go on where one left off, deal a round again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.dealing.table import TableView
from trainer.drills.chip_marks import ChipMarks
from trainer.drills.recipe import Exercise, Feedback, Recipe, Seats
from trainer.errors import Problem
from trainer.game.pay import Teaching
from trainer.game.plain import round_to_plain
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.library.houses import HouseShelf
from trainer.school.beliefs.testing import beliefs_of, is_test
from trainer.school.clock import SYSTEM, Clock, Stopwatch
from trainer.school.evidence import GUIDED, house_of, round_of
from trainer.school.results import Attempt, MistakeLogged, Results
from trainer.school.seed import NothingToDeal as NothingToDeal
from trainer.school.seed import fresh_seed, no_drill, program_version
from trainer.school.session.focus import is_focused, skills_of
from trainer.school.session.why import ADAPTIVE, is_adaptive, why_of
from trainer.school.sitting import Sitting, Table
from trainer.wording import say

if TYPE_CHECKING:
    from trainer.dealing.irregularity import Irregularities
    from trainer.records.attempt import Attempt as Evidence
    from trainer.records.attempt import Dealt
    from trainer.records.log import Log
    from trainer.records.observed_store import ObservedStore
    from trainer.school.beliefs.beliefs import Beliefs
    from trainer.school.debrief import Debrief
    from trainer.school.house_book.shelf import Bookshelf
    from trainer.school.progress.progress import Progress
    from trainer.school.quick.drills import QuickDrills
    from trainer.school.quick.missed import Missed
    from trainer.school.replay import Tape
    from trainer.school.session.sessions import Sessions
    from trainer.school.skills.kept import Skills

RECORDS = "records.sqlite3"
ADDED_HOUSES = "houses"
MODE = "practice"

Deal = Callable[[HouseRules, Recipe, int], Round]


@dataclass(frozen=True, slots=True)
class HouseFault:
    """A house whose files cannot be used, by the name of its folder."""

    house: str
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class LeftOff:
    """Where the trainee left off. ``begun``: the round is on the table; else it is to be dealt,
    and ``round_`` and ``view`` are those of the round before. ``in_session``: the program plans
    which rounds are dealt."""

    house: str
    house_title: str
    drill: str
    drill_title: str
    number: int
    of: int
    feedback: Feedback
    begun: bool
    round_: Round
    view: TableView
    in_session: bool = False


class Practice:
    """The use cases of practice. Methods that record or read records raise RecordsFault."""

    def __init__(
        self,
        shelf: HouseShelf,
        recipes: Mapping[str, Recipe],
        log: Log,
        clock: Clock = SYSTEM,
        deal: Deal | None = None,
    ) -> None:
        self._shelf = shelf
        self._recipes = recipes
        self._log = log
        self._clock = clock
        self._deal = deal or _generate

    @classmethod
    def open(cls, home: Path, clock: Clock = SYSTEM) -> Practice:
        """Practice with the bundled houses, those added in that folder, the bundled drills, and the
        records of that folder, which are made where there are none."""
        from trainer.library.houses import load_houses
        from trainer.library.recipes import sound_recipes
        from trainer.records.log import Log

        recipes, _ = sound_recipes()
        added = home / ADDED_HOUSES
        shelf = load_houses(added if added.is_dir() else None)
        return cls(shelf, recipes, Log.open(home / RECORDS, clock.wall), clock)

    def close(self) -> None:
        """Give the records back, so that another window may open them."""
        self._log.close()

    # --- what there is

    def houses(self) -> tuple[House, ...]:
        """The houses whose files are sound, in the order of their documents."""
        return tuple(sorted(self._shelf.values(), key=lambda house: house.rules.document))

    def house(self, id_: str) -> House:
        """The house of that id. Raises KeyError."""
        return self._shelf[id_]

    def faults(self) -> tuple[HouseFault, ...]:
        """The houses whose files are not, with all their problems."""
        found = self._shelf.problems
        return tuple(HouseFault(house, problems) for house, problems in found.items())

    def drills(self, house: str) -> tuple[Recipe, ...]:
        """The drills of that house that deal rounds: the main ones first, then by level."""
        every = self._recipes.values()
        fit = [each for each in every if each.serves(house) and each.exercise.at_table]
        main = Exercise.SETTLE
        return tuple(
            sorted(fit, key=lambda each: (each.exercise is not main, each.level, each.title))
        )

    @cached_property
    def skills(self) -> Skills:
        """The skills of the houses, and what the records keep of them."""
        from trainer.school.skills.kept import Skills

        return Skills(self._shelf, self._log)

    def rebuild(self) -> None:
        """Make everything that is derived again from the log alone."""
        results, quick = self.results, self.quick
        with self._log.transaction():
            results.rebuild()
            quick.rebuild()

    @cached_property
    def observed(self) -> ObservedStore:
        """What the records keep of skills and wrong rules, brought up to today's rules."""
        self.results.refresh()
        self.quick.refresh()
        return self.skills.store

    @cached_property
    def results(self) -> Results:
        """What was done before."""
        return Results(self._shelf, self._recipes, self._log, self.skills)

    @cached_property
    def quick(self) -> QuickDrills:
        """The drills that ask questions, which deal no rounds."""
        from trainer.school.quick.drills import QuickDrills

        return QuickDrills(self._shelf, self._recipes, self._log, self._clock, self.skills)

    def mistakes(self, limit: int | None = None) -> tuple[MistakeLogged | Missed, ...]:
        """Mistakes of finished rounds and wrong answers of quick sittings, the last ones first."""
        both: list[MistakeLogged | Missed] = [*self.results.mistakes(limit)]
        both += self.quick.missed(limit)
        both.sort(key=lambda each: each.attempt_id, reverse=True)
        return tuple(both[:limit])

    def done(self, limit: int | None = None) -> tuple[Attempt, ...]:
        """Finished rounds and quick sittings, the last one first."""
        both = [*self.results.attempts(limit), *self.quick.done(limit)]
        both.sort(key=lambda attempt: attempt.attempt_id, reverse=True)
        return tuple(both[:limit])

    @cached_property
    def books(self) -> Bookshelf:
        """What there is to read of every house."""
        from trainer.school.house_book.shelf import Bookshelf

        return Bookshelf(self._shelf, self._recipes)

    def tape(self, attempt_id: str) -> Tape | None:
        """That round to be shown again, with the words of the clauses that its mistakes rest on;
        None where today's rules cannot read it."""
        from trainer.school.house_book.quoted import with_clauses

        tape = self.results.tape(attempt_id)
        if tape is None:
            return None
        book = self.books.book(tape.house.id)
        return replace(tape, mistakes=with_clauses(tape.mistakes, book))

    @cached_property
    def beliefs(self) -> Beliefs:
        """What the trainee believes at each house."""
        from trainer.school.beliefs.beliefs import Beliefs

        return Beliefs(self._shelf, self._log, self.observed, self._ruled)

    @cached_property
    def progress(self) -> Progress:
        """How far the trainee has come at each house."""
        from trainer.school.progress.progress import Progress

        return Progress(self, self._shelf, self._clock.zone, self._ruled)

    def _ruled(self, house: House) -> Irregularities | None:
        from trainer.library.houses import IRREGULARITIES_FILE
        from trainer.library.irregularities_file import load_irregularities

        folder = self._shelf.folder(house.id)
        has = folder.joinpath(IRREGULARITIES_FILE).is_file()
        return load_irregularities(folder) if has else None

    def reword(self) -> None:
        """What was put into words before is put into words anew when it is asked for."""
        self.__dict__.pop("books", None)

    def explained(self, debrief: Debrief) -> Debrief:
        """The debrief with the wrong rules that its mistakes fit, and the words of its clauses."""
        from trainer.school.believed import believed
        from trainer.school.house_book.quoted import quoted

        told = believed(debrief, self._shelf[debrief.house], self.beliefs)
        why = self._why(debrief.attempt_id)
        return replace(quoted(told, self.books.book(debrief.house)), why=why)

    def _why(self, attempt_id: str) -> tuple[str, ...]:
        """Why the program chose that round, in sentences; nothing where the trainee did."""
        from trainer.school.session.telling import in_full

        attempt = self._log.attempt(attempt_id)
        why = None if attempt is None else why_of(attempt.dealt.chosen)
        if attempt is None or why is None:
            return ()
        return in_full(why, self.skills.book(attempt.dealt.house))

    @cached_property
    def sessions(self) -> Sessions:
        """Practice that adapts: what today asks for, and which round comes next."""
        from trainer.school.session.sessions import Sessions

        return Sessions(self.skills, self.observed, self.beliefs, self._log, self._clock)

    # --- begin and go on

    def start(
        self,
        house: str,
        drill: str,
        seed: int | None = None,
        seats: int | None = None,
        feedback: Feedback | None = None,
        teaching: Teaching = Teaching.OFF,
        chip_marks: ChipMarks = ChipMarks.OFF,
    ) -> Sitting:
        """Deal the first round of a sitting. A round that was left open is given up for it.

        ``teaching`` says how the school holds to its own order where the house mandates none,
        ``chip_marks`` whether it looks at how payments are laid.
        """
        recipe = self._recipe(house, drill)
        if recipe.guided:
            seats, feedback = None, recipe.feedback
        chosen = feedback or recipe.feedback
        drawn = self._seed(house, recipe) if seed is None else seed
        first = self._facts(house, recipe.name, drawn, chosen)
        part, held = recipe.part.value, recipe.teaching or teaching
        marks = (recipe.chips or chip_marks).value
        return self._deal_by(
            replace(
                first,
                of=recipe.rounds,
                seats=seats,
                part=part,
                teaching=held.value,
                chip_marks=marks,
            )
        )

    def practise(
        self,
        house: str,
        seed: int | None = None,
        feedback: Feedback = Feedback.AT_THE_END,
        teaching: Teaching = Teaching.OFF,
        chip_marks: ChipMarks = ChipMarks.OFF,
    ) -> Sitting:
        """Deal the first round of today's plan at that house: a session in which each round is
        chosen by what the trainee has shown so far."""
        facts = self._facts(house, ADAPTIVE, fresh_seed() if seed is None else seed, feedback)
        planned = self.sessions.plan(self._shelf[house])
        return self._adapt(
            replace(
                facts,
                of=planned.rounds,
                seats=self.sessions.seats(house),
                teaching=teaching.value,
                chip_marks=chip_marks.value,
            )
        )

    def _adapt(self, dealt: Dealt) -> Sitting:
        """The round that is needed most by now; ``chosen`` says what the one before was for."""
        from trainer.school.session.sessions import Place

        house, last = house_of(dealt, self._shelf), why_of(dealt.chosen)
        assert dealt.seats is not None, "a session deals so many seats"
        choice = self.sessions.next(Place(house, dealt.seats, dealt.seed, last), str(dealt.seed))
        chosen, part = choice.why.to_plain(), choice.part.value
        return self._put(replace(dealt, chosen=chosen, part=part), house, choice.round_)

    def _seed(self, house: str, recipe: Recipe) -> int:
        """A fresh seed; for a guided round one whose cards show what is to be told."""
        if not recipe.guided:
            return fresh_seed()
        from trainer.school.guide import first_seed

        return first_seed(self._shelf[house].rules, recipe)

    def left_off(self) -> LeftOff | None:
        """What ``resume`` would go on with."""
        attempt = self._log.last_attempt()
        table = None if attempt is None else self._table(attempt)
        if attempt is None or table is None or not _goes_on(attempt, table):
            return None
        sitting, begun = self._seat(attempt, table), _is_open(attempt)
        return LeftOff(
            house=table.house.id,
            house_title=table.house.title,
            drill=attempt.dealt.drill,
            drill_title=sitting.drill_title,
            number=sitting.number if begun else sitting.number + 1,
            of=sitting.of,
            feedback=sitting.feedback,
            begun=begun,
            round_=table.round_,
            view=sitting.view,
            in_session=sitting.in_session,
        )

    def resume(self) -> Sitting | None:
        """Go on where the trainee left off: with the open round, else with the next one of the
        sitting; None where there is neither."""
        attempt = self._log.last_attempt()
        table = None if attempt is None else self._table(attempt)
        if attempt is None or table is None or not _goes_on(attempt, table):
            return None
        sitting = self._seat(attempt, table)
        return sitting if _is_open(attempt) else sitting.next()

    def again(self, attempt_id: str) -> Sitting:
        """Deal the very same round once more."""
        before, table = self._before(attempt_id)
        return self._put(self._repeat(before, before.dealt.seed), table.house, table.round_)

    def same_traps(self, attempt_id: str, seed: int | None = None) -> Sitting:
        """Deal fresh cards that show what went wrong in the round of that attempt; what it showed,
        where nothing did."""
        from trainer.school.traps import like

        before, table = self._before(attempt_id)
        drawn = fresh_seed() if seed is None else seed
        seats = self.results.seats_that_went_wrong(attempt_id)
        round_ = like(table.house.rules, table.round_, table.drill, seats, drawn)
        return self._put(self._repeat(before, drawn), table.house, round_)

    def trap_again(self, attempt_id: str, number: int, seed: int | None = None) -> Sitting:
        """Deal fresh cards that show what that mistake of the round was about."""
        from trainer.school.trap import Again, deal_again

        before, table = self._before(attempt_id)
        trap = self.results.trap(attempt_id, number)
        if trap is None:
            raise NothingToDeal(
                say(
                    "round {round} has no mistake {number} by today's rules",
                    round=attempt_id,
                    number=number,
                )
            )
        drawn = fresh_seed() if seed is None else seed
        again = Again(table.house, table.round_, table.drill, Part(before.dealt.part))
        fresh = deal_again(again, trap, drawn)
        return self._put(self._repeat(before, drawn), table.house, fresh)

    def test_belief(self, house: str, ids: Sequence[str], seed: int | None = None) -> Sitting:
        """Deal the first of some rounds that tell whether these wrong rules are held, and which.

        Raises NothingToDeal where no round of that house shows any of them.
        """
        from trainer.school.beliefs.testing import ROUNDS, TEST_BELIEFS, chosen_for

        facts = self._facts(
            house, TEST_BELIEFS, fresh_seed() if seed is None else seed, Feedback.AT_THE_END
        )
        return self._probe(replace(facts, of=ROUNDS, chosen=chosen_for(ids)))

    def on_skills(self, house: str, skills: Sequence[str], seed: int | None = None) -> Sitting:
        """Deal the first of some rounds that ask for these skills, one after another.

        Raises NothingToDeal where no round of that house asks for any of them.
        """
        from trainer.school.session.focus import CHOSEN_SKILLS, ROUNDS, SEATS, for_skills

        drawn = fresh_seed() if seed is None else seed
        facts = self._facts(house, CHOSEN_SKILLS, drawn, Feedback.AT_THE_END)
        return self._focus(replace(facts, of=ROUNDS, seats=SEATS, chosen=for_skills(skills)))

    def _focus(self, dealt: Dealt) -> Sitting:
        """The round of its turn, for the skills that were chosen."""
        from trainer.school.session.choosing import Tables
        from trainer.school.session.focus import SEATS, focused, skills_of

        house, skills = house_of(dealt, self._shelf), skills_of(dealt.chosen)
        tables = Tables(house, dealt.seats or SEATS)
        book = self.skills.book(house.id)
        found = focused(tables, book, skills, dealt.number - 1, str(dealt.seed))
        if found is None:
            raise NothingToDeal(
                say(
                    "no round of {house} asks for {skills}",
                    house=house.id,
                    skills=", ".join(skills),
                )
            )
        return self._put(replace(dealt, part=found.part.value), house, found.round_)

    def _probe(self, dealt: Dealt) -> Sitting:
        """The round of a test that tells most of what its beliefs leave open by now."""
        from trainer.school.beliefs.testing import chosen_for, still_to_tell

        house = self._shelf[dealt.house]
        ids = still_to_tell(dealt.chosen, self.beliefs.open_weights(dealt.house))
        found = self.beliefs.probe_round(dealt.house, ids, dealt.seed)
        if found is None:
            raise NothingToDeal(
                say(
                    "no round of {house} shows {beliefs}", house=dealt.house, beliefs=", ".join(ids)
                )
            )
        return self._put(replace(dealt, chosen=chosen_for(tuple(ids))), house, found.round_)

    # --- dealing

    def _deal_by(self, dealt: Dealt) -> Sitting:
        recipe, house = self._recipe(dealt.house, dealt.drill), house_of(dealt, self._shelf)
        if dealt.seats not in (None, len(recipe.seats.which)):
            recipe = replace(recipe, seats=Seats(dealt.seats, dealt.seats))
        return self._put(dealt, house, self._deal(house.rules, recipe, dealt.seed))

    def _put(self, dealt: Dealt, house: House, round_: Round) -> Sitting:
        """Record the round as dealt, in place of one that was left open."""
        last = self._log.last_attempt()
        dealt = replace(dealt, round=round_to_plain(round_))
        with self._log.transaction():
            if last is not None and _is_open(last):
                self._log.abandoned(last.id, last.elapsed_ms)
            id_ = self._log.dealt(dealt)
        attempt = self._log.attempt(id_)
        assert attempt is not None, "what was recorded can be read"
        return self._seat(attempt, Table(house, round_, self._recipes.get(dealt.drill)))

    def _seat(self, attempt: Evidence, table: Table) -> Sitting:
        watch = Stopwatch(self._clock, attempt.elapsed_ms)
        follow = partial(self._next, attempt.dealt)
        return Sitting(table, attempt, self._log, watch, follow, self.skills)

    def _next(self, before: Dealt) -> Sitting:
        """The round after that one: of its sitting, or the first of a new one."""
        if before.repeats is None and before.number < before.of:
            following = replace(before, number=before.number + 1, seed=before.seed + 1)
            return self._follow(following)
        if is_test(before.drill):
            return self.test_belief(before.house, beliefs_of(before.chosen))
        if is_focused(before.drill):
            return self.on_skills(before.house, skills_of(before.chosen))
        feedback, teaching = Feedback(before.feedback), Teaching(before.teaching)
        marks = ChipMarks(before.chip_marks)
        if is_adaptive(before.drill):
            return self.practise(before.house, None, feedback, teaching, marks)
        return self.start(
            before.house,
            before.drill,
            None,
            before.seats,
            feedback=feedback,
            teaching=teaching,
            chip_marks=marks,
        )

    def _follow(self, following: Dealt) -> Sitting:
        """The next round of a sitting, found as the first one was."""
        if is_test(following.drill):
            return self._probe(following)
        if is_adaptive(following.drill):
            return self._adapt(following)
        if is_focused(following.drill):
            return self._focus(following)
        return self._deal_by(following)

    def _repeat(self, before: Evidence, seed: int) -> Dealt:
        dealt = before.dealt
        facts = self._facts(dealt.house, dealt.drill, seed, Feedback(dealt.feedback))
        return replace(
            facts,
            repeats=before.id,
            seats=dealt.seats,
            part=dealt.part,
            teaching=dealt.teaching,
            chip_marks=dealt.chip_marks,
        )

    def _facts(self, house: str, drill: str, seed: int, feedback: Feedback) -> Dealt:
        """The first and only round of a new sitting, its cards still to come."""
        from trainer.records.attempt import Dealt

        at = self._shelf[house]
        return Dealt(
            round={},
            house=house,
            edition=at.rules.edition,
            fingerprint=at.fingerprint,
            drill=drill,
            seed=seed,
            mode=self._mode(drill),
            feedback=feedback.value,
            sitting=self._log.new_id(),
            number=1,
            of=1,
            program=program_version(),
            zone_min=self._clock.zone(),
        )

    def _mode(self, drill: str) -> str:
        recipe = self._recipes.get(drill)
        return GUIDED if recipe is not None and recipe.guided else MODE

    # --- what was before

    def _before(self, attempt_id: str) -> tuple[Evidence, Table]:
        attempt = self._log.attempt(attempt_id)
        table = None if attempt is None else self._table(attempt)
        if attempt is None or table is None:
            raise NothingToDeal(
                say("round {round} cannot be dealt again by today's rules", round=attempt_id)
            )
        return attempt, table

    def _table(self, attempt: Evidence) -> Table | None:
        round_ = round_of(attempt, self._shelf)
        if round_ is None:
            return None
        dealt = attempt.dealt
        return Table(house_of(dealt, self._shelf), round_, self._recipes.get(dealt.drill))

    def _recipe(self, house: str, drill: str) -> Recipe:
        if house not in self._shelf:
            known = ", ".join(self._shelf)
            raise NothingToDeal(
                say("no house {house}; known: {known}", house=repr(house), known=known)
            )
        known_drills = {recipe.name: recipe for recipe in self.drills(house)}
        if drill not in known_drills:
            known = ", ".join(known_drills)
            raise NothingToDeal(no_drill(drill, house, known))
        return known_drills[drill]


def _is_open(attempt: Evidence) -> bool:
    from trainer.records.attempt import State

    return attempt.state is State.OPEN


def _goes_on(attempt: Evidence, table: Table) -> bool:
    """Whether there is more to do: this round, or further ones of a drill that still exists."""
    from trainer.records.attempt import State

    if attempt.state is State.FINISHED:
        dealt = attempt.dealt
        known = table.drill is not None or _is_chosen(dealt.drill)
        return dealt.repeats is None and dealt.number < dealt.of and known
    return attempt.state is State.OPEN


def _is_chosen(drill: str) -> bool:
    """Whether its rounds are chosen one by one, by no recipe."""
    return is_test(drill) or is_adaptive(drill) or is_focused(drill)


def _generate(rules: HouseRules, recipe: Recipe, seed: int) -> Round:
    from trainer.drills.generate import generate

    return generate(rules, recipe, seed)
