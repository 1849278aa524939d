"""The evidence of a quick sitting's answers about each skill."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from trainer.drills.lesson import asks_skills
from trainer.drills.recipe import Exercise
from trainer.drills.skills.registry import Skillbook
from trainer.drills.skills.touched import Asks
from trainer.records.attempt import AttemptEnded
from trainer.records.observation import Observation
from trainer.records.quick import QuickAttempt
from trainer.school.one_question.item import AskedItem, Class, Classes
from trainer.school.one_question.ordering import AskedOrder
from trainer.school.one_question.planned_item import item_of
from trainer.school.one_question.screens import Answer, ItemDone, OrderShown, SeatAsked
from trainer.school.one_question.seat import AskedSeat
from trainer.school.skills.judged import judged
from trainer.school.skills.observed import day_of, uninterrupted

# Exercises whose repetitions have new cards.
_RENEWED = tuple(each.value for each in Exercise if asks_skills(each))


def observed_in_quick(
    attempt: QuickAttempt,
    items: Sequence[ItemDone],
    classes: Classes,
    books: Mapping[str, Skillbook],
) -> tuple[Observation, ...]:
    """An observation of every answer, of the skill that its item asked for; of every topic of the
    order, where steps were put in order, and of every decision about money at a seat. Where time
    ran out, the answer is wrong. ``books`` are those of the sitting's houses."""
    assert attempt.ended is not None, "only a finished sitting is observed"
    shown = [
        (place, skill, right)
        for place, item in enumerate(items)
        for skill, right in _shown(
            attempt, item, classes[place], books[attempt.house_of(place + 1)]
        )
    ]
    return tuple(
        Observation(
            event=attempt.ended.event,
            number=number,
            attempt=attempt.id,
            skill=skill,
            house=attempt.house_of(place + 1),
            right=right,
            latency_ms=_latency_ms(
                attempt, items[place], books[attempt.house_of(place + 1)], skill
            ),
            hinted=attempt.answers[place].helped or _same_items_again(attempt),
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
    elif at is None or item.shown is None:
        return
    elif isinstance(item.shown, SeatAsked):
        asked = at.ask(item_of(attempt, item.marked.number))
        assert isinstance(asked, AskedSeat), "a seat is asked for as a seat"
        yield from asked.judged(_answer(attempt, item, asked))
    elif isinstance(item.shown, OrderShown):
        asked = at.ask(item_of(attempt, item.marked.number))
        assert isinstance(asked, AskedOrder), "the order drill asks for an order"
        for each in judged(asked.verdict(_answer(attempt, item, asked))):
            if each.touch.asks is Asks.ORDER:
                yield each.touch.skill, each.right


def _answer(attempt: QuickAttempt, item: ItemDone, asked: AskedItem) -> Answer | None:
    return asked.read(attempt.answers[item.marked.number - 1].answer)


def _latency_ms(attempt: QuickAttempt, item: ItemDone, book: Skillbook, skill: str) -> int | None:
    """The time of the answer; None where it was put together from many, or time ran out."""
    answered = attempt.answers[item.marked.number - 1]
    if answered.answer is None or isinstance(item.shown, OrderShown | SeatAsked):
        return None
    return uninterrupted(answered.elapsed_ms, book, skill)


def _day(attempt: QuickAttempt, place: int) -> int:
    return day_of(AttemptEnded(0, attempt.answered_at_ms[place]), attempt.begun.zone_min)


def _same_items_again(attempt: QuickAttempt) -> bool:
    """True if the right answers of the very same items had been told."""
    begun = attempt.begun
    return begun.repeats is not None and begun.exercise not in _RENEWED
