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
from trainer.drills.generate import generate
from trainer.drills.skills.registry import skills_of
from trainer.school.session.choosing import Tables, recipe_for
from trainer.school.session.next_round import Course, Planned

pytestmark = pytest.mark.bench

CHOOSE_MS, ROUNDS, A_DAY, SEATS = 50, 60, 12, 5


def _generating_ms(tables: Tables) -> float:
    recipe, rules = recipe_for(tables.seats), tables.house.rules
    begun = thread_time()
    for seed in range(200):
        generate(rules, recipe, seed)
    return (thread_time() - begun) * 1000 / 200


@pytest.mark.parametrize("name", HOUSES)
def test_choosing_the_next_round(name: str) -> None:
    """Beside dealing one: a handful of candidates are dealt, settled and looked at."""
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
    dealing = _generating_ms(tables)
    took.sort()
    print(
        f"\n{name}: next round {median(took):.1f} ms, 95 of 100 within "
        f"{took[int(0.95 * len(took))]:.1f} ms, at most {took[-1]:.1f} ms; "
        f"{median(took) / dealing:.0f} x dealing one",
        end="",
    )
    assert median(took) <= CHOOSE_MS
