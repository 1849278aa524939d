"""The day on which a skill is due again: one rating a day, given to the FSRS scheduler.

Days are whole numbers, calendar days where the trainee sat. The scheduler is given noon of each in
UTC, so that a day has the same length everywhere; nothing is random.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from enum import IntEnum
from functools import cache, lru_cache
from zlib import crc32

from fsrs import Card, Scheduler, State
from fsrs import Rating as TheirRating
from msgspec import Struct

LONGEST_DAYS = 21
RETENTION = 0.9
SLOW, QUICK = 2.0, 0.8
"""Of the reference: slower than the one is Hard, at most the other may be Easy."""

EASY_AFTER, EASY_EMA = 3, 0.95
LOOKED_AT = 3
"""The number of a day's exposures that tell its rating."""

# py-fsrs refuses every zone but timezone.utc itself.
_EPOCH = datetime(1970, 1, 1, 12, tzinfo=UTC)


class Rating(IntEnum):
    """The rating of a day's first exposure, in the scheduler's own numbers."""

    AGAIN = 1
    HARD = 2
    GOOD = 3
    EASY = 4


class RatedExposure(Struct, frozen=True, array_like=True):
    """One of a day's first observations. ``tempo`` is the latency in units of the reference; None
    if it is unknown. ``ema`` is the running average with this one."""

    right: bool
    undone: bool
    tempo: float | None
    ema: float


class Memory(Struct, frozen=True, array_like=True):
    """The scheduler's memory of a skill after its last rated day."""

    stability: float
    difficulty: float
    reviewed_day: int
    due_day: int
    reviews: int

    def recall(self, day: int) -> float:
        """The probability that the skill is still known on that day."""
        return _recalled(self, day)


# From one round to the next most skills stay as they were: what was told of them is told again.
_KNOWN = 4096


@lru_cache(_KNOWN)
def _recalled(memory: Memory, day: int) -> float:
    return _scheduler().get_card_retrievability(_card("", memory), _noon(day))


def rate(first: Sequence[RatedExposure], reviews: int) -> Rating:
    """The rating of a day by its first exposures, after that many rated days before."""
    if not first[0].right or sum(not each.right for each in first[:LOOKED_AT]) >= 2:
        return Rating.AGAIN
    tempo = first[0].tempo
    if first[0].undone or (tempo is not None and tempo > SLOW):
        return Rating.HARD
    quick = tempo is not None and tempo <= QUICK
    easy = quick and reviews >= EASY_AFTER and first[0].ema >= EASY_EMA
    return Rating.EASY if easy else Rating.GOOD


@lru_cache(_KNOWN)
def reviewed(skill: str, memory: Memory | None, rating: Rating, day: int) -> Memory:
    """The memory after a day with that rating."""
    given = TheirRating(int(rating))
    card, _ = _scheduler().review_card(_card(skill, memory), given, _noon(day))
    assert card.stability is not None, "a review sets it"
    assert card.difficulty is not None, "a review sets it"
    return Memory(
        stability=card.stability,
        difficulty=card.difficulty,
        reviewed_day=day,
        due_day=(card.due - _EPOCH).days,
        reviews=1 + (memory.reviews if memory is not None else 0),
    )


@cache
def _scheduler() -> Scheduler:
    return Scheduler(
        desired_retention=RETENTION,
        # Steps of minutes would have a skill rated several times a day, which ruins its state.
        learning_steps=(),
        relearning_steps=(),
        maximum_interval=LONGEST_DAYS,
        # States are made again from the log: the same answers must come to the same day.
        enable_fuzzing=False,
    )


def _card(skill: str, memory: Memory | None) -> Card:
    """The scheduler's card of that skill."""
    # Without a number and a due time of its own, the card would take both from the clock.
    # Not hash(), which is another one at each start of Python.
    number = crc32(skill.encode())
    if memory is None:
        return Card(card_id=number, due=_EPOCH)
    return Card(
        card_id=number,
        state=State.Review,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=_noon(memory.due_day),
        last_review=_noon(memory.reviewed_day),
    )


def _noon(day: int) -> datetime:
    return _EPOCH + timedelta(days=day)
