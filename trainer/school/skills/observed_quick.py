"""What the answers of a quick sitting showed of each skill."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from trainer.drills.lesson import asks_skills
from trainer.drills.recipe import Exercise
from trainer.drills.skills.registry import Skillbook
from trainer.drills.skills.touched import Asks
from trainer.records.attempt import Ended
from trainer.records.observation import Observation
from trainer.school.quick.asking import Class, ask
from trainer.school.quick.ordering import AskedOrder
from trainer.school.quick.result import item_of
from trainer.school.quick.shown import ItemDone
from trainer.school.skills.judged import judged
from trainer.school.skills.observed import day_of, uninterrupted

if TYPE_CHECKING:
    from trainer.records.quick import QuickAttempt


def observed_in_quick(
    attempt: QuickAttempt, items: Sequence[ItemDone], at: Class | None, book: Skillbook
) -> tuple[Observation, ...]:
    """An observation of every answer, of the skill that its item asked for; of every topic of the
    order, where steps were put in order. Where time ran out, the answer is wrong."""
    assert attempt.ended is not None, "only a finished sitting is observed"
    shown = [
        (place, skill, right)
        for place, item in enumerate(items)
        for skill, right in _shown(attempt, item, at, book)
    ]
    return tuple(
        Observation(
            event=attempt.ended.event,
            number=number,
            attempt=attempt.id,
            skill=skill,
            house=attempt.begun.house,
            right=right,
            latency_ms=_latency_ms(attempt, place, book, skill),
            hinted=_same_items_again(attempt),
            undone=False,
            at_ms=attempt.answered_at_ms[place],
            day=_day(attempt, place),
            place=f"item {place + 1}",
        )
        for number, (place, skill, right) in enumerate(shown, 1)
    )


def _shown(
    attempt: QuickAttempt, item: ItemDone, at: Class | None, book: Skillbook
) -> Iterator[tuple[str, bool]]:
    """The skills of one answer, and whether it was right in each."""
    skill = book.quick(item.marked.skill)
    if skill is not None:
        yield skill, item.marked.right
    elif at is not None and at.drill.exercise is Exercise.ORDER and item.shown is not None:
        asked = ask(at, item_of(attempt, item.marked.number))
        answered = attempt.answers[item.marked.number - 1]
        assert isinstance(asked, AskedOrder), "the order drill asks for an order"
        for each in judged(asked.verdict(asked.read(answered.answer))):
            if each.touch.asks is Asks.ORDER:
                yield each.touch.skill, each.right


def _latency_ms(attempt: QuickAttempt, place: int, book: Skillbook, skill: str) -> int | None:
    """The time of the answer; None where it was put together from many, or time ran out."""
    answered = attempt.answers[place]
    if answered.answer is None or attempt.begun.exercise == Exercise.ORDER:
        return None
    return uninterrupted(answered.elapsed_ms, book, skill)


def _day(attempt: QuickAttempt, place: int) -> int:
    return day_of(Ended(0, attempt.answered_at_ms[place]), attempt.begun.zone_min)


def _same_items_again(attempt: QuickAttempt) -> bool:
    """Whether what is right had been told of the very same items."""
    begun = attempt.begun
    return begun.repeats is not None and not asks_skills(Exercise(begun.exercise))
