"""When a skill counts as mastered, as still being learned, as due."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.drills.skills.skill import Skill
from trainer.school.skills.standing import Standing

EMA, HIGH_STAKES_EMA = 0.90, 0.95
LEAST_SEEN, LEAST_DAYS = 12, 2
SLOWEST = 1.5
"""Of the reference, for the median latency."""


def mastered(standing: Standing, *, high_stakes: bool) -> bool:
    """Right nearly always, often enough, on more than one day, and at a dealer's pace."""
    at_pace = standing.tempo is None or standing.tempo <= SLOWEST
    often = standing.seen >= LEAST_SEEN and standing.days >= LEAST_DAYS
    return often and at_pace and standing.ema >= (HIGH_STAKES_EMA if high_stakes else EMA)


@dataclass(frozen=True, slots=True)
class Grasp:
    """What a day's practice asks of a skill: whether it is mastered, when it is due, and how likely
    it is still known. ``due_day`` is None for a skill that was never seen."""

    skill: str
    mastered: bool
    due_day: int | None
    recall: float

    def due(self, day: int) -> bool:
        return self.due_day is not None and self.due_day <= day


def grasp(skill: Skill, standing: Standing, day: int) -> Grasp:
    """How that skill is grasped on that day."""
    memory = standing.scheduled(skill.id)
    return Grasp(
        skill=skill.id,
        mastered=mastered(standing, high_stakes=skill.high_stakes),
        due_day=None if memory is None else memory.due_day,
        recall=0.0 if memory is None else memory.recall(day),
    )
