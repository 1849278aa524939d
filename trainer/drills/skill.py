"""The parts of a quick drill: skills, each a maker of questions, each asked as often."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from trainer.drills.question import Choice, Question
from trainer.drills.stream import Stream
from trainer.game.rules import HouseRules

Maker = Callable[[Stream], Question]
Skills = Mapping[str, Maker]


def ask(skills: Skills, seeded: str, wanted: Sequence[str] = ()) -> Question:
    """A question of one of the wanted skills (none named: of all), each as likely.

    The same seed asks the same. Raises KeyError for a skill that is not among them.
    """
    stream = Stream(seeded)
    names = list(wanted) or list(skills)
    return skills[stream.choice(names)](stream)


def category_choices(rules: HouseRules) -> tuple[Choice, ...]:
    """The categories as choices, in the house's order."""
    return tuple(Choice(each.value, each.heading) for each in rules.ranking.order)
