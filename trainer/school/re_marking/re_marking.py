"""Re-marking: a preview of today's marks for what other rules marked, and their application.

Nothing is lost. The evidence stays, each re-marking is an act that keeps the old figures and its
reason, and a supervisor's overrides stay in force where they still apply. An exam's result changes
only if the supervisor says so too; its sheet then tells of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from msgspec import Struct

from trainer.records.declared import rows
from trainer.records.registry import re_marks
from trainer.records.registry.reads import marked_otherwise
from trainer.records.registry.reads.marked_otherwise import MarkedBy
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import SittingRow
from trainer.records.registry.rows.marks import (
    ExamMarked,
    Marks,
    MistakeRow,
    QuickMarked,
    QuickRow,
    RoundMarked,
    RoundRow,
    together,
)
from trainer.records.results import TOGETHER
from trainer.school.curriculum import Curriculum
from trainer.school.exam.exam_evidence import ExamEvidence
from trainer.school.exam.office import ExamOffice
from trainer.school.exam.sheet import sheet_of
from trainer.school.marker.marker import mark_here
from trainer.school.marker.todays_marks import TodaysMarks, exam_marked
from trainer.school.marks_stamp import marked_by
from trainer.school.own_reviews import in_words
from trainer.school.people.rights import Account, Right, may
from trainer.school.program import program_version

IN_ONE_ACT = 500
"""The most rounds in one act, with their old figures."""


class ReMarker:
    """Re-marks the whole school, by one supervisor. Raises NotAllowed for anybody else, and what
    the registry raises."""

    def __init__(self, registry: Registry, by: Account, curriculum: Curriculum) -> None:
        may(by, Right.RE_MARK)
        self._registry, self._by, self._at = registry, by, curriculum
        self._anew = TodaysMarks(registry, curriculum)

    def houses(self) -> tuple[str, ...]:
        """The houses of marked work that are on the shelf today."""
        with self._registry.reading() as db:
            return tuple(each for each in marked_otherwise.houses(db) if each in self._at.shelf)

    def waiting(self) -> dict[str, tuple[int, int]]:
        """The number of rounds and of sittings that older rules marked, by house, if there are any.
        A quiz counts for each of its houses. Of one set of rules at most ``COUNTED_TO`` and one are
        counted."""
        with self._registry.reading() as db:
            older = filter(self._is_older, marked_otherwise.marked_by(db))
            kept = tuple((each, marked_otherwise.how_many(db, each)) for each in older)
        found: dict[str, tuple[int, int]] = {}
        for each, count in kept:
            for house in filter(self._at.shelf.__contains__, each.house.split(TOGETHER)):
                rounds, quick = found.get(house, (0, 0))
                more = (0, count) if each.is_quick else (count, 0)
                found[house] = rounds + more[0], quick + more[1]
        return found

    def _is_older(self, marks: MarkedBy) -> bool:
        return marks.marked_by != self._today(marks.house, is_quick=marks.is_quick)

    def look(self, house: str) -> HouseChanges:
        """The changes at that house; nothing is changed. Raises KeyError for a house that is not on
        the shelf."""
        to = marked_by(self._at.shelf[house])
        rounds = list(self._rounds(house, to))
        quick = list(self._sittings(house))
        return HouseChanges(
            house=house,
            to=to,
            changes=tuple(change for _, change in rounds if change is not None),
            unread=tuple(row.attempt for row, change in rounds if change is None),
            quick=tuple(change for _, change in quick if change is not None),
            unread_quick=tuple(row.attempt for row, change in quick if change is None),
            exams=tuple(self._exams(house)),
        )

    def apply(self, changes: HouseChanges, reason: str, *, with_exams: bool = False) -> int:
        """Put the new marks in force, for that reason; the number of acts. Each act is done whole
        or not at all, so after a fault the rest is found again. ``with_exams``: change results of
        exams too. Raises InputError without a reason."""
        words = in_words(reason)
        acts = changes.acts(IN_ONE_ACT, with_exams=with_exams)
        for was, now, marks in acts:
            why = re_marks.ReMarking(changes.house, was, now, words)
            again = re_marks.Again(
                tuple(each.attempt for each in marks.rounds),
                tuple(each.attempt for each in marks.quick),
                tuple(each.sitting for each in marks.exams),
            )
            self._registry.re_mark(self._by.id, why, again)
            mark_here(self._registry, self._at)
        return len(acts)

    def _today(self, houses: str, *, is_quick: bool) -> str:
        if is_quick:
            return self._anew.questions_marked_by(houses.split(TOGETHER))
        return marked_by(self._at.shelf[houses]) if houses in self._at.shelf else ""

    # --- what would change

    def _rounds(self, house: str, to: str) -> Iterator[tuple[RoundRow, RoundChange | None]]:
        with self._registry.reading() as db:
            found = marked_otherwise.marked_otherwise(db, house, to)
            stood = marked_otherwise.mistakes_of(db, [row.attempt for row in found])
        for row in found:
            mistakes = stood.get(row.attempt, ())
            marks = self._anew.marks(row.attempt, mistakes)
            yield row, None if marks is None else RoundChange(row, mistakes, marks)

    def _sittings(self, house: str) -> Iterator[tuple[QuickRow, QuickChange | None]]:
        for row in self._quick_rows(house):
            if row.marked_by != self._today(row.house, is_quick=True):
                now = self._anew.sitting(row.attempt)
                yield row, None if now is None else QuickChange(row, now)

    def _quick_rows(self, house: str) -> Iterable[QuickRow]:
        with self._registry.reading() as db:
            kept = (each.house for each in marked_otherwise.marked_by(db) if each.is_quick)
            asked = sorted({each for each in kept if house in each.split(TOGETHER)})
            found = (rows(db, QuickRow, {"house": each}, "marked_by") for each in asked)
            return [row for of_houses in found for row in of_houses]

    def _exams(self, house: str) -> Iterator[ExamChange]:
        """The exams that today's rules mark differently."""
        ended = self._registry.ask(marked_otherwise.exams_ended, house)
        for row in ended:
            change = self._exam(row)
            if change is not None and change.figures_differ:
                yield change

    def _exam(self, row: SittingRow) -> ExamChange | None:
        office = ExamOffice(self._registry, self._by, self._at, int)
        evidence = office.evidence(row.sitting)
        if evidence is None or evidence.sat.ended is None or not self._may_differ(evidence, row):
            return None
        sheet = sheet_of(evidence, self._at)
        if sheet is None:
            return None
        now = exam_marked(row, sheet.grade)
        return ExamChange(row, now, sheet.title, evidence.sat.begun.fingerprint)

    def _may_differ(self, evidence: ExamEvidence, row: SittingRow) -> bool:
        """True if other rules than today's, or another program, may have marked it: at its end, or
        since. What a house rules in irregularities is in no print that an exam keeps."""
        begun = evidence.sat.begun
        if begun.house not in self._at.shelf:
            return False
        same = begun.fingerprint == self._at.shelf[begun.house].fingerprint
        same = same and begun.program == program_version() and not evidence.sat.rulings
        result = evidence.sat.result
        as_told = result is not None and (result.errors, result.critical) == (
            row.errors,
            row.critical,
        )
        return not (same and as_told)


