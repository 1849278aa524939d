"""What marking again changes: round by round, and in all of a house."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trainer.records.registry.marks import Marks, RoundMarked
    from trainer.records.registry.rows.marks import MistakeRow, RoundRow

_FIGURES = ("right", "lines", "tenths", "passed", "players_short_cents", "house_short_cents")


@dataclass(frozen=True, slots=True)
class Change:
    """A round as it is marked, and as today's rules mark it."""

    was: RoundRow
    stood: tuple[MistakeRow, ...]
    marks: Marks

    @property
    def now(self) -> RoundMarked:
        return self.marks.rounds[0]

    @property
    def figures_differ(self) -> bool:
        """Whether its result is another one, or any of its mistakes."""
        same = all(getattr(self.was, name) == getattr(self.now, name) for name in _FIGURES)
        then = [(each.code, each.severity, each.seat, each.money_cents) for each in self.stood]
        now = [
            (each.code, each.severity, each.seat, each.money_cents) for each in self.marks.mistakes
        ]
        return not same or then != now

    @property
    def outcome_differs(self) -> bool:
        """Whether it passes and did not, or the other way round."""
        return self.was.passed != self.now.passed


@dataclass(frozen=True)
class Changes:
    """All rounds of a house that other rules than today's marked. ``to`` names today's; ``unread``
    are rounds that these cannot mark: they stay as they are."""

    house: str
    to: str
    changes: tuple[Change, ...]
    unread: tuple[str, ...]

    @cached_property
    def differing(self) -> tuple[Change, ...]:
        return tuple(each for each in self.changes if each.figures_differ)

    @cached_property
    def outcomes(self) -> tuple[Change, ...]:
        """Those that pass or fail differently, the oldest first."""
        found = [each for each in self.changes if each.outcome_differs]
        return tuple(sorted(found, key=lambda each: (each.was.dealt_at_ms, each.was.attempt)))

    @property
    def of_exams(self) -> int:
        """How many of those with other figures are of an exam."""
        return sum(each.was.exam is not None for each in self.differing)

    def by_what_marked(self) -> Iterable[tuple[str, tuple[Change, ...]]]:
        """The rounds by what marked them before."""
        for what, some in groupby(self.changes, key=lambda each: each.was.marked_by):
            yield what, tuple(some)
