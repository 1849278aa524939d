"""A trainee's standing at one skill, folded from its observations one by one.

It depends on nothing but observations, so the same ones give the same standing wherever and
whenever they are folded.
"""

from __future__ import annotations

from collections.abc import Iterable
from statistics import median

from msgspec import Struct
from msgspec.json import Decoder, Encoder
from msgspec.structs import replace

from trainer.records.observation import Observation
from trainer.school.skills.levels import UNSEEN, Paths, answered, rested
from trainer.school.skills.memory import LOOKED_AT, Memory, RatedExposure, rate, reviewed

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
