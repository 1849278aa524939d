"""The ladder of payout sums: drills that grow harder and faster, each with a personal best."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from trainer.drills.recipe import Recipe
from trainer.school.results import AttemptDone

LADDER = "ladder-"
"""The drills of the ladder are named so, from the lowest rung up."""
WRONG_ALLOWED = 1
"""A rung is climbed with at most so many wrong answers."""


@dataclass(frozen=True, slots=True)
class Rung:
    """One drill of the ladder. ``best`` is the personal best: most right, then the fastest."""

    number: int
    drill: Recipe
    best: AttemptDone | None
    tries: int

    @property
    def climbed(self) -> bool:
        """True if it was done with few enough wrong answers."""
        best = self.best
        return best is not None and best.right >= best.lines - WRONG_ALLOWED


def ladder(drills: Iterable[Recipe], house: str, done: Iterable[AttemptDone]) -> tuple[Rung, ...]:
    """The rungs of that house from the lowest, each with the personal best."""
    there = [each for each in done if each.quick and each.house == house]
    named = sorted((each for each in drills if each.name.startswith(LADDER)), key=lambda e: e.name)
    return tuple(
        _rung(number, drill, [each for each in there if each.drill == drill.name])
        for number, drill in enumerate(named, 1)
    )


def _rung(number: int, drill: Recipe, done: list[AttemptDone]) -> Rung:
    whole = [each for each in done if each.lines >= drill.items]
    best = max(whole, key=lambda each: (each.right, -each.median_ms), default=None)
    return Rung(number, drill, best, len(whole))


def next_rung(rungs: Iterable[Rung]) -> Rung | None:
    """The lowest rung that is not climbed yet; None if all are."""
    return next((each for each in rungs if not each.climbed), None)
