"""The marker's findings in a delivery: the marks of its rounds, sittings and exams."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from itertools import chain
from types import MappingProxyType

from trainer.records.registry.rows.marks import ItemRow, MismatchRow, MistakeRow

_NONE: Mapping[str, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class RoundMarked:
    """One finished round. ``counts`` are the columns of ``tallies.COUNTED_OF_ROUND`` that are not
    0; for the rest see RoundRow."""

    attempt: str
    marked_by: str
    dealt_at_ms: int
    day: int
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
    exam: str | None = None
    remedial: str | None = None
    clean: bool | None = None
    source: str = ""
    counts: Mapping[str, int] = field(default_factory=lambda: _NONE)


@dataclass(frozen=True, slots=True)
class QuickMarked:
    """One finished sitting of quick questions."""

    attempt: str
    marked_by: str
    house: str
    drill: str
    exercise: str
    right: int
    items: int
    median_ms: int
    elapsed_ms: int
    at_ms: int
    day: int
    remedial: str | None = None
    clean: bool | None = None
    counts: Mapping[str, int] = field(default_factory=lambda: _NONE)


@dataclass(frozen=True, slots=True)
class StandingNow:
    """The account's standing with a skill. ``ema`` is the share of right answers: the column is
    named for the running average that it once held."""

    skill: str
    house: str
    level: str
    ema: float
    observations: int
    last_at_ms: int
    due_at_ms: int


@dataclass(frozen=True, slots=True)
class BeliefNow:
    """A wrong rule that the account goes by at a house; for its figures see BeliefRow."""

    house: str
    misreading: str
    verdict: str
    since_ms: int
    per_cent: int | None = None
    hits: int | None = None
    clean: int | None = None
    clean_since: int | None = None
    wagers: int | None = None


@dataclass(frozen=True, slots=True)
class ExamMarked:
    """The end of an exam's sitting. ``state`` is ended or discontinued; ``failed_areas`` JSON."""

    sitting: str
    state: str
    outcome: str
    decisions: int
    errors: int
    critical: int
    failed_areas: str
    ended_at_ms: int


@dataclass(frozen=True, slots=True)
class Marks:
    """All that is marked of what one delivery ends. ``beliefs_of`` are the houses at which it may
    change the beliefs, which are told later."""

    rounds: tuple[RoundMarked, ...] = ()
    mistakes: tuple[MistakeRow, ...] = ()
    items: tuple[ItemRow, ...] = ()
    quick: tuple[QuickMarked, ...] = ()
    standings: tuple[StandingNow, ...] = ()
    beliefs_of: tuple[str, ...] = ()
    exams: tuple[ExamMarked, ...] = ()
    mismatches: tuple[MismatchRow, ...] = ()


NOTHING_MARKED = Marks()


def together(several: Sequence[Marks]) -> Marks:
    """These marks as one."""
    columns = {each.name: [getattr(one, each.name) for one in several] for each in fields(Marks)}
    return Marks(**{name: tuple(chain.from_iterable(rows)) for name, rows in columns.items()})
