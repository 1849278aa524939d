"""The goal of a trainee, and the plan that leads there: stages with dates, and an end."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum
from math import ceil

AUDITION_DAYS, COURSE_DAYS, SHARP_DAYS = 21, 28, 14
"""The days of a plan for which nobody named an end; the last is begun again when it is over."""
SKILL_MINUTES = 2.5
"""About so long it takes until a skill is mastered, over all of them."""
_SHARES = (4, 7, 5, 5)
"""Of the days: reading the hands, take and pay, the whole round, pace and exams."""


class Goal(StrEnum):
    """The aim of somebody's training. ``ASK``: not asked yet; ``LATER``: looks around first;
    ``EXAM``: an exam that the school set, which nobody chooses."""

    ASK = "ask"
    LATER = "later"
    AUDITION = "audition"
    COURSE = "course"
    SHARP = "sharp"
    EXAM = "exam"

    @property
    def planned(self) -> bool:
        """True if there is a plan for it."""
        return self not in (Goal.ASK, Goal.LATER)

    @property
    def chosen(self) -> bool:
        """True if it is a trainee's own choice."""
        return self.planned and self is not Goal.EXAM

    @property
    def days(self) -> int:
        """The days of its plan, where no end is named."""
        return {Goal.COURSE: COURSE_DAYS, Goal.SHARP: SHARP_DAYS}.get(self, AUDITION_DAYS)


@dataclass(frozen=True, slots=True)
class GoalPlan:
    """A plan from its first day to its ``end``, which is the day of the audition itself."""

    goal: Goal
    since: date
    end: date

    @property
    def days(self) -> int:
        """All days of it, the last one not counted."""
        return max(1, (self.end - self.since).days)

    def day_on(self, today: date) -> int:
        """The number of that day, from 1."""
        return min(self.days, max(1, (today - self.since).days + 1))

    def left_on(self, today: date) -> int:
        """The days from that one to the end."""
        return max(0, (self.end - today).days)

    def on(self, today: date) -> GoalPlan:
        """The plan of that day: one to stay sharp begins again when it is over."""
        if self.goal is not Goal.SHARP or today < self.end:
            return self
        since = self.since + timedelta(days=(today - self.since).days // SHARP_DAYS * SHARP_DAYS)
        return GoalPlan(self.goal, since, since + timedelta(days=SHARP_DAYS))

    def stages(self) -> tuple[tuple[date, date], ...]:
        """The first and the last day of each stage."""
        ends = [sum(_SHARES[: at + 1]) * self.days // sum(_SHARES) for at in range(len(_SHARES))]
        begins = [0, *ends[:-1]]
        return tuple(
            (self._day(begin), self._day(max(begin, end - 1)))
            for begin, end in zip(begins, ends, strict=True)
        )

    def _day(self, number: int) -> date:
        return self.since + timedelta(days=number)


@dataclass(frozen=True, slots=True)
class ExamAhead:
    """The school's exam that is due next: its house, the day it was set and the day it is due."""

    house: str
    since: date
    day: date

    def ending(self, own: GoalPlan | None) -> GoalPlan:
        """The plan that ends with it. It begins as one's own did, else when the exam was set."""
        begun = own.since if own is not None else self.since
        return GoalPlan(Goal.EXAM, min(begun, self.day - timedelta(days=1)), self.day)


def minutes_needed(skills: int, days: int) -> int:
    """The minutes a day that so many skills need, up to the next five."""
    return 5 * max(1, ceil(skills * SKILL_MINUTES / max(1, days) / 5))


def plan_of(goal: Goal, since: str, end: str) -> GoalPlan | None:
    """The plan for these days, as the settings keep them; None where there is none."""
    try:
        first, last = date.fromisoformat(since), date.fromisoformat(end)
    except ValueError:
        return None
    return GoalPlan(goal, first, last) if goal.chosen and last > first else None
