"""The marker's findings in a delivery, and the rows that keep them: rounds, mistakes, sittings of
questions, exams, trainees' standings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from itertools import chain
from types import MappingProxyType

from msgspec import Struct

from trainer.records.declared import declare
from trainer.records.registry.tallies import COUNTED_OF_QUICK, COUNTED_OF_ROUND
from trainer.records.results import MistakeMade, QuickColumns, RoundColumns

NO_COUNTS: Mapping[str, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundAtSchool(RoundColumns):
    """One finished round as the school marks it. ``day`` is where the trainee sat, counted from
    1970; ``exam`` a sitting, ``remedial`` what it was dealt for; ``clean`` whether it counts for
    that; ``source`` is exam or random where items are told apart, else empty."""

    day: int
    exam: str | None = None
    remedial: str | None = None
    clean: bool | None = None
    source: str = ""


@dataclass(frozen=True, slots=True)
class RoundMarked(RoundAtSchool):
    """A round as the marker finds it. ``counts``: the columns ``COUNTED_OF_ROUND`` not 0."""

    counts: Mapping[str, int] = field(default_factory=lambda: NO_COUNTS)


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundRow(RoundAtSchool):
    """The same as it is kept: whose it is, and its mistakes by severity. ``taught`` is the house of
    the class that the account was in when it was delivered."""

    account: str
    station: str
    chain: str
    taught: str
    mistakes: int
    critical: int
    serious: int
    minor: int


@dataclass(frozen=True, slots=True)
class MistakeRow(MistakeMade):
    """The same as it is kept; ``misreading`` is the wrong rule that explains it, where one does."""

    misreading: str | None = None


class ItemRow(Struct, frozen=True):
    """The answers to one item in a round, the right ones, and whether all else was right."""

    attempt: str
    skill: str
    answers: int
    right: int
    rest_clean: bool


@dataclass(frozen=True, slots=True)
class QuickAtSchool(QuickColumns):
    """One finished sitting of quick questions as the school marks it."""

    at_ms: int
    day: int
    remedial: str | None = None
    clean: bool | None = None


@dataclass(frozen=True, slots=True)
class QuickMarked(QuickAtSchool):
    """A sitting as the marker finds it. ``counts``: the columns ``COUNTED_OF_QUICK`` not 0."""

    counts: Mapping[str, int] = field(default_factory=lambda: NO_COUNTS)


@dataclass(frozen=True, slots=True, kw_only=True)
class QuickRow(QuickAtSchool):
    """The same as it is kept."""

    account: str
    station: str
    chain: str
    taught: str


class StandingNow(Struct, frozen=True):
    """The account's standing with a skill: ``level`` is mastered, learning or seen. ``ema`` is the
    share of right answers: the column is named for the running average that it once held."""

    skill: str
    house: str
    level: str
    ema: float
    observations: int
    last_at_ms: int
    due_at_ms: int


class StandingRow(StandingNow, frozen=True, kw_only=True):
    """The same of an account."""

    account: str


@dataclass(frozen=True, slots=True)
class BeliefNow:
    """A wrong rule that a trainee goes by, at a house: it explains its hits in ``per_cent`` cases
    of a hundred, ``hits`` and ``clean`` count hands from the first hit to the last, ``clean_since``
    those after it, and it explains so many wrong ``wagers`` of rounds. All None for a pattern, and
    until the marker has counted."""

    house: str
    misreading: str
    verdict: str
    since_ms: int
    per_cent: int | None = None
    hits: int | None = None
    clean: int | None = None
    clean_since: int | None = None
    wagers: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BeliefRow(BeliefNow):
    """The same of an account."""

    account: str


@dataclass(frozen=True, slots=True)
class BeliefsDueRow:
    """An account's beliefs at a house lack what was marked since then up to ``delivery``."""

    account: str
    house: str
    delivery: int
    since_ms: int


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


@dataclass(frozen=True, slots=True, kw_only=True)
class ExamMarkRow(ExamMarked):
    """The same as it is kept."""

    account: str
    chain: str


@dataclass(frozen=True, slots=True)
class MismatchRow:
    """An attempt whose station showed other marks than its evidence gives; ``found`` is empty where
    the evidence cannot be marked. Both are JSON."""

    attempt: str
    account: str
    station: str
    claimed: str
    found: str
    at_ms: int


@dataclass(frozen=True, slots=True)
class Marks:
    """All marks of what one delivery ends. At the houses ``beliefs_of`` beliefs are told later."""

    rounds: tuple[RoundMarked, ...] = ()
    mistakes: tuple[MistakeRow, ...] = ()
    items: tuple[ItemRow, ...] = ()
    quick: tuple[QuickMarked, ...] = ()
    standings: tuple[StandingNow, ...] = ()
    beliefs_of: tuple[str, ...] = ()
    exams: tuple[ExamMarked, ...] = ()
    mismatches: tuple[MismatchRow, ...] = ()


def together(several: Sequence[Marks]) -> Marks:
    """These marks as one."""
    columns = {each.name: [getattr(one, each.name) for one in several] for each in fields(Marks)}
    return Marks(**{name: tuple(chain.from_iterable(rows)) for name, rows in columns.items()})


rounds = declare(
    RoundRow,
    "rounds",
    ("attempt",),
    # With all that a supervisor's queue is narrowed and sorted by: its rows are scattered.
    (
        *("account", "dealt_at_ms", "exam", "attempt"),
        *("house", "drill", "mistakes", "critical", "right", "lines", "passed"),
    ),
    ("dealt_at_ms",),
    ("house", "marked_by"),
    counts=COUNTED_OF_ROUND,
    rare=("exam", "remedial"),
)
round_mistakes = declare(MistakeRow, "round_mistakes", ("attempt", "number"), by_key=True)
round_items = declare(ItemRow, "round_items", ("attempt", "skill"), by_key=True)
quick = declare(
    QuickRow,
    "quick",
    # The second index has all that the queue reads of a row: it looks into no table then.
    ("attempt",),
    ("account", "at_ms", "attempt", "house", "drill", "right", "items"),
    ("at_ms",),
    ("house", "marked_by"),
    counts=COUNTED_OF_QUICK,
    rare=("remedial",),
)
standings = declare(StandingRow, "standings", ("account", "skill"), by_key=True)
open_beliefs = declare(BeliefRow, "open_beliefs", ("account", "house", "misreading"), by_key=True)
beliefs_due = declare(BeliefsDueRow, "beliefs_due", ("account", "house"), by_key=True)
exam_marks = declare(ExamMarkRow, "exam_marks", ("sitting",))
mismatches = declare(MismatchRow, "mismatches", ("attempt",), ("account", "at_ms"))
