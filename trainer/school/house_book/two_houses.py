"""Two houses side by side, as values: lines under headings, with both houses' words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from trainer.game.pay import Source
from trainer.school.house_book.chapters import HouseBook
from trainer.school.house_book.sections import Chapter
from trainer.wording import say


@dataclass(frozen=True, slots=True)
class HouseSide:
    """One house's words on it. ``source`` is None if it says nothing."""

    says: str
    source: Source | None = None


@dataclass(frozen=True, slots=True)
class HousesLine:
    """One decision at both houses."""

    what: str
    one: HouseSide
    other: HouseSide

    @property
    def differs(self) -> bool:
        """True if the houses decide differently."""
        return self.one.says != self.other.says


@dataclass(frozen=True, slots=True)
class HousesGroup:
    """The lines under one heading."""

    chapter: Chapter
    title: str
    lines: tuple[HousesLine, ...]

    @property
    def differences(self) -> tuple[HousesLine, ...]:
        """The lines that differ. Of several about one thing one is made, with all that is said."""
        found: dict[str, list[HousesLine]] = {}
        for line in self.lines:
            if line.differs:
                found.setdefault(line.what, []).append(line)
        told = (each[0] if len(each) == 1 else _as_one(each) for each in found.values())
        return tuple(line for line in told if line.differs)

    @property
    def named_differences(self) -> tuple[HousesLine, ...]:
        """The differences for a list without headings, named by their table, since several have a
        straight."""
        return tuple(
            replace(line, what=say("{name}: {value}", name=self.title, value=line.what))
            for line in self.differences
        )


@dataclass(frozen=True, slots=True)
class HouseComparison:
    """Two houses, and everything that they say, in the order of the book."""

    one: HouseBook
    other: HouseBook
    groups: tuple[HousesGroup, ...]

    @property
    def differences(self) -> tuple[HousesLine, ...]:
        """Everything that changes."""
        return tuple(line for group in self.groups for line in group.differences)


def _as_one(lines: Sequence[HousesLine]) -> HousesLine:
    one, other = ([line.one for line in lines], [line.other for line in lines])
    return HousesLine(lines[0].what, _all_said(one), _all_said(other))


def _all_said(sides: Sequence[HouseSide]) -> HouseSide:
    """All that a house says of one thing; its silence only where it says nothing."""
    said = [each for each in sides if each.source is not None] or sides
    first, *more = dict.fromkeys(each.says for each in said)
    for each in more:
        first = say("{one}; {other}", one=first, other=each)
    return HouseSide(first, said[0].source)
