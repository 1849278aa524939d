"""One house as a person reads it: payments, acts and rulings, each with its source."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from trainer.dealing.clause import Clause, ClauseKind
from trainer.dealing.house import House
from trainer.dealing.irregularity import Irregularities
from trainer.errors import Problem
from trainer.school.house_book.rulings import rulings
from trainer.school.house_book.sections import (
    BookSection,
    Chapter,
    EntryFound,
    every_entry,
    grouped,
)
from trainer.school.house_book.steps import in_order
from trainer.school.house_book.tables import pay_tables
from trainer.school.house_book.wagers import wagers
from trainer.wording import speaking_of


class BookReading(Struct, frozen=True):
    """The school's reading of a document: its decision, the nearest clause, and the reason."""

    decides: tuple[str, ...]
    cite: str
    reason: str


class DrillNamed(Struct, frozen=True):
    """A drill's id and title."""

    id: str
    title: str


class ClauseEntry(Struct, frozen=True):
    """One clause of the document: its text, the rules that rest on it here, and the drills that
    exercise it. ``says`` is empty for a cited clause whose text nobody has written down."""

    cite: str
    says: str
    kind: ClauseKind
    decides: tuple[str, ...]
    drills: tuple[DrillNamed, ...]

    @property
    def is_gap(self) -> bool:
        """True if there is something to drill and no drill for it."""
        return self.kind is not ClauseKind.TELLS and not self.drills


class HouseBook(Struct, frozen=True):
    """The whole book of one house. ``problems`` are those of files beside its rules and procedure,
    which the book then leaves out."""

    of: House
    irregularities: Irregularities | None
    sections: Mapping[Chapter, tuple[BookSection, ...]]
    readings: tuple[BookReading, ...]
    clauses: tuple[ClauseEntry, ...]
    problems: tuple[Problem, ...] = ()

    @property
    def house(self) -> str:
        """The house's id."""
        return self.of.id

    @property
    def title(self) -> str:
        return self.of.title

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters that are not empty."""
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
    irregularities: Irregularities | None,
    clauses: Sequence[Clause],
    drills: Mapping[str, Sequence[DrillNamed]] | None = None,
    problems: tuple[Problem, ...] = (),
) -> HouseBook:
    """The book of the house. ``drills`` are those that exercise each clause, by citation."""
    with speaking_of(house.rules.spoken):
        return _house_book(house, irregularities, clauses, drills or {}, problems)


def _house_book(
    house: House,
    irregularities: Irregularities | None,
    clauses: Sequence[Clause],
    drills: Mapping[str, Sequence[DrillNamed]],
    problems: tuple[Problem, ...],
) -> HouseBook:
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
        clauses=tuple(_clauses(found, clauses, drills)),
        problems=problems,
    )


def _readings(found: Sequence[EntryFound]) -> tuple[BookReading, ...]:
    """Every reading once, with all its decisions."""
    decides: dict[tuple[str, str], list[EntryFound]] = {}
    for each in found:
        for source in each.entry.sources:
            if (reason := source.reason) is not None:
                decides.setdefault((source.cite, reason), []).append(each)
    return tuple(
        BookReading(grouped(rests), cite, reason) for (cite, reason), rests in decides.items()
    )


def _clauses(
    found: Sequence[EntryFound], said: Sequence[Clause], drills: Mapping[str, Sequence[DrillNamed]]
) -> Iterator[ClauseEntry]:
    """The clauses in the order of the document, then any cited one that is not among them."""
    rests: dict[str, list[EntryFound]] = {}
    for each in found:
        for source in each.entry.sources:
            if source.cite:
                rests.setdefault(source.cite, []).append(each)
    known = {clause.cite: clause for clause in said}
    for cite in (*known, *(cite for cite in rests if cite not in known)):
        clause = known.get(cite) or Clause(cite, "")
        decides = grouped(rests.get(cite, ()))
        yield ClauseEntry(cite, clause.says, clause.kind, decides, _drills_of(clause, drills))


def _drills_of(
    clause: Clause, drills: Mapping[str, Sequence[DrillNamed]]
) -> tuple[DrillNamed, ...]:
    """The drills that exercise the clause. A definition is exercised by the drills of the clauses
    that use it."""
    own = drills.get(clause.cite, ())
    used = (drill for user in clause.used_by for drill in drills.get(user, ()))
    return tuple(dict.fromkeys((*own, *used)))
