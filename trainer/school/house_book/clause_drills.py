"""The drills that exercise each clause, found by dealing every drill and collecting the clauses of
its rounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

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
from trainer.errors import InputError
from trainer.game.pay import Source
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.game.settle import settle
from trainer.school.house_book.chapters import DrillNamed

SEEDS = (1, 2, 3)
"""So many rounds are dealt, and questions asked, of everything that a drill may show."""

_Cites = frozenset[str]
_NONE: _Cites = frozenset()


def drills_by_clause(
    house: House,
    recipes: Iterable[Recipe],
    irregularities: Irregularities | None = None,
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
        return _cites(each for round_ in rounds for each in self._rests(round_, recipe.part))

    def _rests(self, round_: Round, part: Part) -> Iterator[Source]:
        return rests_on(self._house, round_, part)


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
