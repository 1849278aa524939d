"""Examines everything that should hold of a school's registry, and repairs what can be."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct, field

from trainer.records.flaw import Flaw, Wrong
from trainer.records.registry.care.looking import Looking, left_behind, looking
from trainer.records.registry.care.rebuilt_tables import (
    COUNTED,
    ORPHANS,
    OWNERS,
    counted,
    open_admins,
    put_right,
    unlike,
)
from trainer.records.registry.care.verified import Verified, verify_read
from trainer.records.registry.making import make_again
from trainer.records.registry.migrate import SCHEMA
from trainer.records.registry.reads.delivered import Doubts, doubts
from trainer.records.registry.registry import Registry
from trainer.records.registry.tables import ROLLED_UP
from trainer.records.registry.where import File, Where
from trainer.school.exam.opening import sat_otherwise
from trainer.school.records_care.invariants import Promised


class SchoolInvariant(Promised):
    """One thing that always holds of a school's records."""

    PAGES = "pages", "every page of the file is whole"
    SCHEMA = "schema", "the registry has this version's tables"
    TABLES = "tables", "every table, index and view is as the program made it"
    GUARDS = "guards", "what was delivered and decided is guarded against change"
    PREPARED = "prepared", "no login leaves transactions behind on the server"

    CHAIN = "chain", "every event vouches for the one before it, in a chain named after its first"
    EVENTS = "events", "every event is as it was written"
    PLACES = "places", "events of a chain are counted without a gap"
    IDS = "ids", "every id is of the program's kind, and later than the last"
    KINDS = "kinds", "every event is of a known kind that fits its attempt"
    FACTS = "facts", "every event and act says what its kind says"
    STORIES = "stories", "attempts are begun once, and over when they are over"
    ERASED = "erased", "what a recorded act erased is gone"
    OWNERS = "owners", "every chain is of an account that is there"

    PROJECTIONS = "projections", "classes, exams, reviews and remedials are what the events give"
    PEOPLE = "people", "roles and states of accounts are what the acts give"
    SUMS = "sums", "every sum is that of the marks in force"
    MARKS = "marks", "nothing is marked that no chain tells the end of"
    COUNTS = "counts", "mistakes are counted as they are listed"
    ACCOUNTS = "accounts", "nothing is kept of an account that is not there"
    ADMIN = "admin", "somebody can keep the accounts"
    EXAMS = "exams", "every exam was sat by the seed and the blueprint that it was opened with"


_Held = SchoolInvariant
BY_FLAW: Mapping[Wrong, SchoolInvariant] = {
    Wrong.PAGES: _Held.PAGES,
    Wrong.TABLE: _Held.TABLES,
    Wrong.SHAPE: _Held.TABLES,
    Wrong.REFERENCE: _Held.TABLES,
    Wrong.UNGUARDED: _Held.GUARDS,
    Wrong.UNREADABLE: _Held.EVENTS,
    Wrong.ALTERED: _Held.EVENTS,
    Wrong.GAP: _Held.PLACES,
    Wrong.INSERTED: _Held.CHAIN,
    Wrong.UNLINKED: _Held.CHAIN,
    Wrong.HEAD: _Held.CHAIN,
    Wrong.MISNAMED: _Held.CHAIN,
    Wrong.EMPTY: _Held.CHAIN,
    Wrong.NOBODYS: _Held.OWNERS,
    Wrong.BAD_ID: _Held.IDS,
    Wrong.SAME_ID: _Held.IDS,
    Wrong.ID_ORDER: _Held.IDS,
    Wrong.UNKNOWN_KIND: _Held.KINDS,
    Wrong.OTHER_KIND: _Held.KINDS,
    Wrong.BAD_BODY: _Held.FACTS,
    Wrong.NOT_BEGUN: _Held.STORIES,
    Wrong.BEGUN_TWICE: _Held.STORIES,
    Wrong.AFTER_END: _Held.STORIES,
    Wrong.NOTHING_UNDONE: _Held.STORIES,
    Wrong.BAD_ANSWER: _Held.STORIES,
    Wrong.NOT_EMPTIED: _Held.ERASED,
}

MADE_AGAIN = (_Held.PROJECTIONS, _Held.PEOPLE, _Held.SUMS)
"""What is made of events and marks, and mended by making it again."""

INSTALLED = (_Held.SCHEMA, _Held.GUARDS)
"""What this version gives a registry, and mends by giving it again."""

BY_THE_LOG = (*MADE_AGAIN, _Held.MARKS, _Held.COUNTS, _Held.ACCOUNTS, _Held.ADMIN, _Held.EXAMS)
"""What can only be told where the log is sound."""


class SchoolFinding(Struct, frozen=True):
    """A broken invariant: the number of cases, and some of them. ``mendable``: by ``--mend``."""

    invariant: SchoolInvariant
    count: int
    some: tuple[str, ...] = ()

    @property
    def mendable(self) -> bool:
        return self.invariant in (*MADE_AGAIN, *INSTALLED)


_SOME = 3
_SUMS = frozenset(table.name for table in ROLLED_UP)


