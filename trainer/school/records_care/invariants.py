"""The invariants of sound records and settings, each by its name."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Self

from msgspec import Struct

from trainer.records.flaw import Wrong


class Promised(StrEnum):
    """One thing that always holds, and the promise of it in words."""

    promise: str

    def __new__(cls, name: str, promise: str = "") -> Self:
        made = str.__new__(cls, name)
        made._value_, made.promise = name, promise
        return made


class Invariant(Promised):
    """One thing that always holds of a machine's records and settings."""

    PAGES = "pages", "every page of the file is whole"
    SCHEMA = "schema", "the file has this version's tables"
    TABLES = "tables", "every table and index is as the program made it"
    GUARDS = "guards", "the log is guarded against change"
    REFERENCES = "references", "no row refers to one that is not there"

    CHAIN = "chain", "every event vouches for the one before it"
    EVENTS = "events", "every event is as it was written"
    PLACES = "places", "events are counted without a gap"
    IDS = "ids", "every id is of the program's kind, there once, and later than the last"
    KINDS = "kinds", "every event is of a known kind that fits its attempt"
    FACTS = "facts", "every event says what its kind says"
    BEGUN = "begun", "every attempt begins with its deal or its plan, once"
    ENDED = "ended", "nothing happens after an attempt's end"
    UNDONE = "undone", "only what was done is taken back"
    ANSWERS = "answers", "items are answered in their order, each once"
    EXAMS = "exams", "an exam's rounds and rulings lie between its beginning and its end"

    RESULTS = "results", "results are what the log gives"
    MISTAKES = "mistakes", "mistakes are what the log gives"
    QUICK_RESULTS = "quick-results", "results of quick drills are what the log gives"
    QUICK_ANSWERS = "quick-answers", "answers of quick drills are what the log gives"
    OBSERVATIONS = "observations", "observations of skills are what the log gives"
    EXPOSURES = "exposures", "exposures of wrong rules are what the log gives"
    SKILL_STATES = "skill-states", "the states of skills are what the log gives"
    ORPHANS = "orphans", "nothing is kept of what the log has no end of"
    MARKS = "marks", "everything is marked by today's rules"

    HOUSES = "houses", "the houses of all rounds are here"
    FINGERPRINTS = "fingerprints", "rounds were dealt by the houses' files as they are now"
    SETTINGS = "settings", "the settings can be read"
    FOLDER = "folder", "the folder can be written"
    OWNER = "owner", "nobody but its owner may use the folder and its files"
    CLOSED = "closed", "nothing was ever open to others"
    SPACE = "space", "there is room for more records and a copy of them"
    DRAFTS = "drafts", "nothing unfinished lies about"


BY_FLAW: Mapping[Wrong, Invariant] = {
    Wrong.PAGES: Invariant.PAGES,
    Wrong.TABLE: Invariant.TABLES,
    Wrong.SHAPE: Invariant.TABLES,
    Wrong.UNGUARDED: Invariant.GUARDS,
    Wrong.REFERENCE: Invariant.REFERENCES,
    Wrong.UNREADABLE: Invariant.EVENTS,
    Wrong.ALTERED: Invariant.EVENTS,
    Wrong.GAP: Invariant.PLACES,
    Wrong.INSERTED: Invariant.CHAIN,
    Wrong.UNLINKED: Invariant.CHAIN,
    Wrong.HEAD: Invariant.CHAIN,
    Wrong.BAD_ID: Invariant.IDS,
    Wrong.SAME_ID: Invariant.IDS,
    Wrong.ID_ORDER: Invariant.IDS,
    Wrong.UNKNOWN_KIND: Invariant.KINDS,
    Wrong.BAD_BODY: Invariant.FACTS,
    Wrong.NOT_BEGUN: Invariant.BEGUN,
    Wrong.BEGUN_TWICE: Invariant.BEGUN,
    Wrong.OTHER_KIND: Invariant.KINDS,
    Wrong.AFTER_END: Invariant.ENDED,
    Wrong.NOTHING_UNDONE: Invariant.UNDONE,
    Wrong.BAD_ANSWER: Invariant.ANSWERS,
    Wrong.NOT_EMPTIED: Invariant.EVENTS,
    Wrong.MISNAMED: Invariant.CHAIN,
    Wrong.EMPTY: Invariant.CHAIN,
    Wrong.NOBODYS: Invariant.REFERENCES,
    Wrong.OUTSIDE_EXAM: Invariant.EXAMS,
}

OF_TABLES: Mapping[Invariant, str] = {
    Invariant.RESULTS: "results",
    Invariant.MISTAKES: "mistakes",
    Invariant.QUICK_RESULTS: "quick_results",
    Invariant.QUICK_ANSWERS: "quick_answers",
    Invariant.OBSERVATIONS: "observations",
    Invariant.EXPOSURES: "exposures",
    Invariant.SKILL_STATES: "skill_states",
}
"""The derived tables, each equal to what the log gives."""

BY_THE_LOG = (*OF_TABLES, Invariant.ORPHANS, Invariant.MARKS)
"""What can only be told where the log is sound, and is mended by making it again."""

# Nothing repairs these: the log is evidence, and is never touched.
OF_THE_LOG = (
    Invariant.CHAIN,
    Invariant.EVENTS,
    Invariant.PLACES,
    Invariant.IDS,
    Invariant.KINDS,
    Invariant.FACTS,
    Invariant.BEGUN,
    Invariant.ENDED,
    Invariant.UNDONE,
    Invariant.ANSWERS,
    Invariant.EXAMS,
)

# Worth knowing, but no faults: files of houses may be changed and moved away, and a folder that
# was open to others no longer is once it is closed.
NOTES = (Invariant.HOUSES, Invariant.FINGERPRINTS, Invariant.CLOSED)

BESIDE = (
    *(Invariant.SETTINGS, Invariant.FOLDER, Invariant.OWNER),
    *(Invariant.CLOSED, Invariant.SPACE, Invariant.DRAFTS),
)
"""What holds of a folder without records too."""


class CareFinding(Struct, frozen=True):
    """A broken invariant: the number of cases, and some of them. ``mendable``: by ``--mend``."""

    invariant: Invariant
    count: int
    some: tuple[str, ...] = ()
    mendable: bool = False

    @property
    def note(self) -> bool:
        return self.invariant in NOTES
