"""The books of all houses, each put together at its first request, with the drills that exercise
each clause."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from msgspec.structs import replace

from trainer.dealing.clause import Clause
from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities
from trainer.dealing.procedure import Part
from trainer.dealing.script import Script, script_for
from trainer.drills.generate import generate
from trainer.drills.irregularities.bets import bet_codes
from trainer.drills.questions.lesson import matches, skills_at
from trainer.drills.recipe import Exercise, Recipe, WeighedEvents
from trainer.drills.stream import Stream
from trainer.errors import HouseFileError, InputError, Problem
from trainer.game.pay import Source
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.game.settle import settle
from trainer.library.chosen_houses import HouseChoices, chosen
from trainer.library.house_files.clauses_file import CLAUSES_FILE, load_clauses
from trainer.library.house_files.irregularities_file import IRREGULARITIES_FILE, load_irregularities
from trainer.library.houses import HouseShelf
from trainer.school.curriculum import drills_of
from trainer.school.house_book.answer_effects import AnswerEffect, AnswerEffects
from trainer.school.house_book.chapters import DrillNamed, HouseBook, house_book

T = TypeVar("T")


class Bookshelf:
    """One book for each house whose rules and procedure are sound."""

    def __init__(self, houses: HouseShelf, recipes: Mapping[str, Recipe]) -> None:
        self._houses, self._recipes = houses, recipes
        self._books: dict[str, HouseBook] = {}
        self._searched: dict[str, HouseBook] = {}
        self._weighings: dict[str, AnswerEffects] = {}
        self._weighed: dict[tuple[str, str], tuple[AnswerEffect, ...]] = {}

    @property
    def houses(self) -> tuple[str, ...]:
        """The ids of the houses that have a book, in the order of their documents."""
        return tuple(sorted(self._houses, key=lambda name: self._houses[name].rules.document))

    def has(self, house: str) -> bool:
        """True if that house has a book; a withdrawn house has one too."""
        return house in self._houses

    @property
    def faults(self) -> Mapping[str, tuple[Problem, ...]]:
        """The houses that have no book because their files are faulty, with all their problems."""
        return self._houses.problems

    def book(self, house: str) -> HouseBook:
        """The book of that house; without drills until they have been searched. Raises KeyError."""
        if house in self._searched:
            return self._searched[house]
        if house not in self._books:
            self._books[house] = self._put_together(house)
        return self._books[house]

    def search_drills(self, house: str) -> HouseBook:
        """The book with the drills that exercise each clause."""
        # Kept: the search takes seconds.
        if house not in self._searched:
            at, ruled = self._houses[house], self._irregularities(house, [])
            served = drills_of(self._houses, house, self._recipes.values())
            drills = drills_by_clause(at, served, ruled, self._clauses(house, []))
            self._searched[house] = self._put_together(house, drills)
        return self._searched[house]

    def knows_drills(self, house: str) -> bool:
        """True if the drills of that house have been searched."""
        return house in self._searched

    def readings(self, house: str) -> HouseChoices:
        """The questions that the house's document leaves open, and the school's choices. Raises
        KeyError, and InputError if they cannot be read."""
        return self._weighing(house).chosen

    def weigh(self, house: str, question: str) -> tuple[AnswerEffect, ...]:
        """The effects of each answer to that question. Takes about a second the first time."""
        if (house, question) not in self._weighed:
            weighing = self._weighing(house)
            asked = weighing.chosen.base.readings.named(question)
            self._weighed[house, question] = weighing.weigh(asked)
        return self._weighed[house, question]

    def knows_weight(self, house: str, question: str) -> bool:
        """True if the answers to that question have been weighed."""
        return (house, question) in self._weighed

    def _weighing(self, house: str) -> AnswerEffects:
        if house not in self._weighings:
            at = chosen(self._houses.home, *self._houses.own(house))
            self._weighings[house] = AnswerEffects(at)
        return self._weighings[house]

    def _put_together(
        self, house: str, drills: Mapping[str, tuple[DrillNamed, ...]] | None = None
    ) -> HouseBook:
        problems: list[Problem] = []
        clauses = self._clauses(house, problems)
        irregularities = self._irregularities(house, problems)
        return house_book(self._houses[house], irregularities, clauses, drills, tuple(problems))

    def _clauses(self, house: str, problems: list[Problem]) -> tuple[Clause, ...]:
        file = self._houses.folder(house) / CLAUSES_FILE
        return _beside(file, load_clauses, problems) or ()

    def _irregularities(self, house: str, problems: list[Problem]) -> Irregularities | None:
        file = self._houses.folder(house) / IRREGULARITIES_FILE
        words = self._houses[house].rules.spoken
        return _beside(file, lambda folder: load_irregularities(folder, words), problems)


def _beside(file: Path, load: Callable[[Path], T], problems: list[Problem]) -> T | None:
    """The content of the file; None if the house has none, or if it is faulty, which adds its
    problems."""
    if not file.exists():
        return None
    try:
        return load(file.parent)
    except HouseFileError as error:
        problems += error.problems
        return None


SEEDS = (1, 2, 3)
"""The seeds by which rounds are dealt, and questions asked, of everything that a drill may show."""

_Cites = frozenset[str]
_NONE: _Cites = frozenset()


def drills_by_clause(
    house: House,
    recipes: Iterable[Recipe],
    irregularities: Irregularities | None,
    clauses: Sequence[Clause] = (),
) -> Mapping[str, tuple[DrillNamed, ...]]:
    """The drills in which each clause decides something, by citation; those about little else come
    first."""
    # A second or two: every drill is dealt to see what decides it.
    worked = _DrillsWorked(house, irregularities, clauses)
    served = tuple(recipes)
    cites = {recipe.name: worked.cites(recipe) for recipe in served}
    drills: dict[str, list[DrillNamed]] = {}
    for recipe in sorted(served, key=lambda recipe: len(cites[recipe.name])):
        for cite in cites[recipe.name]:
            drills.setdefault(cite, []).append(DrillNamed(recipe.name, recipe.heading))
    return {cite: tuple(named) for cite, named in drills.items()}


class _DrillsWorked:
    """The drills of one house. Events that several drills show are dealt once."""

    def __init__(
        self, house: House, irregularities: Irregularities | None, clauses: Sequence[Clause]
    ) -> None:
        self._house, self._irregularities, self._clauses = house, irregularities, clauses
        self._known: dict[tuple[tuple[str, ...], Part], _Cites] = {}

    def cites(self, recipe: Recipe) -> _Cites:
        """The clauses on which that drill rests."""
        match recipe.exercise:
            case Exercise.BETS:
                return _cites(self._of_bets())
            case Exercise.IRREGULARITIES:
                return _cites(self._of_rulings(recipe))
            case Exercise.READING | Exercise.FLASH | Exercise.MANNER:
                return _cites(self._of_questions(recipe))
            case Exercise.ORDER:
                return self._of_rounds(replace(recipe, events=_ANY))
            case Exercise.SETTLE | Exercise.WHOLE | Exercise.LIVE:
                return self._of_rounds(recipe)

    def _of_bets(self) -> Iterator[Source]:
        yield from (rule.source for rule in self._house.rules.bets)
        if self._irregularities is not None:
            yield from (each.source for each in bet_codes(self._house, self._irregularities))

    def _of_rulings(self, recipe: Recipe) -> Iterator[Source]:
        """The sources of the drilled rulings, and of their look-alikes."""
        if self._irregularities is None:
            return
        for line in self._irregularities.lines:
            if not recipe.skills or any(matches(line.skill, each) for each in recipe.skills):
                yield line.source
                for name in line.look_alikes:
                    yield self._irregularities.named(name).source

    def _of_questions(self, recipe: Recipe) -> Iterator[Source]:
        for name, maker in skills_at(self._house.rules, recipe, self._clauses).items():
            yield from (maker(Stream(f"{name}|{seed}")).source for seed in SEEDS)

    def _of_rounds(self, recipe: Recipe) -> _Cites:
        found = (self._of_events(recipe, weighed) for weighed in recipe.events if weighed.weight)
        return _NONE.union(*found)

    def _of_events(self, recipe: Recipe, weighed: WeighedEvents) -> _Cites:
        key = (weighed.events, recipe.part)
        if weighed.events and key in self._known:
            return self._known[key]
        dealt = self._dealt(recipe, weighed)
        self._known[key] = dealt
        return dealt

    def _dealt(self, recipe: Recipe, weighed: WeighedEvents) -> _Cites:
        """The citations of some rounds that show these events; none if the house cannot show
        them."""
        alone = replace(recipe, events=(weighed,), at_once=1)
        try:
            rounds = [generate(self._house.rules, alone, seed) for seed in SEEDS]
        except InputError:
            return _NONE
        return _cites(
            each for round_ in rounds for each in rests_on(self._house, round_, recipe.part)
        )


_ANY = (WeighedEvents((), 1),)


def _cites(sources: Iterable[Source]) -> _Cites:
    return frozenset(source.cite for source in sources if source.cite)


def rests_on(house: House, round_: Round, part: Part) -> Iterator[Source]:
    """Every clause that decides the settlement or the procedure of this round."""
    rules = house.rules.at_table(round_.placard)
    settlement = settle(rules, round_)
    yield rules.ranking_source
    yield rules.qualifying.source
    yield from _of_folds(rules, round_)
    for seat in settlement.seats:
        for line in seat.lines:
            yield line.source
            yield from () if line.table is None else (line.table,)
    yield from _of_script(script_for(house, round_, settlement, part))


def _of_folds(rules: HouseRules, round_: Round) -> Iterator[Source]:
    """The sources of a fold's effects: for wagers that it ends, and for those that stay in
    action."""
    for seat in round_.seats:
        if seat.folded:
            yield from (side.folded.source for side in rules.sides if side.wager in seat.stakes)


def _of_script(script: Script) -> Iterator[Source]:
    yield from (step.source for step in script.steps)
    yield from (block.source for block in script.order.blocks)
