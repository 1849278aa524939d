"""When a skill counts as mastered, as still being learned, as due."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.drills.skills.skill import Skill
from trainer.school.skills.standing import STEP, Standing

EMA, HIGH_STAKES_EMA = 0.90, 0.95
LEAST_SEEN, LEAST_DAYS = 12, 2
SLOWEST = 1.5
"""Of the reference, for the median latency."""
ONE_SLIP = 1 - STEP
"""What a single wrong answer leaves of the running average."""


def mastered(standing: Standing, *, high_stakes: bool) -> bool:
    """Right nearly always, often enough, on more than one day, and at a dealer's pace."""
    return _above(standing, HIGH_STAKES_EMA if high_stakes else EMA)


def held(standing: Standing) -> bool:
    """Mastered, but for a slip since: enough to build on."""
    return _above(standing, EMA * ONE_SLIP)


def _above(standing: Standing, ema: float) -> bool:
    at_pace = standing.tempo is None or standing.tempo <= SLOWEST
    often = standing.seen >= LEAST_SEEN and standing.days >= LEAST_DAYS
    return often and at_pace and standing.ema >= ema


@dataclass(frozen=True, slots=True)
class Grasp:
    """What a day's practice asks of a skill: whether it is mastered or at least held, when it is
    due, how likely it is still known, and how often it was right of late. ``due_day`` is None for
    a skill that was never seen."""

    skill: str
    mastered: bool
    held: bool
    due_day: int | None
    recall: float
    ema: float

    def due(self, day: int) -> bool:
        return self.due_day is not None and self.due_day <= day


def grasp(skill: Skill, standing: Standing, day: int) -> Grasp:
    """How that skill is grasped on that day."""
    memory = standing.scheduled(skill.id)
    return Grasp(
        skill=skill.id,
        mastered=mastered(standing, high_stakes=skill.high_stakes),
        held=held(standing),
        due_day=None if memory is None else memory.due_day,
        recall=0.0 if memory is None else memory.recall(day),
        ema=standing.ema,
    )
