"""Examines everything that should hold of the records and settings, and repairs what can be."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from datetime import datetime
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from trainer import settings
from trainer.atomic_file import UNFINISHED
from trainer.library.houses import ADDED_HOUSES, DRAFTED, WITHDRAWN, HouseShelf, load_houses
from trainer.library.scenarios.recipes import sound_recipes
from trainer.records.copies import DRAFTS, drafts, nothing_done, put_over, to_disk
from trainer.records.event import Event, Kind
from trainer.records.exam import counted_attempts
from trainer.records.faults import ELSEWHERE
from trainer.records.file import SCHEMA, RecordsFile
from trainer.records.flaw import Flaw
from trainer.records.hold import holding
from trainer.records.log import Log
from trainer.records.reading import Reader, reading
from trainer.records.results import TOGETHER
from trainer.records.shape import (
    DERIVED,
    RowOf,
    Rows,
    add_rows,
    kept_rows,
    reference_flaws,
    rows_in,
    table_flaws,
    with_events_of,
)
from trainer.records.verified import LogVerified, verify, verify_read
from trainer.school.clock import SYSTEM
from trainer.school.practice import RECORDS, Practice
from trainer.school.records_care.backup import BACKUPS, aside_of
from trainer.school.records_care.invariants import (
    BESIDE,
    BY_FLAW,
    BY_THE_LOG,
    OF_TABLES,
    OF_THE_LOG,
    SOME,
    CareFinding,
    Invariant,
    Promised,
    of_flaws,
)
from trainer.school.records_care.owner_only import open_to_others, tighten, told

ROOM = 64 * 1024 * 1024
"""The least free space, beside the room for one more copy of the records."""
_AN_HOUR_S = 3600
# What comes of a log whose hashes hold and whose facts no program has written: made anew.
_UNREADABLE = (ValueError, TypeError, LookupError, AttributeError, AssertionError)


class Examined(Struct, frozen=True):
    """The result of an examination. ``unlooked`` could not be checked because the log is not sound;
    without records, ``verified`` is None and only settings and folder were checked."""

    verified: LogVerified | None
    findings: tuple[CareFinding, ...]
    unlooked: tuple[Invariant, ...] = ()

    @property
    def faults(self) -> tuple[CareFinding, ...]:
        return tuple(each for each in self.findings if not each.note)


class Mended(Struct, frozen=True):
    """The repaired parts, and the folder of the earlier records, if they were made again."""

    mended: tuple[CareFinding, ...]
    aside: Path | None


def examine(home: Path) -> Examined:
    """Check everything and change nothing. Raises RecordsFault if records cannot be read."""
    with nothing_done(home / RECORDS):
        scratch = Path(tempfile.gettempdir())
        with nothing_done(scratch), tempfile.TemporaryDirectory(prefix=DRAFTS) as folder:
            return _examined(home, Path(folder) / RECORDS)


def mend(home: Path, now: datetime) -> Mended:
    """Repair what can be, while no other program holds the records. The log stays as it is: all
    else is made again from it in a new file, and the old one is kept. Raises RecordsFault."""
    path, aside = home / RECORDS, None
    with nothing_done(path), drafts(home) as unfinished, holding(path):
        before = _examined(home, unfinished / RECORDS)
        mendable = tuple(each for each in before.findings if each.mendable)
        if any(each.invariant not in BESIDE for each in mendable):
            aside = aside_of(path, "before-mending", now)
            _put_remade(unfinished / RECORDS, path, aside, before)
        for each in mendable:
            if mending := _MENDING.get(each.invariant):
                mending(home)
    return Mended(mendable, aside)


def _examined(home: Path, remade: Path) -> Examined:
    path = home / RECORDS
    beside = tuple(_beside(home))
    if not path.exists():
        return Examined(None, beside)
    with reading(path) as reader:
        verified = verify_read(reader)
        flaws = (*verified.flaws, *_more_flaws(reader))
        mendable = verified.log_is_sound
        found_so_far = of_flaws(flaws, BY_FLAW, lambda each: mendable and each not in OF_THE_LOG)
        inside = [*found_so_far, *_of_schema(reader)]
        if not verified.log_is_sound:
            return Examined(verified, (*inside, *beside), BY_THE_LOG)
        try:
            inside += findings(remake(reader, home, remade))
        except _UNREADABLE as error:
            inside = [replace(each, mendable=False) for each in inside]
            said = f"{type(error).__name__}: {error}"
            inside.append(CareFinding(Invariant.FACTS, 1, (said,)))
            return Examined(verified, (*inside, *beside), BY_THE_LOG)
    return Examined(verified, (*inside, *beside))


def _more_flaws(reader: Reader) -> tuple[Flaw, ...]:
    """Flaws outside the log: tables and references of today's schema, where the pages are
    readable."""
    if reader.schema < SCHEMA:
        return ()
    return (*table_flaws(reader, DERIVED), *reference_flaws(reader))


def _of_schema(reader: Reader) -> Iterator[CareFinding]:
    if reader.schema < SCHEMA:
        yield CareFinding(Invariant.SCHEMA, 1, (f"{reader.schema} of {SCHEMA}",), mendable=True)


# --- settings and the folder


def _beside(home: Path) -> Iterator[CareFinding]:
    if wrong := settings.fault(home):
        yield CareFinding(Invariant.SETTINGS, 1, (wrong,), mendable=True)
    there = _nearest(home)
    if not there.is_dir():
        yield CareFinding(Invariant.FOLDER, 1, (f"{there} is a file; move it away",))
    elif not os.access(there, os.W_OK | os.X_OK):
        remedy = "; allow" if there == home else " cannot be made; make it and allow"
        yield CareFinding(Invariant.FOLDER, 1, (f"{home}{remedy} writing to it, {ELSEWHERE}",))
    if home.is_dir() and (loose := open_to_others(home)):
        yield found(Invariant.OWNER, {str(each) for each in loose}, mendable=True)
    if until := told(home):
        yield CareFinding(Invariant.CLOSED, 1, (until,))
    if (free := shutil.disk_usage(_nearest(home)).free) < _room(home):
        yield CareFinding(Invariant.SPACE, 1, (f"{free // 1024**2} MB",))
    if left := set(map(str, _left_over(home))):
        yield found(Invariant.DRAFTS, left, mendable=True)


def _nearest(home: Path) -> Path:
    """The folder, or the existing one above it."""
    return next(each for each in (home, *home.absolute().parents) if each.exists())


def _room(home: Path) -> int:
    records = home / RECORDS
    return ROOM + (records.stat().st_size if records.exists() else 0)


def _left_over(home: Path) -> Iterator[Path]:
    """The unfinished files of a killed program."""
    # Young ones are left out, because a running program may be writing them.
    made = [
        *(home / each for each in (ADDED_HOUSES, WITHDRAWN, DRAFTED)),
        *home.glob(f"{DRAFTED}/*"),
    ]
    for folder in (home, home / BACKUPS, *made):
        for each in (*folder.glob(f"{DRAFTS}*"), *folder.glob(f"{UNFINISHED}*")):
            if time.time() - each.stat().st_mtime > _AN_HOUR_S:
                yield each


def _put_remade(remade: Path, path: Path, aside: Path, before: Examined) -> None:
    """Replace the old file by the rebuilt one, after a check that its log is the same."""
    made = verify(remade)
    assert made.sound, "what the program makes is sound"
    assert before.verified is not None, "nothing is made again from nothing"
    assert made.head == before.verified.head, "the log is the same"
    to_disk(remade)
    put_over(remade, path, aside)


def _clear_drafts(home: Path) -> None:
    for each in tuple(_left_over(home)):
        if each.is_dir():
            shutil.rmtree(each)
        else:
            each.unlink()


_MENDING: Mapping[Promised, Callable[[Path], object]] = {
    Invariant.SETTINGS: settings.load,  # it puts a broken file aside
    Invariant.DRAFTS: _clear_drafts,
    Invariant.OWNER: tighten,
}


_CARRIED = ("results", "mistakes", "observations", "exposures")
_BY_SKILL = "skill_states"


class Remade(Struct, frozen=True):
    """The kept rows and the rebuilt ones, by table. ``finished`` are the attempts that end in the
    log and are not sealed; ``gone`` those of them that today's houses cannot read."""

    kept: Rows
    made: Rows
    finished: frozenset[str]
    gone: frozenset[str]
    begun: tuple[Event, ...]
    houses: HouseShelf

    @property
    def stale(self) -> frozenset[str]:
        """The attempts that other rules than today's marked."""
        before, today = _marks(self.kept), _marks(self.made)
        return frozenset(each for each, by in before.items() if today.get(each, by) != by)

    @property
    def orphans(self) -> frozenset[str]:
        """The attempts with kept rows and nothing in the log."""
        rows = (row for name, rows in self.kept.items() if name != _BY_SKILL for row in rows)
        return frozenset(map(_attempt, rows)) - self.finished


