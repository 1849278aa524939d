"""The clauses of a house's document: a short text of each, and questions about it."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class ClauseKind(StrEnum):
    """The kind of a clause: most decide or order something at the table.

    A meaning is a term that other clauses use; a manner is how something is done with the hands,
    which no act of the program shows; some only tell about the house.
    """

    RULE = "rule"
    MEANING = "meaning"
    MANNER = "manner"
    TELLS = "tells"


class ClauseAsked(Struct, frozen=True):
    """A question in words about a clause."""

    ask: str
    right: str
    wrong: tuple[str, ...]


class Clause(Struct, frozen=True):
    """One clause, paragraph or bullet. ``used_by`` are the clauses that use a meaning."""

    cite: str
    says: str
    kind: ClauseKind = ClauseKind.RULE
    used_by: tuple[str, ...] = ()
    asks: tuple[ClauseAsked, ...] = ()
