"""The sources of rounds: by recipe, by plan, as a test-out, for chosen skills, for wrong rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from msgspec import Struct, structs

from trainer.dealing.house import House
from trainer.drills.generate import generate
from trainer.drills.recipe import Exercise, Recipe, Seats
from trainer.game.pay import Teaching
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.records.attempt import Dealt
from trainer.school.choice_reason import Aim, about, chosen_for, why_of
from trainer.school.curriculum import (
    ADAPTIVE,
    CHOSEN_SKILLS,
    EXAM,
    TEST_BELIEFS,
    TEST_OUT,
    Curriculum,
    NothingToDeal,
)
from trainer.school.guide import first_seed
from trainer.school.recorded_rounds import house_of
from trainer.school.rounds.first_deal import DealTerms, FirstDeals
from trainer.school.rounds.shared_round import SharedRound
from trainer.school.session.best_table import SEATS, TableChoice, Tables, focused
from trainer.school.session.sessions import MOST_SEATS, Place
from trainer.school.trainee import Trainee
from trainer.wording import say


class RoundFound(Struct, frozen=True):
    """A round to be put on the table: the record of its deal, its house, its cards."""

    dealt: Dealt
    house: House
    round_: Round


class RoundSource(Protocol):
    """A source of the rounds of a sitting. Raises NothingToDeal if there is none.

    The same log and deal give the same round, so a sitting goes on after a kill as it would have.
    """

    def find(self, dealt: Dealt) -> RoundFound:
        """The round at that place of its sitting; ``dealt`` is the deal before it, moved on."""
        ...

    def anew(self, before: Dealt) -> RoundFound:
        """The first round of a new sitting like that of the given deal."""
        ...


class RoundSources:
    """Every source."""

    def __init__(
        self,
        curriculum: Curriculum,
        deals: FirstDeals,
        trainee: Trainee,
        deal: Deal | None = None,
    ) -> None:
        self.recipe = ByRecipe(curriculum, deals, deal)
        self.plan = ByPlan(curriculum, deals, trainee)
        self.test_out = ByTestOut(curriculum, deals, trainee)
        self.belief = ByBelief(curriculum, deals, trainee)
        self.skills = BySkills(curriculum, deals, trainee)

    def of(self, drill: str) -> RoundSource:
        """The source of the rounds of that drill."""
        return _WAYS[drill](self) if drill in _WAYS else self.recipe


# After a round of an exam that was dealt again for practice, practice goes on by the plan.
_WAYS: Mapping[str, Callable[[RoundSources], RoundSource]] = {
    ADAPTIVE: lambda ways: ways.plan,
    TEST_OUT: lambda ways: ways.test_out,
    TEST_BELIEFS: lambda ways: ways.belief,
    CHOSEN_SKILLS: lambda ways: ways.skills,
    EXAM: lambda ways: ways.plan,
}


class _ByResults:
    """A source that chooses rounds by the trainee's results."""

    def __init__(self, curriculum: Curriculum, deals: FirstDeals, trainee: Trainee) -> None:
        self._shelf, self._deals, self._trainee = curriculum.shelf, deals, trainee

    def _place(self, dealt: Dealt) -> Place:
        """The place of that round; the skills of the round before are left out of it."""
        house, last = house_of(dealt, self._shelf), why_of(dealt.chosen)
        return Place(house, _seats(dealt) or MOST_SEATS, dealt.seed, last)


def _seats(dealt: Dealt) -> int | None:
    """The seats that were chosen for it; None also of what another station says beyond a table."""
    return dealt.seats if dealt.seats in range(1, MOST_SEATS + 1) else None


def _found(dealt: Dealt, house: House, choice: TableChoice) -> RoundFound:
    chosen, part = choice.why.to_plain(), choice.part.value
    return RoundFound(replace(dealt, chosen=chosen, part=part), house, choice.round_)


class ByPlan(_ByResults):
    """Deals the rounds of today's plan."""

    def begin(self, house: str, seed: int | None, terms: DealTerms, goal: int = 0) -> RoundFound:
        """The first round of today's plan at that house, for so many minutes a day."""
        sessions = self._trainee.sessions
        of, seats = sessions.plan(self._shelf[house], goal).rounds, sessions.seats(house)
        return self.find(self._deals.deal(house, ADAPTIVE, seed, terms, of=of, seats=seats))

    def find(self, dealt: Dealt) -> RoundFound:
        place = self._place(dealt)
        return _found(dealt, place.house, self._trainee.sessions.next(place, str(dealt.seed)))

    def anew(self, before: Dealt) -> RoundFound:
        return self.begin(before.house, None, DealTerms.of(before))


# Enough for a sitting: a trainee who never errs is through any house in five of them at most.
ROUNDS_OF_TEST = 20


class ByTestOut(_ByResults):
    """Deals full tables of what is left to show, and the plan's rounds after that."""

    def begin(self, house: str, seed: int | None, terms: DealTerms) -> RoundFound:
        """The first round of a test-out at that house."""
        of, seats = ROUNDS_OF_TEST, MOST_SEATS
        return self.find(self._deals.deal(house, TEST_OUT, seed, terms, of=of, seats=seats))

    def find(self, dealt: Dealt) -> RoundFound:
        place = self._place(dealt)
        return _found(dealt, place.house, self._trainee.sessions.test_out(place, str(dealt.seed)))

    def anew(self, before: Dealt) -> RoundFound:
        return self.begin(before.house, None, DealTerms.of(before))