def remake(reader: Reader, home: Path, file: Path) -> Remade:
    """Fill a new file with the log and everything derived from it."""
    added = home / ADDED_HOUSES
    shelf = load_houses(added)
    with closing(RecordsFile(file)) as made:
        with_events_of(reader, made)
    with closing(Log.open(file, SYSTEM.wall)) as log:
        recipes, _ = sound_recipes()
        Practice(shelf, recipes, log).rebuild()
        return _remade(reader, log, shelf)


def _remade(reader: Reader, log: Log, shelf: HouseShelf) -> Remade:
    with log.transaction() as db:
        made = rows_in(db)
    kept = kept_rows(reader)
    told = (each.id for each in counted_attempts(log))
    quick = (each[0].attempt for each in log.of_kinds((Kind.QUICK_FINISHED,)))
    finished = frozenset((*told, *quick))
    gone = (_marks(kept).keys() & finished) - _marks(made).keys()
    carried = {name: frozenset(r for r in kept[name] if _attempt(r) in gone) for name in _CARRIED}
    add_rows(log.file, carried)
    begun = tuple(told[0] for told in log.of_kinds((Kind.DEALT, Kind.QUICK_BEGUN)))
    return Remade(kept, made, finished, frozenset(gone), begun, shelf)


def findings(remade: Remade) -> Iterator[CareFinding]:
    """The kept rows of derived tables that differ from the rebuilt ones."""
    stale, orphans = remade.stale, remade.orphans
    aside = stale | orphans | remade.gone
    for invariant, table in OF_TABLES.items():
        if table == _BY_SKILL:
            states = remade.kept[table] ^ remade.made[table]
            unlike = set() if stale or remade.gone else {row[0] for row in states}
        else:
            rows = remade.kept[table] ^ remade.made[table]
            unlike = {_attempt(row) for row in rows} - aside
        if unlike:
            yield found(invariant, unlike, mendable=True)
    if orphans:
        yield found(Invariant.ORPHANS, orphans, mendable=True)
    if stale:
        yield found(Invariant.MARKS, stale, mendable=True)
    yield from _of_houses(remade)


def _of_houses(remade: Remade) -> Iterator[CareFinding]:
    gone, other = set(), set()
    for event in remade.begun:
        facts = event.facts
        names = facts["house"].split(TOGETHER)
        prints = facts["fingerprint"].split(TOGETHER)
        for house, print_ in zip(names, prints, strict=False):
            if house not in remade.houses:
                gone.add(house)
            elif remade.houses[house].fingerprint != print_:
                other.add(f"{house} {print_}")
    if gone:
        yield found(Invariant.HOUSES, gone)
    if other:
        yield found(Invariant.FINGERPRINTS, other)


def found(
    invariant: Invariant, all_: set[str] | frozenset[str], *, mendable: bool = False
) -> CareFinding:
    """A finding of that many cases."""
    return CareFinding(invariant, len(all_), tuple(sorted(all_)[:SOME]), mendable)


def _marks(rows: Rows) -> dict[str, str]:
    """The marks of each attempt: both columns come first in the tables of results."""
    return {row[0]: row[1] for name in ("results", "quick_results") for row in rows[name]}


def _attempt(row: RowOf) -> str:
    return next(value for value in row if isinstance(value, str))
