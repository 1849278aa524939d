"""Rebuilds the records from their log alone, in another file, and compares them with the kept
ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from trainer.library.houses import ADDED_HOUSES, HouseShelf, load_houses
from trainer.library.scenarios.recipes import sound_recipes
from trainer.records.derived_rows import RowOf, Rows, add_rows, kept_rows, rows_in, with_events_of
from trainer.records.event import Event, Kind
from trainer.records.exam import counted_attempts
from trainer.records.file import RecordsFile
from trainer.records.log import Log
from trainer.records.reading import Reader
from trainer.records.results import TOGETHER
from trainer.school.clock import SYSTEM
from trainer.school.practice import Practice
from trainer.school.records_care.invariants import OF_TABLES, CareFinding, Invariant

_SOME = 3
_CARRIED = ("results", "mistakes", "observations", "exposures")
_BY_SKILL = "skill_states"


@dataclass(frozen=True, slots=True)
class Remade:
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
    made = RecordsFile(file)
    try:
        with_events_of(reader, made)
    finally:
        made.close()
    log = Log.open(file, SYSTEM.wall)
    try:
        recipes, _ = sound_recipes()
        Practice(shelf, recipes, log).rebuild()
        return _remade(reader, log, shelf)
    finally:
        log.close()


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
    return CareFinding(invariant, len(all_), tuple(sorted(all_)[:_SOME]), mendable)


def _marks(rows: Rows) -> dict[str, str]:
    """The marks of each attempt: both columns come first in the tables of results."""
    return {row[0]: row[1] for name in ("results", "quick_results") for row in rows[name]}


def _attempt(row: RowOf) -> str:
    return next(value for value in row if isinstance(value, str))
