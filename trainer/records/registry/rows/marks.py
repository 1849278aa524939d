"""The marker's rows: rounds, mistakes, quick sittings, trainees' standings."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.records.registry.declared import declare
from trainer.records.registry.tallies import COUNTED_OF_QUICK, COUNTED_OF_ROUND


@dataclass(frozen=True, slots=True)
class RoundRow:
    """One finished round as it was marked. ``day`` is where the trainee sat, counted from 1970;
    ``taught`` the house of the class that the account was in when it was delivered,
    ``exam`` a sitting, ``remedial`` what it was dealt for; ``clean`` whether it counts for that;
    ``source`` is exam or random where items are told apart, else empty."""

    attempt: str
    account: str
    station: str
    chain: str
    taught: str
    marked_by: str
    dealt_at_ms: int
    day: int
    house: str
    drill: str
    mode: str
    sitting: str
    exam: str | None
    remedial: str | None
    right: int
    lines: int
    tenths: int
    passed: bool
    players_short_cents: int
    house_short_cents: int
    hands: int
    elapsed_ms: int
    clean: bool | None
    source: str
    mistakes: int
    critical: int
    serious: int
    minor: int


@dataclass(frozen=True, slots=True)
class MistakeRow:
    """One mistake of a round; ``misreading`` is the wrong rule that explains it, where one does."""

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
    misreading: str | None = None


@dataclass(frozen=True, slots=True)
class ItemRow:
    """The answers to one item in a round: how many, how many of them right, and whether all else in
    the round was."""

    attempt: str
    skill: str
    answers: int
    right: int
    rest_clean: bool


@dataclass(frozen=True, slots=True)
class QuickRow:
    """One finished sitting of quick questions."""

    attempt: str
    account: str
    station: str
    chain: str
    taught: str
    marked_by: str
    house: str
    drill: str
    exercise: str
    remedial: str | None
    right: int
    items: int
    median_ms: int
    elapsed_ms: int
    at_ms: int
    day: int
    clean: bool | None


@dataclass(frozen=True, slots=True)
class StandingRow:
    """An account's standing with a skill: ``level`` is mastered, learning or seen, ``ema`` the
    share of right answers."""

    account: str
    skill: str
    house: str
    level: str
    ema: float
    observations: int
    last_at_ms: int
    due_at_ms: int


@dataclass(frozen=True, slots=True)
class BeliefRow:
    """A wrong rule that a trainee goes by, at a house: it explains its hits in ``per_cent`` cases
    of a hundred, ``hits`` and ``clean`` count hands from the first hit to the last, ``clean_since``
    those after it, and it explains so many wrong ``wagers`` of rounds. All None for a pattern, and
    until the marker has counted."""

    account: str
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
class BeliefsDueRow:
    """An account's beliefs at a house know nothing yet of what was delivered there since then;
    ``delivery`` is the last that was marked."""

    account: str
    house: str
    delivery: int
    since_ms: int


@dataclass(frozen=True, slots=True)
class ExamMarkRow:
    """The end of an exam's sitting, as it was marked."""

    sitting: str
    account: str
    chain: str
    state: str
    outcome: str
    decisions: int
    errors: int
    critical: int
    failed_areas: str
    ended_at_ms: int


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
