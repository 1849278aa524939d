"""Trainees made to order: they hold wrong rules, and slip now and then."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from tests.some_houses import HOUSES, house
from trainer.drills.generate import Shoe, wish
from trainer.drills.stream import Stream
from trainer.errors import InputError
from trainer.game.money import Money
from trainer.game.round import Round
from trainer.marking.exposures import Evidence, evidence
from trainer.marking.predict import Misread
from trainer.marking.wager_handling import PUSH, TAKE, Cell, Done, pay

SLIP_PER_CENT = 3


@lru_cache(maxsize=8)
def misread(name: str) -> Misread:
    return Misread(house(name).rules, {each: house(each).rules for each in HOUSES})


@dataclass
class Dealer:
    """Deals rounds of one house that show what is asked for."""

    name: str
    seats: int = 7
    _shoes: dict[tuple[str, ...], Shoe] = field(default_factory=dict)

    def __call__(self, wants: tuple[str, ...], seed: str) -> Round | None:
        shoe = self._shoes.get(wants)
        if shoe is None:
            shoe = Shoe(house(self.name).rules, wish(self.seats, wants))
            self._shoes[wants] = shoe
        try:
            return shoe.deal(seed)
        except InputError:
            return None


@dataclass
class Trainee:
    """Holds these wrong rules and slips in three of a hundred wagers."""

    name: str
    beliefs: tuple[str, ...]
    chance: Stream
    slips: int = SLIP_PER_CENT

    def works(self, round_: Round) -> Evidence:
        """What the round shows of the trainee."""
        seen = misread(self.name)
        dealt = seen.look(round_)
        predicted = {each.id: dealt.predicted(each) for each in seen.offered(round_.placard)}
        done = self._done(dealt.due, predicted)
        return evidence(dealt.due, predicted, done)

    def _done(
        self, due: Mapping[Cell, Done], predicted: Mapping[str, Mapping[Cell, Done]]
    ) -> dict[Cell, Done]:
        done = dict(due)
        for belief in reversed(self.beliefs):
            done |= predicted.get(belief, {})
        return {cell: self._maybe_slipped(act) for cell, act in done.items()}

    def _maybe_slipped(self, act: Done) -> Done:
        return slipped(act, self.chance) if self.chance.below(100) < self.slips else act


def slipped(act: Done, chance: Stream) -> Done:
    """Something else than that."""
    wrong = [PUSH, TAKE, pay(act.paid + Money(500)), pay(Money(500))]
    return chance.choice([each for each in wrong if each != act])


def showing(name: str, beliefs: Collection[str], round_: Round) -> set[str]:
    """Which of these beliefs the round would show."""
    seen = misread(name)
    dealt = seen.look(round_)
    offered = [each for each in seen.offered(round_.placard) if each.id in beliefs]
    return {each.id for each in offered if dealt.predicted(each)}
