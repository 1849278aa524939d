"""The rows of a debrief as they are listed: headings, steps, and alike seats folded together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from trainer.school.debrief import DebriefRow
from trainer.wording import say, say_count, say_list


@dataclass(frozen=True, slots=True)
class Heading:
    """Above the steps of a group. ``fold`` names the fold that it closes, where it opened one."""

    text: str
    fold: str = ""


@dataclass(frozen=True, slots=True)
class FoldStep:
    """One row of the two columns."""

    row: DebriefRow


@dataclass(frozen=True, slots=True)
class Folded:
    """Steps that were done just as required, in one line until it is opened."""

    fold: str
    steps: int

    @property
    def text(self) -> str:
        return say_count("{count} step, alike", "{count} steps, all alike", count=self.steps)


Listed = Heading | FoldStep | Folded


@dataclass(frozen=True, slots=True)
class _Group:
    heading: str
    rows: tuple[DebriefRow, ...]

    @property
    def foldable(self) -> bool:
        """A seat at which every step was done where it was required."""
        return all(row.seat is not None and not row.differs for row in self.rows)


def listed(rows: Sequence[DebriefRow], opened: frozenset[str] = frozenset()) -> tuple[Listed, ...]:
    """The lines of the list. Alike seats that follow one another fold together, unless all are
    alike: then there is nothing to look for, and the round is shown as it is."""
    groups = [_Group(heading, tuple(part)) for heading, part in groupby(rows, lambda r: r.group)]
    if not any(row.differs for row in rows):
        return tuple(line for group in groups for line in _whole(group))
    runs = groupby(groups, lambda group: group.foldable)
    return tuple(line for alike, run in runs for line in _run(tuple(run), opened, alike=alike))


def _run(groups: tuple[_Group, ...], opened: frozenset[str], *, alike: bool) -> Iterable[Listed]:
    if not alike:
        return [line for group in groups for line in _whole(group)]
    fold = seats_in_words(_seats(groups))
    if fold in opened:
        first, *rest = (line for group in groups for line in _whole(group))
        assert isinstance(first, Heading)
        return [Heading(first.text, fold), *rest]
    return [Heading(fold), Folded(fold, sum(len(group.rows) for group in groups))]


def _whole(group: _Group) -> list[Listed]:
    return [Heading(group.heading), *(FoldStep(row) for row in group.rows)]


def _seats(groups: Sequence[_Group]) -> list[int]:
    return [group.rows[0].seat or 0 for group in groups]


def seats_in_words(seats: Sequence[int]) -> str:
    """``Seat 3``; several together are ``Seats 4 and 3``."""
    if len(seats) == 1:
        return say("Seat {seat}", seat=seats[0])
    return say("Seats {seats}", seats=say_list([str(seat) for seat in seats]))
