"""The character of a simulated trainee: earlier knowledge, speed of learning, beliefs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from trainer.drills.skills.skill import Area


@dataclass(frozen=True, slots=True)
class CharacterBelief:
    """A wrong rule, held from one day of the course to another; to its end if ``until`` is None."""

    belief: str
    since: int = 0
    until: int | None = None

    def on(self, day: int) -> bool:
        return self.since <= day and (self.until is None or day < self.until)


@dataclass(frozen=True, slots=True)
class Character:
    """One trainee; days count from the first of the course.

    ``start`` is how well most skills are known at first, ``quick`` the share of the missing
    knowledge that each exposure teaches, ``slip`` the share of known things that go wrong all the
    same. ``weak`` areas are known less and learned more slowly, by the factor beside them. ``pace``
    is hands an hour on the first and on the last day. ``attends`` is the number of days of a
    hundred. ``lapses`` is the day from which old carelessness comes back, if it does.
    """

    name: str
    start: float
    quick: float
    slip: float
    pace: tuple[int, int]
    attends: int = 90
    weak: Mapping[Area, float] = field(default_factory=dict)
    beliefs: tuple[CharacterBelief, ...] = ()
    lapses: int | None = None

    def knows(self, area: Area) -> float:
        """The knowledge of a skill of that area on the first day, from 0 to 1."""
        return self.start * self.weak.get(area, 1.0)

    def learns(self, area: Area) -> float:
        """The gain by one exposure to it."""
        return self.quick * self.weak.get(area, 1.0) ** 2

    def slips(self, day: int) -> float:
        """The probability that a known thing goes wrong on that day."""
        return self.slip + (LAPSE if self.lapses is not None and day >= self.lapses else 0.0)

    def hands_per_hour(self, day: int, days: int) -> float:
        """The pace on that day of a course of that length."""
        first, last = self.pace
        return first + (last - first) * min(1.0, day / max(1, days - 1))

    def believes(self, day: int) -> tuple[str, ...]:
        """The wrong rules held on that day."""
        return tuple(each.belief for each in self.beliefs if each.on(day))


LAPSE = 0.10
"""What a relapse adds to the slips."""
