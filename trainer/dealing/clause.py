"""The clauses of a house's document: a short text of each, and questions about it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class ClauseKind(StrEnum):
    """The kind of a clause: most decide or order something at the table.

    A meaning is a term that other clauses use; a manner is how something is done with the hands,
    which no act of the program shows; some only tell about the house.
    """

    RULE = "rule"
    MEANING = "meaning"
    MANNER = "manner"
    TELLS = "tells"


@dataclass(frozen=True, slots=True)
class ClauseAsked:
    """A question in words about a clause."""

    ask: str
    right: str
    wrong: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause, paragraph or bullet. ``used_by`` are the clauses that use a meaning."""

    cite: str
    says: str
    kind: ClauseKind = ClauseKind.RULE
    used_by: tuple[str, ...] = ()
    asks: tuple[ClauseAsked, ...] = ()
