"""The invariants of sound records and settings, each by its name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from trainer.records.flaw import Wrong


class Invariant(StrEnum):
    """One thing that always holds."""

    PAGES = "pages"
    SCHEMA = "schema"
    TABLES = "tables"
    GUARDS = "guards"
    REFERENCES = "references"

    CHAIN = "chain"
    EVENTS = "events"
    PLACES = "places"
    IDS = "ids"
    KINDS = "kinds"
    FACTS = "facts"
    BEGUN = "begun"
    ENDED = "ended"
    UNDONE = "undone"
    ANSWERS = "answers"
    EXAMS = "exams"

    RESULTS = "results"
    MISTAKES = "mistakes"
    QUICK_RESULTS = "quick-results"
    QUICK_ANSWERS = "quick-answers"
    OBSERVATIONS = "observations"
    EXPOSURES = "exposures"
    SKILL_STATES = "skill-states"
    ORPHANS = "orphans"
    MARKS = "marks"

    HOUSES = "houses"
    FINGERPRINTS = "fingerprints"
    SETTINGS = "settings"
    FOLDER = "folder"
    OWNER = "owner"
    CLOSED = "closed"
    SPACE = "space"
    DRAFTS = "drafts"


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


@dataclass(frozen=True, slots=True)
class CareFinding:
    """A broken invariant: the number of cases, and some of them. ``mendable``: by ``--mend``."""

    invariant: Invariant
    count: int
    some: tuple[str, ...] = ()
    mendable: bool = False

    @property
    def note(self) -> bool:
        return self.invariant in NOTES
