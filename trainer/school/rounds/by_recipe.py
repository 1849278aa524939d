"""Rounds of a drill: dealt by its recipe, each from the next seed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from trainer.drills.generate import generate
from trainer.drills.recipe import Exercise, Recipe, Seats
from trainer.game.pay import Teaching
from trainer.game.round import Round
from trainer.game.rules import HouseRules
from trainer.records.attempt import Dealt
from trainer.school.curriculum import Curriculum
from trainer.school.guide import first_seed
from trainer.school.recorded_rounds import house_of
from trainer.school.rounds.first_deal import DealTerms, FirstDeals
from trainer.school.rounds.round_source import RoundFound
from trainer.school.rounds.shared_round import SharedRound

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
