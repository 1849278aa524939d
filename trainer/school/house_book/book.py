"""One house as a person wants to read it: what is paid, done and ruled, and on whose word."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities
from trainer.school.house_book.in_order import in_order
from trainer.school.house_book.leaf import Chapter, Found, Section, every_entry
from trainer.school.house_book.rulings import rulings
from trainer.school.house_book.tables import pay_tables
from trainer.school.house_book.wagers import wagers


@dataclass(frozen=True, slots=True)
class Reading:
    """Where the school had to read the document: what it decides, near which clause, and why."""

    decides: tuple[str, ...]
    cite: str
    reason: str


@dataclass(frozen=True, slots=True)
class DrillNamed:
    """A drill by its id and as it is called."""

    id: str
    title: str


@dataclass(frozen=True, slots=True)
class ClauseSaid:
    """What one clause says in short; empty where nobody has written it down.

    ``orders`` is false for a clause that orders, permits and forbids nothing: nothing to drill.
    """

    cite: str
    says: str = ""
    orders: bool = True


@dataclass(frozen=True, slots=True)
class ClauseEntry:
    """One clause of the document: what it says, what rests on it here, which drills exercise it."""

    cite: str
    says: str
    orders: bool
    decides: tuple[str, ...]
    drills: tuple[DrillNamed, ...]

    @property
    def is_gap(self) -> bool:
        """Whether there is something to drill and no drill that does."""
        return self.orders and not self.drills


@dataclass(frozen=True, slots=True)
class HouseBook:
    """Everything that is to be read of one house."""

    of: House
    irregularities: Irregularities | None
    sections: Mapping[Chapter, tuple[Section, ...]]
    readings: tuple[Reading, ...]
    clauses: tuple[ClauseEntry, ...]

    @property
    def house(self) -> str:
        """The house's id."""
        return self.of.id

    @property
    def title(self) -> str:
        return self.of.title

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters that have something to read."""
        return tuple(chapter for chapter in Chapter if self._has(chapter))

    def _has(self, chapter: Chapter) -> bool:
        match chapter:
            case Chapter.READINGS:
                return bool(self.readings)
            case Chapter.CLAUSES:
                return bool(self.clauses)
            case _:
                return bool(self.sections[chapter])

    @property
    def gaps(self) -> tuple[ClauseEntry, ...]:
        """The clauses that no drill exercises."""
        return tuple(clause for clause in self.clauses if clause.is_gap)

    def clause(self, cite: str) -> ClauseEntry | None:
        """The clause of that citation."""
        return next((clause for clause in self.clauses if clause.cite == cite), None)


def house_book(
    house: House,
    irregularities: Irregularities | None = None,
    clauses: Sequence[ClauseSaid] = (),
    drills: Mapping[str, Sequence[DrillNamed]] | None = None,
) -> HouseBook:
    """The book of the house. ``drills`` are those that exercise each clause, by its citation."""
    rules = house.rules
    sections = {
        Chapter.PAY_TABLES: pay_tables(rules),
        Chapter.WAGERS: wagers(rules),
        Chapter.ROUND: in_order(rules, house.procedure),
        Chapter.IRREGULARITIES: rulings(irregularities),
    }
    found = [each for part in sections.values() for each in every_entry(part)]
    return HouseBook(
        of=house,
        irregularities=irregularities,
        sections=sections,
        readings=_readings(found),
        clauses=tuple(_clauses(found, clauses, drills or {})),
    )


def _readings(found: Sequence[Found]) -> tuple[Reading, ...]:
    """Every reading once, with all that it decides."""
    decides: dict[tuple[str, str], list[str]] = {}
    for each in found:
        for source in each.entry.sources:
            if source.reading is not None:
                decides.setdefault((source.cite, source.reading), []).append(each.words)
    return tuple(
        Reading(tuple(dict.fromkeys(words)), cite, reason)
        for (cite, reason), words in decides.items()
    )


def _clauses(
    found: Sequence[Found],
    said: Sequence[ClauseSaid],
    drills: Mapping[str, Sequence[DrillNamed]],
) -> Iterator[ClauseEntry]:
    """The clauses in the order of the document, then any that is cited and not among them."""
    decides: dict[str, list[str]] = {}
    for each in found:
        for source in each.entry.sources:
            if source.cite:
                decides.setdefault(source.cite, []).append(each.words)
    known = {clause.cite: clause for clause in said}
    for cite in (*known, *(cite for cite in decides if cite not in known)):
        clause = known.get(cite) or ClauseSaid(cite)
        rests = tuple(dict.fromkeys(decides.get(cite, ())))
        yield ClauseEntry(cite, clause.says, clause.orders, rests, tuple(drills.get(cite, ())))
