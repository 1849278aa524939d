"""The questions of a quick drill: the skills that its recipe names, and the items of one
sitting."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from trainer.dealing.clause import Clause, ClauseAsked
from trainer.drills.questions.comparing import comparing_skills
from trainer.drills.questions.five_of_six import five_skills
from trainer.drills.questions.flash import flash_skills
from trainer.drills.questions.naming import naming_skills
from trainer.drills.questions.qualifying import qualifying_skills
from trainer.drills.questions.question import AnswerKind, Choice, Question, Skills
from trainer.drills.recipe import Exercise, Recipe
from trainer.drills.stream import Stream
from trainer.errors import InputError, Problem
from trainer.game.pay import Source
from trainer.game.rules import HouseRules
from trainer.wording import Phrase, say_phrase

_SEEDS = 1 << 32
ENDING = "*"
Clauses = Sequence[Clause]
RULINGS = "irr."
"""The prefix of the skills of irregularities; each house has those of its own list."""


class Item(Struct, frozen=True):
    """The origin of one question. ``skill`` is empty if the exercise has none."""

    seed: int
    skill: str = ""


def asks_skills(exercise: Exercise) -> bool:
    """True if the exercise asks skill by skill."""
    return exercise in (Exercise.READING, Exercise.FLASH, Exercise.MANNER)


def skills_at(rules: HouseRules, recipe: Recipe, clauses: Clauses = ()) -> Skills:
    """The skills that the recipe asks at this house, whose document has these clauses."""
    every = _every_skill(rules, recipe.exercise, clauses)
    if not recipe.skills:
        return every
    return {
        name: maker
        for name, maker in every.items()
        if any(matches(name, wanted) for wanted in recipe.skills)
    }


def _every_skill(rules: HouseRules, exercise: Exercise, clauses: Clauses) -> Skills:
    match exercise:
        case Exercise.FLASH:
            return flash_skills(rules)
        case Exercise.MANNER:
            return manner_skills(clauses)
        case _:
            return reading_skills(rules)


def matches(skill: str, wanted: str) -> bool:
    """True if a recipe's word means this skill: its name, or its beginning before a ``*``."""
    if wanted.endswith(ENDING):
        return skill.startswith(wanted.removesuffix(ENDING))
    return skill == wanted


def items(rules: HouseRules, recipe: Recipe, seed: int, clauses: Clauses = ()) -> tuple[Item, ...]:
    """The items of that sitting: every skill comes once before any comes again, and no two
    neighbours are alike."""
    stream = Stream(f"lesson|{recipe.exercise}|{seed}")
    if not asks_skills(recipe.exercise):
        return tuple(Item(stream.below(_SEEDS)) for _ in range(recipe.items))
    turns = stream.in_turn(list(skills_at(rules, recipe, clauses)))
    return tuple(Item(stream.below(_SEEDS), next(turns)) for _ in range(recipe.items))


def once_more(before: Sequence[Item], exercise: Exercise, seed: int) -> tuple[Item, ...]:
    """The same skills with new cards; the same items if there are no skills."""
    stream = Stream(f"once more|{exercise}|{seed}")
    mixed = stream.shuffle(before)
    if not asks_skills(exercise):
        return tuple(mixed)
    return tuple(Item(stream.below(_SEEDS), item.skill) for item in mixed)


def check_lesson(rules: HouseRules, recipe: Recipe, clauses: Clauses) -> None:
    """Do nothing for a sound lesson. Raises InputError if this house has nothing that the drill
    could ask."""
    if asks_skills(recipe.exercise) and not skills_at(rules, recipe, clauses):
        known = sorted(skills_at(rules, _all_of(recipe), clauses))
        message = f"name nothing that {rules.house} can ask; it has {', '.join(known)}"
        raise InputError([Problem(("skills",), "unknown_skill", message)])


def _all_of(recipe: Recipe) -> Recipe:
    return replace(recipe, skills=())


def unknown_skills(every: Sequence[tuple[HouseRules, Clauses]], recipe: Recipe) -> tuple[int, ...]:
    """The places of the recipe's words that mean no skill at any of the houses."""
    if recipe.exercise is Exercise.IRREGULARITIES:
        ruled = [name.startswith(RULINGS) for name in recipe.skills]
        return tuple(place for place, known in enumerate(ruled) if not known)
    if not asks_skills(recipe.exercise):
        return tuple(range(len(recipe.skills)))
    known = {n for rules, clauses in every for n in skills_at(rules, _all_of(recipe), clauses)}
    return tuple(
        place
        for place, wanted in enumerate(recipe.skills)
        if not any(matches(name, wanted) for name in known)
    )


def reading_skills(rules: HouseRules) -> Skills:
    """Every skill of reading hands at this house."""
    return {
        **naming_skills(rules),
        **comparing_skills(rules),
        **qualifying_skills(rules),
        **five_skills(rules),
    }


_RIGHT = "right"


def manner_skills(clauses: Sequence[Clause]) -> Skills:
    """Every question that the clauses ask: ``manner.CLAUSE``, with its number where several."""
    return {
        _skill(clause, number): partial(_question, clause, asked, _skill(clause, number))
        for clause in clauses
        for number, asked in enumerate(clause.asks, 1)
    }


def _skill(clause: Clause, number: int) -> str:
    name = clause.cite.lower().replace(" ", "_")
    return f"manner.{name}" if len(clause.asks) == 1 else f"manner.{name}.{number}"


def _question(clause: Clause, asked: ClauseAsked, skill: str, stream: Stream) -> Question:
    said = say_phrase(Phrase(asked.right))
    right = Choice(_RIGHT, said)
    wrong = [
        Choice(f"wrong_{number}", say_phrase(Phrase(words)))
        for number, words in enumerate(asked.wrong, 1)
    ]
    return Question(
        skill=skill,
        ask=say_phrase(Phrase(asked.ask)),
        kind=AnswerKind.CHOICE,
        rights=(_RIGHT,),
        why=f"{said}.",
        source=Source(clause.cite),
        choices=tuple(stream.shuffle([right, *wrong])),
    )
