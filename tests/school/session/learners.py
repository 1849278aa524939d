"""Simulated learners who learn by practice, forget by time, and slip.

The model, for each skill by itself: how well it is learned (0 to 1) rises with each exposure by
a share of what is missing, because the debrief tells what was right. It fades with the days since
the last exposure as exp(-days / strength); the strength, in days, grows by half with the first
right answer of a day and a little with the others, and falls by a third with a wrong one. It is
right with the probability of a guess plus what is known, but never more often than slips allow.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from math import exp
from random import Random

from trainer.dealing.procedure import Part
from trainer.dealing.script import script_for
from trainer.drills.skills.decisions import touched
from trainer.drills.skills.registry import Skillbook
from trainer.game.round import Round
from trainer.game.settle import settle
from trainer.records.results import Observation
from trainer.school.session.best_table import TableChoice, Tables, true_random
from trainer.school.session.next_round import Course, Planned
from trainer.school.skills.mastery import mastered, siblings
from trainer.school.skills.standing import NEVER

GUESS, SLIP, HAS = 0.25, 0.03, 0.8
LEARNS, FIRST_STRENGTH, STRONGEST = 0.35, 8.0, 90.0
DAY_MS = 86_400_000


@dataclass
class Trace:
    """One skill in a learner's head."""

    learned: float = 0.0
    strength: float = FIRST_STRENGTH
    last: int | None = None

    def known(self, day: int) -> float:
        since = 0 if self.last is None else day - self.last
        return self.learned * exp(-since / self.strength)

    def practised(self, day: int, *, right: bool) -> None:
        first_today = self.last != day
        grown = (1.5 if first_today else 1.03) if right else 0.67
        self.learned = self.known(day) + LEARNS * (1 - self.known(day))
        self.strength = min(max(self.strength * grown, 1.0), STRONGEST)
        self.last = day


@dataclass
class Learner:
    """Answers what a round asks for, and learns from it."""

    chance: Random
    traces: dict[str, Trace] = field(default_factory=dict)

    def answers(self, skill: str, day: int) -> bool:
        trace = self.traces.setdefault(skill, Trace())
        right = self.chance.random() < GUESS + (1 - GUESS - SLIP) * trace.known(day)
        trace.practised(day, right=right)
        return right

    def has(self, skill: str, day: int) -> bool:
        """Whether the skill would be right in four of five cases."""
        known = self.traces[skill].known(day) if skill in self.traces else 0.0
        return GUESS + (1 - GUESS - SLIP) * known >= HAS

    def works(
        self, tables: Tables, round_: Round, part: Part, day: int, attempt: str
    ) -> list[Observation]:
        """What the round shows of the learner; each answer takes about as long as the reference."""
        settlement = settle(tables.house.rules, round_)
        touches = touched(script_for(tables.house, round_, settlement, part))
        return [
            Observation(
                attempt=attempt,
                number=number,
                skill=touch.skill,
                house=tables.house.id,
                right=self.answers(touch.skill, day),
                latency_ms=None,
                hinted=False,
                undone=False,
                at_ms=day * DAY_MS + number,
                day=day,
                place=touch.place,
                event=0,
            )
            for number, touch in enumerate(touches, 1)
        ]


@dataclass(frozen=True)
class Way:
    """A way to practise: how the next round is found."""

    planned: Planned
    adaptive: bool

    def next(self, course: Course, day: int, seed: str) -> TableChoice:
        if self.adaptive:
            return self.planned.next(course, day, seed)
        return true_random(self.planned.tables, seed)


@dataclass(frozen=True)
class Progress:
    """After so many rounds: the skills that have ever been mastered, with the round of each, and
    those that the learner really has, which no program knows."""

    rounds: int
    reached: dict[str, int]
    had: frozenset[str] = frozenset()


def practise(way: Way, wanted: frozenset[str], seed: int, a_day: int, at_most: int) -> Progress:
    """Practise so many rounds a day, until every wanted skill was mastered once or no more."""
    learner, course = Learner(Random(seed)), Course({})
    tables, book = way.planned.tables, way.planned.book
    reached: dict[str, int] = {}
    number, day = 0, 0
    for number, day in enumerate(_days(a_day, at_most), 1):
        choice = way.next(course, day, f"{seed}|{number}")
        seen = learner.works(tables, choice.round_, choice.part, day, str(number))
        course = course.after(choice.why, seen, book)
        others = siblings(book, course.standings)
        for skill in {each.skill for each in seen} & wanted - reached.keys():
            standing, prior = course.standings.get(skill, NEVER), others.prior(skill)
            if mastered(standing, high_stakes=book[skill].high_stakes, day=day, prior=prior):
                reached[skill] = number
        if reached.keys() >= wanted:
            break
    return Progress(number, reached, frozenset(filter(partial(learner.has, day=day), wanted)))


def _days(a_day: int, at_most: int) -> Iterator[int]:
    return (1000 + number // a_day for number in range(at_most))


def dealt_skills(book: Skillbook) -> frozenset[str]:
    """The skills that rounds can ask for."""
    from trainer.drills.skills.registry import by_round

    return frozenset(skill.id for skill in book if by_round(skill) is not None)
