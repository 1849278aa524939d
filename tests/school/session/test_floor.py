"""TEACHING, "What is practised": at equal rounds and equal tables, the errors that are left on true
random tables a fortnight later are fewer than by any other way to choose what is practised."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from math import sqrt
from statistics import mean, stdev

import pytest

from tests.school.session.floor_learners import (
    POLICIES,
    SEATS,
    Learner,
    errors_after,
    errors_coached,
)
from tests.school.session.minds import COACHED, KINDS
from tests.some_houses import HOUSES, house, shelf
from trainer.drills.skills.registry import skills_of
from trainer.school.session.best_table import Tables
from trainer.school.session.needs import PER, counted, floor_of, stored_at

FEWEST, LOOKS = 8, 3
"""So many learners are looked at, and twice and three times as many where that shows nothing."""
AT_ONCE, LOOKED_AT = 1.96, 2.29
"""The standard errors of a 95% interval that is looked at once, and up to three times."""
OTHERS = [each for each in POLICIES if each != "ours"]
Error = tuple[float, float]
Errors = list[list[Error]]
"""For each learner, after each stop: the share of wagers that come out wrong; weighed by money."""


def errors_of(name: str, policy: str, kind: str, learners: int, stops: tuple[int, ...]) -> Errors:
    tables, book = Tables(house(name), SEATS), skills_of(house(name))
    return [
        errors_after(
            POLICIES[policy](tables, book), tables, book, Learner(KINDS[kind], seed), stops
        )
        for seed in range(1, learners + 1)
    ]


def mean_of(errors: Errors, stop: int, what: int) -> float:
    return mean(each[stop][what] for each in errors)


def at_most(ours: Errors, theirs: Errors, stop: int, what: int, errors: float = AT_ONCE) -> float:
    """The upper end of the 95% interval of the difference, the same learners paired."""
    apart = [a[stop][what] - b[stop][what] for a, b in zip(ours, theirs, strict=True)]
    return mean(apart) + errors * stdev(apart) / sqrt(len(apart))


def test_fewer_errors_than_by_any_other_policy_after_a_few_days() -> None:
    """A small look at one kind of learner; ``make slow`` looks at all of them, for longer."""
    ours, *theirs = (errors_of("mbs", each, "power law", 2, (84,)) for each in POLICIES)
    for policy, errors in zip(OTHERS, theirs, strict=True):
        for what in (0, 1):
            assert mean_of(ours, 0, what) < mean_of(errors, 0, what), policy


@pytest.mark.slow
@pytest.mark.parametrize("name", ["mbs", "six-card-bonus"])
def test_fewer_errors_after_120_and_480_rounds(name: str) -> None:
    """Learners of every kind, the same ones with each policy, until it shows or they are all
    looked at."""
    told: list[str] = []
    for looks in range(LOOKS):
        learners = FEWEST * (looks + 1)
        told = [*_not_yet_fewer(name, learners)]
        if not told:
            return
    raise AssertionError("\n".join(told))


def _not_yet_fewer(name: str, learners: int) -> Iterator[str]:
    stops = (120, 480)
    ours = paired(name, "ours", learners, stops)
    for policy, at, what in product(OTHERS, (0, 1), (0, 1)):
        theirs = paired(name, policy, learners, stops)
        mine, other = mean_of(ours, at, what), mean_of(theirs, at, what)
        highest = at_most(ours, theirs, at, what, LOOKED_AT)
        shown = f"{stops[at]} {policy} {'money' if what else 'wagers'}"
        shown = f"{learners} learners, {shown}: {mine:.3%} {other:.3%}, {highest:+.3%}"
        print(shown)
        if highest >= 0:
            yield shown


@cache
def worked_by(name: str, policy: str, seed: int, stops: tuple[int, ...]) -> list[Error]:
    """The errors of the learner of that number: the kinds take turns."""
    tables, book = Tables(house(name), SEATS), skills_of(house(name))
    makes = [*COACHED.values()][seed % len(COACHED)]
    practised = POLICIES[policy](tables, book)
    return errors_after(practised, tables, book, Learner(makes, seed), stops)


def paired(name: str, policy: str, learners: int, stops: tuple[int, ...]) -> Errors:
    return [worked_by(name, policy, seed, stops) for seed in range(1, learners + 1)]


@pytest.mark.slow
def test_fewer_errors_by_the_coach_for_learners_of_every_kind() -> None:
    """Each learner plays the coach act by act, as any program may; all of them together."""
    ours: Errors = []
    theirs: dict[str, Errors] = {policy: [] for policy in OTHERS}
    for seed, (name, kind) in enumerate(product(["mbs", "six-card-bonus", "boxes"], COACHED), 1):
        tables, book = Tables(house(name), SEATS), skills_of(house(name))
        ours.append(errors_coached(shelf(), tables, Learner(COACHED[kind], seed), (120,)))
        for policy, errors in theirs.items():
            learner = Learner(COACHED[kind], seed)
            errors.append(
                errors_after(POLICIES[policy](tables, book), tables, book, learner, (120,))
            )
    for policy, errors in theirs.items():
        highest = at_most(ours, errors, 0, 0)
        print(f"{policy}: {mean_of(ours, 0, 0):.2%} {mean_of(errors, 0, 0):.2%}, {highest:+.2%}")
        assert highest < 0


@pytest.mark.parametrize("name", HOUSES)
def test_the_stored_floor_is_what_random_tables_meet(name: str) -> None:
    """``python -m tests.school.session.floor_table`` makes it again."""
    tables = 250
    assert stored_at(name).is_file()
    stored, fresh = floor_of(house(name)), counted(house(name), tables)
    assert stored.wagers.keys() >= fresh.wagers.keys()
    assert stored.wagers.keys() <= {each.id for each in skills_of(house(name))}
    for skill, often in stored.wagers.items():
        if often > PER:
            assert fresh.wagers[skill] == pytest.approx(often, rel=0.25), skill


def test_what_is_met_often_and_moves_much_weighs_most() -> None:
    floor, book = floor_of(house("mbs")), skills_of(house("mbs"))
    weights = {each.id: floor.weight(each) for each in book}
    assert weights["pay.pair_plus.flush@mbs"] > weights["pay.pair_plus.straight_flush@mbs"]
    assert weights["pay.pair_plus.straight_flush@mbs"] > weights["cmp.tie.flush"]
    assert weights["fold@mbs"] > weights["step.deal@mbs"]
