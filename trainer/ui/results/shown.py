"""What the lists of rounds and of mistakes show, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line: its cells, and the round that it belongs to."""

    attempt: str
    house: str
    drill: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LogKind:
    """What a list is of: its page, its columns (with their share of the width), its empty words."""

    page: str
    title: str
    columns: tuple[tuple[str, int], ...]
    right: frozenset[int]
    nothing: str


ROUNDS = LogKind(
    page="results",
    title="Results",
    columns=(
        ("When", 14),
        ("Drill", 24),
        ("House", 16),
        ("Score", 8),
        ("Right", 10),
        ("Mistakes", 14),
        ("Hands/h", 9),
    ),
    right=frozenset({3, 4, 5, 6}),
    nothing="No rounds yet. Settle a table to see how it went.",
)
MISTAKES = LogKind(
    page="mistakes",
    title="My mistakes",
    columns=(
        ("When", 13),
        ("Severity", 11),
        ("Mistake", 26),
        ("Where", 19),
        ("Money", 15),
        ("House", 13),
        ("Drill", 14),
    ),
    right=frozenset(),
    nothing="No mistakes yet. Settle a table to find some.",
)
