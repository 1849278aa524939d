"""The skills of a house by area, each with its progress."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

from trainer.drills.skills.registry import Skillbook
from trainer.drills.skills.skill import Area, Skill
from trainer.school.skills.levels import START, Chances
from trainer.school.skills.mastery import Grasp, grasp, siblings
from trainer.school.skills.standing import NEVER, Standing


class Learned(StrEnum):
    """The state of a skill. ``DUE``: seen before, and to be shown again by today."""

    NOT_SEEN = "not_seen"
    LEARNING = "learning"
    DUE = "due"
    MASTERED = "mastered"


@dataclass(frozen=True, slots=True)
class Tile:
    """One skill. ``share`` of the way to mastery is done, from 0 to 1; ``right`` of ``seen``
    answers were right; ``tempo`` is the median time in units of the reference."""

    skill: Skill
    learned: Learned
    share: float
    right: int
    seen: int
    days: int
    tempo: float | None
    last_day: int | None
    due_day: int | None


@dataclass(frozen=True, slots=True)
class SkillRow:
    """The skills of one area, in the order in which they are taught."""

    area: Area
    tiles: tuple[Tile, ...]


def skill_map(book: Skillbook, standings: Mapping[str, Standing], day: int) -> tuple[SkillRow, ...]:
    """All skills of the book, area by area."""
    order, others = list(Area), siblings(book, standings)
    skills = sorted(book, key=lambda skill: order.index(skill.area))
    return tuple(
        SkillRow(
            area,
            tuple(
                tile(each, standings.get(each.id, NEVER), day, others.prior(each.id))
                for each in among
            ),
        )
        for area, among in groupby(skills, key=lambda skill: skill.area)
    )


def tile(skill: Skill, standing: Standing, day: int, prior: Chances = START) -> Tile:
    """The state of that skill on that day."""
    grasped = grasp(skill, standing, day, prior)
    return Tile(
        skill=skill,
        learned=_learned(grasped, standing, day),
        share=1.0 if grasped.mastered else min(0.95, grasped.certain),
        right=standing.right,
        seen=standing.seen,
        days=standing.days,
        tempo=standing.tempo,
        last_day=standing.last_day if standing.seen else None,
        due_day=grasped.due_day,
    )


def tiles(rows: tuple[SkillRow, ...]) -> Iterator[Tile]:
    """All tiles of a map."""
    return (each for row in rows for each in row.tiles)


def _learned(grasped: Grasp, standing: Standing, day: int) -> Learned:
    if not standing.seen:
        return Learned.NOT_SEEN
    if grasped.due(day):
        return Learned.DUE
    return Learned.MASTERED if grasped.mastered else Learned.LEARNING
