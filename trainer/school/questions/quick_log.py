"""Quick sittings and their wrong answers as rows of the lists, and the same asked anew."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from itertools import islice

from msgspec import Struct

from trainer.dealing.house import House
from trainer.drills.questions.lesson import Item, asks_skills
from trainer.drills.skills.registry import Skillbook
from trainer.drills.stream import Stream
from trainer.records.results import QuickAnswer, QuickResult
from trainer.school.one_question.item import ItemHouse
from trainer.school.questions.result import skill_words
from trainer.school.results import AttemptDone
from trainer.school.words.date_words import at as local_time
from trainer.wording import say_list

ASKED_ANEW = 3
"""So many fresh items ask for what one answer got wrong."""
_TRIES = 300
_SEEDS = 1 << 32


class WrongAnswer(Struct, frozen=True):
    """A wrong answer of a finished sitting. ``words`` name its subject."""

    attempt_id: str
    when: datetime
    house_title: str
    drill_title: str
    number: int
    words: str


def wrong_answer_row(
    result: QuickResult, answer: QuickAnswer, books: Sequence[Skillbook], drill_title: str
) -> WrongAnswer:
    """The answer as a row among the mistakes; ``books`` are of its houses that still exist."""
    return WrongAnswer(
        attempt_id=result.attempt,
        when=local_time(result.begun_at_ms),
        house_title=say_list([book.house.title for book in books], "") or result.house,
        drill_title=drill_title,
        number=answer.number,
        words=_about(answer.skill, books),
    )


def _about(question: str, books: Sequence[Skillbook]) -> str:
    """The skill that was asked for; else the question in the drill's own words."""
    for book in books:
        skill = question if question in book else book.quick(question)
        if skill is not None:
            return book[skill].words
    return skill_words(question)


def asked_anew(at: ItemHouse, skill: str, seed: int) -> tuple[Item, ...]:
    """Fresh items of a drill on that skill; none if the drill no longer asks for it."""
    return tuple(islice(_asking(at, skill, Stream(f"asked anew|{skill}|{seed}")), ASKED_ANEW))


def _asking(at: ItemHouse, skill: str, stream: Stream) -> Iterator[Item]:
    named = skill if asks_skills(at.drill.exercise) else ""
    for _ in range(_TRIES):
        item = Item(stream.below(_SEEDS), named)
        try:
            asked = at.ask(item)
        except KeyError:
            return
        if asked.skill == skill:
            yield item


def quick_row(result: QuickResult, houses: Mapping[str, House], drill_title: str) -> AttemptDone:
    """One finished sitting as a row among the rounds."""
    titles = [houses[each].title if each in houses else each for each in result.houses]
    return AttemptDone(
        attempt_id=result.attempt,
        when=local_time(result.begun_at_ms),
        house=result.house,
        house_title=say_list(titles, ""),
        drill=result.drill,
        drill_title=drill_title,
        right=result.right,
        lines=result.items,
        points=round(100 * result.right / result.items, 1) if result.items else 0.0,
        hands_per_hour=None,
        by_severity={},
        quick=True,
        elapsed_ms=result.elapsed_ms,
        median_ms=result.median_ms,
    )
