"""The sources of rounds: by recipe, by plan, as a test-out, for chosen skills, for wrong rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from trainer.drills.generate import generate
from trainer.drills.recipe import Exercise, Recipe, Seats
from trainer.game.pay import Teaching
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.records.attempt import Dealt
from trainer.school.beliefs import probing_rounds
from trainer.school.beliefs.beliefs import Beliefs
from trainer.school.beliefs.probing_rounds import beliefs_of, chosen_for, still_to_tell
from trainer.school.choice_reason import why_of
from trainer.school.chosen_drills import ADAPTIVE, CHOSEN_SKILLS, EXAM, TEST_BELIEFS, TEST_OUT
from trainer.school.curriculum import Curriculum, NothingToDeal
from trainer.school.guide import first_seed
from trainer.school.recorded_rounds import house_of
from trainer.school.rounds.first_deal import DealTerms, FirstDeals
from trainer.school.rounds.round_source import RoundFound, RoundSource
from trainer.school.rounds.shared_round import SharedRound
from trainer.school.session import focus
from trainer.school.session.best_table import Tables
from trainer.school.session.focus import focused, for_skills, skills_of
from trainer.school.session.sessions import MOST_SEATS, Place, PracticeSessions
from trainer.school.skills.skill_store import Skills
from trainer.school.trainee import Trainee
from trainer.wording import say


class RoundSources:
    """Every source; each is made at its first use."""

    def __init__(
        self,
        curriculum: Curriculum,
        deals: FirstDeals,
        trainee: Trainee,
        deal: Deal | None = None,
    ) -> None:
        self._curriculum, self._deals, self._trainee = curriculum, deals, trainee
        self._deal = deal

    def of(self, drill: str) -> RoundSource:
        """The source of the rounds of that drill."""
        return _WAYS[drill](self) if drill in _WAYS else self.recipe

    @cached_property
    def recipe(self) -> ByRecipe:
        return ByRecipe(self._curriculum, self._deals, self._deal)

    @cached_property
    def plan(self) -> ByPlan:
        return ByPlan(self._curriculum, self._deals, self._trainee.sessions)

    @cached_property
    def test_out(self) -> ByTestOut:
        return ByTestOut(self._curriculum, self._deals, self._trainee.sessions)

    @cached_property
    def belief(self) -> ByBelief:
        return ByBelief(self._curriculum, self._deals, self._trainee.beliefs)

    @cached_property
    def skills(self) -> BySkills:
        return BySkills(self._curriculum, self._deals, self._trainee.skills)


# After a round of an exam that was dealt again for practice, practice goes on by the plan.
_WAYS: Mapping[str, Callable[[RoundSources], RoundSource]] = {
    ADAPTIVE: lambda ways: ways.plan,
    TEST_OUT: lambda ways: ways.test_out,
    TEST_BELIEFS: lambda ways: ways.belief,
    CHOSEN_SKILLS: lambda ways: ways.skills,
    EXAM: lambda ways: ways.plan,
}


class ByPlan:
    """Deals the rounds of today's plan."""

    def __init__(
        self, curriculum: Curriculum, deals: FirstDeals, sessions: PracticeSessions
    ) -> None:
        self._curriculum, self._deals, self._sessions = curriculum, deals, sessions

    def begin(self, house: str, seed: int | None, terms: DealTerms, goal: int = 0) -> RoundFound:
        """The first round of today's plan at that house, for so many minutes a day."""
        of = self._sessions.plan(self._curriculum.shelf[house], goal).rounds
        seats = self._sessions.seats(house)
        return self.find(self._deals.deal(house, ADAPTIVE, seed, terms, of=of, seats=seats))

    def find(self, dealt: Dealt) -> RoundFound:
        """The next round; ``dealt.chosen`` has the skills of the round before, which the next one
        leaves out."""
        house, last = house_of(dealt, self._curriculum.shelf), why_of(dealt.chosen)
        assert dealt.seats is not None, "a session deals so many seats"
        place = Place(house, dealt.seats, dealt.seed, last)
        choice = self._sessions.next(place, str(dealt.seed))
        chosen, part = choice.why.to_plain(), choice.part.value
        return RoundFound(replace(dealt, chosen=chosen, part=part), house, choice.round_)

    def anew(self, before: Dealt) -> RoundFound:
        return self.begin(before.house, None, DealTerms.of(before))


# Enough for a sitting: a trainee who never errs is through any house in five of them at most.
ROUNDS = 20


class ByTestOut:
    """Deals full tables of what is left to show, and the plan's rounds after that."""

    def __init__(
        self, curriculum: Curriculum, deals: FirstDeals, sessions: PracticeSessions
    ) -> None:
        self._curriculum, self._deals, self._sessions = curriculum, deals, sessions

    def begin(self, house: str, seed: int | None, terms: DealTerms) -> RoundFound:
        """The first round of a test-out at that house."""
        return self.find(
            self._deals.deal(house, TEST_OUT, seed, terms, of=ROUNDS, seats=MOST_SEATS)
        )

    def find(self, dealt: Dealt) -> RoundFound:
        """The next round; ``dealt.chosen`` has the skills of the round before, which the next one
        leaves out."""
        house, last = house_of(dealt, self._curriculum.shelf), why_of(dealt.chosen)
        place = Place(house, dealt.seats or MOST_SEATS, dealt.seed, last)
        choice = self._sessions.test_out(place, str(dealt.seed))
        chosen, part = choice.why.to_plain(), choice.part.value
        return RoundFound(replace(dealt, chosen=chosen, part=part), house, choice.round_)

    def anew(self, before: Dealt) -> RoundFound:
        return self.begin(before.house, None, DealTerms.of(before))