_FIGURES = ("right", "lines", "tenths", "passed", "players_short_cents", "house_short_cents")
_OF_QUICK = ("right", "items", "clean")
_OF_EXAMS = ("outcome", "decisions", "errors", "critical", "failed_areas")


class RoundChange(Struct, frozen=True):
    """A round's present mark, and that of today's rules."""

    was: RoundRow
    stood: tuple[MistakeRow, ...]
    marks: Marks

    @property
    def now(self) -> RoundMarked:
        return self.marks.rounds[0]

    @property
    def figures_differ(self) -> bool:
        """True if its result or any of its mistakes differs."""
        same = all(getattr(self.was, name) == getattr(self.now, name) for name in _FIGURES)
        then = [(each.code, each.severity, each.seat, each.money_cents) for each in self.stood]
        now = [
            (each.code, each.severity, each.seat, each.money_cents) for each in self.marks.mistakes
        ]
        return not same or then != now

    @property
    def outcome_differs(self) -> bool:
        """True if it now passes and did not before, or the other way round."""
        return self.was.passed != self.now.passed


class QuickChange(Struct, frozen=True):
    """A sitting of questions' present mark, and that of today's rules."""

    was: QuickRow
    now: QuickMarked

    @property
    def marks(self) -> Marks:
        return Marks(quick=(self.now,))

    @property
    def figures_differ(self) -> bool:
        """True if other answers are right."""
        return any(getattr(self.was, name) != getattr(self.now, name) for name in _OF_QUICK)


