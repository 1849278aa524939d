"""Examines everything that should hold of a school's registry, and repairs what can be."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing

from msgspec import Struct, field

from trainer.records.flaw import Wrong
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
from trainer.school.records_care.invariants import BY_FLAW as OF_ONE_LOG
from trainer.school.records_care.invariants import SOME, CareFinding, Invariant, Promised, of_flaws


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


def _alike(of: Invariant) -> SchoolInvariant:
    """The same of a school's records, where what is told of attempts is one thing."""
    return _Held(of.value) if of.value in list(_Held) else _Held.STORIES


BY_FLAW = {flaw: _alike(each) for flaw, each in OF_ONE_LOG.items()} | {
    Wrong.REFERENCE: _Held.TABLES,
    Wrong.NOBODYS: _Held.OWNERS,
    Wrong.NOT_EMPTIED: _Held.ERASED,
    Wrong.OUTSIDE_EXAM: _Held.STORIES,
}

MADE_AGAIN = (_Held.PROJECTIONS, _Held.PEOPLE, _Held.SUMS)
"""What is made of events and marks, and mended by making it again."""

INSTALLED = (_Held.SCHEMA, _Held.GUARDS)
"""What this version gives a registry, and mends by giving it again."""

BY_THE_LOG = (*MADE_AGAIN, _Held.MARKS, _Held.COUNTS, _Held.ACCOUNTS, _Held.ADMIN, _Held.EXAMS)
"""What can only be told where the log is sound."""


_SUMS = frozenset(table.name for table in ROLLED_UP)


class SchoolExamined(Struct, frozen=True):
    """The result of an examination. ``unlooked`` could not be checked because the log is not sound;
    ``doubts`` are no faults of the records, but claims of stations that are not believed."""

    verified: Verified
    findings: tuple[CareFinding, ...]
    unlooked: tuple[SchoolInvariant, ...] = ()
    doubts: Doubts = field(default_factory=Doubts)


def examine_school(at: Where, wall_ms: Callable[[], int]) -> SchoolExamined:
    """Check everything and change nothing. Raises RegistryFault if it cannot be read."""
    with looking(at) as look:
        verified = verify_read(look)
        flaws = of_flaws(verified.flaws, BY_FLAW, _can_be_mended)
        inside = (*flaws, *_of_schema(look.schema), *_of_server(look))
    first = (*INSTALLED, _Held.TABLES, _Held.PAGES)
    whole = not any(each.invariant in first for each in inside)
    # What was left behind, a remedy more than the setting's, may hold all that the rest waits for.
    held = any(each.invariant is _Held.PREPARED and each.count > 1 for each in inside)
    if held or not (whole and verified.log_is_sound):
        return SchoolExamined(verified, inside, BY_THE_LOG)
    with _opened(at, wall_ms) as registry:
        doubted = registry.ask(doubts)
        return SchoolExamined(verified, (*inside, *_of_rows(registry)), doubts=doubted)


class SchoolMended(Struct, frozen=True):
    """The repaired invariants, and what is found after it: something is left where people acted
    again and again meanwhile."""

    mended: tuple[CareFinding, ...]
    examined: SchoolExamined


def mend_school(at: Where, wall_ms: Callable[[], int]) -> SchoolMended:
    """Repair what can be; deliveries and decisions stay as they are. Raises RegistryFault."""
    found = tuple(each for each in examine_school(at, wall_ms).findings if each.mendable)
    if any(each.invariant in INSTALLED for each in found):
        make_again(at)
    if any(each.invariant in MADE_AGAIN for each in found):
        with _opened(at, wall_ms) as registry:
            deque(put_right(registry), maxlen=0)
    examined = examine_school(at, wall_ms)
    left = {each.invariant for each in examined.findings}
    return SchoolMended(tuple(each for each in found if each.invariant not in left), examined)


def _opened(at: Where, wall_ms: Callable[[], int]) -> closing[Registry]:
    text = at.path if isinstance(at, File) else at.url.render_as_string(hide_password=False)
    return closing(Registry.open(text, wall_ms))


def _found(invariant: SchoolInvariant, count: int, some: Iterable[str] = ()) -> CareFinding:
    return CareFinding(invariant, count, tuple(some), _can_be_mended(invariant))


def _can_be_mended(invariant: Promised) -> bool:
    return invariant in (*MADE_AGAIN, *INSTALLED)


def _of_schema(schema: int) -> Iterator[CareFinding]:
    if schema < SCHEMA:
        yield _found(_Held.SCHEMA, 1, (f"{schema} of {SCHEMA}",))


def _of_server(look: Looking) -> Iterator[CareFinding]:
    if remedies := left_behind(look):
        yield _found(_Held.PREPARED, len(remedies), remedies)


def _of_rows(registry: Registry) -> Iterator[CareFinding]:
    yield from _of_what_is_made(registry)
    with registry.reading() as db:
        for invariant, queries in (
            (_Held.MARKS, ORPHANS),
            (_Held.COUNTS, {"rounds": COUNTED}),
            (_Held.ACCOUNTS, OWNERS),
        ):
            if found := dict(counted(db, queries)):
                yield _finding(invariant, found)
        if not open_admins(db):
            yield _found(_Held.ADMIN, 1)
    yield from _of_exams(registry)


def _of_exams(registry: Registry) -> Iterator[CareFinding]:
    """Sittings that their stations began differently from how they were opened."""
    otherwise = [
        f"{sitting}: {', '.join(each.value for each in found)}"
        for sitting, found in sat_otherwise(registry)
    ]
    if otherwise:
        yield _found(_Held.EXAMS, len(otherwise), otherwise[:SOME])


def _of_what_is_made(registry: Registry) -> Iterator[CareFinding]:
    different = dict(unlike(registry.where))
    if people := different.pop("people", 0):
        yield _finding(_Held.PEOPLE, {"people": people})
    sums = {name: different.pop(name) for name in _SUMS & different.keys()}
    if sums:
        yield _finding(_Held.SUMS, sums)
    if different:
        yield _finding(_Held.PROJECTIONS, different)


def _finding(invariant: SchoolInvariant, rows: dict[str, int]) -> CareFinding:
    some = [f"{name}: {count}" for name, count in sorted(rows.items())]
    return _found(invariant, sum(rows.values()), some[:SOME])