class BySkills:
    """Deals rounds for the chosen skills, in turn."""

    def __init__(self, curriculum: Curriculum, deals: FirstDeals, skills: Skills) -> None:
        self._curriculum, self._deals, self._skills = curriculum, deals, skills

    def begin(
        self,
        house: str,
        skills: Sequence[str],
        seed: int | None = None,
        terms: DealTerms = DealTerms(),  # noqa: B008
    ) -> RoundFound:
        """The first round for these skills."""
        more = {"of": focus.ROUNDS, "seats": focus.SEATS, "chosen": for_skills(skills)}
        return self.find(self._deals.deal(house, CHOSEN_SKILLS, seed, terms, **more))

    def find(self, dealt: Dealt) -> RoundFound:
        house, skills = house_of(dealt, self._curriculum.shelf), skills_of(dealt.chosen)
        tables, book = Tables(house, dealt.seats or focus.SEATS), self._skills.book(house.id)
        choice = focused(tables, book, skills, dealt.number - 1, str(dealt.seed))
        if choice is None:
            raise NothingToDeal(
                say(
                    "no round of {house} asks for {skills}",
                    house=house.id,
                    skills=", ".join(skills),
                )
            )
        return RoundFound(replace(dealt, part=choice.part.value), house, choice.round_)

    def anew(self, before: Dealt) -> RoundFound:
        terms = DealTerms(remedial=before.remedial)
        return self.begin(before.house, skills_of(before.chosen), terms=terms)


class ByBelief:
    """Deals the round that best tests the beliefs that are still open."""

    def __init__(self, curriculum: Curriculum, deals: FirstDeals, beliefs: Beliefs) -> None:
        self._curriculum, self._deals, self._beliefs = curriculum, deals, beliefs

    def begin(
        self,
        house: str,
        ids: Sequence[str],
        seed: int | None = None,
        terms: DealTerms = DealTerms(),  # noqa: B008
    ) -> RoundFound:
        """The first round of a test of these beliefs."""
        more = {"of": probing_rounds.ROUNDS, "chosen": chosen_for(ids)}
        return self.find(self._deals.deal(house, TEST_BELIEFS, seed, terms, **more))

    def find(self, dealt: Dealt) -> RoundFound:
        ids = self._to_tell(dealt)
        probe = self._beliefs.probe_round(dealt.house, ids, dealt.seed)
        if probe is None:
            raise NothingToDeal(
                say(
                    "no round of {house} shows {beliefs}", house=dealt.house, beliefs=", ".join(ids)
                )
            )
        house = house_of(dealt, self._curriculum.shelf)
        return RoundFound(replace(dealt, chosen=chosen_for(tuple(ids))), house, probe.round_)

    def _to_tell(self, dealt: Dealt) -> Mapping[str, float]:
        """The beliefs to test."""
        # A remedial tests those assigned, whatever else is suspected by now.
        suspected = {} if dealt.remedial else self._beliefs.open_weights(dealt.house)
        return still_to_tell(dealt.chosen, suspected)

    def anew(self, before: Dealt) -> RoundFound:
        terms = DealTerms(remedial=before.remedial)
        return self.begin(before.house, beliefs_of(before.chosen), terms=terms)


Deal = Callable[[HouseRules, Recipe, int], Round]


class ByRecipe:
    """Deals by the recipes of a curriculum."""

    def __init__(self, curriculum: Curriculum, deals: FirstDeals, deal: Deal | None = None) -> None:
        self._curriculum, self._deals = curriculum, deals
        self._deal = deal or _generate

    def begin(
        self, house: str, drill: str, seed: int | None, seats: int | None, terms: DealTerms
    ) -> RoundFound:
        """The first round of a sitting. The recipe's own settings override the terms."""
        recipe = self._curriculum.drill(house, drill)
        held = replace(
            terms,
            teaching=recipe.teaching or terms.teaching,
            chip_marks=recipe.chips or terms.chip_marks,
        )
        if recipe.exercise is Exercise.LIVE:
            held = replace(held, feedback=recipe.feedback)
        if recipe.guided:
            seats, held = None, replace(held, feedback=recipe.feedback)
            seed = self._first_seed(house, recipe) if seed is None else seed
        of, part = recipe.rounds, recipe.part.value
        return self.find(
            self._deals.deal(house, recipe.name, seed, held, of=of, seats=seats, part=part)
        )

    def share(self, shared: SharedRound) -> RoundFound:
        """The one round of that code, with feedback at its end: the same conditions for
        everybody."""
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
        if dealt.seats not in (None, len(recipe.seats.which)):
            recipe = replace(recipe, seats=Seats(dealt.seats, dealt.seats))
        return RoundFound(dealt, house, self._deal(house.rules, recipe, dealt.seed))

    def anew(self, before: Dealt) -> RoundFound:
        return self.begin(before.house, before.drill, None, before.seats, DealTerms.of(before))

    def _first_seed(self, house: str, recipe: Recipe) -> int:
        """A seed whose cards suit a guided round."""
        return first_seed(self._curriculum.shelf[house].rules, recipe)


def _generate(rules: HouseRules, recipe: Recipe, seed: int) -> Round:
    return generate(rules, recipe, seed)
