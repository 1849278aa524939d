"""The changes by marking again: round by round, sitting by sitting, exam by exam."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from trainer.records.registry.marks import ExamMarked, Marks, QuickMarked, RoundMarked, together

if TYPE_CHECKING:
    from trainer.records.registry.rows.exams import SittingRow
    from trainer.records.registry.rows.marks import MistakeRow, QuickRow, RoundRow

_FIGURES = ("right", "lines", "tenths", "passed", "players_short_cents", "house_short_cents")
_OF_QUICK = ("right", "items", "clean")
_OF_EXAMS = ("outcome", "decisions", "errors", "critical", "failed_areas")


@dataclass(frozen=True, slots=True)
class RoundChange:
    """A round as it is marked, and as today's rules mark it."""

    was: RoundRow
    stood: tuple[MistakeRow, ...]
    marks: Marks

    @property
    def now(self) -> RoundMarked:
        return self.marks.rounds[0]

    @property
    def figures_differ(self) -> bool:
        """True if its result is another one, or any of its mistakes."""
        same = all(getattr(self.was, name) == getattr(self.now, name) for name in _FIGURES)
        then = [(each.code, each.severity, each.seat, each.money_cents) for each in self.stood]
        now = [
            (each.code, each.severity, each.seat, each.money_cents) for each in self.marks.mistakes
        ]
        return not same or then != now

    @property
    def outcome_differs(self) -> bool:
        """True if it passes and did not, or the other way round."""
        return self.was.passed != self.now.passed


@dataclass(frozen=True, slots=True)
class QuickChange:
    """A sitting of questions as it is marked, and as today's rules mark it."""

    was: QuickRow
    now: QuickMarked

    @property
    def marks(self) -> Marks:
        return Marks(quick=(self.now,))

    @property
    def figures_differ(self) -> bool:
        """True if other answers are right."""
        return any(getattr(self.was, name) != getattr(self.now, name) for name in _OF_QUICK)


@dataclass(frozen=True, slots=True)
class ExamChange:
    """An exam that was sat as it stands, and as today's rules mark it. ``sat_by`` are the rules
    that it was sat by."""

    was: SittingRow
    now: ExamMarked
    title: str
    sat_by: str

    @property
    def marks(self) -> Marks:
        return Marks(exams=(self.now,))

    @property
    def figures_differ(self) -> bool:
        """True if its errors are others, or its result."""
        return any(getattr(self.was, name) != getattr(self.now, name) for name in _OF_EXAMS)

    @property
    def outcome_differs(self) -> bool:
        """True if it passes and did not, or the other way round."""
        return self.was.outcome != self.now.outcome


@dataclass(frozen=True)
class HouseChanges:
    """All of a house that other rules than today's marked. ``to`` names today's; ``unread`` are
    rounds and ``unread_quick`` sittings that these cannot mark: they stay as they are. ``exams``
    are those alone whose figures differ."""

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
        """The number of those rounds with other figures that are of an exam."""
        return sum(each.was.exam is not None for each in self.differing)

    def by_what_marked(self) -> tuple[tuple[str, int, int], ...]:
        """The marks before, and the number of rounds and sittings of each."""
        rounds = [each.was.marked_by for each in self.changes]
        quick = [each.was.marked_by for each in self.quick]
        named = sorted({*rounds, *quick})
        return tuple((each, rounds.count(each), quick.count(each)) for each in named)

    def acts(self, at_most: int, *, with_exams: bool) -> Sequence[tuple[str, str, Marks]]:
        """The contents of each act: the marks before and now, and the rows; rounds first,
        ``at_most`` in one. Exams only where they are wanted too."""
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
