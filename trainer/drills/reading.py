"""Reading hands: name one, compare two, find the best five, tell whether the dealer plays.

Rare hands come as often as common ones: every skill is asked equally often.
"""

from __future__ import annotations

from collections.abc import Sequence

from trainer.drills.comparing import comparing_skills
from trainer.drills.five_of_six import five_skills
from trainer.drills.naming import naming_skills
from trainer.drills.qualifying import qualifying_skills
from trainer.drills.question import Question, Skills, ask
from trainer.game.rules import HouseRules


def question(rules: HouseRules, seed: int | str, skills: Sequence[str] = ()) -> Question:
    """One question of that seed, on the named skills or any of the house's."""
    return ask(reading_skills(rules), f"reading|{rules.house}|{seed}", skills)


def reading_skills(rules: HouseRules) -> Skills:
    """Every skill of reading hands at this house."""
    return {
        **naming_skills(rules),
        **comparing_skills(rules),
        **qualifying_skills(rules),
        **five_skills(rules),
    }
