"""The values that a finished round or sitting of questions adds to the derived tables."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.records.observation import NOTHING_OBSERVED, Observed

TOGETHER = "+"
"""Stands between the houses of a quiz."""


@dataclass(frozen=True, slots=True)
class RoundColumns:
    """One finished round as it was marked. ``marked_by`` names the rules that marked it."""

    attempt: str
    marked_by: str
    dealt_at_ms: int
    house: str
    drill: str
    mode: str
    sitting: str
    right: int
    lines: int
    tenths: int
    passed: bool
    players_short_cents: int
    house_short_cents: int
    hands: int
    elapsed_ms: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundResult(RoundColumns):
    """The same as its own station keeps it: the ``number``-th of its sitting."""

    number: int


@dataclass(frozen=True, slots=True)
class MistakeMade:
    """One mistake of a finished round."""

    attempt: str
    number: int
    code: str
    severity: str
    seat: int | None
    wager: str | None
    money_cents: int | None
    rule: str
    title: str
    where_: str


@dataclass(frozen=True, slots=True)
class Derived:
    """Everything that one finished round adds to the tables."""

    result: RoundResult
    mistakes: tuple[MistakeMade, ...]
    observed: Observed = NOTHING_OBSERVED


@dataclass(frozen=True, slots=True)
class QuickColumns:
    """One finished sitting as it was marked. ``marked_by`` names the rules that marked it."""

    attempt: str
    marked_by: str
    house: str
    drill: str
    exercise: str
    right: int
    items: int
    median_ms: int
    elapsed_ms: int


@dataclass(frozen=True, slots=True)
class QuickResult(QuickColumns):
    """The same as its own station keeps it."""

    begun_at_ms: int

    @property
    def houses(self) -> tuple[str, ...]:
        """Every house where an item of it was asked."""
        return tuple(self.house.split(TOGETHER))


@dataclass(frozen=True, slots=True)
class QuickAnswer:
    """One answer as it was marked. ``caught`` is the belief whose trap it fell into."""

    attempt: str
    number: int
    skill: str
    right: bool
    caught: str | None
    elapsed_ms: int


@dataclass(frozen=True, slots=True)
class QuickDerived:
    """Everything that one finished sitting adds to the tables."""

    result: QuickResult
    answers: tuple[QuickAnswer, ...]
    observed: Observed = NOTHING_OBSERVED
