"""The assignment of acts to steps that several could have done: the choice with the fewest slips of
order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb

from trainer.dealing.finding import Act
from trainer.dealing.order import Order

# Ten acts that look alike could stand for ten of twenty steps in 184,756 ways.
_CHOICES_AT_MOST = 64


@dataclass(frozen=True, slots=True)
class Claim:
    """Acts of one identity, in the order done, and the steps of that identity, in the order due.

    Either list may be longer: surplus steps are missing, surplus acts needless. An act that was the
    opposite of its step did it wrongly, and says nothing about order.
    """

    steps: tuple[int, ...]
    acts: tuple[Act, ...]
    opposite: bool = False

    @property
    def pairs(self) -> int:
        return min(len(self.steps), len(self.acts))

    @property
    def certain(self) -> bool:
        return len(self.steps) == len(self.acts)

    def choices(self) -> list[dict[int, int]]:
        """Every way to pair steps with acts that keeps both orders; a bounded number of them."""
        if comb(max(len(self.steps), len(self.acts)), self.pairs) > _CHOICES_AT_MOST:
            return [self.first_choice()]
        return [
            {step: act.at for step, act in zip(steps, acts, strict=True)}
            for steps in combinations(self.steps, self.pairs)
            for acts in combinations(self.acts, self.pairs)
        ]

    def first_choice(self) -> dict[int, int]:
        return {step: act.at for step, act in zip(self.steps, self.acts, strict=False)}


def settle_claims(order: Order, claims: Sequence[Claim]) -> dict[int, int]:
    """The act of each step that was done; uncertain pairs are chosen so that the least is out of
    order."""
    done: dict[int, int] = {}
    for claim in claims:
        done |= claim.first_choice()
    for claim in claims:
        if not claim.certain:
            others = {step: at for step, at in done.items() if step not in claim.steps}
            best = min(claim.choices(), key=lambda choice: _slips(order, choice, others))
            done = others | best
    return done


def _slips(order: Order, choice: Mapping[int, int], others: Mapping[int, int]) -> int:
    """Count the pairs that are reversed if these acts did these steps."""
    count = 0
    for step, at in choice.items():
        for other, other_at in others.items():
            earlier, later = (other, step) if other_at < at else (step, other)
            count += order.after[later] >> earlier & 1
    return count