# The rounds for chosen skills, or for wrong rules: enough to tell nearly any from all others.
ROUNDS = 6


class BySkills(_ByResults):
    """Deals rounds for the chosen skills, in turn."""

    def begin(
        self, house: str, skills: Sequence[str], seed: int | None, terms: DealTerms
    ) -> RoundFound:
        """The first round for these skills."""
        more = {"of": ROUNDS, "seats": SEATS, "chosen": chosen_for(Aim.CHOSEN, skills)}
        return self.find(self._deals.deal(house, CHOSEN_SKILLS, seed, terms, **more))

    def find(self, dealt: Dealt) -> RoundFound:
        house, skills = house_of(dealt, self._shelf), about(dealt.chosen)
        tables, book = Tables(house, _seats(dealt) or SEATS), self._trainee.skills.book(house.id)
        choice = focused(tables, book, skills, dealt.number - 1, str(dealt.seed))
        if choice is None:
            listed = ", ".join(skills)
            raise NothingToDeal(
                say("no round of {house} asks for {skills}", house=house.id, skills=listed)
            )
        return RoundFound(replace(dealt, part=choice.part.value), house, choice.round_)

    def anew(self, before: Dealt) -> RoundFound:
        terms = DealTerms(remedial=before.remedial)
        return self.begin(before.house, about(before.chosen), None, terms)


class ByBelief(_ByResults):
    """Deals the round that best tests the beliefs that are still open."""

    def begin(
        self, house: str, ids: Sequence[str], seed: int | None, terms: DealTerms
    ) -> RoundFound:
        """The first round of a test of these beliefs."""
        more = {"of": ROUNDS, "chosen": chosen_for(Aim.BELIEF, ids)}
        return self.find(self._deals.deal(house, TEST_BELIEFS, seed, terms, **more))

    def find(self, dealt: Dealt) -> RoundFound:
        ids = self._to_tell(dealt)
        probe = self._trainee.beliefs.probe_round(dealt.house, ids, dealt.seed)
        if probe is None:
            listed = ", ".join(ids)
            raise NothingToDeal(
                say("no round of {house} shows {beliefs}", house=dealt.house, beliefs=listed)
            )
        chosen, house = chosen_for(Aim.BELIEF, tuple(ids)), house_of(dealt, self._shelf)
        return RoundFound(replace(dealt, chosen=chosen), house, probe.round_)

    def _to_tell(self, dealt: Dealt) -> Mapping[str, float]:
        """The weights of the wrong rules to tell apart: every suspected one while a rule of the
        test is among them, else those of the test alone."""
        asked = about(dealt.chosen)
        # A remedial tests those assigned, whatever else is suspected by now.
        suspected = {} if dealt.remedial else self._trainee.beliefs.open_weights(dealt.house)
        return suspected if suspected.keys() & set(asked) else dict.fromkeys(asked, 1.0)

    def anew(self, before: Dealt) -> RoundFound:
        terms = DealTerms(remedial=before.remedial)
        return self.begin(before.house, about(before.chosen), None, terms)


Deal = Callable[[HouseRules, Recipe, int], Round]


class ByRecipe:
    """Deals by the recipes of a curriculum."""

    def __init__(self, curriculum: Curriculum, deals: FirstDeals, deal: Deal | None = None) -> None:
        self._curriculum, self._deals = curriculum, deals
        self._deal = deal or generate

    def begin(
        self, house: str, drill: str, seed: int | None, seats: int | None, terms: DealTerms
    ) -> RoundFound:
        """The first round of a sitting. The recipe's own settings override the terms."""
        recipe = self._curriculum.drill(house, drill)
        held = structs.replace(
            terms,
            teaching=recipe.teaching or terms.teaching,
            chip_marks=recipe.chips or terms.chip_marks,
        )
        if recipe.exercise is Exercise.LIVE:
            held = structs.replace(held, feedback=recipe.feedback)
        if recipe.guided:
            seats, held = None, structs.replace(held, feedback=recipe.feedback)
            if seed is None:  # one whose cards suit a guided round
                seed = first_seed(self._curriculum.shelf[house].rules, recipe)
        of, part = recipe.rounds, recipe.part.value
        return self.find(
            self._deals.deal(house, recipe.name, seed, held, of=of, seats=seats, part=part)
        )

    def share(self, shared: SharedRound) -> RoundFound:
        """The one round of that code, with feedback at its end."""
        # The same conditions for everybody.
        recipe, code = shared.drill, shared.code
        dealt = self._deals.deal(
            shared.house.id,
            recipe.name,
            code.seed,
            DealTerms(teaching=recipe.teaching or Teaching.OFF),
            seats=code.seats or None,
            part=recipe.part.value,
        )
        return self.find(replace(dealt, mode=shared.mode))

    def find(self, dealt: Dealt) -> RoundFound:
        recipe = self._curriculum.drill(dealt.house, dealt.drill)
        house = house_of(dealt, self._curriculum.shelf)
        seats = _seats(dealt)
        if seats not in (None, len(recipe.seats.which)):
            recipe = structs.replace(recipe, seats=Seats(seats, seats))
        return RoundFound(dealt, house, self._deal(house.rules, recipe, dealt.seed))

    def anew(self, before: Dealt) -> RoundFound:
        return self.begin(before.house, before.drill, None, before.seats, DealTerms.of(before))
