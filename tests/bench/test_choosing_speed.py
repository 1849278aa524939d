"""How long it takes to choose the next round of a session, plans made ahead as the window does.

Times are those of this thread alone, so that a busy machine does not count.
"""

from __future__ import annotations

from collections import deque
from random import Random
from statistics import median
from time import thread_time

import pytest

from tests.school.session.learners import Learner
from tests.some_houses import HOUSES, house
from trainer.dealing.procedure import Part
from trainer.drills.generate import generate
from trainer.drills.skills.registry import skills_of
from trainer.school.session.best_table import Tables, recipe_for
from trainer.school.session.next_round import Course, Planned

pytestmark = pytest.mark.bench

LOOKS, ROUNDS, A_DAY, SEATS = 32, 60, 12, 5
"""Looking at a round takes 0.6 ms on a quiet machine; so many take 20 ms."""


def _looking_ms(tables: Tables) -> float:
    """Dealing a round and seeing what it asks for."""
    recipe, rules = recipe_for(tables.seats), tables.house.rules
    begun = thread_time()
    for seed in range(100):
        tables.asked(generate(rules, recipe, seed), Part.SETTLEMENT)
    return (thread_time() - begun) * 1000 / 100


@pytest.mark.parametrize("name", HOUSES)
def test_choosing_the_next_round(name: str) -> None:
    """Beside looking at one: some seventy seats are looked at, and what each skill is worth."""
    tables, book = Tables(house(name), SEATS), skills_of(house(name))
    deque(tables.warm(book), maxlen=0)
    planned, learner, course = Planned(tables, book), Learner(Random(1)), Course({})
    took = []
    for number in range(ROUNDS):
        day = 1000 + number // A_DAY
        begun = thread_time()
        choice = planned.next(course, day, f"bench|{number}")
        took.append((thread_time() - begun) * 1000)
        seen = learner.works(tables, choice.round_, choice.part, day, str(number))
        course = course.after(choice.why, seen, book)
    looking = _looking_ms(tables)
    took.sort()
    print(
        f"\n{name}: next round {median(took):.1f} ms, 95 of 100 within "
        f"{took[int(0.95 * len(took))]:.1f} ms, at most {took[-1]:.1f} ms; "
        f"{median(took) / looking:.0f} x looking at one",
        end="",
    )
    assert took[int(0.95 * len(took))] <= LOOKS * looking
