"""Every item that a quiz can ask of a house: each skill in every way of asking."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from trainer.dealing.procedure import Part
from trainer.drills.questions.lesson import RULINGS
from trainer.drills.questions.qualifying import TURNS
from trainer.drills.recipe import Exercise
from trainer.drills.skills.registry import Skillbook
from trainer.drills.skills.skill import Area, ByQuestion, ByRound, ByScene, Skill
from trainer.game.wagers import Wager
from trainer.wording import phrase, say

QUIZ = "quiz"
"""The name of a quiz in the records, where drills have theirs."""
TITLE = phrase("Quiz")


class ItemKind(StrEnum):
    """The kinds of items. The first five are asked as in quick drills, under the same names."""

    READING = "reading"
    FLASH = "flash"
    MANNER = "manner"
    ORDER = "order"
    BETS = "bets"
    SEAT = "seat"
    RULE = "rule"


def _words(kind: ItemKind) -> str:
    match kind:
        case ItemKind.READING:
            return say("Read the hands")
        case ItemKind.FLASH:
            return say("Name the payout")
        case ItemKind.MANNER:
            return say("Say how it is done")
        case ItemKind.ORDER:
            return say("Put the steps in order")
        case ItemKind.BETS:
            return say("Check the bets")
        case ItemKind.SEAT:
            return say("Settle a hand")
        case ItemKind.RULE:
            return say("Make the ruling")


SETTLED = (Area.ANTE_AND_PLAY, Area.PAY_TABLES, Area.FOLDS)
"""What is asked by settling a seat."""
# What is only ever asked as a part of something else.
_AS_PART = (Area.MULTIPLYING,)


@dataclass(frozen=True, slots=True)
class Askable:
    """One way of asking for a skill. ``name`` is what the item is made of; the same ``topic`` must
    not come twice in a row; ``turns`` is how often it comes while others come once."""

    house: str
    area: Area
    kind: ItemKind
    name: str
    topic: str
    turns: int = 1


def bank(book: Skillbook) -> tuple[Askable, ...]:
    """Every way of asking at one house, each once, in the order of teaching."""
    found = (each for skill in book for each in _ways(book.house.id, skill))
    return tuple(dict.fromkeys(found))


def _ways(house: str, skill: Skill) -> Iterator[Askable]:
    if skill.area in _AS_PART:
        return
    for by in skill.by:
        match by:
            case ByQuestion(Exercise.ORDER | Exercise.BETS as exercise):
                yield Askable(house, skill.area, ItemKind(exercise.value), "", exercise.value)
            case ByQuestion(Exercise.MANNER, asked):
                for name in asked:
                    yield Askable(house, skill.area, ItemKind.MANNER, name, f"{name}@{house}")
            case ByQuestion(exercise, asked):
                for name in asked:
                    turns = TURNS.get(name, 1)
                    yield Askable(
                        house, skill.area, ItemKind(exercise.value), name, skill.id, turns
                    )
            case ByScene(lines):
                for line in lines:
                    name = f"{RULINGS}{line}"
                    yield Askable(house, skill.area, ItemKind.RULE, name, f"{name}@{house}")
            case ByRound(part=Part.SETTLEMENT) if _at_one_seat(skill):
                yield Askable(house, skill.area, ItemKind.SEAT, skill.id, skill.id)


def _at_one_seat(skill: Skill) -> bool:
    """True if one seat alone can ask for it: an Envy Bonus takes two."""
    return skill.area in SETTLED and Wager.ENVY_BONUS not in skill.id
