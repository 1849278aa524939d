"""How simulated learners hold a fact: what they forget, what they know wrongly, what they learn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import exp, log
from random import Random


class Mind:
    """How one fact is held. ``error`` is the chance of a mistake about it on that day."""

    def error(self, day: int) -> float:
        raise NotImplementedError

    def worked(self, day: int, *, right: bool) -> None:
        raise NotImplementedError


@dataclass
class Fading(Mind):
    """Exponential forgetting; every debrief teaches a share of what is missing, and the strength
    grows with each day of practice."""

    learned: float
    share: float
    strength: float = 6.0
    last: int = 0

    def _known(self, day: int) -> float:
        return self.learned * exp(-(day - self.last) / self.strength)

    def error(self, day: int) -> float:
        return 0.75 * (1 - self._known(day))

    def worked(self, day: int, *, right: bool) -> None:
        before = self._known(day)
        if day > self.last:
            self.strength = min(600.0, self.strength * (1.7 if right else 1.1))
        self.learned = before + self.share * (1 - before)
        self.last = day


@dataclass
class Activation(Mind):
    """Power-law forgetting: each time leaves a trace that fades as the power of its age."""

    threshold: float
    times: Counter[int] = field(default_factory=Counter)

    def error(self, day: int) -> float:
        active = sum(n * (day - at + 0.3) ** -0.5 for at, n in self.times.items())
        if not active:
            return 0.75
        return 0.75 / (1 + exp((log(active) - self.threshold) / 0.45))

    def worked(self, day: int, *, right: bool) -> None:
        self.times[day] += 1


@dataclass
class WrongRule(Mind):
    """Held firmly, or not. A correction, and nothing else, makes it less likely; once it was
    corrected it comes back with time, the more slowly the more days it was worked on."""

    held: float
    drops: float
    corrected: bool = False
    days: int = 0
    last: int = 0

    def error(self, day: int) -> float:
        if not self.corrected or self.held > 0.5:
            return self.held
        back = 1 - exp(-(day - self.last) / (150.0 * (1 + self.days)))
        return self.held + (0.5 - self.held) * back

    def worked(self, day: int, *, right: bool) -> None:
        now = self.error(day)
        self.held = now if right else now * (1 - self.drops)
        self.days += day > self.last
        self.corrected, self.last = self.corrected or not right, day


@dataclass
class TwoState(Mind):
    """Known or not: each time it is learned at one stroke, so likely; each day it may be lost, the
    more seldom the more days it was known."""

    learns: float
    guess: float
    known: float = 0.0
    loses: float = 0.06
    last: int = 0

    def _known(self, day: int) -> float:
        return self.known * (1 - self.loses) ** max(0, day - self.last)

    def error(self, day: int) -> float:
        return (1 - self.guess) * (1 - self._known(day))

    def worked(self, day: int, *, right: bool) -> None:
        before = self._known(day)
        if day > self.last:
            self.loses *= 1 - 0.45 * before
        self.known, self.last = before + self.learns * (1 - before), day


Makes = Callable[[Random, float, bool], Mind]
"""A mind for a fact, by that learner's ability and whether the fact is among the well known."""


def fading(chance: Random, ability: float, known: bool) -> Mind:
    start = 0.7 if known else 0.1
    share = min(0.6, max(0.05, 0.2 * exp(0.5 * ability + chance.gauss(0, 0.4))))
    return Fading(min(0.95, max(0.0, chance.gauss(start, 0.15))), share)


def activation(chance: Random, ability: float, known: bool) -> Mind:
    mind = Activation(chance.gauss(-0.2 - 0.4 * ability, 0.5))
    if known:
        mind.times[0] = 4
    return mind


def wrong_rules(chance: Random, ability: float, known: bool) -> Mind:
    holds = chance.random() < (0.1 if known else 0.35)
    return WrongRule(0.9 if holds else 0.003, min(0.8, 0.35 * exp(0.4 * ability)))


def two_state(chance: Random, ability: float, known: bool) -> Mind:
    learns = min(0.7, max(0.05, 0.25 * exp(0.5 * ability)))
    mind = TwoState(learns, chance.uniform(0.2, 0.5))
    if known:
        mind.known, mind.last = 0.95, 100
    return mind


KINDS: Mapping[str, Makes] = {
    "fading": fading,
    "power law": activation,
    "wrong rules": wrong_rules,
}
COACHED: Mapping[str, Makes] = {**KINDS, "two state": two_state}
"""Those that are coached, act by act."""
