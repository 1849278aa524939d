"""How often a skill counts as mastered that the trainee does not have.

Simulated trainees with 40 skills in eight areas, each answered in turn. Their kinds: right always;
stuck at one share of right answers; a record of several; learning a skill at one stroke, which is
in no level of the program's; rising a little with each answer; and losing it again. A claim is
false where the skill would be right less often than mastery says at that moment.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median

import pytest

from tests.sampled import sampled
from trainer.drills.stream import Stream
from trainer.school.skills.levels import UNSEEN, Paths, Siblings, answered, at_least, now, rested
from trainer.school.skills.mastery import CERTAIN, RIGHT

SKILLS, AREAS, ANSWERS = 40, 8, 50
AT_MOST = 0.03


@dataclass
class Answering:
    """One skill in a trainee's head: how often it is right, and how that changes by an answer."""

    share: float
    then: Callable[[float, Stream], float] = lambda share, _: share
    paths: Paths = UNSEEN
    claimed_at: int | None = None
    false: bool = False

    def answer(self, chance: Stream) -> None:
        self.paths = answered(self.paths, right=_happens(chance, self.share))
        self.share = self.then(self.share, chance)


@dataclass
class Told:
    """All first claims about trainees of one kind."""

    skills: int = 0
    at: list[int] = field(default_factory=list)
    false: int = 0

    @property
    def declared(self) -> float:
        return len(self.at) / self.skills

    @property
    def false_share(self) -> float:
        return self.false / len(self.at) if self.at else 0.0


Kind = Callable[[Stream], Answering]


def _happens(chance: Stream, share: float) -> bool:
    return chance.below(10_000) < round(share * 10_000)


def stuck(*shares: float) -> Kind:
    """Each skill at one of these shares for good."""
    return lambda chance: Answering(chance.choice(shares))


def sudden(guess: float) -> Kind:
    """Guesses, and has it from some answer on, one time in ten."""

    def then(share: float, chance: Stream) -> float:
        return 0.97 if _happens(chance, 0.1) else share

    return lambda _: Answering(guess, then)


def gradual(_: Stream) -> Answering:
    return Answering(0.4, lambda share, _: share + 0.06 * (0.98 - share))


def forgets(_: Stream) -> Answering:
    """Has it, and loses it again now and then."""
    return Answering(0.97, lambda share, chance: 0.6 if _happens(chance, 0.01) else share)


def told(kind: Kind, trainees: int, seed: str, days_between: int = 0) -> Told:
    found = Told()
    for number in range(trainees):
        _practise(kind, Stream(f"mastery|{seed}|{number}"), found, days_between)
    spent = median(found.at) if found.at else None
    print(f"{seed}: {found.declared:.1%} declared, {found.false_share:.1%} false, after {spent}")
    return found


def _practise(kind: Kind, chance: Stream, found: Told, days_between: int) -> None:
    skills = {str(k): kind(chance) for k in range(SKILLS)}
    areas = {skill: str(int(skill) % AREAS) for skill in skills}
    for number in range(1, ANSWERS + 1):
        for each in skills.values():
            each.paths = rested(each.paths, days_between)
            each.answer(chance)
        others = Siblings({skill: each.paths for skill, each in skills.items()}, areas)
        for skill, each in skills.items():
            sure = at_least(now(each.paths, others.prior(skill)), RIGHT)
            if each.claimed_at is None and sure >= CERTAIN:
                each.claimed_at, each.false = number, each.share < RIGHT
    claimed = [each for each in skills.values() if each.claimed_at is not None]
    found.skills += SKILLS
    found.at += [each.claimed_at for each in claimed if each.claimed_at is not None]
    found.false += sum(each.false for each in claimed)


def test_few_of_those_who_are_stuck_are_declared() -> None:
    """A running average over twelve answers declares 95 to 99 of 100."""
    assert told(stuck(0.80), 2, "stuck at 80").declared <= 0.10
    assert told(stuck(0.85), 2, "stuck at 85").declared <= 0.20


def one_stuck(share: float, seed: str) -> bool:
    """Whether a skill that is stuck there is believed within fifty answers, where all others are
    right always and have as many answers."""
    chance, paths, perfect = Stream(f"one stuck|{seed}"), UNSEEN, UNSEEN
    areas = {str(k): str(k % AREAS) for k in range(SKILLS)}
    for _ in range(ANSWERS):
        paths = answered(paths, right=_happens(chance, share))
        perfect = answered(perfect, right=True)
        others = Siblings({**dict.fromkeys(areas, perfect), "0": paths}, areas)
        if at_least(now(paths, others.prior("0")), RIGHT) >= CERTAIN:
            return True
    return False


@sampled(50, 150)
@pytest.mark.parametrize(("share", "at_most"), [(0.80, 0.10), (0.85, 0.20)])
def test_one_stuck_skill_among_perfect_ones_is_seldom_believed(
    share: float, at_most: float, count: int
) -> None:
    told = sum(one_stuck(share, f"{share} {number}") for number in range(count))
    print(f"{told} of {count} that are right in {share:.0%} of cases are believed")
    assert told <= at_most * count


def test_someone_who_never_errs_is_believed_after_a_few_answers() -> None:
    found = told(stuck(1.0), 1, "never errs")
    assert found.declared == 1.0
    assert max(found.at) <= 12


def test_few_first_claims_are_false() -> None:
    assert told(sudden(0.6), 2, "sudden, 60").false_share <= AT_MOST
    assert told(gradual, 1, "gradual").false_share <= AT_MOST


@pytest.mark.slow
@pytest.mark.parametrize("share", [0.6, 0.8, 0.85])
def test_stuck_trainees_at_length(share: float) -> None:
    at_most = {0.6: 0.01, 0.8: 0.10, 0.85: 0.20}
    assert told(stuck(share), 25, f"stuck at {share}").declared <= at_most[share]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "name"),
    [
        (sudden(0.25), "sudden, 25"),
        (sudden(0.6), "sudden, 60"),
        (gradual, "gradual"),
        (forgets, "forgets"),
        (stuck(0.97), "97"),
        (stuck(*[0.97] * 9, 0.85), "97, one of ten at 85"),
        (stuck(*[1.0] * 9, 0.80), "100, one of ten at 80"),
        (stuck(*[1.0] * 9, 0.85), "100, one of ten at 85"),
        (stuck(0.6, 0.97), "60 and 97"),
        (stuck(0.6, 0.8, 0.85, 0.97), "60, 80, 85 and 97"),
    ],
)
def test_few_first_claims_are_false_for_learners_of_every_kind(kind: Kind, name: str) -> None:
    assert told(kind, 25, name).false_share <= AT_MOST
