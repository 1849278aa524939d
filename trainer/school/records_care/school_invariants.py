"""The invariants of a sound school's registry, each by its name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from trainer.records.flaw import Wrong


class SchoolInvariant(StrEnum):
    """One thing that always holds."""

    PAGES = "pages"
    SCHEMA = "schema"
    TABLES = "tables"
    GUARDS = "guards"

    CHAIN = "chain"
    EVENTS = "events"
    PLACES = "places"
    IDS = "ids"
    KINDS = "kinds"
    FACTS = "facts"
    STORIES = "stories"
    ERASED = "erased"
    OWNERS = "owners"

    PROJECTIONS = "projections"
    PEOPLE = "people"
    SUMS = "sums"
    MARKS = "marks"
    COUNTS = "counts"
    ACCOUNTS = "accounts"
    ADMIN = "admin"
    EXAMS = "exams"


_I = SchoolInvariant
BY_FLAW: Mapping[Wrong, SchoolInvariant] = MappingProxyType(
    {
        Wrong.PAGES: _I.PAGES,
        Wrong.TABLE: _I.TABLES,
        Wrong.SHAPE: _I.TABLES,
        Wrong.REFERENCE: _I.TABLES,
        Wrong.UNGUARDED: _I.GUARDS,
        Wrong.UNREADABLE: _I.EVENTS,
        Wrong.ALTERED: _I.EVENTS,
        Wrong.GAP: _I.PLACES,
        Wrong.INSERTED: _I.CHAIN,
        Wrong.UNLINKED: _I.CHAIN,
        Wrong.HEAD: _I.CHAIN,
        Wrong.MISNAMED: _I.CHAIN,
        Wrong.EMPTY: _I.CHAIN,
        Wrong.NOBODYS: _I.OWNERS,
        Wrong.BAD_ID: _I.IDS,
        Wrong.SAME_ID: _I.IDS,
        Wrong.ID_ORDER: _I.IDS,
        Wrong.UNKNOWN_KIND: _I.KINDS,
        Wrong.OTHER_KIND: _I.KINDS,
        Wrong.BAD_BODY: _I.FACTS,
        Wrong.NOT_BEGUN: _I.STORIES,
        Wrong.BEGUN_TWICE: _I.STORIES,
        Wrong.AFTER_END: _I.STORIES,
        Wrong.NOTHING_UNDONE: _I.STORIES,
        Wrong.BAD_ANSWER: _I.STORIES,
        Wrong.NOT_EMPTIED: _I.ERASED,
    }
)

MADE_AGAIN = (_I.PROJECTIONS, _I.PEOPLE, _I.SUMS)
"""What is made of events and marks, and mended by making it again."""

INSTALLED = (_I.SCHEMA, _I.GUARDS)
"""What this version gives a registry, and mends by giving it again."""

BY_THE_LOG = (*MADE_AGAIN, _I.MARKS, _I.COUNTS, _I.ACCOUNTS, _I.ADMIN, _I.EXAMS)
"""What can only be told where the log is sound."""


@dataclass(frozen=True, slots=True)
class SchoolFinding:
    """An invariant that does not hold: how often, and some of it. ``mendable``: by ``--mend``."""

    invariant: SchoolInvariant
    count: int
    some: tuple[str, ...] = ()

    @property
    def mendable(self) -> bool:
        return self.invariant in (*MADE_AGAIN, *INSTALLED)
