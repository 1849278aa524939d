"""Drills without a recipe: the program chooses their rounds one by one."""

from __future__ import annotations

from collections.abc import Mapping

from trainer.drills.recipe import Recipe
from trainer.wording import Phrase, phrase, say_phrase

ADAPTIVE = "adaptive"
"""A session: each round is chosen by the trainee's results so far."""
TEST_OUT = "test-out"
"""Full tables of the most telling rounds, to show whether a house is mastered."""
TEST_BELIEFS = "test-beliefs"
"""Rounds that show whether some wrong rules are held."""
CHOSEN_SKILLS = "chosen-skills"
"""Rounds for skills that the trainee chose."""
EXAM = "exam"
"""The rounds of an exam's form."""

CHOSEN: Mapping[str, Phrase] = {
    ADAPTIVE: phrase("Practice"),
    TEST_OUT: phrase("Test-out"),
    TEST_BELIEFS: phrase("Rounds that test a wrong rule"),
    CHOSEN_SKILLS: phrase("Rounds for chosen skills"),
    EXAM: phrase("Exam"),
}
"""The title of each, by the name under which its rounds are recorded."""


def drill_title(drill: str, recipes: Mapping[str, Recipe]) -> str:
    """The drill's title; its name if the drill no longer exists."""
    if drill in CHOSEN:
        return say_phrase(CHOSEN[drill])
    return recipes[drill].heading if drill in recipes else drill
