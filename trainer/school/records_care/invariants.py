"""The invariants of sound records and settings, each by its name."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Self

from msgspec import Struct

from trainer.records.flaw import OF_THE_FILE, Flaw, Wrong
from trainer.records.shape import DERIVED


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


_BROKEN_BY: Mapping[Invariant, tuple[Wrong, ...]] = {
    Invariant.PAGES: (Wrong.PAGES,),
    Invariant.TABLES: (Wrong.TABLE, Wrong.SHAPE),
    Invariant.GUARDS: (Wrong.UNGUARDED,),
    Invariant.REFERENCES: (Wrong.REFERENCE,),
    Invariant.CHAIN: (Wrong.INSERTED, Wrong.UNLINKED, Wrong.HEAD, Wrong.MISNAMED, Wrong.EMPTY),
    Invariant.EVENTS: (Wrong.UNREADABLE, Wrong.ALTERED),
    Invariant.PLACES: (Wrong.GAP,),
    Invariant.IDS: (Wrong.BAD_ID, Wrong.SAME_ID, Wrong.ID_ORDER),
    Invariant.KINDS: (Wrong.UNKNOWN_KIND, Wrong.OTHER_KIND),
    Invariant.FACTS: (Wrong.BAD_BODY,),
    Invariant.BEGUN: (Wrong.NOT_BEGUN, Wrong.BEGUN_TWICE),
    Invariant.ENDED: (Wrong.AFTER_END,),
    Invariant.UNDONE: (Wrong.NOTHING_UNDONE,),
    Invariant.ANSWERS: (Wrong.BAD_ANSWER,),
    Invariant.EXAMS: (Wrong.OUTSIDE_EXAM,),
}
BY_FLAW = {flaw: each for each, flaws in _BROKEN_BY.items() for flaw in flaws}

_DERIVED = frozenset(table.name for table in DERIVED)
OF_TABLES = {each: table for each in Invariant if (table := each.replace("-", "_")) in _DERIVED}
"""The derived tables, each equal to what the log gives."""

BY_THE_LOG = (*OF_TABLES, Invariant.ORPHANS, Invariant.MARKS)
"""What can only be told where the log is sound, and is mended by making it again."""

# Nothing repairs these: the log is evidence, and is never touched.
OF_THE_LOG = tuple({each: each for flaw, each in BY_FLAW.items() if flaw not in OF_THE_FILE})

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

    invariant: Promised
    count: int
    some: tuple[str, ...] = ()
    mendable: bool = False

    @property
    def note(self) -> bool:
        return self.invariant in NOTES


SOME = 3
"""So many cases of a broken invariant are told."""


def of_flaws(
    flaws: Iterable[Flaw],
    by_flaw: Mapping[Wrong, Promised],
    mendable: Callable[[Promised], bool],
) -> Iterator[CareFinding]:
    """One finding for each broken invariant."""
    broken: dict[Promised, list[str]] = defaultdict(list)
    for flaw in flaws:
        broken[by_flaw[flaw.wrong]].append(_named(flaw))
    for each, cases in broken.items():
        yield CareFinding(each, len(cases), tuple(cases[:SOME]), mendable(each))


def _named(flaw: Flaw) -> str:
    """The place of a flaw."""
    place = "" if flaw.place is None else f"event {flaw.place}"
    which = f"of {flaw.chain}" if flaw.chain else flaw.id
    return " ".join(part for part in (place, which, flaw.detail) if part)
