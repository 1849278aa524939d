"""The rules by which a skill counts as mastered, still in learning, or due."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from trainer.drills.skills.registry import Skillbook
from trainer.drills.skills.skill import Skill
from trainer.school.skills.levels import START, Chances, Siblings, at_least, now, share_right
from trainer.school.skills.standing import Memory, Standing

RIGHT, HIGH_STAKES_RIGHT = 0.90, 0.95
"""The share of right answers that mastery claims."""
CERTAIN = 0.988
"""How likely a claim of mastery has to be."""
# The longest time between two reviews: a claim lapses after so long without an answer.
LAPSES_DAYS = 21
HELD = 0.85
"""Right so often on the average: enough to build on."""
# Fewer answers tell little; fewer are no firm ground for larger tables.
LEAST_SEEN, LEAST_FIRM = 12, 6


def siblings(book: Skillbook, standings: Mapping[str, Standing]) -> Siblings:
    """The evidence of a trainee's skills at a house about each other."""
    seen = {each.id: standings[each.id].paths for each in book if each.id in standings}
    return Siblings(seen, {each.id: each.area for each in book})


def chances(standing: Standing, day: int | None = None, prior: Chances = START) -> Chances:
    """The chance of each level, on that day; without one, on the last day with an answer."""
    return now(standing.paths if day is None else standing.paths_on(day), prior)


def mastered(
    standing: Standing, *, high_stakes: bool, day: int | None = None, prior: Chances = START
) -> bool:
    """True if the trainee was almost certainly right that often at the last answer, and the claim
    has not lapsed since."""
    if not standing.seen or (day is not None and lapsed(standing, day)):
        return False
    wanted = HIGH_STAKES_RIGHT if high_stakes else RIGHT
    return at_least(chances(standing, prior=prior), wanted) >= CERTAIN


def lapsed(standing: Standing, day: int) -> bool:
    """True if no claim about the skill holds on that day, until it is tested again."""
    return day - standing.last_day > LAPSES_DAYS


def mastered_at(book: Skillbook, standings: Mapping[str, Standing], day: int) -> frozenset[str]:
    """The skills of a house that are mastered on that day."""
    others = siblings(book, standings)
    found = (
        skill.id
        for skill in book
        if skill.id in standings
        and mastered(
            standings[skill.id],
            high_stakes=skill.high_stakes,
            day=day,
            prior=others.prior(skill.id),
        )
    )
    return frozenset(found)


def firm(standing: Standing) -> bool:
    """True if it is mostly right after enough answers: it counts for larger tables."""
    return standing.seen >= LEAST_FIRM and share_right(chances(standing)) >= HELD


class Grasp(Struct, frozen=True):
    """The grasp of a skill on a day: mastered or at least held, the day it is due, the probability
    that it is still known, and that of a right answer. ``due_day`` is None for a skill that was
    never seen; ``certain`` is the probability of mastery."""

    mastered: bool
    held: bool
    due_day: int | None
    right: float
    certain: float
    memory: Memory | None = None

    def due(self, day: int) -> bool:
        return self.due_day is not None and self.due_day <= day


def grasp(skill: Skill, standing: Standing, day: int, prior: Chances) -> Grasp:
    """The grasp of that skill on that day, by the trainee's record on the others."""
    memory, found = standing.scheduled(skill.id), chances(standing, day, prior)
    wanted = HIGH_STAKES_RIGHT if skill.high_stakes else RIGHT
    certain = at_least(found, wanted)
    last = found if day == standing.last_day else chances(standing, prior=prior)
    seen, right = bool(standing.seen), share_right(found)
    return Grasp(
        mastered=seen and not lapsed(standing, day) and at_least(last, wanted) >= CERTAIN,
        held=seen and right >= HELD,
        due_day=None if memory is None else memory.due_day,
        right=right,
        certain=certain if seen else 0.0,
        memory=memory,
    )
