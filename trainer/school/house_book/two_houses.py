"""Two houses side by side, as values: lines under headings, with both houses' words."""

from __future__ import annotations

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
        return tuple(line for line in self.lines if line.differs)

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
