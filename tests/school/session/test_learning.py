"""Simulated learners who learn and forget: practice that adapts against random deals.

A skill counts from the first time that it is mastered. Random deals show some hands so seldom that
nobody waits for them: their rounds are cut off, and what they cost is then at least so many.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.school.session.learners import Way, dealt_skills, practise
from tests.some_houses import HOUSES, house
from trainer.drills.skills.registry import skills_of
from trainer.school.session.best_table import Tables
from trainer.school.session.next_round import Planned

SEATS, A_DAY = 5, 12
SHARE, ROUNDS = 0.6, 400


def ways(name: str) -> Iterator[Way]:
    """The adaptive way and the random one."""
    tables, book = Tables(house(name), SEATS), skills_of(house(name))
    for adaptive in (True, False):
        yield Way(Planned(tables, book), adaptive)


def test_in_60_rounds_more_is_learned_than_in_100_random_ones() -> None:
    adaptive, random = ways("boxes")
    wanted = dealt_skills(adaptive.planned.book)
    ours = practise(adaptive, wanted, seed=1, a_day=A_DAY, at_most=60)
    theirs = practise(random, wanted, seed=1, a_day=A_DAY, at_most=100)
    print(f"boxes: {len(ours.had)} learned in 60, {len(theirs.had)} in 100 random rounds")
    assert len(ours.had) >= len(theirs.had) > 5
    assert ours.reached


def test_the_same_learner_practises_the_same_way_twice() -> None:
    adaptive, _ = ways("prime")
    wanted = dealt_skills(adaptive.planned.book)
    first, second = (practise(adaptive, wanted, seed=3, a_day=A_DAY, at_most=25) for _ in range(2))
    assert first == second


@pytest.mark.slow
@pytest.mark.parametrize("name", HOUSES)
def test_in_60_per_cent_of_the_rounds_half_as_many_skills_more(name: str) -> None:
    """What the learner really has. What is called mastered is another question: a claim is strict,
    and what this learner meets seldom fades below it."""
    adaptive, random = ways(name)
    wanted = dealt_skills(adaptive.planned.book)
    ours = practise(adaptive, wanted, seed=1, a_day=A_DAY, at_most=int(SHARE * ROUNDS))
    theirs = practise(random, wanted, seed=1, a_day=A_DAY, at_most=ROUNDS)
    print(f"\n{name}, {len(wanted)} skills: had {len(ours.had)} against {len(theirs.had)}")
    assert len(ours.had) >= 1.5 * len(theirs.had)
    assert len(ours.reached) >= len(theirs.reached)
