"""The words about a belief: how sure it is, since when, and its cost."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from fractions import Fraction

from trainer.game.money import Money

EVEN = 0.5


class Sureness(StrEnum):
    """The certainty that a wrong rule is held; ``PATTERN``: a rule in no list, told by the common
    traits of its mistakes."""

    CONFIRMED = "confirmed"
    SUSPECTED = "suspected"
    PATTERN = "pattern"
    CLEARED = "cleared"

    @property
    def is_open(self) -> bool:
        """True if further rounds are to tell."""
        return self is Sureness.SUSPECTED


@dataclass(frozen=True, slots=True)
class BeliefHeld:
    """A belief of a trainee at a house; several ``ids`` where they explain the mistakes alike.

    ``words`` has one sentence without full stop for each id; ``truth`` is what is so, by ``rule``.
    ``since`` is when the round was dealt, ``since_attempt``, in which it first showed, and
    ``rounds_ago`` how long ago that is. ``hits`` of ``hits + clean`` times it showed from there on.
    """

    house: str
    ids: tuple[str, ...]
    sureness: Sureness
    words: tuple[str, ...]
    truth: str
    rule: str
    is_reading: bool
    probability: float | None
    how_sure: str
    since: datetime | None
    since_attempt: str | None
    since_text: str
    rounds_ago: int
    hits: int
    clean: int
    can_be_tested: bool

    @property
    def is_likely(self) -> bool:
        """True for one rule alone that showed more than once, from an even chance on."""
        if len(self.ids) > 1 or self.sureness is Sureness.CLEARED:
            return False
        if self.sureness is Sureness.CONFIRMED:
            return True
        even = self.probability is None or self.probability >= EVEN
        return self.hits > 1 and even

    @property
    def id(self) -> str:
        return self.ids[0]


@dataclass(frozen=True, slots=True)
class BeliefCost:
    """The cost of a belief: too much paid to the players, and too little, never netted.

    ``over`` and ``under`` are for a shift, ``over_per_round`` and ``under_per_round`` in cents.
    ``error`` is the standard error of the sum as a share of it; None where it is exact. ``text``
    says the cost of a shift and ``assumes`` at what table.
    """

    over: Money
    under: Money
    over_per_round: Fraction
    under_per_round: Fraction
    error: float | None
    text: str
    assumes: str