class ExamChange(Struct, frozen=True):
    """An exam's present result, and that of today's rules. ``sat_by`` are the rules of its
    sitting."""

    was: SittingRow
    now: ExamMarked
    title: str
    sat_by: str

    @property
    def marks(self) -> Marks:
        return Marks(exams=(self.now,))

    @property
    def figures_differ(self) -> bool:
        """True if its errors or its result differ."""
        return any(getattr(self.was, name) != getattr(self.now, name) for name in _OF_EXAMS)

    @property
    def outcome_differs(self) -> bool:
        """True if it now passes and did not before, or the other way round."""
        return self.was.outcome != self.now.outcome


class HouseChanges(Struct, frozen=True, dict=True):
    """Everything at a house that other rules than today's marked. ``to`` names today's. ``unread``
    rounds and ``unread_quick`` sittings cannot be marked by them and stay as they are. ``exams``
    are only those with other figures."""

    house: str
    to: str
    changes: tuple[RoundChange, ...]
    unread: tuple[str, ...]
    quick: tuple[QuickChange, ...] = ()
    unread_quick: tuple[str, ...] = ()
    exams: tuple[ExamChange, ...] = ()

    def __bool__(self) -> bool:
        """True if anything can be marked again."""
        return bool(self.changes or self.quick or self.exams)

    @cached_property
    def differing(self) -> tuple[RoundChange, ...]:
        return tuple(each for each in self.changes if each.figures_differ)

    @cached_property
    def quick_differing(self) -> tuple[QuickChange, ...]:
        return tuple(each for each in self.quick if each.figures_differ)

    @cached_property
    def outcomes(self) -> tuple[RoundChange, ...]:
        """The rounds that pass or fail differently, the oldest first."""
        found = [each for each in self.changes if each.outcome_differs]
        return tuple(sorted(found, key=lambda each: (each.was.dealt_at_ms, each.was.attempt)))

    @property
    def of_exams(self) -> int:
        """The number of exam rounds among those with other figures."""
        return sum(each.was.exam is not None for each in self.differing)

    def by_what_marked(self) -> tuple[tuple[str, int, int], ...]:
        """The earlier rules, with the number of rounds and sittings of each."""
        rounds = [each.was.marked_by for each in self.changes]
        quick = [each.was.marked_by for each in self.quick]
        named = sorted({*rounds, *quick})
        return tuple((each, rounds.count(each), quick.count(each)) for each in named)

    def acts(self, at_most: int, *, with_exams: bool) -> Sequence[tuple[str, str, Marks]]:
        """The contents of each act: the old and new rules, and the rows, rounds first, at most
        ``at_most``. Exams only if they are wanted too."""
        found: dict[tuple[str, str, str], list[Marks]] = {}
        for each in self.changes:
            found.setdefault(("rounds", each.was.marked_by, self.to), []).append(each.marks)
        for sat in self.quick:
            key = "quick", sat.was.marked_by, sat.now.marked_by
            found.setdefault(key, []).append(sat.marks)
        for exam in self.exams if with_exams else ():
            found.setdefault(("exams", exam.sat_by, self.to), []).append(exam.marks)
        return [
            (was, now, together(marks[at : at + at_most]))
            for (_, was, now), marks in found.items()
            for at in range(0, len(marks), at_most)
        ]