class SchoolExamined(Struct, frozen=True):
    """The result of an examination. ``unlooked`` could not be checked because the log is not sound;
    ``doubts`` are no faults of the records, but claims of stations that are not believed."""

    verified: Verified
    findings: tuple[SchoolFinding, ...]
    unlooked: tuple[SchoolInvariant, ...] = ()
    doubts: Doubts = field(default_factory=Doubts)


def examine_school(at: Where, wall_ms: Callable[[], int]) -> SchoolExamined:
    """Check everything and change nothing. Raises RegistryFault if it cannot be read."""
    with looking(at) as look:
        verified = verify_read(look)
        inside = (*_of_flaws(verified), *_of_schema(look.schema), *_of_server(look))
    first = (*INSTALLED, _I.TABLES, _I.PAGES)
    whole = not any(each.invariant in first for each in inside)
    # What was left behind, a remedy more than the setting's, may hold all that the rest waits for.
    held = any(each.invariant is _I.PREPARED and each.count > 1 for each in inside)
    if held or not (whole and verified.log_is_sound):
        return SchoolExamined(verified, inside, BY_THE_LOG)
    registry = _opened(at, wall_ms)
    try:
        with registry.reading() as db:
            doubted = doubts(db)
        return SchoolExamined(verified, (*inside, *_of_rows(registry)), doubts=doubted)
    finally:
        registry.close()


class SchoolMended(Struct, frozen=True):
    """The repaired invariants, and what is found after it: something is left where people acted
    again and again meanwhile."""

    mended: tuple[SchoolFinding, ...]
    examined: SchoolExamined


def mend_school(at: Where, wall_ms: Callable[[], int]) -> SchoolMended:
    """Repair what can be; deliveries and decisions stay as they are. Raises RegistryFault."""
    found = tuple(each for each in examine_school(at, wall_ms).findings if each.mendable)
    if any(each.invariant in INSTALLED for each in found):
        make_again(at)
    if any(each.invariant in MADE_AGAIN for each in found):
        registry = _opened(at, wall_ms)
        try:
            deque(put_right(registry), maxlen=0)
        finally:
            registry.close()
    examined = examine_school(at, wall_ms)
    left = {each.invariant for each in examined.findings}
    return SchoolMended(tuple(each for each in found if each.invariant not in left), examined)


_I = SchoolInvariant


def _opened(at: Where, wall_ms: Callable[[], int]) -> Registry:
    text = at.path if isinstance(at, File) else at.url.render_as_string(hide_password=False)
    return Registry.open(text, wall_ms)


def _of_flaws(verified: Verified) -> Iterator[SchoolFinding]:
    """One finding for each broken invariant."""
    broken: dict[SchoolInvariant, list[Flaw]] = defaultdict(list)
    for flaw in verified.flaws:
        broken[BY_FLAW[flaw.wrong]].append(flaw)
    for invariant, flaws in broken.items():
        yield SchoolFinding(invariant, len(flaws), tuple(map(_named, flaws[:_SOME])))


def _named(flaw: Flaw) -> str:
    """The place of a flaw."""
    place = "" if flaw.place is None else f"event {flaw.place}"
    chain = f"of {flaw.chain}" if flaw.chain else ""
    return " ".join(part for part in (place, chain, flaw.detail) if part)


def _of_schema(schema: int) -> Iterator[SchoolFinding]:
    if schema < SCHEMA:
        yield SchoolFinding(_I.SCHEMA, 1, (f"{schema} of {SCHEMA}",))


def _of_server(look: Looking) -> Iterator[SchoolFinding]:
    if remedies := left_behind(look):
        yield SchoolFinding(_I.PREPARED, len(remedies), remedies)


def _of_rows(registry: Registry) -> Iterator[SchoolFinding]:
    yield from _of_what_is_made(registry)
    with registry.reading() as db:
        for invariant, queries in (
            (_I.MARKS, ORPHANS),
            (_I.COUNTS, {"rounds": COUNTED}),
            (_I.ACCOUNTS, OWNERS),
        ):
            if found := dict(counted(db, queries)):
                yield _finding(invariant, found)
        if not open_admins(db):
            yield SchoolFinding(_I.ADMIN, 1)
    yield from _of_exams(registry)


def _of_exams(registry: Registry) -> Iterator[SchoolFinding]:
    """Sittings that their stations began differently from how they were opened."""
    otherwise = [
        f"{sitting}: {', '.join(each.value for each in found)}"
        for sitting, found in sat_otherwise(registry)
    ]
    if otherwise:
        yield SchoolFinding(_I.EXAMS, len(otherwise), tuple(otherwise[:_SOME]))


def _of_what_is_made(registry: Registry) -> Iterator[SchoolFinding]:
    different = dict(unlike(registry.where))
    if people := different.pop("people", 0):
        yield _finding(_I.PEOPLE, {"people": people})
    sums = {name: different.pop(name) for name in _SUMS & different.keys()}
    if sums:
        yield _finding(_I.SUMS, sums)
    if different:
        yield _finding(_I.PROJECTIONS, different)


def _finding(invariant: SchoolInvariant, rows: dict[str, int]) -> SchoolFinding:
    some = tuple(f"{name}: {count}" for name, count in sorted(rows.items()))
    return SchoolFinding(invariant, sum(rows.values()), some[:_SOME])
