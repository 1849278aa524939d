"""The values that a finished round or sitting of questions adds to the derived tables; among them
the evidence of each act about one skill, made again from the log on demand."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct

# A round shows some hundred of the two: as structs that the garbage collector need not follow they
# take a third of the time that dataclasses do.


class Observation(Struct, frozen=True, gc=False):
    """One decision of a trainee, and whether it was right.

    ``event`` is the moment of the event that ended the attempt, and ``number`` counts the
    attempt's observations: together they put all observations in the order in which they were
    recorded. ``latency_ms`` runs from the moment all that the decision depends on was visible; None
    where it is not known, or so long that it was an interruption. ``hinted``: the program had told
    what was wrong there before. ``undone``: something done there was taken back before. ``at_ms``
    is the time of day since 1970 and ``day`` the calendar day where the trainee sat, counted from
    1970. ``place`` says where in the round or sitting it was: ``3`` for seat 3, ``3 pair_plus``,
    ``dealer``, ``table``, or ``item 4``.
    """

    event: int
    number: int
    attempt: str
    skill: str
    house: str
    right: bool
    latency_ms: int | None
    hinted: bool
    undone: bool
    at_ms: int
    day: int
    place: str


@dataclass(frozen=True, slots=True)
class SkillDay:
    """A skill on one day: ``right`` of ``seen`` decisions were right unaided."""

    skill: str
    day: int
    right: int
    seen: int


class ExposureSeen(Struct, frozen=True, gc=False):
    """One place where a wrong rule would have shown: ``seen`` is hit, clean or other; or an answer:
    ``misreading`` is ``=`` and its traits in hexadecimal, ``seen`` what was done.

    ``cell`` is the seat and the wager, ``3 pair_plus``; ``3`` or ``0`` for a habit at a seat or
    of the whole round; the number of an item in a quick sitting.
    """

    attempt: str
    misreading: str
    cell: str
    seen: str
    house: str
    at_ms: int


@dataclass(frozen=True, slots=True)
class Observed:
    """All that one finished round or sitting shows."""

    observations: tuple[Observation, ...] = ()
    exposures: tuple[ExposureSeen, ...] = ()


NOTHING_OBSERVED = Observed()


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
