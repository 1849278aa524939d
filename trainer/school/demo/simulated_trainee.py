"""The knowledge of a simulated trainee: learned by practice, faded by time, marred by slips.

For each skill, its knowledge (0 to 1) rises at each exposure by a share of what is missing, because
the debrief tells what was right. It fades with the days since as exp(-days / strength); the
strength, in days, grows with the first right answer of a day and falls with a wrong one. An answer
is right by knowledge, else by a guess; and known things slip now and then.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import exp

from trainer.drills.skills.skill import Area
from trainer.drills.stream import Stream
from trainer.school.demo.cast import Character

# A guess is mostly right, since most decisions at a table need little thought.
GUESS = 0.82
CARE = 0.4
"""The share of slips that remains when one is careful."""
FIRST_STRENGTH, STRONGEST = 30.0, 120.0
GROWS, FALLS = 1.6, 0.75
FINE = 10_000

AreaOf = Callable[[str], Area]
"""The area of a skill."""


@dataclass
class Trace:
    """The state of one skill in a mind."""

    known: float
    strength: float = FIRST_STRENGTH
    last: int | None = None

    def on(self, day: int) -> float:
        """The knowledge on that day, from 0 to 1."""
        since = 0 if self.last is None else max(0, day - self.last)
        return self.known * exp(-since / self.strength)

    def practised(self, day: int, learns: float, *, right: bool) -> None:
        first_today = self.last != day
        now = self.on(day)
        self.known = now + learns * (1 - now)
        if not right:
            self.strength = max(self.strength * FALLS, 4.0)
        elif first_today:
            self.strength = min(self.strength * GROWS, STRONGEST)
        self.last = day


@dataclass
class Mind:
    """One trainee's mind over the days of a course. The same chance makes the same trainee."""

    character: Character
    chance: Stream
    area_of: AreaOf
    traces: dict[str, Trace] = field(default_factory=dict)

    def answers(self, skill: str, day: int, *, careful: bool = False) -> bool:
        """True if the trainee gets it right on that day; either way he learns from it. In an exam
        he is careful, and learns nothing, as he is told nothing."""
        trace = self._trace(skill)
        right = self._happens(self._surely(trace.on(day), day, careful=careful))
        if not careful:
            trace.practised(day, self.character.learns(self.area_of(skill)), right=right)
        return right

    def happens(self, per_cent: float) -> bool:
        """True with that probability."""
        return self._happens(per_cent / 100)

    def _trace(self, skill: str) -> Trace:
        if skill not in self.traces:
            self.traces[skill] = Trace(self.character.knows(self.area_of(skill)))
        return self.traces[skill]

    def _surely(self, known: float, day: int, *, careful: bool) -> float:
        """The probability that the answer is right."""
        wrong = 1 - (GUESS + (1 - GUESS) * known) * (1 - self.character.slips(day))
        return 1 - wrong * (CARE if careful else 1)

    def _happens(self, share: float) -> bool:
        return self.chance.below(FINE) < share * FINE
