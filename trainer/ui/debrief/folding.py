"""The lines of a debrief's list: headings, steps, and groups that are folded."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from trainer.school.debrief.debrief import DebriefRow
from trainer.school.wishes_met import WishMet
from trainer.ui.table.round_clock import clock
from trainer.wording import say_count


@dataclass(frozen=True, slots=True)
class Heading:
    """The line above a group's steps. ``fold`` names the fold that it closes, if it opened one."""

    text: str
    fold: str = ""


@dataclass(frozen=True, slots=True)
class FoldStep:
    """One row of the two columns."""

    row: DebriefRow


@dataclass(frozen=True, slots=True)
class Folded:
    """A group that was done just as required: its heading alone, until it is opened."""

    text: str
    fold: str
    count: int

    @property
    def steps(self) -> str:
        return say_count(
            "{count} step, no difference", "{count} steps, no difference", count=self.count
        )


@dataclass(frozen=True, slots=True)
class Asked:
    """The line above an interruption: who wanted what, and when."""

    met: WishMet

    @property
    def texts(self) -> tuple[str, str, str]:
        """The texts of the columns."""
        return self.met.who, "", f"{clock(self.met.began_ms)}  {self.met.wish.heading}"


Listed = Heading | FoldStep | Folded | Asked


@dataclass(frozen=True, slots=True)
class _Group:
    heading: str
    fold: str
    rows: tuple[DebriefRow, ...]

    @property
    def foldable(self) -> bool:
        """True for several steps, each done as required, and no interruption."""
        plain = not any(row.differs or row.met is not None for row in self.rows)
        return plain and len(self.rows) > 1


def listed(rows: Sequence[DebriefRow], opened: frozenset[str] = frozenset()) -> tuple[Listed, ...]:
    """The lines of the list. Groups without a difference are folded, unless that is all of them."""
    groups = _groups(rows)
    # Without any difference there is nothing to look for: the round is shown as it is.
    fold = any(row.differs for row in rows)
    return tuple(line for group in groups for line in _lines(group, opened, fold=fold))


def _groups(rows: Sequence[DebriefRow]) -> list[_Group]:
    """Cut the rows into stretches under one heading; a seat may have several."""
    stretches = groupby(rows, lambda row: row.group)
    return [
        _Group(heading, f"{turn} {heading}", tuple(part))
        for turn, (heading, part) in enumerate(stretches)
    ]


def _steps(rows: Iterable[DebriefRow]) -> Iterator[Listed]:
    for row in rows:
        if row.met is not None:
            yield Asked(row.met)
        yield FoldStep(row)


def _lines(group: _Group, opened: frozenset[str], *, fold: bool) -> Iterable[Listed]:
    steps = list(_steps(group.rows))
    if not fold or not group.foldable:
        return [Heading(group.heading), *steps]
    if group.fold in opened:
        return [Heading(group.heading, group.fold), *steps]
    return [Folded(group.heading, group.fold, len(group.rows))]
