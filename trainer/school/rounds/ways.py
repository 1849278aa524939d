"""The choice of the way that finds the rounds of each drill."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property

from trainer.school.chosen_drills import ADAPTIVE, CHOSEN_SKILLS, EXAM, TEST_BELIEFS, TEST_OUT
from trainer.school.curriculum import Curriculum
from trainer.school.rounds.by_belief import ByBelief
from trainer.school.rounds.by_plan import ByPlan
from trainer.school.rounds.by_recipe import ByRecipe, Deal
from trainer.school.rounds.by_skills import BySkills
from trainer.school.rounds.by_test_out import ByTestOut
from trainer.school.rounds.first_deal import FirstDeals
from trainer.school.rounds.found import RoundWay
from trainer.school.trainee import Trainee


class Ways:
    """Every way; each is made when a round is first asked of it."""

    def __init__(
        self,
        curriculum: Curriculum,
        deals: FirstDeals,
        trainee: Trainee,
        deal: Deal | None = None,
    ) -> None:
        self._curriculum, self._deals, self._trainee = curriculum, deals, trainee
        self._deal = deal

    def of(self, drill: str) -> RoundWay:
        """The way that finds the rounds of that drill."""
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
_WAYS: Mapping[str, Callable[[Ways], RoundWay]] = {
    ADAPTIVE: lambda ways: ways.plan,
    TEST_OUT: lambda ways: ways.test_out,
    TEST_BELIEFS: lambda ways: ways.belief,
    CHOSEN_SKILLS: lambda ways: ways.skills,
    EXAM: lambda ways: ways.plan,
}
