"""Re-marking: a preview of today's marks for what other rules marked, and their application.

Nothing is lost. The evidence stays, each re-marking is an act that keeps the old figures and its
reason, and a supervisor's overrides stay in force where they still apply. An exam's result changes
only if the supervisor says so too; its sheet then tells of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from trainer.records.registry import re_marks
from trainer.records.registry.reads import marked_otherwise
from trainer.records.registry.reads.marked_otherwise import MarkedBy
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import SittingRow
from trainer.records.registry.rows.marks import QuickRow, RoundRow
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
from trainer.school.program.about import program_version
from trainer.school.re_marking.change import ExamChange, HouseChanges, QuickChange, RoundChange

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
            return [row for each in asked for row in marked_otherwise.sittings_marked(db, each)]

    def _exams(self, house: str) -> Iterator[ExamChange]:
        """The exams that today's rules mark differently."""
        with self._registry.reading() as db:
            ended = marked_otherwise.exams_ended(db, house)
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
