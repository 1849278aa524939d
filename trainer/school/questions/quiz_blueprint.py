"""The items that a quiz can ask of a house, and those that a seed makes of its demands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

from trainer.dealing.procedure import Part
from trainer.drills.questions.lesson import RULINGS
from trainer.drills.questions.qualifying import TURNS
from trainer.drills.recipe import Exercise
from trainer.drills.skills.registry import Skillbook
from trainer.drills.skills.skill import Area, ByQuestion, ByRound, ByScene, Skill
from trainer.drills.stream import Stream
from trainer.game.wagers import Wager
from trainer.wording import phrase

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


SETTLED = (Area.ANTE_AND_PLAY, Area.PAY_TABLES, Area.FOLDS)
"""What is asked by settling a seat."""
# What is only ever asked as a part of something else.
_AS_PART = (Area.MULTIPLYING,)


class Askable(Struct, frozen=True):
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
    """True if one seat alone can ask for it."""
    # An Envy Bonus takes two.
    return skill.area in SETTLED and Wager.ENVY_BONUS not in skill.id


ITEMS = 20
MOST_ITEMS = 100
_SEEDS = 1 << 32


class QuizBlueprint(Struct, frozen=True):
    """The demands. No areas means all areas of the houses. ``seconds`` are for each item, None for
    no clock."""

    houses: tuple[str, ...]
    areas: tuple[Area, ...] = ()
    items: int = ITEMS
    seconds: int | None = None


class QuizDrawn(Struct, frozen=True):
    """One item of the quiz."""

    seed: int
    asked: Askable


def draw(blueprint: QuizBlueprint, banked: Sequence[Askable], seed: int) -> tuple[QuizDrawn, ...]:
    """The items of that seed, the same everywhere.

    Areas come equally often, give or take one, and so do the houses within an area and the skills
    within a house. No two neighbours are on one skill if there are two.
    """
    wanted = [a for a in banked if not blueprint.areas or a.area in blueprint.areas]
    stream = Stream(f"quiz|{'+'.join(blueprint.houses)}|{seed}")
    by_area = {
        area: _of_area([a for a in wanted if a.area is area], stream)
        for area in dict.fromkeys(a.area for a in wanted)
    }
    turns = stream.in_turn(tuple(by_area))
    drawn: list[QuizDrawn] = []
    last = ""
    for _ in range(blueprint.items if by_area else 0):
        asked = _unlike(last, by_area[next(turns)])
        drawn.append(QuizDrawn(stream.below(_SEEDS), asked))
        last = asked.topic
    return tuple(drawn)


# So many are drawn at most for one that is not on the skill of the one before.
_LOOKED_AT = 8


def _unlike(last: str, source: Iterator[Askable]) -> Askable:
    for _ in range(_LOOKED_AT):
        asked = next(source)
        if asked.topic != last:
            break
    return asked


def _of_area(among: Sequence[Askable], stream: Stream) -> Iterator[Askable]:
    """An endless series: house after house, and in each house skill after skill."""
    houses = tuple(dict.fromkeys(each.house for each in among))
    skills = {h: _of_house([a for a in among if a.house == h], stream) for h in houses}
    return (next(skills[house]) for house in stream.in_turn(houses))


def _of_house(among: Sequence[Askable], stream: Stream) -> Iterator[Askable]:
    """Skill after skill, each in a random way of asking, every kind as likely."""
    topics: dict[str, list[Askable]] = {}
    for each in among:
        topics.setdefault(each.topic, []).append(each)
    turns = [topic for topic, ways in topics.items() for _ in range(ways[0].turns)]
    for topic in stream.in_turn(turns):
        yield _in_some_way(topics[topic], stream)


def _in_some_way(ways: Sequence[Askable], stream: Stream) -> Askable:
    kinds: Mapping[ItemKind, list[Askable]] = {
        kind: [way for way in ways if way.kind is kind] for kind in ItemKind
    }
    kind = stream.choice([kind for kind, there in kinds.items() if there])
    return stream.choice(kinds[kind])
