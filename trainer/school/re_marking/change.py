"""The changes of a re-marking: round by round, sitting by sitting, exam by exam."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from msgspec import Struct

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
