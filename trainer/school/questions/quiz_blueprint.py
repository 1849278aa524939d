"""The demands of a quiz, and the items that a seed makes of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from trainer.drills.skills.skill import Area
from trainer.drills.stream import Stream
from trainer.school.questions.quiz_bank import Askable, ItemKind

ITEMS = 20
MOST_ITEMS = 100
_SEEDS = 1 << 32


@dataclass(frozen=True, slots=True)
class QuizBlueprint:
    """The demands. No areas means all areas of the houses. ``seconds`` are for each item, None for
    no clock."""

    houses: tuple[str, ...]
    areas: tuple[Area, ...] = ()
    items: int = ITEMS
    seconds: int | None = None


@dataclass(frozen=True, slots=True)
class QuizDrawn:
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
