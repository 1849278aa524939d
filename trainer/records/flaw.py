"""The flaws of a log, each with its place."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Wrong(StrEnum):
    """One way in which records are not as they were written."""

    PAGES = "pages_damaged"
    TABLE = "table_missing"
    SHAPE = "table_changed"
    UNGUARDED = "guard_missing"
    REFERENCE = "row_without_its_owner"
    UNREADABLE = "events_unreadable"

    GAP = "events_missing"
    INSERTED = "events_inserted"
    UNLINKED = "link_broken"
    ALTERED = "event_altered"

    BAD_ID = "bad_id"
    SAME_ID = "same_id"
    ID_ORDER = "id_not_later"

    UNKNOWN_KIND = "unknown_kind"
    BAD_BODY = "bad_body"

    NOT_BEGUN = "not_begun"
    BEGUN_TWICE = "begun_twice"
    OTHER_KIND = "other_kind"
    AFTER_END = "after_end"
    NOTHING_UNDONE = "nothing_to_undo"
    BAD_ANSWER = "answer_not_due"
    OUTSIDE_EXAM = "outside_exam"

    HEAD = "head_not_found"

    NOT_EMPTIED = "not_emptied"
    MISNAMED = "chain_misnamed"
    NOBODYS = "chain_of_nobody"
    EMPTY = "chain_empty"


OF_THE_FILE = (Wrong.PAGES, Wrong.TABLE, Wrong.SHAPE, Wrong.UNGUARDED, Wrong.REFERENCE)
"""What says nothing of any event."""


@dataclass(frozen=True, slots=True)
class Flaw:
    """One thing wrong. ``place``, ``id`` and ``kind`` are the event's, as far as there is one;
    ``detail`` is what its kind of flaw tells: a table's name, places, what SQLite says. ``chain``
    is the one that it is in, where a registry holds many."""

    wrong: Wrong
    place: int | None = None
    id: str = ""
    kind: str = ""
    detail: str = ""
    chain: str = ""


class FlawsFound:
    """The part that all results of a check have."""

    __slots__ = ()
    flaws: tuple[Flaw, ...]

    @property
    def sound(self) -> bool:
        return not self.flaws

    @property
    def first_bad(self) -> Flaw | None:
        """The flaw of the first event, by its chain and place, that is not as it was written."""
        return next((flaw for flaw in self.flaws if flaw.place is not None), None)
