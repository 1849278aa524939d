"""The plan for today: the number of rounds, their skills, and the time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil
from statistics import mean, median

from msgspec import Struct

from trainer.dealing.procedure import Part
from trainer.drills.recipe import Exercise
from trainer.drills.skills.skill import ByQuestion, ByScene, Skill
from trainer.records.results import RoundResult
from trainer.school.choice_reason import Aim
from trainer.school.clock import MINUTE_MS
from trainer.school.session.best_table import TIME_OF
from trainer.school.session.needs import Need, at_table
from trainer.school.session.next_round import SHARES

FEWEST, MOST = 5, 12
"""Rounds of a session."""

# A session has no more rounds than fit in this many minutes, unless those are fewer than the
# fewest. Whatever is due beyond that is still due in the next session.
LONGEST = 15
# A drill asks about so many questions: as long as they take is kept free for them.
_QUESTIONS = 8

COVERED = 2
"""The number of rare skills that one round covers, as a rule."""

# A question takes about so many times its reference, with what is read after it.
_LOOKED = 3


class Questions(Struct, frozen=True):
    """Skills that no round shows: the exercise that asks for them, and the time of a question."""

    exercise: Exercise
    question_ms: int

    def minutes(self, count: int) -> int:
        """The whole minutes for so many questions, at least one."""
        return max(1, round(count * self.question_ms / MINUTE_MS))


class PlanItem(Struct, frozen=True):
    """One skill of the plan, and its reason."""

    source: Aim
    skill: Skill


class Plan(Struct, frozen=True):
    """Today at one house. ``minutes`` are those of the rounds; ``due`` and ``back`` are the numbers
    of skills that are due and that come back, ``lines`` the most urgent first."""

    house: str
    rounds: int
    minutes: int
    due: int
    back: int
    lines: tuple[PlanItem, ...]
    questions: tuple[Questions, ...] = ()


class Day(Struct, frozen=True):
    """The inputs of a plan: a house, a number of seats, the trainee's time for a hand, whether
    whole rounds are dealt, and the minutes ``left`` of those chosen for a day; 0 for no limit."""

    house: str
    seats: int
    hand_ms: int
    whole: bool
    left: int = 0


def plan(day: Day, needs: Sequence[Need]) -> Plan:
    """The plan for these needs."""
    dealt = at_table(needs, whole=day.whole)
    questions = tuple(_questions(needs))
    rounds = min(rounds_for(dealt), max(FEWEST, _fitting(day, LONGEST)), _chosen(day, questions))
    wanted = [need for need in dealt if need.sources[0] is not Aim.LEARNING]
    return Plan(
        house=day.house,
        rounds=rounds,
        minutes=minutes_for(rounds, day.seats, day.hand_ms),
        due=sum(Aim.DUE in need.sources for need in dealt),
        back=sum(Aim.COMING_BACK in need.sources for need in dealt),
        lines=tuple(PlanItem(need.sources[0], need.skill) for need in wanted),
        questions=questions,
    )


def rounds_for(needs: Iterable[Need]) -> int:
    """The number of rounds of which the share for due skills covers them."""
    asked = [need for need in needs if need.rare and _pressing(need)]
    share = (SHARES[Aim.DUE] + SHARES[Aim.COMING_BACK]) / sum(SHARES.values())
    return min(max(ceil(len(asked) / COVERED / share), FEWEST), MOST)


def _fitting(day: Day, minutes: int) -> int:
    return minutes * MINUTE_MS // (day.seats * day.hand_ms)


def _chosen(day: Day, questions: Sequence[Questions]) -> int:
    """The most rounds in the minutes that are left, beside the first questions where both fit."""
    if not day.left:
        return MOST
    beside = _fitting(day, day.left - sum(each.minutes(_QUESTIONS) for each in questions[:1]))
    return beside if beside >= FEWEST else max(1, _fitting(day, day.left))


def _pressing(need: Need) -> bool:
    return Aim.DUE in need.sources or Aim.COMING_BACK in need.sources


def _questions(needs: Iterable[Need]) -> Iterable[Questions]:
    """The needs that only questions meet, exercise by exercise."""
    by_exercise: dict[Exercise, list[Skill]] = {}
    for need in needs:
        if need.dealt is None:
            by_exercise.setdefault(_exercise(need.skill), []).append(need.skill)
    for exercise, skills in by_exercise.items():
        yield Questions(exercise, round(_LOOKED * mean(skill.reference_ms for skill in skills)))


def _exercise(skill: Skill) -> Exercise:
    first = skill.by[0]
    match first:
        case ByQuestion():
            return first.exercise
        case ByScene():
            return Exercise.IRREGULARITIES
        case _:
            raise AssertionError(f"{skill.id} is dealt by rounds")


FIRST_HAND_MS = 25_000
"""A hand, before anything is known of the trainee."""

LATEST = 20


def hand_ms(latest: Iterable[RoundResult]) -> int:
    """The median time of a hand in these rounds, in ms; a usual one without any."""
    took = [each.elapsed_ms / each.hands for each in latest if each.hands and each.elapsed_ms]
    return round(median(took)) if took else FIRST_HAND_MS


def minutes_for(rounds: int, seats: int, hand: int) -> int:
    """The whole minutes for settling that many rounds, at least one; ``hand`` is in ms."""
    return max(1, round(rounds * seats * hand * TIME_OF[Part.SETTLEMENT] / MINUTE_MS))
