"""A belief as it is shown: its words, its certainty, its first round and its cost."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from trainer.marking.rule_shown import RuleShown
from trainer.wording import Worded, phrase

EVEN = 0.5


class Sureness(Worded):
    """The certainty that the trainee holds a wrong rule. ``PATTERN``: an unlisted rule, known only
    by the common traits of its mistakes."""

    CONFIRMED = "confirmed", phrase("Confirmed")
    SUSPECTED = "suspected", phrase("Suspected")
    PATTERN = "pattern", phrase("Pattern")
    CLEARED = "cleared", phrase("Cleared")


class BeliefHeld(Struct, frozen=True):
    """A belief of a trainee at a house, with several ``ids`` if they explain the mistakes equally
    well.

    ``words`` has one sentence without a full stop for each id; ``truth`` is the right rule, and
    ``rule`` its clause. ``since`` is when its first round was dealt. It showed at ``hits`` of
    ``hits + clean`` places from there on; ``shown`` counts from its first hit, and is None for a
    pattern.
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
    since_text: str
    hits: int
    clean: int
    can_be_tested: bool
    shown: RuleShown | None = None

    @property
    def is_likely(self) -> bool:
        """True for a single rule that showed more than once and has at least an even chance."""
        if len(self.ids) > 1 or self.sureness is Sureness.CLEARED:
            return False
        if self.sureness is Sureness.CONFIRMED:
            return True
        even = self.probability is None or self.probability >= EVEN
        return self.hits > 1 and even

    @property
    def id(self) -> str:
        return self.ids[0]


class BeliefCost(Struct, frozen=True):
    """The cost of a belief, overpaid and underpaid, never netted: ``text`` tells that of a shift,
    ``assumes`` the table."""

    text: str
    assumes: str
