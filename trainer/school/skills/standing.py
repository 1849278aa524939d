"""A trainee's standing at one skill, folded from its observations one by one, and the day on which
the skill is due again.

It depends on nothing but observations, so the same ones give the same standing wherever and
whenever they are folded.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from enum import IntEnum
from functools import cache, lru_cache
from statistics import median
from zlib import crc32

from fsrs import Card, Scheduler, State
from fsrs import Rating as TheirRating
from msgspec import Struct
from msgspec.json import Decoder, Encoder
from msgspec.structs import replace

from trainer.records.results import Observation
from trainer.school.skills.levels import UNSEEN, Paths, answered, rested

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


# Noon in UTC of a calendar day where the trainee sat: so a day has the same length everywhere.
def _noon(day: int) -> datetime:
    return _EPOCH + timedelta(days=day)


EMA_WEIGHT = 0.2
LATEST = 12
"""The number of the last latencies that tell the pace."""


class Standing(Struct, frozen=True, array_like=True):
    """The sums of a skill's observations. ``ema`` is the running average of right ones, which only
    the scheduler's rating uses; ``tempos`` are the latest latencies in units of the reference.
    ``memory`` is as of the last day's beginning, ``first`` that day's first exposures: its rating
    may still change. ``right`` of ``seen`` were right; ``paths`` tell how often the trainee would
    be right now."""

    seen: int = 0
    ema: float = 0.0
    days: int = 0
    last_day: int = 0
    last_ms: int = 0
    tempos: tuple[float, ...] = ()
    memory: Memory | None = None
    first: tuple[RatedExposure, ...] = ()
    right: int = 0
    paths: Paths = UNSEEN

    def after(self, observed: Observation, reference_ms: int) -> Standing:
        """The standing after one more observation, not older than the others. An answer that was
        right only after the program had told it counts as wrong."""
        right = observed.right and not observed.hinted
        tempo = None if observed.latency_ms is None else observed.latency_ms / reference_ms
        ema = self.ema + EMA_WEIGHT * (right - self.ema)
        begun = self._at_start_of(observed.day, observed.skill)
        first = begun.first
        if len(first) < LOOKED_AT:
            first = (*first, RatedExposure(right, observed.undone, tempo, ema))
        return Standing(
            seen=self.seen + 1,
            ema=ema,
            days=begun.days,
            last_day=begun.last_day,
            last_ms=observed.at_ms,
            tempos=self.tempos if tempo is None else (*self.tempos, tempo)[-LATEST:],
            memory=begun.memory,
            first=first,
            right=self.right + right,
            paths=answered(begun.paths, right=right),
        )

    def scheduled(self, skill: str) -> Memory | None:
        """The memory with the last day rated by now; None before any observation."""
        if not self.first:
            return self.memory
        reviews = self.memory.reviews if self.memory is not None else 0
        return reviewed(skill, self.memory, rate(self.first, reviews), self.last_day)

    def paths_on(self, day: int) -> Paths:
        """The paths after the days since the last observation."""
        days = day - self.last_day
        return rested(self.paths, days) if self.seen and days > 0 else self.paths

    @property
    def tempo(self) -> float | None:
        """The median latency, of the latest ones, in units of the reference."""
        return median(self.tempos) if self.tempos else None

    def _at_start_of(self, day: int, skill: str) -> Standing:
        """The standing at the beginning of that day: the day before is then rated for good."""
        # A clock that was set back begins no day.
        if self.seen and day <= self.last_day:
            return self
        rated = self.scheduled(skill)
        paths, days = self.paths_on(day), self.days + 1
        return replace(self, days=days, last_day=day, memory=rated, first=(), paths=paths)


NEVER = Standing()
"""Before any observation."""


def folded(
    observations: Iterable[Observation], reference_ms: int, standing: Standing = NEVER
) -> Standing:
    """The standing after these further observations of one skill, the oldest first."""
    for each in observations:
        standing = standing.after(each, reference_ms)
    return standing


def standing_text(standing: Standing) -> str:
    """The standing as a line of JSON without loss: its fields in order."""
    return _WRITE.encode(standing).decode()


def standing_of(text: str) -> Standing:
    """The standing that ``standing_text`` wrote. Raises msgspec.DecodeError for anything else."""
    return _READ.decode(text)


_WRITE, _READ = Encoder(), Decoder(Standing)
